/**
 * A made-up contest for tests and for looking at pages: stages are "played" by strength and luck, and every file of the site
 * follows from them, so that numbers on different pages agree. The same wishes give the same contest.
 */
import type {
  ContestHistory,
  ContestMatrix,
  ContestOverview,
  ContestRow,
  EntryBrief,
  EntryFault,
  EntryHighlight,
  EntryPage,
  EntryResult,
  EntryVersion,
  MatchPlace,
  MatrixPair,
  Opponent,
  Rating,
  StageBrief,
} from "../../../lib/contest/published/types.ts";
import { badgesOf } from "../../../lib/contest/describe/badges.ts";
import { between, type Random, randomFrom } from "../../../lib/core/random.ts";

/** What kind of contest is wanted. */
export interface MadeOptions {
  /** What the entries are called; their slugs follow. */
  readonly names: readonly string[];
  readonly stages: number;
  /** One more stage is being played. */
  readonly isPlaying?: boolean;
  /** Versions that wait. */
  readonly waiting?: number;
  /** This stage was annulled and played again as the next one. */
  readonly annulled?: number;
  readonly places?: number;
  /** What a match of a stage is called, for links that lead somewhere. */
  readonly matchOf?: (one: string, other: string) => string;
}

/** All files of a contest. */
export interface MadeContest {
  readonly overview: ContestOverview;
  readonly matrix: ContestMatrix;
  readonly history: ContestHistory;
  readonly entries: readonly EntryPage[];
}

interface PlayedSeat {
  readonly entry: number;
  readonly version: number;
  readonly rank: number;
  readonly total: number;
}

interface PlayedStage {
  readonly number: number;
  readonly entry: number;
  readonly version: number;
  /** The best first. */
  readonly seats: readonly PlayedSeat[];
}

const DAY_MS = 86_400_000;
const BEGIN = Date.parse("2026-03-01T09:00:00Z");

