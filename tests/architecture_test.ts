/**
 * The arrows of the house: who may import whom, that there is no import cycle of any kind, that the pure folders
 * are pure, and that no file grows too long. Each rule is first shown to fail on a small made-up example.
 *
 * How it works: `deno info` reads the imports (type imports included) of everything in lib, web and bots. A file
 * belongs to a room; a room may import itself and the rooms that ARROWS names. Purity is judged by the words of the
 * source outside comments and strings.
 */
import { assert, assertEquals } from "@std/assert";

const ROOT = new URL("../", import.meta.url);

const GAMES = ["race", "frogger", "klotski"];
const LIB = [
  ...["core", "disk", "arena", ...GAMES, "logs", "logs/files", "judge", "tournament", "racing"],
  ...["crossing", "contest/published", "contest", "server", "cli"],
];

/** The files of logs that touch the disk; they are a room of their own. */
const LOG_FILES = ["lib/logs/files.ts", "lib/logs/gzip.ts"];

/** The rooms of the front end, and what each may import of it besides itself. */
const WEB: Readonly<Record<string, readonly string[]>> = {
  "web/strings": ["web/tanks/model"],
  "web/ui": ["web/strings"],
  "web/site": ["web/strings"],
  "web/tanks/model": ["web/strings", "web/ui"],
  "web/tanks/paint": ["web/strings", "web/tanks/model"],
  "web/tanks/work": ["web/strings", "web/tanks/model"],
  "web/tanks/store": ["web/strings", "web/ui", "web/site", "web/tanks/model", "web/tanks/work"],
  "web/tanks/view": [
    ...["web/strings", "web/ui", "web/site"],
    ...["web/tanks/model", "web/tanks/paint", "web/tanks/work", "web/tanks/store"],
  ],
  "web/home": ["web/strings", "web/ui", "web/site", "web/tanks/model", "web/tanks/view"],
  "web/run": [
    ...["web/strings", "web/ui", "web/site"],
    ...["web/tanks/model", "web/tanks/work", "web/tanks/view"],
  ],
  "web/contest": ["web/strings", "web/ui", "web/site", "web/tanks/model", "web/tanks/view"],
  "web/author": ["web/strings", "web/ui", "web/site", "web/tanks/model"],
  "web/organiser": ["web/strings", "web/ui", "web/site", "web/tanks/model"],
  "web/race/model": ["web/strings", "web/ui"],
  "web/race/paint": ["web/strings", "web/race/model"],
  "web/race/work": ["web/race/model"],
  "web/race/store": ["web/strings", "web/ui", "web/site", "web/race/model", "web/race/work"],
  "web/race/view": [
    ...["web/strings", "web/ui", "web/site"],
    ...["web/race/model", "web/race/paint", "web/race/work", "web/race/store"],
  ],
  "web/circuit/model": ["web/strings", "web/ui", "web/race/model"],
  "web/circuit/paint": ["web/race/model", "web/race/paint", "web/circuit/model"],
  "web/circuit/work": ["web/race/work", "web/circuit/model"],
  "web/circuit/store": [
    ...["web/strings", "web/ui", "web/site", "web/race/model"],
    ...["web/circuit/model", "web/circuit/work"],
  ],
  "web/circuit/view": [
    ...["web/strings", "web/ui", "web/site", "web/race/model", "web/race/paint", "web/race/view"],
    ...["web/circuit/model", "web/circuit/paint", "web/circuit/work", "web/circuit/store"],
  ],
  "web/frogger/model": ["web/strings", "web/ui"],
  "web/frogger/paint": ["web/strings", "web/frogger/model"],
  "web/frogger/work": ["web/frogger/model"],
  "web/frogger/store": [
    ...["web/strings", "web/ui", "web/site"],
    ...["web/frogger/model", "web/frogger/work"],
  ],
  "web/frogger/view": [
    ...["web/strings", "web/ui", "web/site"],
    ...["web/frogger/model", "web/frogger/paint", "web/frogger/work", "web/frogger/store"],
  ],
  "web/klotski/model": ["web/strings", "web/ui"],
  "web/klotski/paint": ["web/strings", "web/klotski/model"],
  "web/klotski/work": ["web/klotski/model"],
  "web/klotski/store": [
    ...["web/strings", "web/ui", "web/site"],
    ...["web/klotski/model", "web/klotski/work"],
  ],
  "web/klotski/view": [
    ...["web/strings", "web/ui", "web/site"],
    ...["web/klotski/model", "web/klotski/paint", "web/klotski/work", "web/klotski/store"],
  ],
  "web/championship": ["web/strings", "web/ui", "web/site", "web/race/model", "web/race/view"],
  "web/pages": [
    ...["web/strings", "web/ui", "web/site", "web/home", "web/run"],
    ...["web/contest", "web/author", "web/organiser", "web/championship"],
    ...["web/tanks/paint", "web/tanks/work", "web/tanks/store", "web/tanks/view"],
    ...["web/race/store", "web/race/view", "web/race/work"],
    ...["web/circuit/store", "web/circuit/view"],
    ...["web/frogger/store", "web/frogger/view", "web/frogger/work"],
    ...["web/klotski/store", "web/klotski/view", "web/klotski/work"],
  ],
};

