/** Whose turn it is at a table, as far as the server tells without sitting down. */
import type { TableTold } from "../protocol";

export interface Turn {
  mine: boolean;
  /** The names of the others who are waited for. */
  others: string[];
  /** Whether its rules have left the game behind. */
  older: boolean;
}

export function turnOf(table: Pick<TableTold, "waiting" | "chairs" | "rules"> | null, person: string): Turn {
  const chairs = (table?.waiting ?? []).flatMap((seat) => table?.chairs[seat] ?? []);
  const isMine = (chair: TableTold["chairs"][number]) => chair.person === person && !chair.bot;
  const others = chairs.filter((chair) => !isMine(chair)).map((chair) => chair.name);
  return { mine: chairs.some(isMine), others, older: table?.rules === "older" };
}
