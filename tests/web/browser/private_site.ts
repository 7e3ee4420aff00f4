/** A server of a contest for tests: the real pages, and private calls that a test steers. */
import type {
  AuthorVersion,
  AuthorView,
  OrganiserAnswer,
  OrganiserDeed,
  OrganiserView,
} from "../../../lib/contest/published/api.ts";
import { makeSite, type SiteFiles } from "../../../lib/server/site.ts";
import { AUTHOR, ORGANISER } from "../author/samples.ts";

export const AUTHOR_TOKEN = "author-token-0123456789";
export const ORGANISER_TOKEN = "organiser-token-0123456789";

/** What came in with an upload. */
export interface Upload {
  readonly command: string;
  readonly paths: readonly string[];
}

/** The server, and what a test steers it with. */
export interface PrivateSite extends AsyncDisposable {
  /** Ends in `/`. */
  readonly address: string;
  author: AuthorView;
  organiser: OrganiserView;
  /** An upload is answered when this has been fulfilled. */
  hold: Promise<void>;
  /** What the next deed is refused with. */
  refusal: { readonly code: string; readonly message: string } | undefined;
  readonly uploads: Upload[];
  readonly deeds: OrganiserDeed[];
  /** Addresses that were asked for, as the server saw them. */
  readonly asked: string[];
}

const TYPES: Readonly<Record<string, string>> = {
  css: "text/css",
  html: "text/html; charset=utf-8",
  js: "text/javascript",
  svg: "image/svg+xml",
};

let pages: Promise<SiteFiles> | undefined;

/** Serves on this machine only, at a port that is free, until it is disposed of. */
export async function servePrivate(
  made: () => Promise<SiteFiles> = () => makeSite("contest server"),
): Promise<PrivateSite> {
  const files = await (pages ??= made());
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    (request) => answer(request, files, site),
  );
  const site: PrivateSite = {
    address: `http://127.0.0.1:${server.addr.port}/`,
    author: AUTHOR,
    organiser: ORGANISER,
    hold: Promise.resolve(),
    refusal: undefined,
    uploads: [],
    deeds: [],
    asked: [],
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
  return site;
}

async function answer(request: Request, files: SiteFiles, site: PrivateSite): Promise<Response> {
  const { pathname } = new URL(request.url);
  site.asked.push(request.url, request.headers.get("referer") ?? "");
  if (pathname === "/contest/events") return progress();
  if (pathname.startsWith("/api/author")) return await author(request, pathname, site);
  if (pathname === "/api/organiser") return await organiser(request, site);
  const name = pathname.slice(1) || "index.html";
  const body = files.get(name);
  if (body === undefined) return new Response("not here", { status: 404 });
  const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
  return new Response(body, { headers: { "content-type": type } });
}

async function author(request: Request, path: string, site: PrivateSite): Promise<Response> {
  if (!mayEnter(request, AUTHOR_TOKEN)) return refused(401, "TOKEN", "This link is not valid");
  if (request.method === "GET") return Response.json(site.author);
  if (path !== "/api/author/versions") {
    const number = Number(path.split("/").at(-2));
    if (site.refusal !== undefined) return refused(409, site.refusal.code, site.refusal.message);
    site.author = {
      ...site.author,
      versions: site.author.versions.map((version) =>
        version.number === number ? { ...version, state: "cancelled" } : version
      ),
    };
    return Response.json(site.author);
  }
  const form = await request.formData();
  await site.hold;
  if (site.refusal !== undefined) return refused(429, site.refusal.code, site.refusal.message);
  const sent = form.getAll("file").filter((file) => file instanceof File);
  const command = String(form.get("command"));
  site.uploads.push({ command, paths: sent.map(({ name }) => name) });
  const version: AuthorVersion = {
    number: site.author.versions.length + 1,
    arrivedAt: new Date().toISOString(),
    state: "received",
    command,
    files: sent.map(({ name, size }) => ({ path: name, size })),
    stages: [],
    errors: [],
  };
  site.author = { ...site.author, versions: [version, ...site.author.versions] };
  return Response.json(version, { status: 201 });
}

async function organiser(request: Request, site: PrivateSite): Promise<Response> {
  if (!mayEnter(request, ORGANISER_TOKEN)) return refused(401, "TOKEN", "This link is not valid");
  if (request.method === "GET") return Response.json(site.organiser);
  const deed: OrganiserDeed = await request.json();
  if (site.refusal !== undefined) return refused(409, site.refusal.code, site.refusal.message);
  site.deeds.push(deed);
  site.organiser = done(site.organiser, deed);
  const told: OrganiserAnswer = deed.deed === "invite"
    ? {
      view: site.organiser,
      invited: { entry: deed.name.toLowerCase(), name: deed.name, token: AUTHOR_TOKEN },
    }
    : { view: site.organiser };
  return Response.json(told);
}

/** As much of each deed as the page can see. */
function done(view: OrganiserView, deed: OrganiserDeed): OrganiserView {
  switch (deed.deed) {
    case "close":
    case "open":
      return { ...view, state: deed.deed === "open" ? "open" : "closed" };
    case "hold":
    case "release":
      return {
        ...view,
        queue: view.queue.map((one) =>
          one.entry === deed.entry && one.version === deed.version
            ? { ...one, state: deed.deed === "hold" ? "held" : "waiting" }
            : one
        ),
      };
    case "withdraw":
    case "restore":
      return {
        ...view,
        entries: view.entries.map((one) =>
          one.entry === deed.entry ? { ...one, isWithdrawn: deed.deed === "withdraw" } : one
        ),
      };
    case "rename":
      return {
        ...view,
        entries: view.entries.map((one) =>
          one.entry === deed.entry ? { ...one, name: deed.name } : one
        ),
      };
    default:
      return view;
  }
}

function mayEnter(request: Request, token: string): boolean {
  return request.headers.get("authorization") === `Bearer ${token}`;
}

function refused(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status });
}

/** Stage 13 is half done; then the connection ends. */
function progress(): Response {
  const event = { kind: "progress", stage: 13, run: "stage-13", played: 2300, total: 4600 };
  return new Response(`event: progress\ndata: ${JSON.stringify(event)}\n\n`, {
    headers: { "content-type": "text/event-stream" },
  });
}
