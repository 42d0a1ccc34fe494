/** The shapes of figures on a board, one a seat, in a square of 24: circle, square, triangle, diamond, hexagon. */
const SHAPES = ["M12 1a11 11 0 1 0 .01 0z", "M2 2h20v20H2z", "M12 0l13 23H-1z", "M12 -1.500l12.500 13.500L12 25.500L-.5 12z", "M12 0l10.500 6v12L12 24L1.500 18V6z"];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;
