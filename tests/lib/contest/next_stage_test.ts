/** Who plays next: examples of every rule, and a model that plays whole contests. */
import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  type Contender,
  nextStage,
  type StageRecords,
  standingOf,
  type Waiting,
} from "../../../lib/contest/next_stage.ts";

const NOTHING: StageRecords = { places: 9, queue: [], alone: [], withdrawn: new Set() };

/** Version 11 is the first of entry 1, version 52 the second of entry 5. */
function contenders(...versionIds: number[]): Contender[] {
  return versionIds.map((versionId) => ({ versionId, entryId: Math.floor(versionId / 10) }));
}

function waiting(versionId: number, state: Waiting["state"] = "waiting"): Waiting {
  return { versionId, entryId: Math.floor(versionId / 10), state };
}

/** A last stage whose plan was in the order of the ranking. */
function ranked(...versionIds: number[]): Pick<StageRecords, "last"> {
  return {
    last: { number: 7, ranking: contenders(...versionIds), plan: contenders(...versionIds) },
  };
}

Deno.test("[STAGE-1] a new program, or a new version, has a stage played for it", () => {
  const records = { ...NOTHING, ...ranked(11, 21) };
  assertEquals(nextStage({ ...records, queue: [waiting(31)] }), {
    kind: "stage",
    versionIds: [31, 11, 21],
  });
  assertEquals(nextStage({ ...records, queue: [waiting(22)] }), {
    kind: "stage",
    versionIds: [22, 11],
  });
  assertEquals(nextStage(records), { kind: "none" });
});

Deno.test("[STAGE-2] the eight best of the stage before play; the ninth drops out", () => {
  const last = ranked(51, 11, 21, 31, 41, 61, 71, 81, 91);
  assertEquals(nextStage({ ...NOTHING, ...last, queue: [waiting(101)] }), {
    kind: "stage",
    versionIds: [101, 51, 11, 21, 31, 41, 61, 71, 81],
  });
});

Deno.test("[STAGE-2] fewer play while fewer have entered; the very first stands alone", () => {
  assertEquals(nextStage({ ...NOTHING, queue: [waiting(11)] }), { kind: "alone", versionId: 11 });
  const alone = contenders(11);
  assertEquals(nextStage({ ...NOTHING, alone, queue: [waiting(21)] }), {
    kind: "stage",
    versionIds: [21, 11],
  });
});

Deno.test("[STAGE-3] a new version takes the place of the old one", () => {
  const last = ranked(51, 11, 21, 31, 41, 61, 71, 81, 91);
  assertEquals(nextStage({ ...NOTHING, ...last, queue: [waiting(22)] }), {
    kind: "stage",
    versionIds: [22, 51, 11, 31, 41, 61, 71, 81, 91],
  });
});

Deno.test("[STAGE-3] a new version that had to stand alone takes the old one's place all the same", () => {
  const standing = standingOf({ ...ranked(11, 21), alone: contenders(22, 31) });
  assertEquals(standing, contenders(11, 22, 31));
});

Deno.test("the first in the order of arrival is the next, and waits for its check", () => {
  const records = { ...NOTHING, ...ranked(11, 21) };
  assertEquals(nextStage({ ...records, queue: [waiting(31, "received"), waiting(41)] }), {
    kind: "check",
    versionId: 31,
  });
});

Deno.test("what the organiser holds is passed by", () => {
  const records = { ...NOTHING, ...ranked(11, 21) };
  assertEquals(nextStage({ ...records, queue: [waiting(31, "held"), waiting(41)] }), {
    kind: "stage",
    versionIds: [41, 11, 21],
  });
  assertEquals(nextStage({ ...records, queue: [waiting(31, "held")] }), { kind: "none" });
});

Deno.test("a withdrawn entry neither plays nor holds anybody up, and the next best moves up", () => {
  const records = { ...NOTHING, places: 3, ...ranked(11, 21, 31), withdrawn: new Set([1, 4]) };
  assertEquals(nextStage({ ...records, queue: [waiting(41, "received"), waiting(51)] }), {
    kind: "stage",
    versionIds: [51, 21, 31],
  });
});

Deno.test("a stage is played again before what waits, with the same programs in the same order", () => {
  const last = {
    number: 7,
    ranking: contenders(11, 31, 21),
    plan: contenders(31, 11, 21),
  };
  const records = { ...NOTHING, last, queue: [waiting(41)] };
  assertEquals(nextStage({ ...records, again: 7 }), {
    kind: "stage",
    versionIds: [31, 11, 21],
    repeats: 7,
  });
  assertEquals(nextStage({ ...records, again: 7, withdrawn: new Set([3]) }), {
    kind: "stage",
    versionIds: [11, 21],
    repeats: 7,
  });
});

Deno.test("a wish for another stage than the last, or for one with nobody left, stops nobody", () => {
  const records = { ...NOTHING, ...ranked(11, 21), queue: [waiting(31)] };
  const usual = { kind: "stage" as const, versionIds: [31, 11, 21] };
  assertEquals(nextStage({ ...records, again: 6 }), usual);
  assertEquals(nextStage({ ...records, again: 7, withdrawn: new Set([1]) }), {
    kind: "stage",
    versionIds: [31, 21],
  });
});

/** Somebody sends something in, or the organiser does something. */
type Deed =
  | { readonly kind: "arrive"; readonly entry: number }
  | { readonly kind: "withdraw" | "restore"; readonly entry: number }
  | { readonly kind: "again" };

