/**
 * `contest publish DIR --to SITE`: the contest's site as files for any host.
 */
import { Contest } from "../../contest/contest.ts";
import { publishContest } from "../../server/contest/publish_contest.ts";
import { makeSite } from "../../server/site.ts";
import { asTyped, fromWhereYouStand } from "../paths.ts";
import { type Output, terminal, visible } from "../printing.ts";
import { contestFolder } from "./folder.ts";

/** Options of the command line, as texts. */
export interface PublishWords {
  /** The folder of the site. */
  readonly to: string;
  /** Print what was done for machines. */
  readonly json?: boolean;
}

/**
 * Writes the site, or brings it up to date.
 * @returns 0.
 * @throws {UnusableInput} If there is no such contest, or the folder holds what was not built.
 */
export async function publish(
  folder: string,
  options: PublishWords,
  output: Output = terminal,
): Promise<number> {
  const to = fromWhereYouStand(options.to);
  using contest = await Contest.open(contestFolder(folder), { readOnly: true });
  const warn = (sentence: string) => output.complain(`Warning: ${sentence}`);
  const done = await publishContest({ contest, site: await makeSite("contest"), to, warn });
  if (options.json === true) {
    output.print(`${JSON.stringify(done)}\n`);
    return 0;
  }
  const { files, removed, stages, written } = done;
  const what = stages === 1 ? "1 stage" : `${stages} stages`;
  output.print(
    `The site with ${what} is in ${visible(asTyped(to))}: ` +
      `${files} files, ${written} of them written, ${removed} old ones removed\n`,
  );
  return 0;
}