/** Of lib, the front end imports what runs in a browser. */
const WEB_ARROWS = Object.fromEntries(
  Object.entries(WEB).map((
    [room, own],
  ) => [room, ["core", "arena", ...GAMES, "logs", "contest/published", ...own]]),
);

/** What each room may import besides itself. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  disk: ["core"],
  arena: ["core"],
  race: ["core"],
  frogger: ["core"],
  klotski: ["core"],
  logs: ["arena", "core"],
  "logs/files": ["logs", "arena", "disk", "core"],
  judge: ["core"],
  tournament: ["judge", "logs", "logs/files", "arena", "disk", "core"],
  racing: ["judge", "race", "disk", "core"],
  crossing: ["judge", "frogger", "core"],
  "contest/published": ["logs", "arena", "core"],
  contest: [
    ...["contest/published", "tournament", "judge", "logs", "logs/files", "arena"],
    ...["disk", "core"],
  ],
  server: LIB,
  cli: LIB,
  ...WEB_ARROWS,
  bots: [],
  main: ["cli"],
};

/** Rooms that run anywhere, do nothing but compute, and always give the same. */
const PURE_ROOMS = [
  "core",
  "arena",
  ...GAMES,
  "logs",
  "contest/published",
  "web/tanks/model",
  "web/race/model",
  "web/circuit/model",
  "web/frogger/model",
  "web/klotski/model",
];

const LONGEST = 500;

/** Words that pure code does not say, outside comments and strings and not as a name after a dot. */
const IMPURE: readonly RegExp[] = [
  /(?<![\w$]|(?<!\.\.)\.)(?:Deno|Date|performance|process|globalThis|console|document|window|navigator)\b/g,
  /(?<![\w$]|(?<!\.\.)\.)(?:fetch|setTimeout|setInterval|queueMicrotask|localStorage|WebSocket|Worker)\b/g,
  // Math is fine as long as it is followed by the name of anything but `random`; of crypto only `subtle` is fine.
  /(?<![\w$]|(?<!\.\.)\.)Math\b(?!\s*\.\s*(?!random\b)\w)(?:\s*\.\s*random)?/g,
  /(?<![\w$]|(?<!\.\.)\.)crypto\b(?!\s*\.\s*subtle\b)(?:\s*\.\s*\w+)?/g,
];

const NO_DENO: readonly RegExp[] = [/(?<![\w$]|(?<!\.\.)\.)Deno\b/g];

/** Parts of the front end that are one room with all their folders. */
const ONE_ROOM =
  /^(web\/(?:strings|ui|site|home|run|contest|author|organiser|championship|pages))\/.*$/;

