/**
 * The files in contest/ as a server gives them: made when they are asked for, and kept for as long as nothing that is
 * published changes. However many ask, each is made once.
 */
import type { Contest } from "../../contest/contest.ts";
import { type ContestRecords, readContest } from "../../contest/describe/records.ts";
import { bytesOfJson, describeEntry, ENTRIES, publicSlugs, WHOLE } from "./contest_files.ts";
import { PublicMark } from "./public_mark.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A server takes programs in. */
const HERE = { takesUploads: true } as const;

/** Everything that has been made for one mark. */
interface Shelf {
  readonly mark: string;
  readonly records: ContestRecords;
  /** By their names. */
  readonly files: Map<string, Promise<Bytes>>;
}

/** See the head of this file. */
export class ContestAnswers {
  readonly #contest: Contest;
  readonly #mark: PublicMark;
  #shelf: Shelf | undefined;

  constructor(contest: Contest) {
    this.#contest = contest;
    this.#mark = new PublicMark(contest);
  }

  /** A mark of all that is published. */
  mark(): Promise<string> {
    return this.#mark.now();
  }

  /** A file by the parts of its name in contest/, such as `entries` and `hunter.json`; `undefined`: there is none. */
  async get(parts: readonly string[]): Promise<Bytes | undefined> {
    const [first = "", second = ""] = parts;
    if (parts.length === 1) return await this.#wholeFile(first);
    const slug = /^(.+)\.json$/.exec(second)?.[1];
    if (parts.length > 2 || first !== ENTRIES || slug === undefined) return undefined;
    return await this.#entryFile(slug);
  }

  async #wholeFile(name: string): Promise<Bytes | undefined> {
    const describe = WHOLE.get(name);
    if (describe === undefined) return undefined;
    const shelf = await this.#shelfOfNow();
    return await onShelf(shelf, name, () => Promise.resolve(describe(shelf.records, HERE)));
  }

  async #entryFile(slug: string): Promise<Bytes | undefined> {
    const shelf = await this.#shelfOfNow();
    const { records } = shelf;
    // Nothing is kept of names that nobody has.
    if (!publicSlugs(records).includes(slug)) return undefined;
    const describe = () => describeEntry(this.#contest, records, slug);
    return await onShelf(shelf, `${ENTRIES}/${slug}`, describe);
  }

  async #shelfOfNow(): Promise<Shelf> {
    const mark = await this.#mark.now();
    if (this.#shelf?.mark !== mark) {
      this.#shelf = { mark, records: readContest(this.#contest), files: new Map() };
    }
    return this.#shelf;
  }
}

/** The file of that name; it is made where there is none yet. Rejects as `describe`, which is then tried again. */
async function onShelf(
  { files }: Shelf,
  name: string,
  describe: () => Promise<unknown>,
): Promise<Bytes> {
  const known = files.get(name);
  if (known !== undefined) return await known;
  const made = describe().then(bytesOfJson);
  files.set(name, made);
  made.catch(() => files.delete(name));
  return await made;
}
