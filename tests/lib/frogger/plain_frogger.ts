/**
 * The game once more, written from the rules alone and as plainly as can be: vehicles are things with a place, which drive
 * cell by cell. Slow, and independent of lib/frogger. It can be made to read a rule wrongly, as people did.
 */

/** Ways to read the rules wrongly, each with what is wrong. */
export const MISREADINGS = [
  ["start", "the frog starts on the 11th cell"],
  ["narrow", "the board is 21 cells wide"],
  ["corners", "the corners are in the columns 1 and 21"],
  ["backwards", "lines to the west are read backwards"],
  ["mirrored", "lines to the east are read backwards"],
  ["waits", "who waits in an express lane is never jumped over"],
  ["jumps", "hops through oncoming traffic are never looked at"],
  ["nearJumps", "only the next cell counts for a hop through oncoming traffic"],
  ["hops", "a hop north or south changes sides with vehicles, too"],
  ["along", "a hop with the traffic is a hop through it"],
  ["now", "a cell where a vehicle was at the start of the frame is deadly"],
  ["truncated", "scores are cut off instead of rounded"],
  ["phase", "half-speed lanes move in even frames"],
  ["fast", "lane 3 moves two cells a frame"],
  ["swapped", "lane 2 goes west"],
  ["blanks", "blanks at the end of a line that enters first shift the lane"],
  ["inside", "the first vehicle is on the board at the start"],
  ["short", "one move less counts"],
  ["long", "one move more counts"],
  ["gap", "an empty board in the middle ends the game"],
  ["again", "coming back to a zone counts again"],
  ["oneWay", "only ways to the north count"],
  ["lastCrossing", "a crossing in the last frame does not count"],
  ["lastCorner", "a corner touched in the last frame does not count"],
  ["cornerTwice", "a corner counts each time"],
  ["tight", "confined is 3 columns"],
  ["wide", "confined is 5 columns"],
  ["bonuses", "being confined brings 20 %"],
  ["wraps", "the frog comes back on the other side"],
  ["trucks", "only the first character of a vehicle counts"],
] as const;
export type Misreading = (typeof MISREADINGS)[number][0];

/** What came of a game. */
export interface PlainGame {
  /** `OK`, or the cause and frame of the end, such as `hit 12`. */
  readonly end: string;
  readonly crossings: number;
  readonly corners: number;
  readonly confined: boolean;
  readonly score: number;
}

/** Everything that counts at the start of a frame. */
export interface PlainFrog {
  readonly row: number;
  readonly column: number;
  readonly zone: number;
  readonly crossings: number;
  readonly corners: string;
  readonly confined: boolean;
}

/** The columns of a vehicle at the start of a frame and of the next one. */
interface Drive {
  readonly before: number;
  readonly after: number;
}

interface Vehicle {
  readonly row: number;
  readonly column: number;
}

/** A road that can be played on. */
export class PlainRoad {
  readonly frames: number;
  /** By frame, also the one after the last. */
  readonly #vehicles: Vehicle[][] = [];
  readonly #drives = new Map<number, Drive[][]>();
  readonly #wrong: Misreading | undefined;

