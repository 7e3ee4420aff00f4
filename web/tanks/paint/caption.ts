/** The lines under a picture: who plays, in which colour, which round and turn it is, and at its end who won. */
import type { RoundKind } from "../../../lib/arena/types.ts";
import * as strings from "../../strings/strings.ts";
import type { RecordedSeat, Recording } from "../model/recording.ts";
import { css, WHITE } from "./colour.ts";
import { colourOf, type Palette } from "./palette.ts";
import { disc, type Pen } from "./pen.ts";

/** Sizes in pixels. */
const LINE = 20;
const EDGE = 12;
const TEXT = 12;
const DOT = 7;
const GAP = 14;
/** For the name of Turniir at the right, with a gap. */
const BRAND = 64;

/** More names than fit on so many lines are left out. */
const MOST_LINES = 3;

/** No name takes more than this share of a line. */
const WIDEST_NAME = 0.45;

/** Names on their lines, with the place of each. */
export interface Caption {
  readonly height: number;
  readonly names: readonly CaptionName[];
}

/** Which moment of which round it is. */
export interface Foot {
  readonly kind: RoundKind;
  readonly round: number;
  readonly turn: number;
  /** Of the whole round. */
  readonly turns: number;
  /** Told instead of the turn; `undefined` before the end, and where it is not known. */
  readonly winner: RecordedSeat | "nobody" | undefined;
}

interface CaptionName {
  readonly seat: RecordedSeat;
  readonly text: string;
  readonly x: number;
  readonly line: number;
}

/** Lays the names out in a width. */
export function captionOf(
  pen: Pen,
  { seats }: Recording,
  width: number,
  { fonts }: Palette,
): Caption {
  pen.font = `500 ${TEXT}px ${fonts}`;
  const names: CaptionName[] = [];
  let x = EDGE;
  let lines = 0;
  for (const seat of seats) {
    const text = shortened(pen, seat.name, (width - EDGE * 2) * WIDEST_NAME);
    const room = DOT * 2 + 5 + pen.measureText(text).width;
    if (x > EDGE && x + room > width - EDGE) {
      x = EDGE;
      lines += 1;
    }
    if (lines >= MOST_LINES) break;
    names.push({ seat, text, x, line: lines });
    x += room + GAP;
  }
  return { height: LINE * (Math.min(lines, MOST_LINES - 1) + 2) + EDGE, names };
}

/** A name with dots at its end where it is too wide. */
function shortened(pen: Pen, name: string, most: number): string {
  if (pen.measureText(name).width <= most) return name;
  const letters = [...name];
  while (letters.length > 1 && pen.measureText(`${letters.join("")}…`).width > most) letters.pop();
  return `${letters.join("")}…`;
}

/** Paints the caption from `top` on; `lives` has an item for each seat: the dead are faint. */
export function paintCaption(
  pen: Pen,
  { names }: Caption,
  { lives, foot }: {
    readonly lives: ReadonlyMap<string, number>;
    readonly foot: Foot;
  },
  width: number,
  top: number,
  palette: Palette,
): void {
  pen.textBaseline = "middle";
  for (const { seat, text, x, line } of names) {
    const y = top + LINE * (line + 0.5);
    pen.globalAlpha = lives.get(seat.mark) === 0 ? 0.4 : 1;
    pen.fillStyle = css(colourOf(palette, seat.entry));
    disc(pen, x + DOT, y, DOT);
    pen.font = `700 ${TEXT - (seat.mark.length > 1 ? 5 : 3)}px ${palette.fonts}`;
    pen.textAlign = "center";
    pen.fillStyle = css(palette.isDark ? palette.paper : WHITE);
    pen.fillText(seat.mark, x + DOT, y + 0.5);
    pen.font = `500 ${TEXT}px ${palette.fonts}`;
    pen.textAlign = "left";
    pen.fillStyle = css(palette.ink);
    pen.fillText(text, x + DOT * 2 + 5, y + 0.5);
  }
  pen.globalAlpha = 1;
  const last = top + LINE * ((names.at(-1)?.line ?? 0) + 1.5);
  pen.fillStyle = css(palette.inkFaint);
  pen.font = `500 ${TEXT}px ${palette.fonts}`;
  pen.textAlign = "left";
  pen.fillText(tellFoot(pen, foot, width - EDGE * 2 - BRAND), EDGE, last);
  pen.font = `700 ${TEXT}px ${palette.fonts}`;
  pen.textAlign = "right";
  pen.fillText(strings.tanks.picture.brand, width - EDGE, last);
}

/** The winner's name is as long as there is room for it. */
function tellFoot(pen: Pen, { kind, round, turn, turns, winner }: Foot, room: number): string {
  const { caption, wins, nobodyWins } = strings.tanks.picture;
  if (winner === undefined) return caption(kind, round, turn, turns);
  if (winner === "nobody") return nobodyWins(kind, round);
  const name = winner.name === "" ? winner.mark : winner.name;
  const most = room - pen.measureText(wins(kind, round, "")).width;
  return wins(kind, round, shortened(pen, name, most));
}
