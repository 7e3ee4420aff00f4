/**
 * Finds places in JSON text: where it stops being JSON, and where the value at a given path stands.
 * Browser-safe: no Deno, no DOM.
 *
 * Only problems are looked up with this; reading itself is JSON.parse. It needs a scanner of its own because
 * engines tell the place of an error in words that differ, or not at all, and nobody tells the place of a value.
 * The scanner keeps its own stack, so that deep nesting cannot overflow the machine's.
 */

/** The way to a value from the top: names of fields and positions in lists. */
export type JsonPath = readonly (string | number)[];

/** Nothing in a log nests deeper than so many lists and objects; the search ends there. */
export const MOST_DEPTH = 1000;

/** The column (from 1, in UTF-16 units) of the value at `path`, or `undefined` if it is not there. */
export function columnOf(text: string, path: JsonPath): number | undefined {
  const { found } = scan(text, path);
  return found === undefined ? undefined : found + 1;
}

/** The column (from 1) at which the text stops being JSON; `undefined` if it is good or nests too deep. */
export function columnOfError(text: string): number | undefined {
  const { error } = scan(text, undefined);
  return error === undefined ? undefined : error + 1;
}

interface Level {
  readonly close: "]" | "}";
  /** The field's name or the item's position that comes next or is being read. */
  key: string | number;
}

interface Scan {
  /** Where the value at the wanted path begins; the last one, as JSON.parse has it for doubled names. */
  readonly found?: number;
  readonly error?: number;
}

/** A place that cannot be read; thrown and caught in this file only. */
class Stop {
  constructor(readonly at: number | undefined) {}
}

function scan(text: string, wanted: JsonPath | undefined): Scan {
  const levels: Level[] = [];
  let found: number | undefined;
  let at = 0;

  const blanks = () => {
    while (" \t\n\r".includes(text.charAt(at)) && at < text.length) at += 1;
  };
  const expect = (mark: string) => {
    blanks();
    if (text.charAt(at) !== mark) throw new Stop(at);
    at += 1;
  };
  const name = () => {
    blanks();
    const from = at;
    const to = endOfString(text, from);
    at = to;
    expect(":");
    return String(JSON.parse(text.slice(from, to)));
  };
  const isWanted = () =>
    wanted !== undefined && wanted.length === levels.length &&
    levels.every(({ key }, depth) => key === wanted[depth]);
  /** Reads a value, or only the beginning of a list or object. Tells whether the value is finished. */
  const value = (): boolean => {
    blanks();
    if (isWanted()) found = at;
    const mark = text.charAt(at);
    if (mark !== "[" && mark !== "{") {
      at = mark === '"' ? endOfString(text, at) : endOfPlain(text, at);
      return true;
    }
    if (levels.length >= MOST_DEPTH) throw new Stop(undefined);
    const close = mark === "[" ? "]" : "}";
    at += 1;
    blanks();
    if (text.charAt(at) === close) {
      at += 1;
      return true;
    }
    levels.push({ close, key: close === "]" ? 0 : name() });
    return false;
  };

  try {
    for (let finished = value();; finished = value()) {
      while (finished) {
        blanks();
        const level = levels.at(-1);
        const mark = text.charAt(at);
        if (level === undefined) {
          if (at < text.length) throw new Stop(at);
          return found === undefined ? {} : { found };
        }
        if (mark !== level.close && mark !== ",") throw new Stop(at);
        at += 1;
        if (mark === ",") {
          level.key = typeof level.key === "number" ? level.key + 1 : name();
          break;
        }
        levels.pop();
      }
    }
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    return stop.at === undefined ? {} : { error: stop.at };
  }
}

/** The end of the string that begins at `from`. */
function endOfString(text: string, from: number): number {
  if (text.charAt(from) !== '"') throw new Stop(from);
  for (let at = from + 1; at < text.length; at++) {
    const mark = text.charAt(at);
    if (mark === '"') return at + 1;
    if (mark < " ") throw new Stop(at);
    if (mark !== "\\") continue;
    at += 1;
    const escape = text.charAt(at);
    if (escape === "u") {
      if (!/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) throw new Stop(at);
      at += 4;
    } else if (!'"\\/bfnrt'.includes(escape) || escape === "") throw new Stop(at);
  }
  throw new Stop(text.length);
}

/** The end of the number or word (true, false, null) that begins at `from`. */
function endOfPlain(text: string, from: number): number {
  let to = from;
  while (to < text.length && /[-+.0-9A-Za-z]/.test(text.charAt(to))) to += 1;
  const word = text.slice(from, to);
  const isNumber = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?$/.test(word);
  if (!isNumber && word !== "true" && word !== "false" && word !== "null") throw new Stop(from);
  return to;
}