  constructor(lines: readonly string[], wrong?: Misreading) {
    this.#wrong = wrong;
    let vehicles = lines.flatMap((line, index) => this.#place(line, index + 1));
    const last = (): boolean => vehicles.every((vehicle) => this.#isGone(vehicle));
    let frame = 0;
    this.#vehicles.push(vehicles);
    while (!last() && !(wrong === "gap" && frame > 0 && this.#isEmpty(vehicles))) {
      vehicles = vehicles.map((vehicle) => this.#drive(vehicle, frame));
      frame++;
      this.#vehicles.push(vehicles);
    }
    const more = wrong === "short" ? -1 : wrong === "long" ? 1 : 0;
    if (more === 1) this.#vehicles.push(vehicles.map((vehicle) => this.#drive(vehicle, frame)));
    this.frames = Math.max(0, frame + more);
  }

  get start(): PlainFrog {
    const column = this.#wrong === "start" ? 10 : this.#wrong === "narrow" ? 10 : 11;
    return { row: 6, column, zone: 6, crossings: 0, corners: "", confined: true };
  }

  /** The frog after a frame, or why it is squashed. */
  play(frog: PlainFrog, move: string, frame: number): PlainFrog | "off" | "hit" | "flip" {
    const wrong = this.#wrong;
    const row = frog.row + (move === "v" ? 1 : move === "^" ? -1 : 0);
    let column = frog.column + (move === ">" ? 1 : move === "<" ? -1 : 0);
    if (wrong === "wraps") column = (column + 23) % 23;
    const width = wrong === "narrow" ? 21 : 23;
    if (row < 0 || row > 6 || column < 0 || column >= width) return "off";
    const drives = this.#drivesIn(frame)[row] ?? [];
    if (drives.some((drive) => this.#changesSides(frog, { row, column }, drive))) return "flip";
    if (drives.some(({ after }) => after === column)) return "hit";
    if (wrong === "now" && drives.some(({ before }) => before === column)) return "hit";
    return this.#count(frog, row, column, frame);
  }

  /** By row, from where to where the vehicles drive in a frame. */
  #drivesIn(frame: number): Drive[][] {
    const known = this.#drives.get(frame);
    if (known !== undefined) return known;
    const drives: Drive[][] = Array.from({ length: 7 }, () => []);
    for (const [index, { column, row }] of (this.#vehicles[frame] ?? []).entries()) {
      const after = this.#vehicles[frame + 1]?.[index]?.column;
      if (after !== undefined) drives[row]?.push({ before: column, after });
    }
    this.#drives.set(frame, drives);
    return drives;
  }

  /** A whole game; missing moves are waits. */
  game(moves: string): PlainGame {
    let frog = this.start;
    for (let frame = 0; frame < this.frames; frame++) {
      const next = this.play(frog, moves[frame] ?? ".", frame);
      if (typeof next === "string") {
        return { ...this.tally(frog), end: `${next} ${frame}`, score: 0 };
      }
      frog = next;
    }
    return { ...this.tally(frog), end: "OK" };
  }

  /** What a frog has reached. */
  tally({ confined, corners, crossings }: PlainFrog): Omit<PlainGame, "end"> {
    const count = this.#wrong === "cornerTwice"
      ? corners.length / 2
      : new Set(corners.match(/../g)).size;
    const percent = confined ? (this.#wrong === "bonuses" ? 20 : 25) : 2.5 * Math.min(4, count);
    // In thousandths, so that it is exact.
    const thousandths = crossings * 1000 + crossings * percent * 10;
    const half = this.#wrong === "truncated" ? 0 : 500;
    const score = Math.floor((thousandths + half) / 1000);
    return { crossings, corners: count, confined, score };
  }

  #changesSides(frog: PlainFrog, to: Vehicle, { after, before }: Drive): boolean {
    const [from, wrong] = [frog.column, this.#wrong];
    if (frog.row !== to.row && wrong !== "hops") return false;
    if (wrong === "waits" && from === to.column) return false;
    if (wrong === "jumps" && from !== to.column) return false;
    if (wrong === "along" && from !== to.column && before === to.column) return true;
    if (wrong === "nearJumps" && from !== to.column && Math.abs(before - from) > 1) return false;
    return (before > from && after < to.column) || (before < from && after > to.column);
  }

  #count(frog: PlainFrog, row: number, column: number, frame: number): PlainFrog {
    const wrong = this.#wrong;
    const isLast = frame === this.frames - 1;
    const isZone = row === 0 || row === 6;
    const isAcross = isZone && row !== frog.zone;
    const counts = (isAcross || (wrong === "again" && isZone && frog.row !== row)) &&
      !(wrong === "oneWay" && row === 6) && !(wrong === "lastCrossing" && isLast);
    const ends = wrong === "corners" ? [1, 21] : wrong === "narrow" ? [0, 20] : [0, 22];
    const isCorner = isZone && ends.includes(column) && !(wrong === "lastCorner" && isLast);
    const corner = `${row === 0 ? "n" : "s"}${column < 11 ? "w" : "e"}`;
    const isNew = !frog.corners.includes(corner) ||
      (wrong === "cornerTwice" && (frog.row !== row || frog.column !== column));
    const near = wrong === "tight" ? 3 : wrong === "wide" ? 5 : 4;
    return {
      row,
      column,
      zone: isZone ? row : frog.zone,
      crossings: frog.crossings + (counts ? 1 : 0),
      corners: frog.corners + (isCorner && isNew ? corner : ""),
      confined: frog.confined && column >= 11 - near && column <= 11 + near,
    };
  }

  #place(line: string, row: number): Vehicle[] {
    const wrong = this.#wrong;
    const trimmed = this.#isWest(row) ? line.trimStart() : line.trimEnd();
    let cells = Array.from(wrong === "blanks" ? line : trimmed);
    const isTurned = this.#isWest(row) ? wrong === "backwards" : wrong === "mirrored";
    if (isTurned) cells = cells.reverse();
    const inside = wrong === "inside" ? 1 : 0;
    return cells.flatMap((cell, index): Vehicle[] => {
      const isRest = wrong === "trucks" && cells[index - 1] !== " " && index > 0;
      if (cell === " " || isRest) return [];
      const column = this.#isWest(row) ? 23 + index - inside : index - cells.length + inside;
      return [{ row, column }];
    });
  }

  #drive({ column, row }: Vehicle, frame: number): Vehicle {
    const isSlow = row === 2 || row === 4;
    const turn = this.#wrong === "phase" ? 0 : 1;
    const cells = row === 1 || row === 5 ? 2 : isSlow ? (frame % 2 === turn ? 1 : 0) : 1;
    const way = row === 3 && this.#wrong === "fast" ? 2 : cells;
    return { row, column: this.#isWest(row) ? column - way : column + way };
  }

  #isWest(row: number): boolean {
    return row === 1 || row === 3 || row === 4 || (row === 2 && this.#wrong === "swapped");
  }

  #isGone({ column, row }: Vehicle): boolean {
    return this.#isWest(row) ? column < 0 : column > 22;
  }

  #isEmpty(vehicles: readonly Vehicle[]): boolean {
    const isSeen = vehicles.some(({ column }) => column >= 0 && column <= 22);
    return !isSeen &&
      this.#vehicles.some((all) => all.some(({ column }) => column >= 0 && column <= 22));
  }
}
