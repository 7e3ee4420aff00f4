/** A small server for tests: files in memory or of a folder, under a path of one's choice. */
import { extname, join } from "@std/path";

/** What is served: contents by path (`tanks.html`), or a folder. */
export type SiteFiles =
  | ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>
  | { readonly folder: string };

/** How it is served. */
export interface SiteOptions {
  /** The path under which the site stands, such as `/club/turniir/`; absent: `/`. */
  readonly prefix?: string;
  /** Headers of every answer, such as a Content-Security-Policy. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A site that is being served. */
export interface Site extends AsyncDisposable {
  /** Where it is; ends in `/`. */
  readonly address: string;
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".gz": "application/gzip",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".jsonl": "application/jsonl",
  ".svg": "image/svg+xml",
};

/** Serves on this machine only, at a port that is free, until it is disposed of. */
export function serveSite(files: SiteFiles, options: SiteOptions = {}): Site {
  const { prefix = "/", headers = {} } = options;
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, async (request) => {
    const path = decodeURIComponent(new URL(request.url).pathname);
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
    const body = name === undefined ? undefined : await contentsOf(files, name || "index.html");
    if (body === undefined) return new Response("not here", { status: 404 });
    const type = TYPES[extname(name || "index.html")] ?? "application/octet-stream";
    return new Response(body, { headers: { "content-type": type, ...headers } });
  });
  return {
    address: `http://127.0.0.1:${server.addr.port}${prefix}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

async function contentsOf(
  files: SiteFiles,
  name: string,
): Promise<string | Uint8Array<ArrayBuffer> | undefined> {
  if (!("folder" in files)) return files.get(name);
  if (name.split("/").includes("..")) return undefined;
  return await Deno.readFile(join(files.folder, name)).catch(() => undefined);
}
