/** Reads what the server says to the private pages of a contest. Pure: nothing here throws. */
import {
  type ApiError,
  type AuthorError,
  type AuthorVersion,
  type AuthorView,
  type CheckReport,
  type Finding,
  type OrganiserAnswer,
  type OrganiserEntry,
  type OrganiserVersion,
  type OrganiserView,
  type UploadedFile,
  type UploadLimits,
  type UploadsLeft,
  VERSION_STATES,
  type WorkerReport,
} from "../../lib/contest/published/api.ts";
import { CONTEST_STATES, type EntryName } from "../../lib/contest/published/types.ts";
import type { Problem } from "../../lib/core/problem.ts";
import { takeText } from "../../lib/logs/fields.ts";
import {
  takeEntryBrief,
  takeEntryName,
  takePlace,
  takeQueued,
  takeRules,
  takeStage,
} from "./parse_contest.ts";
import { listOf, shape, type Take, takeFlag, wholeFrom, wordOf } from "./shape.ts";

/** An answer that is not 2xx. */
export const takeApiError: Take<ApiError> = shape<ApiError>(
  { error: shape<ApiError["error"]>({ code: takeText, message: takeText }, {}) },
  {},
);

const takeProblem = shape<Problem>(
  { code: takeText, message: takeText },
  { file: takeText, line: wholeFrom(0), column: wholeFrom(0) },
);

const VERDICT = {
  isFit: takeFlag,
  checkedAt: takeText,
  problems: listOf(takeProblem),
  findings: listOf(shape<Finding>({ isGood: takeFlag, text: takeText }, {})),
} as const;

const takeState = wordOf(VERSION_STATES);

/** The place, and what happened there. */
const takeError: Take<AuthorError> = (value, path, findings) => {
  const place = takePlace(value, path, findings);
  const fault = takeFault(value, path, findings);
  return place && fault && { ...place, ...fault };
};

type Fault = Pick<AuthorError, "detail" | "rival" | "round" | "stderr" | "turn">;

const takeFault = shape<Fault>(
  { round: wholeFrom(1), turn: wholeFrom(0), detail: takeText, stderr: takeText },
  { rival: takeText },
);

/** A version as its author sees it. */
export const takeAuthorVersion: Take<AuthorVersion> = shape<AuthorVersion>(
  {
    number: wholeFrom(1),
    arrivedAt: takeText,
    state: takeState,
    command: takeText,
    files: listOf(shape<UploadedFile>({ path: takeText, size: wholeFrom(0) }, {})),
    stages: listOf(
      shape<AuthorVersion["stages"][number]>(
        { number: wholeFrom(1), run: takeText, rank: wholeFrom(1) },
        {},
      ),
    ),
    errors: listOf(takeError),
  },
  {
    place: wholeFrom(1),
    check: shape<CheckReport>({ ...VERDICT, stderr: takeText }, {}),
    stage: shape<NonNullable<AuthorVersion["stage"]>>(
      { number: wholeFrom(1), run: takeText },
      {},
    ),
  },
);

/** All that an author sees. */
export const takeAuthorView: Take<AuthorView> = shape<AuthorView>(
  {
    title: takeText,
    state: wordOf(CONTEST_STATES),
    rules: takeRules,
    limits: shape<UploadLimits>(
      { bytes: wholeFrom(0), files: wholeFrom(0), perHour: wholeFrom(0) },
      {},
    ),
    left: shape<UploadsLeft>({ now: wholeFrom(0) }, { moreAt: takeText }),
    entry: takeEntryBrief,
    versions: listOf(takeAuthorVersion),
  },
  {},
);

const takeOrganiserVersion = shape<OrganiserVersion>(
  { number: wholeFrom(1), arrivedAt: takeText, state: takeState },
  { digest: takeText, check: shape<Omit<CheckReport, "stderr">>(VERDICT, {}) },
);

type EntryExtras = Pick<OrganiserEntry, "isInvited" | "versions">;

const takeExtras = shape<EntryExtras>(
  { isInvited: takeFlag, versions: listOf(takeOrganiserVersion) },
  {},
);

const takeEntry: Take<OrganiserEntry> = (value, path, findings) => {
  const entry = takeEntryBrief(value, path, findings);
  const extras = takeExtras(value, path, findings);
  return entry && extras && { ...entry, ...extras };
};

/** All that the organiser sees. */
export const takeOrganiserView: Take<OrganiserView> = shape<OrganiserView>(
  {
    title: takeText,
    state: wordOf(CONTEST_STATES),
    rules: takeRules,
    workers: listOf(
      shape<WorkerReport>(
        {
          task: wordOf(["check", "play"]),
          state: wordOf(["idle", "busy", "failing", "stopped"]),
          message: takeText,
          at: takeText,
        },
        {},
      ),
    ),
    entries: listOf(takeEntry),
    queue: listOf(takeQueued),
    stages: listOf(takeStage),
  },
  {
    address: takeText,
    isLocal: (value) => value === true ? true : undefined,
  },
);

type Invited = EntryName & { readonly token: string };

const takeInvited: Take<Invited> = (value, path, findings) => {
  const entry = takeEntryName(value, path, findings);
  const given = shape<Pick<Invited, "token">>({ token: takeText }, {})(value, path, findings);
  return entry && given && { ...entry, ...given };
};

/** What a deed of the organiser brought. */
export const takeOrganiserAnswer: Take<OrganiserAnswer> = shape<OrganiserAnswer>(
  { view: takeOrganiserView },
  { invited: takeInvited },
);