/** A contest in memory: the same records as the real one keeps. */
class ModelContest {
  readonly places: number;
  readonly stages: { number: number; plan: Contender[]; ranking: Contender[]; repeats?: number }[] =
    [];
  readonly withdrawn = new Set<number>();
  #queue: Waiting[] = [];
  #alone: Contender[] = [];
  #again: number | undefined;
  #versions: Contender[] = [];

  constructor(places: number) {
    this.places = places;
  }

  do(deed: Deed): void {
    if (deed.kind === "withdraw") this.withdrawn.add(deed.entry);
    else if (deed.kind === "restore") this.withdrawn.delete(deed.entry);
    else if (deed.kind === "again") this.#again = this.stages.at(-1)?.number;
    else if (!this.withdrawn.has(deed.entry)) {
      const version = { versionId: this.#versions.length + 1, entryId: deed.entry };
      this.#versions.push(version);
      this.#queue.push({ ...version, state: "waiting" });
    }
  }

  /** @returns Whether there was something to do. */
  step(): boolean {
    const next = nextStage(this.records());
    if (next.kind === "none" || next.kind === "check") return false;
    if (next.kind === "alone") {
      this.#alone.push(this.#version(next.versionId));
      this.#queue = this.#queue.filter(({ versionId }) => versionId !== next.versionId);
      return true;
    }
    const plan = next.versionIds.map((id) => this.#version(id));
    if (next.repeats === undefined) {
      this.#queue = this.#queue.filter(({ versionId }) => versionId !== next.versionIds[0]);
    } else this.#again = undefined;
    // Whatever the ranking, as long as it follows from who played.
    const ranking = plan.toSorted((one, two) => mixed(one.versionId) - mixed(two.versionId));
    this.stages.push({
      number: this.stages.length + 1,
      plan,
      ranking,
      ...(next.repeats === undefined ? {} : { repeats: next.repeats }),
    });
    return true;
  }

  records(): StageRecords {
    const seated = new Set(this.stages.flatMap(({ plan }) => plan.map((one) => one.versionId)));
    const last = this.stages.at(-1);
    const newest = this.#alone.filter(({ entryId, versionId }) =>
      !seated.has(versionId) &&
      !this.#alone.some((other) => other.entryId === entryId && other.versionId > versionId) &&
      !this.stages.some(({ plan: [first] }) =>
        first?.entryId === entryId && first.versionId > versionId
      )
    );
    return {
      places: this.places,
      queue: this.#queue.filter(({ entryId }) => !this.withdrawn.has(entryId)),
      alone: newest,
      withdrawn: this.withdrawn,
      ...(last === undefined ? {} : { last }),
      ...(this.#again === undefined ? {} : { again: this.#again }),
    };
  }

  #version(id: number): Contender {
    const version = this.#versions[id - 1];
    assert(version !== undefined, `version ${id}`);
    return version;
  }
}

function mixed(number: number): number {
  return (number * 7919) % 101;
}

const anEntry = fc.integer({ min: 1, max: 12 });

const aDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("arrive" as const), entry: anEntry }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom("withdraw" as const, "restore"), entry: anEntry }),
  },
  { weight: 1, arbitrary: fc.constant<Deed>({ kind: "again" }) },
);

Deno.test("[STAGE-1] [STAGE-2] [STAGE-3] whole contests keep to the rules", () => {
  const moments = fc.array(fc.record({ deed: aDeed, steps: fc.integer({ min: 0, max: 3 }) }), {
    maxLength: 60,
  });
  fc.assert(fc.property(fc.integer({ min: 2, max: 9 }), moments, (places, moments) => {
    const contest = new ModelContest(places);
    for (const { deed, steps } of moments) {
      contest.do(deed);
      for (let step = 0; step < steps; step++) {
        const before = contest.records();
        const played = contest.stages.length;
        if (!contest.step()) break;
        if (contest.stages.length > played) checkStage(contest, before);
      }
    }
    while (contest.step());
  }));
});

/** What must be so of the stage that was played last. */
function checkStage({ places, stages, withdrawn }: ModelContest, before: StageRecords): void {
  const stage = stages.at(-1);
  assert(stage !== undefined);
  const { plan, repeats } = stage;
  const [newcomer, ...others] = plan;
  assert(newcomer !== undefined && others.length > 0, "nobody plays alone");
  assert(plan.length <= places, `${plan.length} programs in ${places} places`);
  assertEquals(new Set(plan.map(({ entryId }) => entryId)).size, plan.length, "one of each entry");
  assert(plan.every(({ entryId }) => !withdrawn.has(entryId)), "a withdrawn entry plays");
  if (repeats !== undefined) return;
  assertEquals(newcomer.versionId, before.queue[0]?.versionId, "the first that arrived");
  // All who are better ranked than somebody who plays play as well.
  const standing = standingOf(before).filter(({ entryId }) =>
    entryId !== newcomer.entryId && !withdrawn.has(entryId)
  );
  assertEquals(others, standing.slice(0, places - 1));
  assert(standing.length <= others.length || plan.length === places, "a place stayed empty");
}

Deno.test("[STAGE-1] stages follow from the order of arrival, however fast the player is", () => {
  const arrivals = fc.array(fc.record({ entry: anEntry, steps: fc.integer({ min: 0, max: 4 }) }), {
    maxLength: 40,
  });
  fc.assert(fc.property(arrivals, (arrivals) => {
    const [eager, late] = [new ModelContest(4), new ModelContest(4)];
    for (const { entry, steps } of arrivals) {
      eager.do({ kind: "arrive", entry });
      late.do({ kind: "arrive", entry });
      for (let step = 0; step < steps; step++) eager.step();
    }
    while (eager.step());
    while (late.step());
    assertEquals(eager.stages, late.stages);
  }));
});
