/** Public tables, as lists show them. */
import { api } from "../lib/api";
import type { Listed } from "../protocol";

/** Tables that still have a seat free. */
export const toJoin = async (): Promise<Listed[]> => (await api.tables("open")).filter((table) => table.taken < table.seats);

/** Games being played that may be watched. */
export const toWatch = (): Promise<Listed[]> => api.tables("playing");
