/**
 * `contest invite DIR NAME`: a personal link for an author.
 */
import { recallServed } from "../../contest/served.ts";
import { addEntry, entryCalled } from "../../contest/store/entries.ts";
import { invite, isInvited } from "../../contest/store/invitations.ts";
import { unusable } from "../../core/problem.ts";
import { type Output, terminal } from "../printing.ts";
import { answer, type ChangeOptions, openToChange } from "./changing.ts";
import { contestCommand } from "./commands_to_paste.ts";

/** The page on which authors send in programs, beside the site's first page. */
const PAGE = "author.html";

/** The options of the command line, as texts. */
export interface InviteWords extends ChangeOptions {
  /** Where the contest's site is. @default where the contest was served last, if that is known */
  readonly address?: string;
}

/**
 * Makes a token for an entry, and the entry if there is none of this name; an older token ends. It is told here only.
 * @returns 0.
 * @throws {UnusableInput} If nothing may be called so, or the address is none.
 */
export async function contestInvite(
  folder: string,
  name: string,
  options: InviteWords,
  output: Output = terminal,
): Promise<number> {
  const given = options.address === undefined ? undefined : pageOf(options.address);
  using contest = await openToChange(folder);
  const served = given === undefined ? await recallServed(contest.folder) : undefined;
  const page = given ?? (served === undefined ? undefined : new URL(PAGE, served.address).href);
  const { entry, token, hadToken } = contest.transaction(() => {
    const entry = entryCalled(contest, name) ?? addEntry(contest, name);
    return { entry, hadToken: isInvited(contest, entry.id), token: invite(contest, entry.id) };
  });
  const link = page === undefined ? undefined : `${page}#token=${token}`;
  const sentence = [
    link === undefined
      ? `The token of ${entry.name}: ${token}\nIt opens the page ${PAGE} of the contest's site, and so does a link to it that ends in #token=${token}`
      : `The personal link of ${entry.name}: ${link}`,
    ...(served === undefined ? [] : [
      `It leads to ${served.address}, where the contest was served last; --address names another place.`,
    ]),
    "Give it to the author only: whoever has it can send in programs under this name. It is shown this once.",
    ...(hadToken ? ["The link that was made before works no more."] : []),
    ...(contest.settings().state === "closed"
      ? [
        "The contest is closed: nothing can be sent in now. Open it again: " +
        contestCommand("open", contest.folder),
      ]
      : []),
    ...(entry.isWithdrawn
      ? ["The entry is withdrawn: it can be looked at, but sends in nothing."]
      : []),
  ].join("\n");
  answer(options, output, sentence, {
    entry: entry.slug,
    name: entry.name,
    token,
    ...(link === undefined ? {} : { link }),
  });
  return 0;
}

function pageOf(address: string): string {
  const url = URL.parse(address);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw unusable(
      "USAGE",
      `--address is ${
        JSON.stringify(address)
      }: write where the site is, such as https://tanks.example/`,
    );
  }
  const folder = url.pathname.replace(/[^/]*\.html$/, "").replace(/\/?$/, "/");
  return new URL(folder + PAGE, url.origin).href;
}
