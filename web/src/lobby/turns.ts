/** Whose turn it is at a table, as far as the server tells without sitting down. */
import type { TableTold } from "../protocol";

export interface Turn {
  mine: boolean;
  /** The names of the others who are waited for. */
  others: string[];
}

export function turnOf(table: Pick<TableTold, "waiting" | "chairs"> | null, person: string): Turn {
  const chairs = (table?.waiting ?? []).flatMap((seat) => table?.chairs[seat] ?? []);
  const isMine = (chair: TableTold["chairs"][number]) => chair.person === person && !chair.bot;
  return { mine: chairs.some(isMine), others: chairs.filter((chair) => !isMine(chair)).map((chair) => chair.name) };
}
