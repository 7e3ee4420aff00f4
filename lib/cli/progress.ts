/**
 * How far a tournament is: one line on a terminal, drawn again and again. Where standard error is no terminal there
 * is nothing, so that scripts and logs of machines stay clean.
 *
 * It uses neither colours nor escape sequences, only the carriage return and blanks over what stood there, so it
 * works on any terminal and has nothing to change under NO_COLOR. There is no timer either: it draws when a round is
 * finished, at most every REDRAW_MS.
 */
import stringWidth from "string-width";

/** Milliseconds between two drawings at least. */
export const REDRAW_MS = 100;

/** Inner columns of the bar. */
const BAR_COLUMNS = 20;

/** Fewer columns are not worth naming leaders in. */
const LEAST_LEADER_COLUMNS = 12;

/** An amount of play. Seats are the better measure of time: a melee round has many, a duel round two. */
export interface Amount {
  readonly rounds: number;
  readonly seats: number;
}

/** What a progress line tells. */
export interface ProgressState {
  readonly total: Amount;
  /** All that is finished. */
  readonly finished: Amount;
  /** What of it an earlier run had finished; it says nothing about this run's speed. */
  readonly before: Amount;
  /** Since this run began to play. */
  readonly elapsedMs: number;
  /** One line, harmless to a terminal; empty while nobody leads. */
  readonly leaders: string;
}

/** Where progress is drawn; a test puts its own in this place. */
export interface Screen {
  readonly isTerminal: boolean;
  columns(): number;
  write(text: string): void;
}

/** Progress that is being shown. */
export interface Progress {
  /** Counts a finished round with so many seats. */
  roundFinished(seats: number): void;
  /** Takes the line away: at the end, and before anything else is written to the same terminal. */
  clear(): void;
}

/** The process's own standard error. */
export const errorScreen: Screen = {
  get isTerminal() {
    return Deno.stderr.isTerminal();
  },
  columns() {
    try {
      return Deno.consoleSize().columns || 80;
    } catch {
      return 80;
    }
  },
  write(text) {
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length;) at += Deno.stderr.writeSync(bytes.subarray(at));
  },
};

/** A line on the screen that is drawn again and again in the same place. */
export interface StatusLine {
  /** Columns that there are for it. */
  room(): number;
  /** Draws it; a text of at most so many columns, harmless to a terminal. */
  draw(text: string): void;
  /** Takes it away, before anything else is written to the same terminal. */
  clear(): void;
}

/** The status line of a screen that is a terminal. */
export function statusLine(screen: Screen): StatusLine {
  let drawnColumns = 0;
  return {
    // The last column stays free: some terminals begin a new line when it is filled.
    room: () => screen.columns() - 1,
    draw(text) {
      const columns = stringWidth(text);
      screen.write("\r" + text + " ".repeat(Math.max(0, drawnColumns - columns)));
      drawnColumns = columns;
    },
    clear() {
      if (drawnColumns > 0) screen.write("\r" + " ".repeat(drawnColumns) + "\r");
      drawnColumns = 0;
    },
  };
}

/** Shows progress that is told in words of its own, where the screen is a terminal; `now` gives milliseconds. */
export function showWords(
  screen: Screen,
  now: () => number,
): { draw(text: string): void; clear(): void } {
  if (!screen.isTerminal) return { draw() {}, clear() {} };
  const line = statusLine(screen);
  let drawnAt = -Infinity;
  return {
    draw(text) {
      const time = now();
      if (time - drawnAt < REDRAW_MS) return;
      line.draw(cut(text, line.room()));
      drawnAt = time;
    },
    clear: line.clear,
  };
}

/** Shows progress; `now` gives milliseconds, `leaders` is asked only when a line is drawn. */
export function showProgress(
  screen: Screen,
  options: {
    readonly total: Amount;
    readonly before: Amount;
    readonly now: () => number;
    readonly leaders: () => string;
  },
): Progress {
  if (!screen.isTerminal) return { roundFinished() {}, clear() {} };
  const { total, before, now, leaders } = options;
  const began = now();
  let finished = before;
  const line = statusLine(screen);
  let drawnAt = -Infinity;

  function draw(time: number): void {
    const elapsedMs = time - began;
    const named = finished.rounds === 0 ? "" : leaders();
    const state = { total, finished, before, elapsedMs, leaders: named };
    line.draw(progressLine(state, line.room()));
    drawnAt = time;
  }

  draw(began);
  return {
    roundFinished(seats) {
      finished = { rounds: finished.rounds + 1, seats: finished.seats + seats };
      const time = now();
      if (time - drawnAt >= REDRAW_MS || finished.rounds === total.rounds) draw(time);
    },
    clear() {
      line.clear();
      drawnAt = -Infinity;
    },
  };
}

/**
 * The line in at most so many columns. Where room is short, the leaders are cut; then the leaders, the rate, the bar
 * and the time left go, in this order.
 */
export function progressLine(state: ProgressState, columns: number): string {
  const count = `${state.finished.rounds}/${state.total.rounds} rounds`;
  const [bar, rate, left] = [barOf(state), rateOf(state), timeLeft(state)];
  const layouts = [[bar, count, rate, left], [bar, count, left], [count, left], [count]];
  for (const parts of layouts) {
    const line = parts.filter((part) => part !== "").join("  ");
    const room = columns - stringWidth(line);
    if (room < 0) continue;
    const hasRoomForLeaders = parts.includes(rate) && room >= LEAST_LEADER_COLUMNS + 2;
    if (state.leaders === "" || !hasRoomForLeaders) return line;
    return `${line}  ${cut(state.leaders, room - 2)}`;
  }
  return cut(count, columns);
}

function barOf({ finished, total }: ProgressState): string {
  const share = total.seats === 0 ? 1 : Math.min(1, finished.seats / total.seats);
  const filled = Math.floor(share * BAR_COLUMNS);
  return `[${"#".repeat(filled)}${"-".repeat(BAR_COLUMNS - filled)}]`;
}

/** Empty while there is nothing to tell it from. */
function rateOf({ finished, before, elapsedMs }: ProgressState): string {
  const rounds = finished.rounds - before.rounds;
  if (rounds <= 0 || elapsedMs < 1) return "";
  const rate = (rounds * 1000) / elapsedMs;
  return `${rate.toFixed(rate < 10 ? 1 : 0)}/s`;
}

/** By seats; empty while there is nothing to tell it from. */
function timeLeft({ finished, before, total, elapsedMs }: ProgressState): string {
  const seats = finished.seats - before.seats;
  if (seats <= 0 || elapsedMs < 1) return "";
  const leftMs = (elapsedMs / seats) * Math.max(0, total.seats - finished.seats);
  return `${clockTime(leftMs)} left`;
}

/** `0:07`, `12:34` or `1:02:03`. */
function clockTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  return hours === 0
    ? `${minutes}:${two(seconds % 60)}`
    : `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** As much of the text as fits, with an ellipsis where something is missing. */
function cut(text: string, columns: number): string {
  if (stringWidth(text) <= columns) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    if (stringWidth(kept + segment) > columns - 1) break;
    kept += segment;
  }
  return columns < 1 ? "" : `${kept}…`;
}
