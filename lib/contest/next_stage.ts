/**
 * What the player does next: it follows from the records alone, never from the clock. Pure.
 *
 * A stage is played whenever a new program, or a new version of one, has come [STAGE-1]: for the first in the order of
 * arrival, with the best of the stage before [STAGE-2]. An entry has one program in a stage, the newest [STAGE-3].
 */

/** A version of an entry, as far as it matters who plays. */
export interface Contender {
  readonly versionId: number;
  readonly entryId: number;
}

/** A version that has not been played yet. */
export interface Waiting extends Contender {
  readonly state: "received" | "waiting" | "held";
}

/** The last stage that counts. */
export interface PlayedStage {
  readonly number: number;
  /** The best first. */
  readonly ranking: readonly Contender[];
  /** In the order of the plan. */
  readonly plan: readonly Contender[];
}

/** What the decision follows from. */
export interface StageRecords {
  /** Programs in a stage at most, the new one included. */
  readonly places: number;
  /** In the order of arrival. */
  readonly queue: readonly Waiting[];
  /** Absent: none has been finished yet. */
  readonly last?: PlayedStage;
  /**
   * Versions that stood alone when it was their turn, and whose entries have not played with a newer one: in the order
   * of arrival, one of each entry at most.
   */
  readonly alone: readonly Contender[];
  /** Entries that play no more. */
  readonly withdrawn: ReadonlySet<number>;
  /** The stage that the organiser wants to be played again. */
  readonly again?: number;
}

/** What is to be done. */
export type NextStage =
  /** Versions in the order of the plan: the one for which the stage is played comes first. */
  | { readonly kind: "stage"; readonly versionIds: readonly number[]; readonly repeats?: number }
  /** Nobody is there to play with: it plays when somebody else comes. */
  | { readonly kind: "alone"; readonly versionId: number }
  /** It is this version's turn, but it has not been checked yet. */
  | { readonly kind: "check"; readonly versionId: number }
  | { readonly kind: "none" };

/** See the head of this file. */
export function nextStage(records: StageRecords): NextStage {
  const again = findRepeat(records);
  if (again !== undefined) return again;
  const next = records.queue.find(({ entryId, state }) =>
    state !== "held" && !records.withdrawn.has(entryId)
  );
  if (next === undefined) return { kind: "none" };
  const { versionId, entryId, state } = next;
  if (state === "received") return { kind: "check", versionId };
  const others = standingOf(records)
    .filter((other) => other.entryId !== entryId && !records.withdrawn.has(other.entryId))
    .slice(0, records.places - 1);
  if (others.length === 0) return { kind: "alone", versionId };
  return { kind: "stage", versionIds: [versionId, ...others.map((other) => other.versionId)] };
}

/**
 * Who stands to play with a newcomer, the best first [STAGE-2]: the ranking of the last stage, then whoever stood alone.
 * Who stood alone with a newer version than the one that was ranked takes its place [STAGE-3].
 */
export function standingOf({ alone, last }: Pick<StageRecords, "alone" | "last">): Contender[] {
  const ranking = last?.ranking ?? [];
  const ranked = ranking.map((contender) =>
    alone.find(({ entryId, versionId }) =>
      entryId === contender.entryId && versionId > contender.versionId
    ) ?? contender
  );
  const known = new Set(ranking.map(({ entryId }) => entryId));
  return [...ranked, ...alone.filter(({ entryId }) => !known.has(entryId))];
}

/** Only the last stage can be played again, and only while two of its programs are left. */
function findRepeat({ again, last, withdrawn }: StageRecords): NextStage | undefined {
  if (again === undefined || last === undefined || again !== last.number) return undefined;
  const left = last.plan.filter(({ entryId }) => !withdrawn.has(entryId));
  if (left.length < 2) return undefined;
  return {
    kind: "stage",
    versionIds: left.map(({ versionId }) => versionId),
    repeats: last.number,
  };
}
