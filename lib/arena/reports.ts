/**
 * What a program reads: the opening before the first turn, and a report after each turn.
 * Browser-safe: no Deno, no DOM.
 */
import { assertNever } from "../core/assert_never.ts";
import { numberOf } from "./seats.ts";
import type { PlayedTurn, RoundState, Seat, Sighting, Tank, TurnEvent } from "./types.ts";

/**
 * The opening for one seat, line feeds included: `M N X Y T`, then a line of heights for each row, y=1 first
 * [READ-1, READ-2].
 */
export function makeOpening(start: RoundState, seat: Seat): string {
  const { width, height, heights } = start.field;
  const { x, y } = start.tanks[seat] as Tank;
  const lines = [`${width} ${height} ${x} ${y} ${start.tanks.length - 1}`];
  for (let row = 0; row < height; row++) {
    lines.push(heights.slice(row * width, (row + 1) * width).join(" "));
  }
  return lines.join("\n") + "\n";
}

/**
 * The report of a turn for one seat, line feed included: its own lives, the others' lives, then what its order
 * brought [READ-4 … READ-8].
 */
export function makeReport(played: PlayedTurn, seat: Seat): string {
  const { tanks } = played.state;
  let line = `${(tanks[seat] as Tank).lives}`;
  for (let other = 0; other < tanks.length; other++) {
    if (other !== seat) line += ` ${(tanks[other] as Tank).lives}`;
  }
  const own = ownEvent(played.events, seat);
  return line + (own === undefined ? "" : answerTo(own, tanks, seat)) + "\n";
}

type OwnEvent = Exclude<TurnEvent, { kind: "collided" | "died" }>;

function ownEvent(events: readonly TurnEvent[], seat: Seat): OwnEvent | undefined {
  for (const event of events) {
    if (event.kind !== "collided" && event.kind !== "died" && event.seat === seat) return event;
  }
  return undefined;
}

function answerTo(event: OwnEvent, tanks: readonly Tank[], seat: Seat): string {
  switch (event.kind) {
    case "moved":
    case "stayed": {
      const { x, y } = tanks[seat] as Tank;
      return ` ${x} ${y}`;
    }
    case "shot":
      return ` ${event.hit === undefined ? 0 : numberOf(seat, event.hit.seat)}`;
    case "looked":
      return ` ${event.seen.length}` + event.seen.map((seen) => describe(seen, seat)).join("");
    default:
      return assertNever(event);
  }
}

function describe({ seat, tank }: Sighting, viewer: Seat): string {
  const { x, y, tracks, cannon, periscope } = tank;
  return ` ${numberOf(viewer, seat)} ${x} ${y} ${tracks} ${cannon} ${periscope}`;
}
