/**
 * A mark of all that is published of a contest: it stays the same for as long as that does. Workers that report and
 * invitations that are made leave it as it is, so that nobody looks again for nothing.
 */
import { join } from "@std/path";
import type { Contest } from "../../contest/contest.ts";
import { FACTS_FILE } from "../../contest/stage_facts.ts";
import { lastFinished } from "../../contest/store/stages.ts";
import { stampOf, statOf } from "../ordinary_file.ts";
import { fingerprint } from "../responses.ts";

/** Whatever is published follows from these rows, or was written together with one of them. */
const ROWS = [
  "SELECT title, state FROM contest",
  `SELECT slug, name, is_withdrawn FROM entry
   WHERE id IN (SELECT entry_id FROM version WHERE digest IS NOT NULL) ORDER BY id`,
  "SELECT count(*) FROM former_name",
  `SELECT state, count(*), sum(id) FROM version WHERE state NOT IN ('refused', 'cancelled')
   GROUP BY state ORDER BY state`,
  "SELECT number, state FROM stage ORDER BY number",
] as const;

/** Makes marks of one contest. */
export class PublicMark {
  readonly #contest: Contest;
  #rows = { version: NaN, text: "" };

  constructor(contest: Contest) {
    this.#contest = contest;
  }

  /** The mark of what is published now: 32 hex digits. */
  async now(): Promise<string> {
    const version = this.#contest.dataVersion();
    if (version !== this.#rows.version) {
      this.#rows = { version, text: JSON.stringify(ROWS.map((sql) => this.#contest.all(sql))) };
    }
    const { text } = this.#rows;
    return await fingerprint(new TextEncoder().encode(text + await this.#factsOfLast()));
  }

  /** The facts of a stage come some time after its end. */
  async #factsOfLast(): Promise<string> {
    const stage = lastFinished(this.#contest);
    if (stage === undefined) return "";
    const info = await statOf(join(this.#contest.stageFolder(stage.number), FACTS_FILE));
    return info === undefined ? "" : stampOf(info);
  }
}
