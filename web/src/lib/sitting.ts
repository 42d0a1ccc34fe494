/** Sitting down with a sealed salt, and telling it when the game begins. */
import { api, Refused } from "./api";
import type { Connection } from "../table/connection.svelte";
import { hear, sealed, toReveal, type Told } from "./promises";

const TRIES = 30;
const AGAIN_MS = 2000;

interface Place {
  id: string;
  round: number;
  commitment: string;
}

/** Take a seat; the words go into the dice. */
export const sit = (table: Place, seat: number, name?: string, words?: string) => api.sit(table.id, seat, sealed(table, seat, words), name);

/** Seal other words for a seat one has: over the table's connection if there is one. */
export async function sealAnew(table: Place, seat: number, words?: string, over?: Connection): Promise<void> {
  const seal = sealed(table, seat, words);
  if (!over?.send({ type: "seal", seat, seal })) await api.seal(table.id, seat, seal);
}

/** Begin as the host; the salts of this browser are told at once, or when the table asks for them over its connection. */
export async function begin(id: string, over?: Connection): Promise<void> {
  const told = await api.start(id);
  if (over?.status !== "open") await reveal(told, []);
}

/** Tell the salts that are asked for, unless the table does not keep its promises. */
export async function reveal(told: Told, own: readonly number[], over?: Connection): Promise<void> {
  if (hear(told, own)) return;
  const named = (salt: string): string => `${over?.welcomes ?? 0} ${salt}`;
  const asked = toReveal(told).filter(({ salt }) => !telling.has(named(salt)));
  for (const { salt } of asked) telling.add(named(salt));
  for (const { seat, salt } of asked) if (!over?.send({ type: "reveal", seat, salt })) await tell(told.id, seat, salt);
}

/** The salts that are told already, or on their way; what a broken connection took with it is told again. */
const telling = new Set<string>();

/** Through a bad network, for as long as the others wait. */
async function tell(id: string, seat: number, salt: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    try {
      await api.reveal(id, seat, salt);
      return;
    } catch (error) {
      if (error instanceof Refused && error.status < 500) return; // told already, from another window, or too late
      await new Promise((resume) => setTimeout(resume, AGAIN_MS));
    }
  }
}