/** One import; the target is a path of the project or a foreign specifier such as `npm:…`. */
interface Import {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** The room of a path, or undefined for what stands in none. */
function roomOf(path: string): string | undefined {
  if (path === "main.ts") return "main";
  if (LOG_FILES.includes(path)) return "logs/files";
  const parts = path.split("/");
  if (parts[0] === "bots") return parts[0];
  // A game of the front end is a house with rooms of its own; the others are one room each.
  if (parts[0] === "web") {
    return parts.slice(0, Math.min(parts.length - 1, 3)).join("/").replace(ONE_ROOM, "$1");
  }
  if (path.startsWith("lib/contest/published/")) return "contest/published";
  return parts[0] === "lib" && parts.length > 2 ? parts[1] : undefined;
}

/** Whether the target of an import is a file of the project. */
function isOurs(target: string): boolean {
  return !/^[a-z]+:/.test(target);
}

function checkArrows(imports: readonly Import[]): string[] {
  return imports.flatMap(({ from, to, line }) => {
    const room = roomOf(from);
    const allowed = ARROWS[room ?? ""];
    if (room === undefined || allowed === undefined) {
      return [`${from}:${line}: stands in no room that the arrows know`];
    }
    if (!isOurs(to)) {
      const noNode = PURE_ROOMS.includes(room) || room.startsWith("web/");
      return noNode && to.startsWith("node:") ? [`${from}:${line}: ${room} imports ${to}`] : [];
    }
    const target = roomOf(to);
    if (target === room || (target !== undefined && allowed.includes(target))) return [];
    return [`${from}:${line}: ${room} must not import ${target ?? "what is in no room"}: ${to}`];
  });
}

/** Every group of files that import each other in a ring is told by one of its rings. */
function checkCycles(imports: readonly Import[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (isOurs(to)) next.set(from, (next.get(from) ?? new Set()).add(to));
  }
  const findings: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    const began = path.indexOf(file);
    if (began >= 0) {
      findings.push(`import cycle: ${[...path.slice(began), file].join(" -> ")}`);
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const target of next.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of next.keys()) visit(file);
  return findings;
}

function checkWords(path: string, source: string): string[] {
  const room = roomOf(path) ?? "";
  const words = PURE_ROOMS.includes(room) ? IMPURE : room.startsWith("web/") ? NO_DENO : [];
  if (words.length === 0) return [];
  const code = blankOut(source);
  return words.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => {
      const line = code.slice(0, match.index).split("\n").length;
      return `${path}:${line}: ${room} must not use ${match[0]}`;
    })
  );
}

function checkLength(path: string, source: string): string[] {
  const lines = source.trimEnd().split("\n").length;
  return path.startsWith("lib/") && lines > LONGEST
    ? [`${path}:${LONGEST + 1}: ${lines} lines, more than ${LONGEST}: what is its second idea?`]
    : [];
}

/**
 * The source with comments, strings and regular expressions blanked out; lines stay where they are. Expressions in
 * templates are code. A slash starts a regular expression where no value stands before it.
 */
function blankOut(source: string): string {
  const comment = /\/\/.*|\/\*[^]*?\*\//y;
  const string = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/y;
  const regex = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
  const template = /(?:[^`\\$]|\\[^]|\$(?!\{))*(`|\$\{)/y;
  const plain = /[^/"'`{}]+/y;
  const blank = (text: string) => text.replace(/[^\n]/g, " ");
  let code = "";
  let at = 0;
  /** For each open template expression the number of braces open in it. */
  const open: number[] = [];

  while (at < source.length) {
    plain.lastIndex = at;
    const run = plain.exec(source)?.[0] ?? "";
    code += run;
    at += run.length;
    const char = source.charAt(at);
    const skipped = take(comment) ?? take(string) ??
      (char !== "/" || endsInValue(code.slice(-80)) ? undefined : take(regex));
    if (skipped !== undefined) {
      code += skipped;
    } else if (char === "`" || (char === "}" && open.at(-1) === 0)) {
      if (char === "}") open.pop();
      at += 1;
      code += " " + (take(template) ?? "");
      if (source.slice(at - 2, at) === "${") open.push(0);
    } else {
      if (open.length > 0 && (char === "{" || char === "}")) {
        open[open.length - 1] = (open.at(-1) ?? 0) + (char === "{" ? 1 : -1);
      }
      code += char;
      at += 1;
    }
  }
  return code;

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match === null) return undefined;
    at += match[0].length;
    return blank(match[0]);
  }
}

/** Whether a slash behind this code divides. */
function endsInValue(code: string): boolean {
  return /(?:[\w$)\]}]|\+\+|--)\s*$/.test(code) &&
    !/(?:^|[^.\w$])(?:return|typeof|case|in|of|void|delete|await|yield|else)\s*$/.test(code);
}

