/** Cards and hands as the view packs them: five bits for the power cards, then four bits to count each kind of item. */
export const PASS = 0;
export const TORCH = 6;
export const CRYSTAL_BALL = 7;
/** Using a torch for a look, which is not playing it. */
export const LOOK = 10;

export const POWER_CARDS = [1, 2, 3, 4, 5] as const;
export const ITEM_CARDS = [6, 7, 8, 9] as const;
export const ITEMS = ["torch", "crystal_ball", "key", "sword"] as const;
/** The name of each card and answer, as in the catalogues and the events. */
export const NAMES = ["pass", "1", "2", "3", "4", "5", ...ITEMS, "look"] as const;

const ALL_POWERS = 0b11111;
const MOST_COPIES = 0b1111;

export const isItem = (card: number): boolean => card >= TORCH && card < LOOK;

/** The number of a card by its name; 0 for a name that is none. */
export const cardNamed = (name: unknown): number => Math.max(NAMES.indexOf(name as (typeof NAMES)[number]), 0);

/** What one card adds to a hand. */
export const weight = (card: number): number => (card < TORCH ? 1 << (card - 1) : 1 << (5 + 4 * (card - TORCH)));

/** How many copies of a card a hand holds. */
export const count = (hand: number, card: number): number => (card < TORCH ? (hand >> (card - 1)) & 1 : (hand >> (5 + 4 * (card - TORCH))) & MOST_COPIES);

/** The power cards in a hand, lowest first. */
export const powersIn = (hand: number): number[] => POWER_CARDS.filter((card) => count(hand, card));

/** How many torches, crystal balls, keys and swords are in a hand. */
export const itemsIn = (hand: number): number[] => ITEM_CARDS.map((card) => count(hand, card));

/** The hand after a rest: all power cards are back. */
export const rested = (hand: number): number => hand | ALL_POWERS;

/** The hand less one copy of a card; a card that is not in it changes nothing. */
export const without = (hand: number, card: number): number => (count(hand, card) ? hand - weight(card) : hand);
