/**
 * The registry of rules: every rule of a game (lib/…/RULES.md) has a test that carries its id in its name, and nobody
 * cites a rule that isn't there. Each game has its own book. What people who watch asked for is a book like those
 * (web/tanks/WISHES.md), with ids of its own.
 *
 * A rule starts with its id in bold brackets, `**[MOVE-3]**`; a test's name starts with one id or several, `[MOVE-3]
 * driving onto …`; comments in lib cite them in brackets, `[MOVE-3, MOVE-4]` or `[MOVE-1 … MOVE-9]`.
 */
import { assertEquals } from "@std/assert";
import { relative } from "@std/path";

const ROOT = new URL("../", import.meta.url);

/** Games that have a book and folders of their own; names of rules may be the same as in another game. */
const OTHER_GAMES: readonly string[] = ["race", "frogger", "klotski"];

/** Rules of what is not built yet, by game: their tests come with it. */
const PENDING: Readonly<Record<string, readonly string[]>> = {};

/** A file, by the path that a reader would type. */
interface Source {
  readonly path: string;
  readonly text: string;
}

/** Ids by the place where they stand, `path:line`. */
type Places = ReadonlyMap<string, readonly string[]>;

const ID = /[A-Z]+-\d+/g;

/** Ids of wishes; all others are of rules. */
const WISH = /^WATCH-/;

/** So many wishes are known, numbered from 1. */
const WISHES = 35;

/** The rules, each with its places: more than one is one too many. */
function rulesOf(books: readonly Source[]): Places {
  return find(books, /^\s*[-*]? ?\*\*\[([A-Z]+-\d+)\]\*\*/gm);
}

