/** Whether the panels have room beside the board; else they are at hand below it. Board and hand are equally wide. */
const WIDE = 720;

export const isWide = (width: number): boolean => width >= WIDE;