/** Modules that are started, not imported: `new URL("./worker.ts", import.meta.url)`. The arrows hold for them too. */
function startedModules(path: string, source: string): Import[] {
  const pattern = /new URL\(\s*"(\.[^"]+\.[jt]sx?)",\s*import\.meta\.url/g;
  return [...source.matchAll(pattern)].map((match) => ({
    from: path,
    to: pathOf(new URL(match[1] ?? "", new URL(path, ROOT)).href),
    line: source.slice(0, match.index).split("\n").length,
  }));
}

/** The part of the answer of `deno info --json` that is read here. */
interface DenoInfo {
  readonly modules: readonly {
    readonly specifier: string;
    readonly error?: string;
    readonly dependencies?: readonly {
      readonly specifier: string;
      readonly code?: Resolved;
      readonly type?: Resolved;
    }[];
  }[];
}

interface Resolved {
  readonly specifier?: string;
  readonly error?: string;
  readonly span?: { readonly start: { readonly line: number } };
}

/** All imports of the project's own files, of whatever kind. */
function importsIn(info: DenoInfo): Import[] {
  return info.modules.flatMap((module) => {
    const from = pathOf(module.specifier);
    // That an imported file is missing is for the type check to say; style sheets import nothing.
    const isNoMatter = /^Module not found|identified a Css module/.test(module.error ?? "");
    if (module.error !== undefined && !isNoMatter) throw new Error(`${from}: ${module.error}`);
    if (roomOf(from) === undefined) return [];
    return (module.dependencies ?? []).map(({ specifier, code, type }) => {
      const resolved = code ?? type;
      const to = resolved?.specifier;
      if (to === undefined) {
        throw new Error(`Cannot resolve ${specifier} in ${from}: ${resolved?.error}`);
      }
      return { from, to: pathOf(to), line: (resolved?.span?.start.line ?? 0) + 1 };
    });
  });
}

/** A module's path in the project, or its specifier when it is foreign. */
function pathOf(specifier: string): string {
  return specifier.startsWith(ROOT.href) ? specifier.slice(ROOT.href.length) : specifier;
}