/** Makes it. */
export function makeContest(options: MadeOptions): MadeContest {
  const { annulled, isPlaying = false, names, places = 9, stages, waiting = 0 } = options;
  const random = randomFrom("made contest", names.length, stages);
  const slugs = names.map((name, at) => slugOf(name, at));
  const strengths = names.map(() => 300 + between(random, 0, 299));
  const played = playStages(random, names.length, stages, places, strengths);
  const counting = played.filter(({ number }) => number !== annulled);
  const last = counting.at(-1);
  const before = counting.at(-2);
  const duels = countDuels(random, counting);
  const matchOf = options.matchOf ?? ((one, other) => `duel-1-2-${one}-${other}`);
  const named = (entry: number) => ({ entry: slugs[entry] ?? "", name: names[entry] ?? "" });
  const placeOf = (stage: number, one: number, other: number): MatchPlace => ({
    stage,
    run: runOf(stage),
    match: matchOf(names[one] ?? "", names[other] ?? ""),
  });

  const badges = badgesOf(names.map((name, id) => ({ id, name })));
  const briefs = names.map((_, entry): EntryBrief => {
    const seats = seatsOf(counting, entry);
    const newest = seats.at(-1);
    return {
      ...named(entry),
      badge: badges.get(entry) ?? { letters: "?", colour: 0 },
      isWithdrawn: false,
      stages: seats.length,
      ...(newest === undefined ? {} : {
        version: newest.seat.version,
        bestRank: Math.min(...seats.map(({ seat }) => seat.rank)),
        last: { stage: newest.stage, rank: newest.seat.rank },
        rating: ratingOf(strengths[entry] ?? 0, seats.length),
      }),
    };
  });

  const order = [
    ...(last?.seats.map(({ entry }) => entry) ?? []),
    ...[...names.keys()].filter((entry) => !last?.seats.some((seat) => seat.entry === entry))
      .sort((one, other) => (names[one] ?? "") < (names[other] ?? "") ? -1 : 1),
  ];
  const met = order.filter((entry) => [...duels.values()].some(({ pair }) => pair.includes(entry)));

  const pages = names.map((_, entry): EntryPage => {
    const seats = seatsOf(counting, entry).toReversed();
    const results = seats.map(({ seat, stage, of }): EntryResult => ({
      stage,
      run: runOf(stage),
      version: seat.version,
      rank: seat.rank,
      of,
      total: seat.total,
      low: seat.total - 110,
      high: seat.total + 120,
      finishedAt: dateOf(stage),
    }));
    const opponents = [...duels.values()].flatMap(({ pair: [one, other], rounds, stage, wins }) => {
      if (one !== entry && other !== entry) return [];
      const [rival, own, theirs] = one === entry
        ? [other, wins[0], wins[1]]
        : [one, wins[1], wins[0]];
      const told: Opponent = {
        ...named(rival),
        rounds,
        points: own * 9,
        rivalPoints: theirs * 9,
        wins: own,
        losses: theirs,
        last: placeOf(stage, one, other),
      };
      return [told];
    }).sort((one, other) => other.rounds - one.rounds);
    const newest = results[0];
    const rival = opponents[0];
    return {
      ...(briefs[entry] ?? { ...named(entry), isWithdrawn: false, stages: 0 }),
      formerNames: entry === 1 ? ["old timer", "older still"] : [],
      versions: versionsOf(results, strengths[entry] ?? 0),
      results,
      opponents,
      faultCounts: newest === undefined || entry % 2 === 0 ? {} : { timeout: 3, invalid: 12 },
      faults: newest === undefined || rival === undefined || entry % 2 === 0
        ? []
        : faultsOf(newest.version, rival.last),
      highlights: newest === undefined || rival === undefined
        ? []
        : highlightsOf(rival.last, [names[entry] ?? "", rival.name]),
    };
  });

  const briefOf = (stage: PlayedStage): StageBrief => ({
    number: stage.number,
    run: runOf(stage.number),
    state: stage.number === annulled ? "annulled" : "finished",
    ...named(stage.entry),
    version: stage.version,
    programs: stage.seats.length,
    begunAt: dateOf(stage.number - 0.1),
    finishedAt: dateOf(stage.number),
    winners: stage.seats.filter(({ rank }) => rank === 1).map(({ entry }) => named(entry)),
    rank: stage.seats.find(({ entry }) => entry === stage.entry)?.rank ?? 1,
    ...(stage.number === annulled ? { replacedBy: stage.number + 1 } : {}),
    ...(stage.number - 1 === annulled ? { repeats: stage.number - 1 } : {}),
  });
  const next: StageBrief = {
    number: stages + 1,
    run: runOf(stages + 1),
    state: "playing",
    ...named(0),
    version: 99,
    programs: Math.min(places, names.length),
    begunAt: dateOf(stages + 0.9),
  };
  const queue = Array.from({ length: waiting }, (_, at) => ({
    ...named((at + 2) % names.length),
    version: 50 + at,
    state: at === 0 ? "waiting" as const : at === 1 ? "checking" as const : "held" as const,
    arrivedAt: dateOf(stages + 0.5),
  }));
  return {
    overview: {
      title: "Spring Cup of Tanks",
      state: "open",
      takesUploads: true,
      rules: { duels: 100, melees: 1000, places, turnMs: 100, startMs: 2000 },
      ...(last === undefined ? {} : {
        table: {
          stage: last.number,
          factor: 0.4475,
          rows: last.seats.map((seat, place) =>
            rowOf(seat, {
              named: named(seat.entry),
              place,
              before: before?.seats.find(({ entry }) => entry === seat.entry)?.rank,
              next: last.seats[place + 1],
              isNew: seat.entry === last.entry,
              rating: ratingOf(strengths[seat.entry] ?? 0, 4),
            })
          ),
        },
      }),
      stages: [...(isPlaying ? [next] : []), ...played.map(briefOf).toReversed()],
      queue: isPlaying
        ? [{ ...named(0), version: 99, state: "playing", arrivedAt: dateOf(stages) }, ...queue]
        : queue,
      entries: briefs.toSorted((one, other) => one.name < other.name ? -1 : 1),
    },
    matrix: {
      entries: met.map(named),
      pairs: [...duels.values()].map(({ pair, rounds, stage, wins }): MatrixPair => {
        const [one, other] = [met.indexOf(pair[0]), met.indexOf(pair[1])];
        const isStraight = one < other;
        return {
          pair: isStraight ? [one, other] : [other, one],
          rounds,
          points: isStraight ? [wins[0] * 9, wins[1] * 9] : [wins[1] * 9, wins[0] * 9],
          wins: isStraight ? wins : [wins[1], wins[0]],
          last: placeOf(stage, pair[0], pair[1]),
        };
      }),
    },
    history: {
      stages: counting.map(({ entry, number }) => ({
        number,
        ...named(entry),
        finishedAt: dateOf(number),
      })),
      entries: order.filter((entry) => seatsOf(counting, entry).length > 0).map((entry) => ({
        ...named(entry),
        ranks: counting.map(({ seats }) =>
          seats.find((seat) => seat.entry === entry)?.rank ?? null
        ),
        versions: counting.map(({ seats }) =>
          seats.find((seat) => seat.entry === entry)?.version ?? null
        ),
      })),
    },
    entries: pages,
  };
}

