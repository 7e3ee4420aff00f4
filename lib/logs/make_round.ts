/**
 * Writes a round as a line of a log; `round.ts` reads it.
 * Browser-safe: no Deno, no DOM.
 */
import { crc32 } from "./checksum.ts";
import type { LogFault, LogRound } from "./types.ts";

/**
 * Writes a round: one line without its line feed, always in the same order of fields. A round with a result gets
 * its check; one that has a check already keeps it, so that writing again what was read hides no damage.
 */
export function makeRound(round: LogRound): string {
  const causes = makeCauses(round);
  const { result } = round;
  const check = round.check ?? (result === undefined ? undefined : crc32(causes));
  let line = causes;
  if (result !== undefined) {
    const { turns, lives, damage, bonus } = result;
    line += `,"result":${JSON.stringify({ turns, lives, damage, bonus })}`;
  }
  if (check !== undefined) line += `,"check":${JSON.stringify(check)}`;
  return line + "}";
}

/** The check that belongs to a round, from all of it but its result. */
export function checkOf(round: LogRound): string {
  return crc32(makeCauses(round));
}

/** The line up to the comma before `"result"`. */
function makeCauses(round: LogRound): string {
  const { width, height, heights, turns } = round;
  const open = JSON.stringify({
    round: round.round,
    width,
    height,
    heights,
    tanks: round.tanks.map(({ bot, x, y }) => ({ bot, x, y })),
    turns,
    faults: round.faults.map(orderedFault),
  });
  return open.slice(0, -1);
}

function orderedFault({ turn, tank, kind, detail, clock }: LogFault): LogFault {
  if (clock === undefined) return { turn, tank, kind, detail };
  const { allowedMs, wallMs, waitedMs, cpuMs } = clock;
  return {
    turn,
    tank,
    kind,
    detail,
    clock: {
      allowedMs,
      wallMs,
      ...(waitedMs === undefined ? {} : { waitedMs }),
      ...(cpuMs === undefined ? {} : { cpuMs }),
    },
  };
}
