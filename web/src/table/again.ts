/** Playing again with the same people; where there is nobody to wait for, at once. */
import { api } from "../lib/api";
import { go } from "../lib/router.svelte";
import { begin, sealAnew } from "../lib/sitting";

export async function playAgain(table: string, person: string): Promise<void> {
  const next = await api.rematch(table);
  if (next.status === "open" && next.host === person && next.chairs.every((chair) => chair.bot || chair.person === person)) {
    for (const [seat, chair] of next.chairs.entries()) if (!chair.bot) await sealAnew(next, seat);
    await begin(next.id);
  }
  go(`/t/${next.id}`);
}
