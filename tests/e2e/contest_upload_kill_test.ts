/** Kill -9 while programs are sent in: what was answered is there once, and what did not come whole is not. */
import { assert, assertEquals } from "@std/assert";
import { blobPath } from "../../lib/contest/blobs.ts";
import type { Contest } from "../../lib/contest/contest.ts";
import { ledgerOf } from "../../lib/contest/describe/ledger.ts";
import { readContest } from "../../lib/contest/describe/records.ts";
import { lastTable } from "../../lib/contest/describe/table.ts";
import { addEntry } from "../../lib/contest/store/entries.ts";
import { invite } from "../../lib/contest/store/invitations.ts";
import { beginStage, listStages, markAlone } from "../../lib/contest/store/stages.ts";
import { allVersions, filesOf, versionsOf } from "../../lib/contest/store/versions.ts";
import { digestOf } from "../../lib/core/digest.ts";
import { randomFrom } from "../../lib/core/random.ts";
import { superviseContest } from "../../lib/server/contest/supervisor.ts";
import { enterQuickly, makeContest, TANK1 } from "../lib/contest/kept_programs.ts";
import { beginUpload, formOf, type RawUpload, type Sent } from "./raw_upload.ts";
import { inPlace, type Place, processesBelow, waitFor } from "./turniir.ts";

/** When the server is killed: after some bytes of the body, all bytes, a kept file, a written version, an answer. */
const MOMENTS = ["body", "sent", "body", "kept", "body", "written", "body", "answered"] as const;
type Moment = typeof MOMENTS[number];

const KILLS = 20;

/** More than the system sends at once. */
const SOURCE_BYTES = 300_000;

/** What became of an upload, as its author knows. */
interface Told extends Sent {
  readonly entryId: number;
  readonly outcome: "answered" | "cut off" | "unknown";
}

interface Author {
  readonly entryId: number;
  readonly token: string;
}

/** A program that nobody else sends. */
function makeSent(number: number): Sent {
  return { path: "main.ts", source: `// ${number}\n`.padEnd(SOURCE_BYTES, `${number}\n`) };
}

/** Nobody checks here, and who has something that is to be checked sends in nothing more. */
function takeAllBack(contest: Contest): void {
  contest.run("UPDATE version SET state = 'cancelled' WHERE state = 'received'");
}

inPlace(
  "however often the server is killed: what was answered is there once, what was cut off is not",
  async (place) => {
    using contest = await makeContest(place.path("spring"));
    const authors = ["Ada", "Bert", "Cyd", "Dora", "Eve", "Finn"].map((name): Author => {
      const { id } = addEntry(contest, name);
      return { entryId: id, token: invite(contest, id) };
    });
    const told: Told[] = [];
    await serveQuickly(place, async (address) => {
      const random = randomFrom("uploads");
      for (let kill = 0; kill < KILLS; kill++) {
        const author = authors[kill % authors.length];
        const moment = MOMENTS[kill % MOMENTS.length];
        assert(author !== undefined && moment !== undefined);
        takeAllBack(contest);
        const { entryId, token } = author;
        const sent = makeSent(2 * kill);
        const share = random.bits() / 2 ** 32;
        const outcome = await sendAndKill(place, contest, { address, token, sent, moment, share });
        told.push({ ...sent, entryId, outcome });
        await untilItAnswers(address);
        if (outcome === "answered") continue;
        takeAllBack(contest);
        const again = makeSent(2 * kill + 1);
        await sendWhole(address, token, again);
        told.push({ ...again, entryId, outcome: "answered" });
      }
    });

    assert(told.filter(({ outcome }) => outcome === "cut off").length >= KILLS / 2);
    const copies = new Map<string, number>();
    for (const { id } of allVersions(contest)) {
      for (const { digest } of filesOf(contest, id)) {
        copies.set(digest, (copies.get(digest) ?? 0) + 1);
      }
    }
    let expected = 0;
    for (const { outcome, source } of told) {
      const found = copies.get(await digestOf(source)) ?? 0;
      if (outcome === "answered") assertEquals(found, 1);
      else if (outcome === "cut off") assertEquals(found, 0);
      else assert(found <= 1);
      expected += found;
    }
    assertEquals(allVersions(contest).length, expected);
    for (const { entryId } of authors) {
      const numbers = versionsOf(contest, entryId).map(({ number }) => number);
      assertEquals(numbers, numbers.map((_, at) => at + 1));
    }
    await place.expect(0, ["contest", "check", "spring"]);
  },
  { ignore: Deno.build.os !== "linux" },
);

