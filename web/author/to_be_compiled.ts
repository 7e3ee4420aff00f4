/** Sources that nothing can start before they are compiled, which nobody does but their author. Pure. */

/** A language, and how a file is compiled. */
interface Compiler {
  readonly language: string;
  readonly command: (source: string, program: string) => string;
}

const C: Compiler["command"] = (source, program) => `cc -O2 -o ${program} ${source}`;
const CPP: Compiler["command"] = (source, program) => `c++ -O2 -o ${program} ${source}`;

/** By the endings of sources. */
const COMPILERS: ReadonlyMap<string, Compiler> = new Map([
  ["c", { language: "C", command: C }],
  ...["cc", "cpp", "cxx"].map((ending) => [ending, { language: "C++", command: CPP }] as const),
  ["rs", { language: "Rust", command: (source, program) => `rustc -O -o ${program} ${source}` }],
  ["go", { language: "Go", command: (source, program) => `go build -o ${program} ${source}` }],
  ["zig", { language: "Zig", command: (source) => `zig build-exe -O ReleaseFast ${source}` }],
  ["hs", { language: "Haskell", command: (source, program) => `ghc -O2 -o ${program} ${source}` }],
]);

/**
 * What the author has to be told before sending these paths with that command: the language, and how to compile it;
 * `undefined`: nothing. Sources may come along with what was made of them.
 */
export function toBeCompiled(
  paths: readonly string[],
  command: string,
): { readonly language: string; readonly example: string } | undefined {
  const [word = ""] = command.trim().split(/\s+/);
  const started = word.replace(/^\.\//, "");
  const source = started === ""
    ? paths.find((path) => compilerOf(path) !== undefined)
    : paths.find((path) => path === started);
  const compiler = source === undefined ? undefined : compilerOf(source);
  if (source === undefined || compiler === undefined) return undefined;
  const file = source.slice(source.lastIndexOf("/") + 1);
  const program = file.replace(/\.[^.]*$/, "");
  return { language: compiler.language, example: compiler.command(file, program) };
}

function compilerOf(path: string): Compiler | undefined {
  return COMPILERS.get(/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? "");
}
