/**
 * Reads what `deno info --json` tells about a module and all that it imports. Pure.
 * Lines and characters count from 0 there.
 */

/** Where something stands in a source text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One import of a module. */
export interface Import {
  /** As the author wrote it. */
  readonly written: string;
  /** The URL that it means; undefined if it means none. */
  readonly url: string | undefined;
  readonly place: Place;
  /** Whether it is an `import(…)` that may never be reached. */
  readonly isDynamic: boolean;
}

/** One module of the graph. */
export interface Module {
  readonly url: string;
  /** What Deno has against it. */
  readonly error: string | undefined;
  readonly imports: readonly Import[];
}

/**
 * The modules of the graph, without imports of types alone, which nothing loads.
 * @throws {SyntaxError} If this is not what Deno 2 writes.
 */
export function parseGraph(json: string): Module[] {
  const report = record(JSON.parse(json));
  if (report.version !== 1 || !Array.isArray(report.modules)) {
    throw new SyntaxError(`Cannot read the module graph: version is ${String(report.version)}`);
  }
  return report.modules.map((entry) => {
    const module = record(entry);
    const dependencies = Array.isArray(module.dependencies) ? module.dependencies : [];
    return {
      url: String(module.specifier),
      error: typeof module.error === "string" ? module.error : undefined,
      imports: dependencies.map(record).filter(({ code }) => code !== undefined).map(parseImport),
    };
  });
}

function parseImport(dependency: Record<string, unknown>): Import {
  const code = record(dependency.code);
  const start = record(record(code.span ?? {}).start ?? {});
  return {
    written: String(dependency.specifier),
    url: typeof code.specifier === "string" ? code.specifier : undefined,
    place: { line: Number(start.line ?? 0) + 1, column: Number(start.character ?? 0) + 1 },
    isDynamic: dependency.isDynamic === true,
  };
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== "object" || value === null) {
    throw new SyntaxError(`Cannot read the module graph: found ${String(value)}`);
  }
  return value as Record<string, unknown>;
}
