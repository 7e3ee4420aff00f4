/**
 * The private API of a contest (lib/contest/published/api.ts): authors and the organiser, known by their tokens.
 *
 * It runs where nothing but the contest's folder can be read, and nothing but its database and files/ be written. What
 * is sent in is kept and written down; no program is started, and none is even looked into.
 */
import { putBlob } from "../../../contest/blobs.ts";
import type { Contest } from "../../../contest/contest.ts";
import { allBriefs } from "../../../contest/describe/entries.ts";
import { ledgerOf } from "../../../contest/describe/ledger.ts";
import { type ContestRecords, readContest } from "../../../contest/describe/records.ts";
import type { OrganiserAnswer, UploadLimits } from "../../../contest/published/api.ts";
import type { EntryBrief } from "../../../contest/published/types.ts";
import { given } from "../../../contest/store/rows.ts";
import type { Entry } from "../../../contest/types.ts";
import { type Clock, machineClock } from "../../clock.ts";
import { addressOf } from "../../requests.ts";
import type { Reach } from "../reach.ts";
import { answer, answerRefusal, Refusal } from "./answers.ts";
import { Authentication } from "./authentication.ts";
import { authorVersion, authorView } from "./author_view.ts";
import { cancelVersion } from "./cancel_version.ts";
import { refusalOf } from "./failures.ts";
import { doDeed } from "./organiser_deeds.ts";
import { organiserView } from "./organiser_view.ts";
import { requireOwnSite } from "./own_site.ts";
import { readDeed } from "./read_deed.ts";
import { readJson } from "./read_json.ts";
import { type Receiver, receiveUpload } from "./receive_upload.ts";
import { UploadGate } from "./upload_gate.ts";

/** What an upload may bring when nobody says otherwise. */
export const USUAL_LIMITS: UploadLimits = { bytes: 8 * 2 ** 20, files: 200, perHour: 20 };

/** For one upload. */
const UPLOAD_MS = 60_000;

/** Uploads that are read at the same time. */
const UPLOADS = 8;

/** What the API is made of. */
export interface ApiOptions {
  /** Opened for writing. */
  readonly contest: Contest;
  /** SHA-256 of the organiser's token, 64 hex digits. */
  readonly organiserTokenHash: string;
  /** Where a request comes from, such as an IP address: wrong tokens are counted by it. */
  readonly clientAddress: (request: Request) => string;
  /** Told of an error that is ours. */
  readonly onError: (error: unknown) => void;
  /** Where authors reach the site. @default nothing is known of it */
  readonly reach?: Reach;
  /** @default USUAL_LIMITS */
  readonly limits?: UploadLimits;
  /** The contest's records as they are now. @default read when anybody has written */
  readonly records?: () => ContestRecords;
  /** @default machineClock */
  readonly clock?: Clock;
  /** Keeps bytes; hands back their SHA-256. @default putBlob into the contest's files */
  readonly keepFile?: Receiver["keepFile"];
}

/** Answers a request; `undefined`: its address is none of the API's. Never rejects. */
export type Api = (request: Request) => Promise<Response | undefined>;

/** Makes the API. */
export function makeApi(options: ApiOptions): Api {
  const routes = makeRoutes(options);
  return async (request) => {
    const url = addressOf(request);
    if (url === null || !/^\/api(?:\/|$)/.test(url.pathname)) return undefined;
    try {
      return await callRoute(routes, request, url.pathname);
    } catch (error) {
      const { isOurs, refusal } = refusalOf(error);
      if (isOurs) options.onError(error);
      return answerRefusal(refusal);
    }
  };
}

/** An address, and how its methods are answered; what the pattern catches is a version's number. */
interface Route {
  readonly path: RegExp;
  readonly methods: Readonly<Record<string, Call>>;
}

type Call = (request: Request, version: number) => Promise<Response>;

async function callRoute(
  routes: readonly Route[],
  request: Request,
  path: string,
): Promise<Response> {
  for (const route of routes) {
    const found = route.path.exec(path);
    if (found === null) continue;
    const call = new Map(Object.entries(route.methods)).get(request.method);
    if (call === undefined) throw noMethod(Object.keys(route.methods));
    if (request.method !== "GET") requireOwnSite(request);
    return await call(request, Number(found[1]));
  }
  throw new Refusal(404, "ADDRESS", "There is no such address here.");
}

function noMethod(methods: readonly string[]): Refusal {
  const sentence = `At this address the method must be ${methods.join(" or ")}.`;
  return new Refusal(405, "METHOD", sentence, { allow: methods.join(", ") });
}

function makeRoutes(options: ApiOptions): readonly Route[] {
  const { clock = machineClock, contest, limits = USUAL_LIMITS, reach = {} } = options;
  const records = options.records ?? rememberRecords(contest);
  const callers = new Authentication({ ...options, now: () => clock.now() });
  const receiver: Receiver = {
    ...{ contest, limits, clock, uploadMs: UPLOAD_MS, gate: new UploadGate(UPLOADS) },
    keepFile: options.keepFile ?? ((bytes) => putBlob(contest.filesFolder, bytes)),
  };
  const viewOfAuthor = (entry: Entry) =>
    authorView(contest, entry, briefOf(records(), entry), limits);
  const viewOfOrganiser = () => organiserView(contest, ledgerOf(records()), reach);

  const author: Call = async (request) =>
    answer(await viewOfAuthor(callers.requireAuthor(request)));
  const upload: Call = async (request) => {
    const entry = callers.requireAuthor(request);
    const version = await receiveUpload(
      request,
      entry,
      receiver,
      () => void callers.requireAuthor(request),
    );
    return answer(await authorVersion(contest, entry, version), 201);
  };
  const cancel: Call = async (request, version) => {
    const entry = callers.requireAuthor(request);
    cancelVersion(contest, entry, version);
    return answer(await viewOfAuthor(entry));
  };
  const organiser: Call = async (request) => {
    await callers.requireOrganiser(request);
    return answer(viewOfOrganiser());
  };
  const deed: Call = async (request) => {
    await callers.requireOrganiser(request);
    const invited = doDeed(contest, readDeed(await readJson(request, clock)));
    const answered: OrganiserAnswer = { view: viewOfOrganiser(), ...given("invited", invited) };
    return answer(answered);
  };
  return [
    { path: /^\/api\/author$/, methods: { GET: author } },
    { path: /^\/api\/author\/versions$/, methods: { POST: upload } },
    { path: /^\/api\/author\/versions\/([1-9]\d{0,8})\/cancel$/, methods: { POST: cancel } },
    { path: /^\/api\/organiser$/, methods: { GET: organiser, POST: deed } },
  ];
}

/** Reads the records anew when anybody has written. */
function rememberRecords(contest: Contest): () => ContestRecords {
  let kept: { readonly at: number; readonly records: ContestRecords } | undefined;
  return () => {
    const at = contest.dataVersion();
    if (kept?.at !== at) kept = { at, records: readContest(contest) };
    return kept.records;
  };
}

function briefOf(records: ContestRecords, { slug }: Entry): EntryBrief {
  const brief = allBriefs(ledgerOf(records)).find(({ entry }) => entry === slug);
  if (brief === undefined) {
    throw new Refusal(404, "ENTRY", "Your program is no longer in the contest.");
  }
  return brief;
}
