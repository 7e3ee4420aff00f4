/**
 * The solver beside the player: explores a variant slice by slice, so that it hears of everything in between, and then
 * knows at once how far it is from any position. What the player does never restarts it.
 */
import { at, pathFrom } from "../../../lib/klotski/solver/at.ts";
import { type Distances, measure } from "../../../lib/klotski/solver/distances.ts";
import { type Exploration, explore } from "../../../lib/klotski/solver/explore.ts";
import type { Position, Variant } from "../../../lib/klotski/types.ts";
import type { Advice, Count, Counting, Found, News, Order } from "./messages.ts";

/** The world of the service. */
export interface ServiceOutside {
  tell(news: News): void;
  /** Milliseconds from anywhere. */
  now(): number;
  /** Does something after everything that waits to be heard. */
  later(act: () => void): void;
  /** How long a slice may take, in milliseconds. */
  readonly slice: number;
}

/** More configurations than that are not kept, nor more than there is room for in so many bytes. */
const MOST_CONFIGURATIONS = 3_000_000;
const MOST_BYTES = 90_000_000;

/** So many are looked at before the clock is. */
const PORTION = 4096;

/** Progress is told this often, in milliseconds. */
const EVERY_MS = 60;

/** What is worked at. */
interface Job {
  readonly id: number;
  readonly from: Position;
  readonly exploration: Exploration;
  steps?: Distances;
  moves?: Distances;
  found?: Found;
  isStopped: boolean;
  /** Whether a slice has been asked for. */
  isWaiting: boolean;
  toldAt: number;
  /** It has been told that a goal was met. */
  isMet: boolean;
}

/** Takes the page's orders. */
export function createService(outside: ServiceOutside): (order: Order) => void {
  let job: Job | undefined;

  function begin(id: number, variant: Variant, from: Position): void {
    // What was known before is let go first: there may be no room for both.
    job = undefined;
    job = {
      id,
      from,
      exploration: explore(variant, { from, limit: MOST_CONFIGURATIONS, bytes: MOST_BYTES }),
      isStopped: false,
      isWaiting: false,
      toldAt: outside.now(),
      isMet: false,
    };
    work(job);
  }

  /** Works for one slice, and asks for the next one. */
  function work(mine: Job): void {
    mine.isWaiting = false;
    if (mine !== job || mine.isStopped) return;
    const end = outside.now() + outside.slice;
    try {
      while (!isDone(mine, outside)) {
        tellProgress(mine);
        if (outside.now() < end) continue;
        return wait(mine);
      }
    } catch (error) {
      job = undefined;
      const message = error instanceof Error ? error.message : String(error);
      outside.tell({ kind: "failed", id: mine.id, message });
    }
  }

  function wait(mine: Job): void {
    if (mine.isWaiting) return;
    mine.isWaiting = true;
    outside.later(() => work(mine));
  }

  function tellProgress(mine: Job): void {
    const { configurations, depth, steps } = mine.exploration.progress;
    // That there is a solution is told at once.
    const isNews = steps !== undefined && !mine.isMet;
    if (!isNews && outside.now() - mine.toldAt < EVERY_MS) return;
    mine.toldAt = outside.now();
    if (isNews || mine.steps === undefined) {
      mine.isMet = steps !== undefined;
      const seen = { configurations, depth, ...(steps === undefined ? {} : { steps }) };
      return outside.tell({ kind: "progress", id: mine.id, ...seen });
    }
    outside.tell({ kind: "counting", id: mine.id, counting: countingOf(mine, mine.steps) });
  }

  return (order) => {
    if (order.kind === "explore") return begin(order.id, order.variant, order.from);
    if (job?.id !== order.id) return;
    const mine = job;
    switch (order.kind) {
      case "stop":
        mine.isStopped = true;
        return;
      case "go on":
        mine.isStopped = false;
        return wait(mine);
      case "at": {
        const { id, positions } = order;
        const advices = positions.map((position) => adviceAt(mine, position));
        return outside.tell({ kind: "at", id, positions, advices });
      }
      case "way": {
        const { count, id, position } = order;
        return outside.tell({ kind: "way", id, position, units: wayFrom(mine, position, count) });
      }
    }
  };
}

/** Works at the next portion: all configurations, then steps, then moves. True when nothing is left. */
function isDone(job: Job, { tell }: ServiceOutside): boolean {
  const { exploration, from, id } = job;
  if (!exploration.progress.isDone && !exploration.progress.isFull) {
    exploration.advance(PORTION);
    return false;
  }
  if (exploration.progress.isFull) {
    job.found ??= foundIn(exploration, undefined);
    tell({ kind: "found", id, found: job.found, isCounting: false });
    return true;
  }
  if (job.steps === undefined || job.found === undefined) {
    job.steps ??= measure(exploration, "step");
    if (!job.steps.advance(PORTION).isDone) return false;
    job.found = foundIn(exploration, job.steps);
    const isCounting = job.found.steps !== undefined;
    tell({ kind: "found", id, found: job.found, isCounting });
    return !isCounting;
  }
  job.moves ??= measure(exploration, "move");
  if (!job.moves.advance(PORTION).isDone) return false;
  const moves = job.moves.of(from);
  if (moves !== undefined) job.found = { ...job.found, moves };
  tell({ kind: "found", id, found: job.found, isCounting: false });
  return true;
}

/** What there is to tell as soon as steps have been counted, or without distances where not all could be explored. */
function foundIn(exploration: Exploration, distances: Distances | undefined): Found {
  const { configurations, isFull, steps } = exploration.progress;
  const length = distances === undefined ? steps : distances.of(exploration.from);
  return {
    ...{ configurations, goals: exploration.goalCount, isFull },
    ...(length === undefined ? {} : { steps: length }),
    ...(length === undefined || distances === undefined
      ? {}
      : { farthest: distances.progress.distance }),
  };
}

/** What is being counted: moves, as soon as all steps have been. */
function countingOf({ exploration, moves }: Job, steps: Distances): Counting {
  const { configurations, distance } = (moves ?? steps).progress;
  const seen = exploration.space.table.count;
  // Where mirror images count as one they are counted once.
  const share = seen === 0 ? 1 : exploration.progress.configurations / seen;
  return {
    count: moves === undefined ? "step" : "move",
    configurations: Math.round(configurations * share),
    distance,
  };
}

function adviceAt({ found, moves, steps }: Job, position: Position): Advice | null {
  if (found === undefined || steps === undefined) return null;
  const inSteps = at(steps, position);
  if (inSteps === undefined) return null;
  const inMoves = moves === undefined || found.moves === undefined
    ? undefined
    : at(moves, position);
  const next = inMoves?.next ?? inSteps.next;
  return {
    ...(inSteps.distance === undefined ? {} : { steps: inSteps.distance }),
    ...(inMoves?.distance === undefined ? {} : { moves: inMoves.distance }),
    ...(next === undefined ? {} : { next }),
  };
}

function wayFrom(job: Job, position: Position, count: Count) {
  const inMoves = job.found?.moves === undefined ? undefined : job.moves;
  const distances = count === "move" ? inMoves ?? job.steps : job.steps;
  if (distances === undefined || job.found === undefined) return null;
  return pathFrom(distances, position) ?? null;
}
