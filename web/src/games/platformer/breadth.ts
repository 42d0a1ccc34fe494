/** Whether the panels have room beside the tower; else they are at hand below it. The board and the hand are equally wide. */
const WIDE = 720;

export const isWide = (width: number): boolean => width >= WIDE;
