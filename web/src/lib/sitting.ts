/** Sitting down with a sealed salt, and telling it when the game begins. */
import { api, Refused } from "./api";
import { hear, sealed, toReveal, type Told } from "./promises";

interface Place {
  id: string;
  round: number;
  commitment: string;
}

/** Take a seat; the words go into the dice. */
export const sit = (table: Place, seat: number, name?: string, words?: string) => api.sit(table.id, seat, sealed(table, seat, words), name);

/** Seal other words for a seat one has. */
export const sealAnew = (table: Place, seat: number, words?: string) => api.seal(table.id, seat, sealed(table, seat, words));

/** Begin as the host; the salts of this browser are told at once. */
export async function begin(id: string): Promise<void> {
  await reveal(await api.start(id), []);
}

/** Tell the salts that are asked for, unless the table does not keep its promises. */
export async function reveal(told: Told, own: readonly number[]): Promise<void> {
  if (hear(told, own)) return;
  for (const { seat, salt } of toReveal(told)) {
    try {
      await api.reveal(told.id, seat, salt);
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500) throw error; // refused: it is told already, or too late
    }
  }
}
