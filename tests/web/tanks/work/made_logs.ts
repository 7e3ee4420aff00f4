/** Logs and times for the tests of reading. */
import { makeHeader } from "../../../../lib/logs/header.ts";
import { makeRound } from "../../../../lib/logs/make_round.ts";
import type { LogHeader, LogRound } from "../../../../lib/logs/types.ts";
import type { Bytes } from "../../../../web/tanks/work/inflate.ts";
import type { Pace } from "../../../../web/tanks/work/pace.ts";
import { headerOf, recordRound } from "../../../lib/logs/record.ts";

/** A header of three programs. */
export const header: LogHeader = headerOf(3, 8);

/** Rounds 1 to 5 of it. */
export const rounds: readonly LogRound[] = [1, 2, 3, 4, 5].map((round) =>
  recordRound(header, round, { round })
);

/** The round of that number. */
export function roundAt(number: number): LogRound {
  const round = rounds[number - 1];
  if (round === undefined) throw new Error(`There is no round ${number} to test with`);
  return round;
}

/** A log's text from its lines after the header. */
export function logOf(lines: readonly string[]): string {
  return [makeHeader(header), ...lines, ""].join("\n");
}

/** The log of all five rounds. */
export const wholeLog: string = logOf(rounds.map(makeRound));

/** The bytes of a text. */
export function bytesOfText(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** Packed with gzip. */
export async function gzipped(text: string): Promise<Bytes> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** The bytes in chunks that end at these places. */
export async function* chunked(bytes: Bytes, ends: readonly number[] = []): AsyncGenerator<Bytes> {
  let from = 0;
  for (const end of [...ends, bytes.length].sort((one, other) => one - other)) {
    yield bytes.slice(from, end);
    from = end;
  }
}

/** A pace whose time stands still, so nothing ever pauses, and whose timers go off when told. */
export interface StillPace extends Pace {
  /** Calls back all that wait. */
  ring(): void;
  readonly timers: ReadonlySet<() => void>;
}

/** A still pace. */
export function stillPace(): StillPace {
  const timers = new Set<() => void>();
  return {
    now: () => 0,
    pause: () => Promise.resolve(),
    after: (_milliseconds, callback) => {
      timers.add(callback);
      return () => timers.delete(callback);
    },
    ring: () => {
      const due = [...timers];
      timers.clear();
      for (const callback of due) callback();
    },
    timers,
  };
}

/** A pace at which every slice is over at once, and each pause lasts until it is told to go on. */
export interface HeldPace extends Pace {
  /** Ends the present pause. False where nobody pauses. */
  goOn(): boolean;
  /** Ends this and all later pauses. */
  letGo(): void;
}

/** A held pace; each look at the clock finds it a second later. */
export function heldPace(): HeldPace {
  let now = 0;
  let isFree = false;
  const paused: (() => void)[] = [];
  const goOn = () => {
    const next = paused.shift();
    next?.();
    return next !== undefined;
  };
  return {
    now: () => now += 1000,
    pause: () => isFree ? Promise.resolve() : new Promise((resolve) => paused.push(resolve)),
    after: () => () => {},
    goOn,
    letGo: () => {
      isFree = true;
      while (goOn());
    },
  };
}
