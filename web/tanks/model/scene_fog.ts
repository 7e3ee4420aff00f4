/** A scene through the eyes of one program: only what it was told, and its own tank. Pure. */
import { stepOf } from "../../../lib/arena/directions.ts";
import type { Seat } from "../../../lib/arena/types.ts";
import type { ReplayedTurn } from "../../../lib/logs/replay.ts";
import { knowledgeOf, type KnownTank, lastReportOf, type PastSighting } from "./knowledge.ts";
import type { Recording } from "./recording.ts";
import { type Effects, effectsOf, endOfReach, lossAt } from "./scene_effects.ts";
import { lossesOf, standingTank } from "./scene_tanks.ts";
import { share, TIMES } from "./scene_time.ts";
import type { Ghost, SceneTank, ShotSeen } from "./scene_types.ts";

/** How much fainter a ghost is for each turn of its age, and the faintest. */
const FADING = 0.06;
const FAINTEST = 0.34;

/** When a report of the turn is taken in: its looks are the last that happen. */
const REPORT = TIMES.lookOpens;

/** The others where they were seen last, at a time of a turn; while a new report comes in, from the old to the new. */
export function ghostsDuring(
  recording: Recording,
  viewer: Seat,
  turn: number,
  time: number,
): SceneTank[] {
  const before = knowledgeOf(recording, viewer, turn - 1);
  const after = knowledgeOf(recording, viewer, turn);
  const part = share(time, REPORT);
  return after.others.flatMap((now, index): SceneTank[] => {
    const then = before.others[index];
    if (then === undefined || part >= 1) return ghostOf(recording, now, 1);
    if (part <= 0) return ghostOf(recording, then, 1);
    if (isSamePlace(then.sighting, now.sighting)) {
      return blend(ghostOf(recording, then, 1), ghostOf(recording, now, 1), part);
    }
    return [...ghostOf(recording, then, 1 - part), ...ghostOf(recording, now, part)];
  });
}

function isSamePlace(one: PastSighting | undefined, two: PastSighting | undefined): boolean {
  return one?.tank.x === two?.tank.x && one?.tank.y === two?.tank.y;
}

/** The newer of two pictures of one ghost, as faint as it is between them. */
function blend(
  older: readonly SceneTank[],
  newer: readonly SceneTank[],
  part: number,
): SceneTank[] {
  return newer.map((tank, index) => {
    const from = older[index]?.strength ?? 0;
    return { ...tank, strength: from + (tank.strength - from) * part };
  });
}

function ghostOf(recording: Recording, known: KnownTank, strength: number): SceneTank[] {
  const { seat, sighting, age = 0, state, lives } = known;
  if (sighting === undefined) return [];
  const ghost: Ghost = { age, state };
  return [{
    ...standingTank(recording, seat, sighting.tank),
    lives,
    burnt: state === "alive" ? 0 : 1,
    strength: strength * strengthOf(ghost),
    ghost,
  }];
}

function strengthOf({ age, state }: Ghost): number {
  if (state === "wreck") return 1;
  return state === "dead" ? FAINTEST : Math.max(FAINTEST, 1 - FADING * age);
}

/** What the viewer did and was told in a turn, at a time of it. */
export function effectsKnown(
  recording: Recording,
  step: ReplayedTurn,
  viewer: Seat,
  time: number,
): Effects {
  const all = effectsOf(recording, step, time);
  const wasTold = step.turn <= lastReportOf(recording, viewer);
  const isOwn = ({ seat }: { readonly seat: Seat }) => seat === viewer;
  const ownLook = step.events.find((event) => event.kind === "looked" && event.seat === viewer);
  const { inAll } = lossesOf(step, viewer);
  return {
    looks: all.looks.filter(isOwn).map((look) => ({ ...look, isAlone: true })),
    rings: wasTold && ownLook?.kind === "looked"
      ? effectsOf(recording, { ...step, events: [ownLook] }, time).rings
      : [],
    shots: all.shots.filter(isOwn).map((shot) => shotKnown(recording, step, shot, wasTold)),
    collisions: [],
    blasts: all.blasts.filter(isOwn),
    losses: inAll > 0 ? lossAt(step, viewer, inAll, 0, TIMES.shotHits.from, time) : [],
  };
}

/** The report names the tank that was hit, but not its place: the line runs on to the end of its reach. */
function shotKnown(
  recording: Recording,
  { events, state }: ReplayedTurn,
  shot: ShotSeen,
  wasTold: boolean,
): ShotSeen {
  const event = events.find((event) => event.kind === "shot" && event.seat === shot.seat);
  const tank = state.tanks[shot.seat];
  if (event?.kind !== "shot" || tank === undefined) return shot;
  return {
    ...shot,
    to: endOfReach(recording, tank, stepOf(event.direction)),
    end: !wasTold ? "unknown" : shot.end === "hit" ? "told" : shot.end,
    target: wasTold ? shot.target : undefined,
  };
}