/** Newcomers come one after the other, between them newer versions of those that are there. */
function playStages(
  random: Random,
  entries: number,
  stages: number,
  places: number,
  strengths: number[],
): PlayedStage[] {
  const versions = Array.from({ length: entries }, () => 1);
  const played: PlayedStage[] = [];
  let standing = [0];
  let known = 1;
  for (let number = 1; number <= stages; number++) {
    const left = entries - known;
    const isNewcomer = left > 0 && (known < 5 || between(random, 0, stages - number) < left);
    const entry = isNewcomer ? known : between(random, 0, known - 1);
    if (isNewcomer) known += 1;
    else {
      versions[entry] = (versions[entry] ?? 0) + 1;
      strengths[entry] = (strengths[entry] ?? 0) + between(random, -30, 89);
    }
    const who = [entry, ...standing.filter((other) => other !== entry).slice(0, places - 1)];
    const totals = who
      .map((entry) => ({ entry, total: (strengths[entry] ?? 0) + between(random, 0, 219) + 0.5 }))
      .sort((one, other) => other.total - one.total);
    const seats = totals.map(({ entry, total }, place) => ({
      entry,
      version: versions[entry] ?? 1,
      rank: place + 1,
      total: total * 2.5,
    }));
    standing = totals.map(({ entry }) => entry);
    played.push({ number, entry, version: versions[entry] ?? 1, seats });
  }
  return played;
}

interface MadeDuels {
  readonly pair: readonly [number, number];
  readonly rounds: number;
  readonly wins: readonly [number, number];
  readonly stage: number;
}

function countDuels(
  random: Random,
  stages: readonly PlayedStage[],
): ReadonlyMap<string, MadeDuels> {
  const duels = new Map<string, MadeDuels>();
  for (const { number, seats } of stages) {
    for (const [at, upper] of seats.entries()) {
      for (const lower of seats.slice(at + 1)) {
        const pair = [upper.entry, lower.entry].sort((a, b) => a - b);
        const [one = 0, other = 0] = pair;
        const before = duels.get(`${one} ${other}`) ??
          { pair: [one, other] as const, rounds: 0, wins: [0, 0] as const, stage: number };
        const upperWins = 50 + between(random, 0, 29);
        const lowerWins = 95 - upperWins;
        const [more, less] = one === upper.entry ? [upperWins, lowerWins] : [lowerWins, upperWins];
        duels.set(`${one} ${other}`, {
          pair: [one, other],
          rounds: before.rounds + 100,
          wins: [before.wins[0] + more, before.wins[1] + less],
          stage: number,
        });
      }
    }
  }
  return duels;
}

interface RowFacts {
  readonly named: { readonly entry: string; readonly name: string };
  readonly place: number;
  readonly before: number | undefined;
  readonly next: PlayedSeat | undefined;
  readonly isNew: boolean;
  readonly rating: Rating;
}

function rowOf(seat: PlayedSeat, facts: RowFacts): ContestRow {
  const { before, isNew, named: { entry, name }, next, place, rating } = facts;
  const { rank, total, version } = seat;
  const gap = next === undefined ? undefined : total - next.total;
  return {
    rank,
    bot: name,
    index: place,
    duels: Math.round(total * 1.1),
    duelsCorrected: total / 2,
    melee: Math.round(total / 2),
    total,
    low: total - 110,
    high: total + 120,
    wins: { duel: Math.round(total / 20), melee: Math.round(total / 60) },
    rounds: { duel: 800, melee: 1000 },
    averageDamage: total / 110,
    faults: {
      timeout: place === 2 ? 3 : 0,
      exit: 0,
      crash: place === 5 ? 1 : 0,
      flood: 0,
      memory: 0,
      invalid: place === 2 ? 12 : 0,
      start: 0,
    },
    entry,
    version,
    isNew,
    rating,
    ...(before === undefined ? {} : { before }),
    ...(gap === undefined ? {} : {
      lead: gap > 100
        ? { verdict: "decided" as const, share: 0.99 }
        : { verdict: "open" as const, share: 0.5 + gap / 220 },
    }),
  };
}

