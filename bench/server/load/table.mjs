// One table of the load: five seats that answer when asked, at the table's pace, and the moves that are not yet known to all.
// It does not know how a server is spoken to; a driver tells it what each seat heard.

export const SEATS = 5;
const MOST_MOVES_OF_A_FIRST_GAME = 120;
const DEBT_MS = 1000; // how much of a delay is caught up with, so that a slow answer does not lower the offered rate

export class Table {
  constructor(load) {
    this.load = load;
    // The first game is left early, at a different move for each table, so that rematches are spread over time.
    this.movesLeft = Math.floor(load.random() * MOST_MOVES_OF_A_FIRST_GAME);
    this.people = null;
    this.due = 0;
    this.clear();
  }

  clear() {
    this.seats = [];
    this.seen = new Array(SEATS).fill(-1);
    this.asks = new Array(SEATS).fill(null);
    this.moves = [];
    this.isOver = false;
    this.isOpen = false;
  }

  async open() {
    this.people ??= await this.load.driver.people();
    await this.load.driver.open(this);
    this.isOpen = true;
    this.load.opened += 1;
    this.planAll();
  }

  close() {
    this.isOpen = false;
    this.load.driver.close(this);
  }

  /** Answers at the load's new pace from now on. */
  resume() {
    this.due = performance.now();
    this.rematchIfDone(); // a pause may have taken the last planned answers of a game that is being left
    this.planAll();
  }

  /** Forgets the answers that are planned but not sent. */
  pause() {
    for (const ask of this.asks) {
      clearTimeout(ask?.timer);
      if (ask) ask.timer = null;
    }
  }

  planAll() {
    for (let seat = 0; seat < SEATS; seat += 1) this.plan(seat);
  }

  /** The driver heard that a seat is asked. The same question again changes nothing. */
  asked(seat, question, options) {
    if (this.asks[seat]?.question === question) return;
    this.asks[seat] = { question, options, isSent: false, timer: null };
    this.plan(seat);
  }

  plan(seat) {
    const ask = this.asks[seat];
    if (!ask || ask.isSent || ask.timer || !this.isOpen || !this.load.isRunning || this.isLeaving()) return;
    const now = performance.now();
    this.due = Math.max(this.due, now - DEBT_MS) + (this.load.random() * 2000) / this.load.pace;
    ask.timer = setTimeout(() => this.answer(seat, ask), Math.max(0, this.due - now));
  }

  answer(seat, ask) {
    ask.timer = null;
    if (!this.isOpen || this.asks[seat] !== ask) return;
    const option = ask.options[Math.floor(this.load.random() * ask.options.length)];
    ask.isSent = true;
    this.movesLeft -= 1;
    this.moves.push({ seat, question: ask.question, sent: performance.now(), number: null });
    this.load.driver.answer(this, seat, ask.question, option);
  }

  /** The driver heard, at the sender's own seat, the number of the message that contains its answer to this question. */
  confirmed(seat, question, number) {
    const move = this.moves.find((each) => each.seat === seat && each.question === question && each.number === null);
    if (!move) return;
    move.number = number;
    if (this.asks[seat]?.question === question) this.asks[seat] = null;
  }

  /** A seat has received everything up to this number; moves that all five have now seen are done. */
  received(seat, number) {
    if (number > this.seen[seat]) this.seen[seat] = number;
    const known = Math.min(...this.seen);
    const now = performance.now();
    this.moves = this.moves.filter((move) => {
      if (move.number === null || move.number > known) return true;
      this.load.done(move.sent, now);
      return false;
    });
    this.rematchIfDone();
  }

  /** Late is no error: another seat's open choice came first, and this seat is asked anew. It is counted all the same. */
  refused(seat, question, code) {
    if (code === 'late') this.load.late += 1;
    else this.load.failed(`refused: ${code}`);
    this.moves = this.moves.filter((move) => move.seat !== seat || move.question !== question);
  }

  lost(why) {
    if (this.isOpen) this.load.failed(`connection lost: ${why}`);
  }

  isLeaving() {
    return this.isOver || this.movesLeft <= 0;
  }

  /** Whether nothing is sent and not yet known to all, and nothing is about to be sent. */
  isQuiet() {
    return this.moves.length === 0 && !this.asks.some((ask) => ask?.timer);
  }

  rematchIfDone() {
    if (!this.isOpen || !this.isLeaving() || !this.isQuiet()) return;
    this.close();
    this.clear();
    this.movesLeft = Infinity;
    this.open().catch((error) => this.load.failed(`rematch: ${error.message}`));
  }
}
