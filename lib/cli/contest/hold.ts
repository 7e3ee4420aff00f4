/**
 * `contest hold DIR NAME [VERSION]` and `contest release …`: lets versions wait beside the queue, and back into it.
 */
import type { Contest } from "../../contest/contest.ts";
import { setVersionState, versionsOf } from "../../contest/store/versions.ts";
import type { Entry, Version } from "../../contest/types.ts";
import { unusable } from "../../core/problem.ts";
import { type Output, terminal } from "../printing.ts";
import { wholeNumber } from "../whole_number.ts";
import { answer, type ChangeOptions, openToChange, requireNamed } from "./changing.ts";
import { heldLines, openQueue } from "./queue_text.ts";
import { listed } from "./sentences.ts";

/** What can be done, from which state to which. */
const DEEDS = {
  hold: { from: "waiting", to: "held", done: "held: it is not played until it is released" },
  release: { from: "held", to: "waiting", done: "released: it is played in its turn" },
} as const;

/** A deed of this file. */
export type HoldDeed = keyof typeof DEEDS;

/**
 * Holds or releases a version of an entry; without a number all that can be.
 * @returns 0.
 * @throws {UnusableInput} STATE if there is nothing to be held or released, VERSION_MISSING, ENTRY_MISSING.
 */
export async function contestHold(
  folder: string,
  name: string,
  number: string | undefined,
  deed: HoldDeed,
  options: ChangeOptions,
  output: Output = terminal,
): Promise<number> {
  using contest = await openToChange(folder);
  const entry = requireNamed(contest, name);
  const { done, from, to } = DEEDS[deed];
  const changed = contest.transaction(() =>
    versionsMeant(contest, entry, number, deed)
      .filter(({ id }) => setVersionState(contest, id, [from], to))
      .map((version) => version.number)
  );
  const sentence = changed
    .map((version) => `${listed([entry.name])}, version ${version}, is ${done}.`)
    .concat(heldLines(openQueue(contest).held, contest.folder))
    .join("\n");
  answer(options, output, sentence, {
    entry: entry.slug,
    name: entry.name,
    state: to,
    versions: changed,
  });
  return 0;
}

function versionsMeant(
  contest: Contest,
  entry: Entry,
  given: string | undefined,
  deed: HoldDeed,
): Version[] {
  const versions = versionsOf(contest, entry.id);
  const { from } = DEEDS[deed];
  if (given === undefined) {
    const fit = versions.filter(({ state }) => state === from);
    if (fit.length > 0) return fit;
    throw unusable(
      "STATE",
      `${entry.name} has no version that is ${from}, so there is nothing to ${deed}`,
    );
  }
  const number = wholeNumber("VERSION", given, 1);
  const version = versions.find((version) => version.number === number);
  if (version === undefined) {
    const there = versions.length === 0 ? "none has come yet" : `there are ${versions.length}`;
    throw unusable("VERSION_MISSING", `${entry.name} has no version ${number}: ${there}`);
  }
  if (version.state === from) return [version];
  throw unusable(
    "STATE",
    `Version ${number} of ${entry.name} is ${version.state}: only one that is ${from} can be ${
      DEEDS[deed].to === "held" ? "held" : "released"
    }`,
  );
}