function seatsOf(
  stages: readonly PlayedStage[],
  entry: number,
): { readonly seat: PlayedSeat; readonly stage: number; readonly of: number }[] {
  return stages.flatMap(({ number, seats }) => {
    const seat = seats.find((seat) => seat.entry === entry);
    return seat === undefined ? [] : [{ seat, stage: number, of: seats.length }];
  });
}

function versionsOf(results: readonly EntryResult[], strength: number): EntryVersion[] {
  const numbers = [...new Set(results.map(({ version }) => version))];
  return numbers.map((number) => {
    const stages = results.filter(({ version }) => version === number).map(({ stage }) => stage);
    return {
      number,
      arrivedAt: dateOf(Math.min(...stages) - 0.5),
      state: "played",
      digest: `sha256:${String(number).padStart(64, "0")}`,
      stages: stages.toReversed(),
      rating: ratingOf(strength, stages.length),
    };
  });
}

function faultsOf(version: number, place: MatchPlace): EntryFault[] {
  return [
    {
      ...place,
      version,
      round: 2,
      turn: 7,
      kind: "timeout",
      detail: "no order in time",
      clock: { allowedMs: 100, wallMs: 131.4, waitedMs: 12.2, cpuMs: 96.8 },
    },
    { ...place, version, round: 3, turn: 1, kind: "invalid", detail: 'wrote "X9 <b>what</b>"' },
  ];
}

function highlightsOf(place: MatchPlace, bots: readonly string[]): EntryHighlight[] {
  return [
    {
      ...place,
      bots,
      highlight: {
        kind: "turnaround",
        round: 2,
        turn: 5,
        bots: [0, 1],
        facts: { at: 12, lives: 2, rivalLives: 9 },
      },
    },
    {
      ...place,
      bots,
      highlight: { kind: "fastest", round: 1, turn: 0, bots: [0], facts: { turns: 9, tanks: 2 } },
    },
  ];
}

function ratingOf(strength: number, stages: number): Rating {
  return { mu: strength / 22, sigma: 8.3 / Math.sqrt(1 + stages), stages };
}

function runOf(stage: number): string {
  return `stage-${stage}`;
}

function dateOf(stage: number): string {
  return new Date(BEGIN + stage * DAY_MS).toISOString();
}

function slugOf(name: string, at: number): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  return plain === "" ? `entry-${at + 1}` : plain;
}

/** Names for as many entries as wanted. */
export function manyNames(count: number): string[] {
  const first = ["iron", "swift", "lazy", "brave", "cold", "dark", "wise", "wild", "tiny", "grim"];
  const second = [
    "fox",
    "wall",
    "lance",
    "owl",
    "storm",
    "moth",
    "knight",
    "badger",
    "comet",
    "elk",
  ];
  return Array.from({ length: count }, (_, at) => {
    const name = `${first[at % 10]} ${second[Math.floor(at / 10) % 10]}`;
    return at < 100 ? name : `${name} ${Math.floor(at / 100) + 1}`;
  });
}

/** The programs of the sample run, in the order of its table, and one with a name that means harm. */
export const SMALL_NAMES: readonly string[] = [
  "champion",
  "mapper",
  "camper",
  "tank1",
  "hunter",
  "dodger",
  "vulture",
  "rammer",
  "<img src=x onerror=alert(1)>",
  "Přítel s velmi dlouhým jménem programu",
];

/** Ten entries after eighteen stages, one of which was annulled; a stage is being played, three versions wait. */
export function smallContest(changes: Partial<MadeOptions> = {}): MadeContest {
  return makeContest({
    names: SMALL_NAMES,
    stages: 18,
    annulled: 11,
    isPlaying: true,
    waiting: 3,
    ...changes,
  });
}

/** Two hundred entries, three hundred stages. */
export function largeContest(): MadeContest {
  return makeContest({ names: manyNames(200), stages: 300, isPlaying: true, waiting: 12 });
}
