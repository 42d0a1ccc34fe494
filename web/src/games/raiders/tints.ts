/** What colour the light finds on what lives or lies in a room: it adds to the picture and tells nothing by itself. */
import type { Room } from "./box";

const TINTS: Record<string, string> = {
  snake: "light-dark(#3f6b2a, #9ccb6a)", zombie: "light-dark(#5a6a3a, #a9b884)", goblin: "light-dark(#3f6b2a, #8fc05f)",
  skeleton: "light-dark(#6b5d44, #efe2c4)", gelatinous_cube: "light-dark(#1f6f78, #7fd6d0)", the_thing: "light-dark(#6b2f75, #cf8fe0)",
  troll: "light-dark(#4d5f3a, #a4b57f)", dragon: "light-dark(#9a2a12, #ef7a4a)", lava: "light-dark(#b23a06, #ff8f3a)",
  spike: "light-dark(#4f5660, #c6ccd6)", boulder: "light-dark(#6a5636, #c9a878)", magnet: "light-dark(#a8221b, #f0776a)",
  medusa: "light-dark(#2f6a4a, #8fd0a0)", sphinx: "light-dark(#7a5600, #eccb6e)", mummy: "light-dark(#6b5d44, #e6d6b0)",
  golem: "light-dark(#6a5636, #c9ad86)", wolf_pack: "light-dark(#4f5660, #c2c8d4)", minotaur: "light-dark(#7a3a1a, #d99a66)",
  tax_collector: "light-dark(#7a5600, #eccb6e)",
};
const KINDS: Partial<Record<Room["kind"], string>> = { vault: "light-dark(#7a5600, #e8c15a)", boss: "light-dark(#a8221b, #f0776a)" };

export const tintOf = (room: Pick<Room, "id" | "kind">): string => TINTS[room.id] ?? KINDS[room.kind] ?? "var(--ink)";
