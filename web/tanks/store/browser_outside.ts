/** The world outside as a browser has it. */
import { UnusableInput } from "../../../lib/core/problem.ts";
import * as strings from "../../strings/strings.ts";
import { addressOfRun, readCatalog, readRun } from "../../site/read_site.ts";
import { browserPlace } from "../../ui/address_place.ts";
import { browserKeep } from "../../ui/keep.ts";
import { browserClock } from "../../ui/player/browser_clock.ts";
import { connect } from "../work/connect.ts";
import { openLogBook } from "../work/log_book.ts";
import type { LogSource } from "../work/types.ts";
import { calmPlace } from "./calm_place.ts";
import type { Outside } from "./types.ts";

/** The folder of the page, where its data lie. */
const BASE = "";

/** What the store of tanks needs on a page. */
export function browserOutside(): Outside {
  return {
    clock: browserClock(),
    place: calmPlace(browserPlace()),
    keep: browserKeep(),
    inside: logInside(),
    readCatalog: () =>
      location.protocol === "file:" ? Promise.resolve(undefined) : readCatalog(BASE),
    readRun: (id) => readRun(BASE, id),
    followRun,
    fileOf: (run, file) => new URL(addressOfRun(BASE, run, file), location.href).href,
    logAt,
    leaveFor: (page) => {
      location.replace(page);
      return new Promise(() => {});
    },
    handedOver,
    openBook: async (source, signal) => openLogBook(await readHere(source), connect, signal),
  };
}

/** A log on the page's own host: a link must not make a reader fetch from somewhere else. */
function logAt(address: string): string {
  if (URL.canParse(address, location.href)) {
    const url = new URL(address, location.href);
    if (url.origin === location.origin) return url.href;
  }
  const message = strings.match.foreignLog(address);
  throw new UnusableInput([{ code: "LOG_ELSEWHERE", message }]);
}

/** Most runs are not being played: what follows one is loaded when it is wanted. */
function followRun(
  ...[id, match, hear, isPlaying]: Parameters<Outside["followRun"]>
): () => void {
  let isWanted = true;
  let stop = () => {};
  import("../../site/live.ts").then(({ followRun }) => {
    if (isWanted) stop = followRun(BASE, id, match, hear, { isOptional: !isPlaying });
  }).catch(() => {
    // The server is away: there is nothing to follow.
  });
  return () => {
    isWanted = false;
    stop();
  };
}

/** The key stands in the address of the page, which says nothing more then. */
async function handedOver(): Promise<readonly File[]> {
  const key = new URLSearchParams(location.hash.slice(1)).get("opened");
  if (key === null) return [];
  history.replaceState(null, "", "#");
  try {
    const { takeOver } = await import("../../site/handover.ts");
    return await takeOver(key);
  } catch {
    // What was handed over has gone: the page offers to open it.
    return [];
  }
}

/** The log inside a page that `turniir tanks page` made. */
function logInside(): LogSource | undefined {
  const element = document.getElementById("log");
  const text = element?.textContent;
  if (!element || !text) return undefined;
  const bytes = Uint8Array.from(atob(text.trim()), (char) => char.charCodeAt(0));
  return { kind: "bytes", name: element.dataset["name"] ?? "log", bytes };
}

/**
 * A source that a worker can read. In Safari the workers of a page that was opened from a disk can read no file, so the page
 * itself does it there.
 */
async function readHere(source: LogSource): Promise<LogSource> {
  if (source.kind !== "blob" || location.protocol !== "file:") return source;
  const { blob, name } = source;
  // What cannot be read here is told of by the worker, which cannot either.
  return await blob.arrayBuffer().then(
    (bytes) => ({ kind: "bytes", name, bytes: new Uint8Array(bytes) }),
    () => source,
  );
}
