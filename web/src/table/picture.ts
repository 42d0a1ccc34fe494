/** A picture of how a game ended, to be sent to others: who played, who won, with how much. Only what the end screen says. */
export interface Placed {
  name: string;
  won: boolean;
  score: string;
}

const [WIDTH, HEIGHT, LEFT] = [1200, 630, 64];
const [GROUND, INK, MUTED, EMBER, GOLD] = ["#14110f", "#f3e9d8", "#b9a88f", "#f2a33a", "#e8c15a"];
const SEATS = ["#f2a33a", "#8bbcf0", "#86c98a", "#e79ad0", "#e8e06a"];
const SHAPES = ["M12 2a10 10 0 1 0 .01 0z", "M3 3h18v18H3z", "M12 2l11 20H1z", "M12 1l10 11-10 11L2 12z", "M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z"];
const CROWN = "M1 20h22V6l-6 6-5-9-5 9-6-6z";

/** The picture as a file; `line` is how it is told in words. */
export async function resultPicture(game: string, title: string, line: string, seats: readonly Placed[]): Promise<File> {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  await ground(pen, game);
  write(pen, "Mazmorra", LEFT, 92, "600 44px 'Grenze Gotisch'", EMBER);
  write(pen, title, LEFT, 182, "600 76px 'Grenze Gotisch'", INK);
  write(pen, line.replace(/:$/, ""), LEFT, 246, "400 36px 'Alegreya Sans'", MUTED);
  seats.forEach((seat, index) => place(pen, seat, index));
  const data = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return new File([data!], "mazmorra.png", { type: "image/png" });
}

/** The game's own picture, dark where words stand. */
async function ground(pen: CanvasRenderingContext2D, game: string): Promise<void> {
  const art = Object.assign(new Image(), { src: `/games/${game}.svg` });
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  await art.decode().then(() => pen.drawImage(art, 0, (HEIGHT - (WIDTH * 9) / 16) / 2, WIDTH, (WIDTH * 9) / 16), () => undefined);
  const shade = pen.createLinearGradient(0, 0, WIDTH, 0);
  for (const [stop, dark] of [[0, "f7"], [0.5, "e0"], [1, "20"]] as const) shade.addColorStop(stop, GROUND + dark);
  pen.fillStyle = shade;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = EMBER;
  pen.fillRect(0, HEIGHT - 12, WIDTH, 12);
}

function place(pen: CanvasRenderingContext2D, seat: Placed, index: number): void {
  const [x, y] = [LEFT + 500 * Math.floor(index / 3), 330 + 84 * (index % 3)];
  mark(pen, SHAPES[index % 5]!, x, y, SEATS[index % 5]!);
  const end = write(pen, seat.name, x + 60, y + 22, "700 38px 'Alegreya Sans'", INK, 330);
  write(pen, seat.score, x + 60, y + 54, "400 28px 'Alegreya Sans'", MUTED, 330);
  if (seat.won) mark(pen, CROWN, end + 16, y - 10, GOLD);
}

function mark(pen: CanvasRenderingContext2D, path: string, x: number, y: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(40 / 24, 40 / 24);
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
  pen.restore();
}

/** A line, cut where it has no more room; where it ends. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, font: string, colour: string, most = 1000): number {
  pen.font = font;
  pen.fillStyle = colour;
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > most) shown = `${shown.replace(/…$/, "").slice(0, -1)}…`;
  pen.fillText(shown, x, y);
  return x + pen.measureText(shown).width;
}
