/** English: the panel that is open at first, with the curve and a row for each tank. */
import type { LogFaultKind } from "../../../lib/logs/types.ts";
import type { Measure } from "../../tanks/model/options.ts";
import type { Death, DeathCause, Deed } from "../../tanks/model/standing.ts";
import { COMPASS, count } from "./panels.ts";

const FAULTS: Readonly<Record<LogFaultKind, string>> = {
  timeout: "timeout",
  exit: "exit",
  crash: "crash",
  flood: "flood",
  memory: "memory",
  invalid: "invalid line",
  start: "no start",
};

/** Its sentences. */
export const tanksPanel = {
  table: {
    title: "Tanks",
    fog: "Of the others, only what was reported to it.",
    lives: (lives: number): string => count(lives, "life", "lives"),
    lost: (lives: number): string => `−${lives}`,
    lostSpoken: (lives: number): string => `, ${lives} lost in this turn`,
    damage: "dealt",
    damageHint: "Damage dealt to others, in points",
    gained: (points: number): string => `+${points}`,
    bonus: (points: number): string => `bonus ${points}`,
    height: (height: number): string => `height ${height}`,
    heightSign: (height: number): string => `▲${height}`,
    ready: "ready",
    reported: "as reported",
    deed: (deed: Deed, markOf: (seat: number) => string): string => tellDeed(deed, markOf),
    death: ({ turn, cause }: Death): string => `${tellCause(cause)}, turn ${turn}`,
    deathHint: ({ turn, cause }: Death): string =>
      cause === undefined
        ? `dead since turn ${turn}`
        : `dead since turn ${turn}: ${tellCause(cause)}`,
  },

  exchange: {
    dealt: "Dealt to",
    taken: "Taken from",
    nothing: "nobody",
    others: (tanks: number, points: number): string =>
      `${count(tanks, "other", "others")} ${points}`,
  },

  curve: {
    measure: { lives: "Lives", damage: "Damage" } satisfies Record<Measure, string>,
    choose: "What the curve shows",
    slider: "Turn, along the curve",
    caption: "Over the turns",
    captionLives: "Lives over the turns, as reported",
    sentence: (
      mark: string,
      measure: Measure,
      first: number,
      last: number,
      until: number,
    ): string =>
      `Tank ${mark}: ${first} ${measure === "lives" ? "lives" : "points"} at the start, ${last} ` +
      `after turn ${until}`,
    died: (turn: number): string => `; dead since turn ${turn}`,
  },
} as const;

function tellDeed(deed: Deed, markOf: (seat: number) => string): string {
  switch (deed.kind) {
    case "move": {
      const to = COMPASS[deed.to];
      return deed.came === "moved"
        ? `drives ${to}`
        : deed.came === "edge"
        ? `tries ${to}: the edge`
        : `tries ${to}: blocked`;
    }
    case "fire": {
      const fires = `fires ${COMPASS[deed.to]}`;
      if (deed.isLate) return `${fires}, but is dead before`;
      if (deed.hit === "untold") return fires;
      return deed.hit === undefined ? `${fires}, misses` : `${fires}, hits ${markOf(deed.hit)}`;
    }
    case "look": {
      const looks = `looks ${COMPASS[deed.to]}`;
      if (deed.seen === undefined) return `${looks}, but is dead before`;
      return deed.seen === "untold" ? looks : `${looks}, sees ${deed.seen}`;
    }
    case "lost":
      return deed.fault === undefined ? "lost the turn" : `lost the turn: ${FAULTS[deed.fault]}`;
    case "ended":
      return deed.fault === undefined ? "ended" : `ended: ${FAULTS[deed.fault]}`;
  }
}

function tellCause(cause: DeathCause | undefined): string {
  if (cause === undefined) return "dead";
  if (cause.phase === "fault") return cause.fault === undefined ? "ended" : FAULTS[cause.fault];
  return cause.phase === "moves" ? "rammed" : "shot";
}
