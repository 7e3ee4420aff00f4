/**
 * What the supervisor of a contest tells its server: one line of JSON on standard input, which then stays open for as
 * long as the server is to live. Neither the words of its command line nor its environment hold anything secret.
 */

/** See the head of this file. */
export interface ServerSettings {
  /** The contest's folder, absolute. */
  readonly contest: string;
  /** A folder with the pages and their files, absolute. */
  readonly pages: string;
  readonly hostname: string;
  readonly port: number;
  /** By what other names it may be called, such as those of a server in front of it. */
  readonly publicNames: readonly string[];
  /** SHA-256 of the organiser's token, 64 hex digits. */
  readonly organiserTokenHash: string;
}

/** What the server prints, with a line feed, when it listens. */
export const READY = "ready";

/** Settings as a line, without its line feed. */
export function makeServerSettings(settings: ServerSettings): string {
  return JSON.stringify(settings);
}

/**
 * Takes a line apart.
 * @throws {TypeError} If it is none of ours.
 */
export function parseServerSettings(line: string): ServerSettings {
  const value: unknown = JSON.parse(line);
  if (typeof value !== "object" || value === null) throw new TypeError("These are no settings");
  const fields = new Map<string, unknown>(Object.entries(value));
  const port = fields.get("port");
  if (typeof port !== "number") throw new TypeError("The settings have no port");
  return {
    contest: textIn(fields, "contest"),
    pages: textIn(fields, "pages"),
    hostname: textIn(fields, "hostname"),
    port,
    publicNames: textsIn(fields, "publicNames"),
    organiserTokenHash: textIn(fields, "organiserTokenHash"),
  };
}

function textIn(fields: ReadonlyMap<string, unknown>, name: string): string {
  const value = fields.get(name);
  if (typeof value !== "string") throw new TypeError(`The settings have no ${name}`);
  return value;
}

function textsIn(fields: ReadonlyMap<string, unknown>, name: string): string[] {
  const value = fields.get(name);
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value;
  throw new TypeError(`The settings have no ${name}`);
}