/** The ids with which names of tests start: string literals that start with ids in brackets. */
function citedByTests(tests: readonly Source[]): Places {
  return find(tests, /["'`]((?:\[[A-Z]+-\d+\] ?)+)/g);
}

/** The ids in brackets that comments of the code cite; words in brackets of other shapes are none of our business. */
function citedByCode(sources: readonly Source[]): Places {
  return find(sources, /\[((?:[A-Z]+-\d+)(?:(?:, | … )[A-Z]+-\d+)*)\]/g);
}

function find(sources: readonly Source[], pattern: RegExp): Places {
  const places = new Map<string, string[]>();
  for (const { path, text } of sources) {
    for (const match of text.matchAll(pattern)) {
      const line = text.slice(0, match.index).split("\n").length;
      for (const [id] of match[1]?.matchAll(ID) ?? []) {
        places.set(id, [...places.get(id) ?? [], `${path}:${line}`]);
      }
    }
  }
  return places;
}

/** What is wrong, a sentence each. */
function findings(
  rules: Places,
  tests: Places,
  code: Places,
  pending: readonly string[],
): string[] {
  const wrong: string[] = [];
  for (const [id, places] of rules) {
    if (places.length > 1) wrong.push(`[${id}] is the name of two rules: ${places.join(", ")}`);
    if (!tests.has(id) && !pending.includes(id)) wrong.push(`[${id}] has no test: ${places[0]}`);
  }
  for (const id of pending) if (!rules.has(id)) wrong.push(`[${id}] in PENDING is no rule`);
  for (const [cited, who] of [[tests, "test"], [code, "comment"]] as const) {
    for (const [id, places] of cited) {
      if (!rules.has(id)) wrong.push(`[${id}] is no rule, but a ${who} cites it: ${places[0]}`);
    }
  }
  return wrong;
}

/** Those of the wishes, or those of the rules. */
function only(kind: "wishes" | "rules", places: Places): Places {
  return new Map([...places].filter(([id]) => WISH.test(id) === (kind === "wishes")));
}

/** Whether a source belongs to a game: it stands in a folder of its name, or in none, and then it is about tanks. */
function isOf(game: string): (source: Source) => boolean {
  return ({ path }) =>
    (OTHER_GAMES.find((other) => path.includes(`/${other}/`)) ?? "tanks") === game;
}

function read(folder: string, pattern: RegExp): Source[] {
  const found: Source[] = [];
  const visit = (url: URL) => {
    for (const entry of Deno.readDirSync(url)) {
      const child = new URL(entry.name + (entry.isDirectory ? "/" : ""), url);
      if (entry.isDirectory) visit(child);
      else if (pattern.test(child.pathname)) {
        const path = relative(ROOT.pathname, child.pathname);
        found.push({ path, text: Deno.readTextFileSync(child) });
      }
    }
  };
  visit(new URL(folder, ROOT));
  return found;
}

/** All tests but this file, whose examples cite rules of no game. */
function readTests(): Source[] {
  return read("tests/", /(?<!rules_registry)_test\.tsx?$/);
}

for (const game of ["tanks", ...OTHER_GAMES]) {
  Deno.test(`every rule of ${game} has a test, and only its rules are cited`, () => {
    const rules = rulesOf(read("lib/", /\/RULES\.md$/).filter(isOf(game)));
    const tests = only("rules", citedByTests(readTests().filter(isOf(game))));
    const code = citedByCode(read("lib/", /\.tsx?$/).filter(isOf(game)));
    const pending = PENDING[game] ?? [];
    const wrong = findings(rules, tests, code, pending);
    const hint = `Still PENDING, as they are not built yet: ${pending.join(" ")}`;
    assertEquals(wrong, [], `${wrong.join("\n")}\n${hint}`);
  });
}

Deno.test("every wish of those who watch has a test, and only such wishes are cited", () => {
  const wishes = rulesOf(read("web/tanks/", /\/WISHES\.md$/));
  const tests = only("wishes", citedByTests(readTests()));
  const code = only("wishes", citedByCode(read("web/", /\.tsx?$/)));
  const wrong = findings(wishes, tests, code, []);
  assertEquals(wrong, [], wrong.join("\n"));
  const numbers = [...wishes.keys()].map((id) => Number(id.replace(WISH, "")));
  assertEquals(
    numbers.toSorted((a, b) => a - b),
    Array.from({ length: WISHES }, (_, at) => at + 1),
  );
});

Deno.test("a registry without faults has no findings", () => {
  assertEquals(
    check("- **[A-1]** One.\n- **[A-2]** Two.", '"[A-1] [A-2] both"', "[A-1 … A-2]"),
    [],
  );
});

Deno.test("a rule without a test is found, unless it is pending", () => {
  const book = "- **[A-1]** One.\n- **[A-2]** Two, see [A-1].";
  assertEquals(check(book, '"[A-1] one"'), ["[A-2] has no test: book.md:2"]);
  assertEquals(check(book, '"[A-1] one"', "", ["A-2"]), []);
});

Deno.test("an id in the middle of a test's name or in its body is no test of it", () => {
  assertEquals(check("**[A-1]** One.", '"one, as [A-1] says" // [A-1]'), [
    "[A-1] has no test: book.md:1",
  ]);
});

Deno.test("a test or a comment that cites no rule is found", () => {
  assertEquals(check("**[A-1]** One.", '"[A-1] one"\n`[A-3] three`', "x\n/** [A-1, A-4] */"), [
    "[A-3] is no rule, but a test cites it: a_test.ts:2",
    "[A-4] is no rule, but a comment cites it: a.ts:2",
  ]);
});

Deno.test("a name that two rules share is found", () => {
  assertEquals(check("**[A-1]** One.\n**[A-1]** Two.", '"[A-1] one"'), [
    "[A-1] is the name of two rules: book.md:1, book.md:2",
  ]);
});

Deno.test("a pending rule that does not exist is found", () => {
  assertEquals(check("**[A-1]** One.", '"[A-1] one"', "", ["A-1", "A-9"]), [
    "[A-9] in PENDING is no rule",
  ]);
});

function check(book: string, test: string, code = "", pending: readonly string[] = []): string[] {
  return findings(
    rulesOf([{ path: "book.md", text: book }]),
    citedByTests([{ path: "a_test.ts", text: test }]),
    citedByCode([{ path: "a.ts", text: code }]),
    pending,
  );
}
