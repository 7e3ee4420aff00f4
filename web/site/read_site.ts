/** Fetches what a site says of its runs. Addresses are relative, so a site may lie in any folder of any host. */
import { type Problem, unusable, UnusableInput } from "../../lib/core/problem.ts";
import type { Result } from "../../lib/core/result.ts";
import type { Catalog, PublishedRun } from "../../lib/logs/published.ts";
import * as strings from "../strings/strings.ts";
import { parseCatalog, parseRun } from "./parse_published.ts";

/** Gets an address; the browser's `fetch`, or a test's. */
export type Fetcher = (address: string, options: RequestInit) => Promise<Response>;

/** Where a run's files are: `base` is the folder of the page, empty or with a slash at its end. */
export function addressOfRun(base: string, id: string, file: string): string {
  return `${base}data/${encodeURIComponent(id)}/${
    file.split("/").map(encodeURIComponent).join("/")
  }`;
}

/**
 * The runs of the site. `undefined`: it holds none (a host without data answers 404).
 * @throws {UnusableInput} If the site cannot be reached (`SITE_UNREACHABLE`, `SITE_STATUS`) or says something else.
 */
export async function readCatalog(
  base: string,
  fetcher: Fetcher = fetch,
): Promise<Catalog | undefined> {
  const file = `${base}data/catalog.json`;
  const text = await readText(file, fetcher);
  return text === undefined ? undefined : valueOf(parseCatalog(text), file);
}

/**
 * One run.
 * @throws {UnusableInput} If there is no such run (`SITE_NO_RUN`), it cannot be reached (`SITE_UNREACHABLE`,
 *   `SITE_STATUS`), or it is described in another way.
 */
export async function readRun(
  base: string,
  id: string,
  fetcher: Fetcher = fetch,
): Promise<PublishedRun> {
  const file = addressOfRun(base, id, "run.json");
  const text = await readText(file, fetcher);
  if (text === undefined) throw unusable("SITE_NO_RUN", strings.runs.noRun(id));
  return valueOf(parseRun(text), file);
}

/**
 * The text of a file of the site; `undefined`: there is no such file.
 * @throws {UnusableInput} If it cannot be reached (`SITE_UNREACHABLE`, `SITE_STATUS`).
 */
export async function readText(file: string, fetcher: Fetcher): Promise<string | undefined> {
  const response = await get(file, fetcher);
  return isMissing(response) ? undefined : await textOf(response, file);
}

/**
 * The bytes of a file of the site. As `readText`.
 * @throws {UnusableInput} As `readText`.
 */
export async function readBytes(
  file: string,
  fetcher: Fetcher,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const response = await get(file, fetcher);
  return isMissing(response)
    ? undefined
    : new Uint8Array(await bodyOf(response, file, () => response.arrayBuffer()));
}

/** Not there; some hosts answer every wrong address with a page instead. */
function isMissing({ status, headers }: Response): boolean {
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  return status === 404 || status === 410 || (status === 200 && isPage);
}

async function get(file: string, fetcher: Fetcher): Promise<Response> {
  try {
    return await fetcher(file, { cache: "no-cache" });
  } catch {
    throw unusable("SITE_UNREACHABLE", strings.runs.unreachable(file));
  }
}

function textOf(response: Response, file: string): Promise<string> {
  return bodyOf(response, file, () => response.text());
}

async function bodyOf<Body>(
  response: Response,
  file: string,
  read: () => Promise<Body>,
): Promise<Body> {
  if (!response.ok) {
    throw unusable("SITE_STATUS", strings.runs.refused(file, response.status));
  }
  try {
    return await read();
  } catch {
    throw unusable("SITE_UNREACHABLE", strings.runs.unreachable(file));
  }
}

/** What was read from a file, or its problems with the file's name. @throws {UnusableInput} */
export function valueOf<Value>(result: Result<Value, Problem[]>, file: string): Value {
  if (result.ok) return result.value;
  throw new UnusableInput(result.error.map((problem) => ({ ...problem, file })));
}
