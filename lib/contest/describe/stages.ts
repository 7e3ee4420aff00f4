/**
 * Stages in a list, and what waits to become one.
 */
import type { QueuedVersion, StageBrief } from "../published/types.ts";
import type { Stage, Version } from "../types.ts";
import {
  entryOfVersion,
  isPublic,
  type Ledger,
  mention,
  runOf,
  seatsOf,
  versionOf,
} from "./ledger.ts";

/** All stages, the newest first. */
export function stageBriefs(ledger: Ledger): StageBrief[] {
  const replacements = new Map(
    ledger.records.stages.flatMap(({ number, repeats }) =>
      repeats === undefined ? [] : [[repeats, number]]
    ),
  );
  return ledger.records.stages
    .toSorted((a, b) => b.number - a.number)
    .map((stage) => stageBrief(ledger, stage, replacements.get(stage.number)));
}

function stageBrief(ledger: Ledger, stage: Stage, replacedBy: number | undefined): StageBrief {
  const { number, state, versionId, begunAt, finishedAt, repeats } = stage;
  const seats = seatsOf(ledger, number);
  const rank = seats.find((seat) => seat.versionId === versionId)?.rank;
  const winners = seats
    .filter((seat) => seat.rank === 1)
    .map((seat) => mention(entryOfVersion(ledger, seat.versionId)));
  return {
    number,
    run: runOf(number),
    state,
    ...mention(entryOfVersion(ledger, versionId)),
    version: versionOf(ledger, versionId).number,
    programs: seats.length,
    begunAt,
    ...(finishedAt === undefined ? {} : { finishedAt }),
    ...(winners.length === 0 ? {} : { winners }),
    ...(rank === undefined ? {} : { rank }),
    ...(repeats === undefined ? {} : { repeats }),
    ...(state !== "annulled" || replacedBy === undefined ? {} : { replacedBy }),
  };
}

/**
 * What the public knows of that has not been played yet, in the order of arrival. Versions of withdrawn entries wait
 * outside; one that is being played is shown.
 */
export function queueOf(ledger: Ledger): QueuedVersion[] {
  return queued(ledger, ({ entryId }) => isPublic(ledger, entryId));
}

/** As `queueOf`, with what was sent in for entries that are not public yet: for the organiser. */
export function wholeQueue(ledger: Ledger): QueuedVersion[] {
  return queued(ledger, () => true);
}

function queued(ledger: Ledger, isMeant: (version: Version) => boolean): QueuedVersion[] {
  return ledger.records.versions.filter(isMeant).flatMap((version) => {
    const state = queuedState(version);
    if (state === undefined) return [];
    const { id, number, arrivedAt } = version;
    const entry = entryOfVersion(ledger, id);
    if (entry.isWithdrawn && state !== "playing") return [];
    return [{ ...mention(entry), version: number, state, arrivedAt }];
  });
}

function queuedState({ state }: Version): QueuedVersion["state"] | undefined {
  switch (state) {
    case "received":
      return "checking";
    case "waiting":
    case "held":
    case "playing":
      return state;
    default:
      return undefined;
  }
}