inPlace(
  "programs that come at the same time, and while a stage is played, all play in order of arrival",
  async (place) => {
    using contest = await makeContest(place.path("spring"), { duels: 1, melees: 1, places: 9 });
    for (const name of ["Ada", "Bert"]) await enterQuickly(contest, name, TANK1);
    const authors = ["Cyd", "Dora"].map((name) => invite(contest, addEntry(contest, name).id));
    const [ada, bert] = allVersions(contest);
    assert(ada !== undefined && bert !== undefined);
    authors.push(invite(contest, ada.entryId));

    markAlone(contest, ada.id);
    // The stage stays begun until somebody plays it: what comes meanwhile comes during it.
    beginStage(contest, { versionId: bert.id, versionIds: [bert.id, ada.id] });
    const sent: Sent = { path: "tank1.ts", source: await Deno.readTextFile(TANK1) };
    await serveQuickly(place, async (address) => {
      await Promise.all(authors.map((token) => sendWhole(address, token, sent)));
    });
    const arrived = allVersions(contest);
    assertEquals(arrived.slice(2).map(({ entryId }) => entryId).sort(), [1, 3, 4]);

    await place.expect(0, ["contest", "stage", "spring"]);
    assertEquals(
      listStages(contest).map(({ versionId, number }) => [number, versionId]),
      arrived.slice(1).map(({ id }, at) => [at + 1, id]),
    );
    const rows = lastTable(ledgerOf(readContest(contest)))?.rows ?? [];
    assertEquals(
      rows.map(({ bot, version }) => `${bot} ${version}`).sort(),
      ["Ada 2", "Bert 1", "Cyd 1", "Dora 1"],
    );
  },
);

/** Serves the contest `spring` with the real server, which is started again at once when it ends. */
async function serveQuickly(
  place: Place,
  test: (address: string) => Promise<void>,
): Promise<void> {
  const end = new AbortController();
  const { promise: address, resolve } = Promise.withResolvers<string>();
  const served = superviseContest({
    ...{ contest: place.path("spring"), hostname: "127.0.0.1", port: 0, publicNames: [] },
    ...{ plays: false, playWords: [], checkWords: [], signal: end.signal, say: () => {} },
    site: new Map([["index.html", new TextEncoder().encode("<!doctype html>")]]),
    pausesMs: { first: 1, longest: 1 },
    ready: (links) => resolve(links.address),
  });
  try {
    await test(
      await Promise.race([address, served.then(() => Promise.reject(new Error("Ended")))]),
    );
  } finally {
    end.abort();
    await served;
  }
}

interface Killing {
  readonly address: string;
  readonly token: string;
  readonly sent: Sent;
  readonly moment: Moment;
  /** Of the body, 0 to 1, where it is cut off. */
  readonly share: number;
}

/** Sends a program and kills the server at a moment of it. */
async function sendAndKill(
  place: Place,
  contest: Contest,
  { address, moment, sent, share, token }: Killing,
): Promise<Told["outcome"]> {
  const before = allVersions(contest).length;
  const file = blobPath(contest.filesFolder, await digestOf(sent.source));
  using upload = await beginUpload(address, token, sent);
  if (moment === "body") {
    await upload.sendTo(Math.floor(share * upload.length));
    // It answers somebody else: it has had time to look at what came.
    await untilItAnswers(address);
  } else {
    await upload.sendTo(upload.length);
    if (moment === "kept") await waitFor("the file is kept", () => isThere(file));
    if (moment === "written") {
      await waitFor("the version is written", () => allVersions(contest).length > before);
    }
  }
  const answer = moment === "answered"
    ? await upload.answer()
    : await answerAfterKill(place, upload);
  if (moment === "answered") killServer(place);
  if (/^HTTP\/1\.1 201 /.test(answer)) return "answered";
  assertEquals(answer, "");
  return moment === "body" ? "cut off" : "unknown";
}

/** What had been answered when the server was killed. */
async function answerAfterKill(place: Place, upload: RawUpload): Promise<string> {
  killServer(place);
  return await upload.answer();
}

function killServer(place: Place): void {
  const servers = processesBelow(place.folder).filter((id) =>
    Deno.readTextFileSync(`/proc/${id}/cmdline`).includes("server_process.ts")
  );
  assertEquals(servers.length, 1);
  for (const id of servers) Deno.kill(id, "SIGKILL");
}

/** Sends a program as a page does, and is answered that it is there. */
async function sendWhole(address: string, token: string, sent: Sent): Promise<void> {
  const response = await fetch(`${address}api/author/versions`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: formOf(sent),
  });
  assertEquals(response.status, 201, await response.text());
}

/** A server that was killed listens again after a moment. */
async function untilItAnswers(address: string): Promise<void> {
  for (let tries = 0;; tries++) {
    try {
      await (await fetch(`${address}contest/overview.json`)).body?.cancel();
      return;
    } catch (error) {
      if (!(error instanceof TypeError) || tries > 5000) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

function isThere(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return false;
    throw error;
  }
}