async function askDeno(files: readonly string[]): Promise<DenoInfo> {
  const folder = await Deno.makeTempDir({ prefix: "turniir-architecture-" });
  try {
    const all = `${folder}/all.ts`;
    const lines = files.map((file) => `import ${JSON.stringify(new URL(file, ROOT).href)};\n`);
    await Deno.writeTextFile(all, lines.join(""));
    const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: ["info", "--json", "--no-lock", "--config", new URL("deno.json", ROOT).pathname, all],
    }).output();
    if (!success) throw new Error(new TextDecoder().decode(stderr));
    return JSON.parse(new TextDecoder().decode(stdout));
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Paths of all modules of the project that the arrows are about. */
function modulesIn(folder: string): string[] {
  const found: string[] = [];
  const visit = (path: string) => {
    for (const { name, isDirectory } of Deno.readDirSync(new URL(path, ROOT))) {
      if (isDirectory && name !== "node_modules" && name !== "dist") visit(`${path}${name}/`);
      else if (/(?<!\.d)\.(?:ts|tsx|js|mjs)$/.test(name)) found.push(path + name);
    }
  };
  try {
    visit(folder);
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
  return found.sort();
}

function modules(): string[] {
  const main = modulesIn("./").includes("./main.ts") ? ["main.ts"] : [];
  return [...main, ...["lib/", "web/", "bots/"].flatMap(modulesIn)];
}

function sources(): { path: string; text: string }[] {
  return modules().map((path) => ({ path, text: Deno.readTextFileSync(new URL(path, ROOT)) }));
}

function assertNone(findings: readonly string[]): void {
  assertEquals(findings, [], `\n${findings.join("\n")}`);
}

Deno.test("the project keeps to the arrows, and has no import cycle", async () => {
  const imports = importsIn(await askDeno(modules()));
  assert(imports.some(({ from }) => from === "lib/arena/turn.ts"), "deno info told nothing");
  const started = sources().flatMap(({ path, text }) => startedModules(path, text));
  assertNone([...checkArrows([...imports, ...started]), ...checkCycles(imports)]);
});

Deno.test("pure folders use nothing of the machine, and web no Deno", () => {
  assertNone(sources().flatMap(({ path, text }) => checkWords(path, text)));
});

Deno.test("no file of lib is longer than 500 lines", () => {
  assertNone(sources().flatMap(({ path, text }) => checkLength(path, text)));
});

function imported(from: string, to: string): Import[] {
  return [{ from, to, line: 7 }];
}

Deno.test("every arrow that is not drawn is found", () => {
  const forbidden = [
    ["lib/core/a.ts", "lib/arena/b.ts"],
    ["lib/arena/a.ts", "lib/race/b.ts"],
    ["lib/race/a.ts", "lib/arena/b.ts"],
    ["lib/frogger/a.ts", "lib/klotski/b.ts"],
    ["lib/klotski/a.ts", "lib/logs/b.ts"],
    ["lib/logs/a.ts", "lib/judge/b.ts"],
    ["lib/logs/a.ts", "lib/logs/files.ts"],
    ["lib/logs/a.ts", "lib/disk/b.ts"],
    ["lib/disk/a.ts", "lib/logs/b.ts"],
    ["web/ui/a.ts", "lib/disk/b.ts"],
    ["lib/judge/a.ts", "lib/arena/b.ts"],
    ["lib/tournament/a.ts", "lib/contest/b.ts"],
    ["lib/contest/a.ts", "lib/server/b.ts"],
    ["web/tanks/view/a.tsx", "lib/judge/b.ts"],
    ["web/tanks/store/a.ts", "lib/tournament/b.ts"],
    ["web/tanks/work/a.ts", "lib/logs/files.ts"],
    ["bots/tanks/a.ts", "lib/core/b.ts"],
    ["main.ts", "lib/core/a.ts"],
    ["lib/cli/a.ts", "web/ui/b.ts"],
    ["lib/cli/a.ts", "main.ts"],
    ["lib/server/a.ts", "tests/b.ts"],
    ["lib/unheard/a.ts", "lib/core/b.ts"],
    ["lib/arena/a.ts", "node:fs"],
    ["web/ui/a.ts", "node:fs"],
    ["web/ui/player/a.ts", "web/tanks/view/b.ts"],
    ["web/tanks/model/a.ts", "web/tanks/store/b.ts"],
    ["web/tanks/paint/a.ts", "web/tanks/view/b.ts"],
    ["web/tanks/store/a.ts", "web/tanks/view/b.ts"],
    ["web/strings/en/a.ts", "web/ui/b.ts"],
  ] as const;
  for (const [from, to] of forbidden) {
    const [finding = "nothing", ...more] = checkArrows(imported(from, to));
    assert(finding.startsWith(`${from}:7: `) && more.length === 0, `${from} -> ${to}: ${finding}`);
  }
});

Deno.test("every arrow that is drawn is allowed", () => {
  const allowed = [
    ["lib/arena/a.ts", "lib/core/b.ts"],
    ["lib/arena/a.ts", "lib/arena/b.ts"],
    ["lib/logs/a.ts", "lib/arena/b.ts"],
    ["lib/logs/files.ts", "lib/logs/b.ts"],
    ["lib/logs/files.ts", "lib/disk/b.ts"],
    ["lib/disk/a.ts", "lib/core/b.ts"],
    ["lib/racing/a.ts", "lib/disk/b.ts"],
    ["lib/judge/a.ts", "lib/core/b.ts"],
    ["lib/judge/a.ts", "node:fs"],
    ["lib/tournament/a.ts", "lib/judge/b.ts"],
    ["lib/tournament/a.ts", "lib/logs/files.ts"],
    ["lib/contest/a.ts", "lib/tournament/b.ts"],
    ["lib/server/a.ts", "lib/contest/b.ts"],
    ["lib/cli/a.ts", "lib/klotski/b.ts"],
    ["web/tanks/model/a.ts", "lib/race/b.ts"],
    ["web/ui/a.tsx", "npm:preact@1"],
    ["web/tanks/view/a.tsx", "web/ui/player/b.tsx"],
    ["web/tanks/view/deep/a.tsx", "web/tanks/view/b.tsx"],
    ["web/pages/a.tsx", "web/tanks/store/b.ts"],
    ["bots/tanks/a.ts", "bots/tanks/b.ts"],
    ["main.ts", "lib/cli/a.ts"],
  ] as const;
  for (const [from, to] of allowed) assertEquals(checkArrows(imported(from, to)), []);
});

Deno.test("a started module is an arrow too", () => {
  const text = 'start();\nnew Worker(new URL("../judge/b.ts", import.meta.url));';
  assertEquals(startedModules("lib/logs/a.ts", text), [
    { from: "lib/logs/a.ts", to: "lib/judge/b.ts", line: 2 },
  ]);
});

Deno.test("a ring of imports is found, a diamond is none", () => {
  const graph = (...edges: string[]) =>
    edges.map((edge) => ({ from: edge.charAt(0), to: edge.charAt(1), line: 3 }));
  assertEquals(checkCycles(graph("ab", "ac", "bd", "cd", "de")), []);
  assertEquals(checkCycles(graph("ab", "bc", "cd", "db")), ["import cycle: b -> c -> d -> b"]);
  assertEquals(checkCycles(graph("aa")), ["import cycle: a -> a"]);
});

Deno.test("imports are read from deno info, those of types only too", () => {
  const at = (line: number) => ({ start: { line } });
  const module = (name: string) => `${ROOT.href}lib/core/${name}.ts`;
  const info = {
    modules: [
      {
        specifier: module("a"),
        dependencies: [
          { specifier: "./b.ts", code: { specifier: module("b"), span: at(2) } },
          { specifier: "./c.ts", type: { specifier: module("c"), span: at(4) } },
          { specifier: "node:fs", code: { specifier: "node:fs", span: at(6) } },
        ],
      },
      { specifier: "file:///elsewhere/all.ts", dependencies: [] },
    ],
  };
  assertEquals(importsIn(info), [
    { from: "lib/core/a.ts", to: "lib/core/b.ts", line: 3 },
    { from: "lib/core/a.ts", to: "lib/core/c.ts", line: 5 },
    { from: "lib/core/a.ts", to: "node:fs", line: 7 },
  ]);
});

Deno.test("every impure word is found in a pure folder, with its line", () => {
  const impure = [
    ...["Deno.cwd()", "new Date()", "performance.now()", "Math.random()", "Math . random()"],
    ...["const { random } = Math;", "crypto.getRandomValues(x)", "crypto.randomUUID()"],
    ...["setTimeout(f, 1)", "console.log(1)", "document.title", "window.alert", "fetch(x)"],
    ...["`${Deno.pid}`", "`a ${ { b: `${Date.now()}` } } c`", "1 / Date.now() / 2", "[...fetch]"],
    ...['a = "x" + Deno.pid', "/* no */ Deno.pid", "x = y as Date", "return /Deno/.test(Deno.x)"],
    ...["globalThis.fetch", "process.exit()"],
  ];
  for (const code of impure) {
    const findings = checkWords("lib/arena/a.ts", `\n\n${code}\n`);
    assert(
      findings.length === 1 && findings[0]?.startsWith("lib/arena/a.ts:3: arena must not use"),
      `${code}: ${findings.join("; ") || "nothing found"}`,
    );
  }
});

Deno.test("words in comments, strings and names of one's own are not found", () => {
  const fine = [
    ...[
      "// Deno.cwd()",
      "/* new Date()\n * fetch */",
      "'Deno'",
      '"it\\"s Date"',
      "`Deno ${x} Date`",
    ],
    ...[
      "x.document",
      "undocumented",
      "DateLine",
      "Math.max(1, 2)",
      "crypto.subtle.digest",
      "$fetch",
    ],
    ...[
      "x = /Deno|[/]Date/g",
      "x?.window",
      "`a ${`Date`} fetch`",
      "f(a / b, '/ Date')",
      "rewindow",
    ],
  ];
  for (const code of fine) assertEquals(checkWords("lib/core/a.ts", code), [], code);
  for (const path of ["lib/logs/files.ts", "lib/judge/a.ts", "bots/tanks/a.ts", "lib/cli/a.ts"]) {
    assertEquals(checkWords(path, "Deno.cwd()"), []);
  }
});

Deno.test("web may use the browser but not Deno", () => {
  assertEquals(checkWords("web/ui/a.ts", "document.title; performance.now();\nDeno.cwd()"), [
    "web/ui/a.ts:2: web/ui must not use Deno",
  ]);
});

Deno.test("a file of lib with 501 lines is found, one with 500 is not", () => {
  const lines = (count: number) => "x;\n".repeat(count);
  assertEquals(checkLength("lib/cli/a.ts", lines(500)), []);
  assertEquals(checkLength("lib/cli/a.ts", lines(501)).length, 1);
  assertEquals(checkLength("web/ui/a.ts", lines(501)), []);
});
