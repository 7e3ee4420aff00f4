import { assert, assertEquals, assertMatch, assertNotEquals } from "@std/assert";
import fc from "fast-check";
import { overviewOf } from "../../../../../lib/contest/describe/overview.ts";
import { readContest } from "../../../../../lib/contest/describe/records.ts";
import { formerNames, listEntries } from "../../../../../lib/contest/store/entries.ts";
import { entryOfToken } from "../../../../../lib/contest/store/invitations.ts";
import { beginStage, repeatRequest } from "../../../../../lib/contest/store/stages.ts";
import { versionsOf } from "../../../../../lib/contest/store/versions.ts";
import { reportWorker } from "../../../../../lib/contest/store/workers.ts";
import { readDeed } from "../../../../../lib/server/contest/api/read_deed.ts";
import {
  beginStageOf,
  type Desk,
  endStage,
  ORGANISER,
  passCheck,
  RULES,
  withDesk,
} from "./api_desk.ts";

async function playedOnce(desk: Desk): Promise<readonly [number, number]> {
  const { anna, bert, upload } = desk;
  await upload(anna.token, { "main.ts": "1" });
  const one = passCheck(desk, anna.entry);
  await upload(bert.token, { "main.ts": "1" });
  const other = passCheck(desk, bert.entry);
  const number = await beginStageOf(desk, [one, other], {});
  endStage(desk, number, 2);
  return [one.id, other.id];
}

Deno.test("the organiser sees settings, workers, entries with their versions, queue and stages", async () => {
  await withDesk(async (desk) => {
    const { anna, bert, call, contest, upload } = desk;
    await playedOnce(desk);
    await upload(bert.token, { "main.ts": "2" });
    const worker = { task: "play", state: "busy", message: "Plays", at: contest.now() } as const;
    reportWorker(contest, worker);
    const view = JSON.parse((await call("/api/organiser", { token: ORGANISER })).text);
    assertEquals([view.title, view.state, view.rules], ["Cup", "open", RULES]);
    assertEquals(view.workers, [worker]);
    assertEquals(
      view.entries.map((
        entry: { name: string; isInvited: boolean },
      ) => [entry.name, entry.isInvited]),
      [
        ["Anna", true],
        ["Bert", true],
      ],
    );
    const [second, first] = view.entries[1].versions;
    assertEquals([second.number, second.state, first.number], [2, "received", 1]);
    assertEquals(Object.keys(first.check).sort(), ["checkedAt", "findings", "isFit", "problems"]);
    assertEquals(
      view.queue.map(({ name, state }: { name: string; state: string }) => [name, state]),
      [
        ["Bert", "waiting"],
        ["Bert", "checking"],
      ],
    );
    assertEquals(
      view.stages.map(({ run, state }: { run: string; state: string }) => [run, state]),
      [
        ["stage-1", "finished"],
      ],
    );
    assertEquals(versionsOf(contest, anna.entry.id)[0]?.state, "played");
  });
});

Deno.test("invite makes entries and links; a token is told once and no view holds it", async () => {
  await withDesk(async ({ anna, call, contest, deed }) => {
    const first = JSON.parse((await deed({ deed: "invite", name: "  Cara Ö. " })).text);
    assertEquals([first.invited.entry, first.invited.name], ["cara-o", "Cara Ö."]);
    assertEquals(entryOfToken(contest, first.invited.token)?.name, "Cara Ö.");
    assert(!JSON.stringify(first.view).includes(first.invited.token));
    const second = JSON.parse((await deed({ deed: "invite", name: "cara ö." })).text);
    assertEquals(second.invited.entry, "cara-o");
    assertNotEquals(second.invited.token, first.invited.token);
    assertEquals(entryOfToken(contest, first.invited.token), undefined);
    assertEquals(listEntries(contest).length, 3);
    const { text } = await call("/api/organiser", { token: ORGANISER });
    for (const token of [first.invited.token, second.invited.token, anna.token, ORGANISER]) {
      assert(!text.includes(token));
    }
    await deed({ deed: "withdraw", entry: "cara-o" });
    assertEquals((await deed({ deed: "invite", name: "Cara Ö." })).code, "STATE");
  });
});

Deno.test("names are taken or refused with a sentence", async () => {
  await withDesk(async ({ contest, deed }) => {
    const names = ["a/b", "<b>", "a\u202eb", " ", "..", "x".repeat(41), "a\nb", "a  b", "\0"];
    for (const name of names) {
      for (const one of [{ deed: "invite", name }, { deed: "rename", entry: "anna", name }]) {
        const { code, message, status } = await deed(one);
        assertEquals([status, code], [400, "NAME"], JSON.stringify(one));
        assertMatch(message, /name has|name is/);
      }
    }
    assertEquals((await deed({ deed: "rename", entry: "anna", name: "bert" })).code, "NAME");
    assertEquals(listEntries(contest).map(({ name }) => name), ["Anna", "Bert"]);
  });
});

Deno.test("rename, withdraw, restore, close and open do so, and twice is once", async () => {
  await withDesk(async ({ anna, contest, deed }) => {
    const twice = async (one: unknown) => {
      assertEquals((await deed(one)).status, 200);
      return JSON.parse((await deed(one)).text).view;
    };
    const named = await twice({ deed: "rename", entry: "anna", name: "Anne" });
    assertEquals([named.entries[0].entry, named.entries[0].name], ["anna", "Anne"]);
    assertEquals(formerNames(contest, anna.entry.id), ["Anna"]);
    assertEquals((await twice({ deed: "withdraw", entry: "anna" })).entries[0].isWithdrawn, true);
    assertEquals((await twice({ deed: "restore", entry: "anna" })).entries[0].isWithdrawn, false);
    assertEquals((await twice({ deed: "close" })).state, "closed");
    assertEquals((await twice({ deed: "open" })).state, "open");
    for (const one of ["withdraw", "restore", "rename"]) {
      const answer = await deed({ deed: one, entry: "nobody", name: "Somebody" });
      assertEquals([answer.status, answer.code], [404, "ENTRY"]);
    }
  });
});

Deno.test("hold and release move what waits, and say why they do not move the rest", async () => {
  await withDesk(async (desk) => {
    const { anna, contest, deed, upload } = desk;
    const state = () => versionsOf(contest, anna.entry.id)[0]?.state;
    const hold = { deed: "hold", entry: "anna", version: 1 };
    const release = { ...hold, deed: "release" };
    assertEquals((await deed(hold)).code, "VERSION");
    await upload(anna.token, { "main.ts": "1" });
    const early = await deed(hold);
    assertEquals([early.status, early.code], [409, "STATE"]);
    assertMatch(early.message, /Version 1 of Anna is being checked/);
    passCheck(desk, anna.entry);
    assertEquals([(await deed(release)).status, state()], [200, "waiting"]);
    for (let time = 0; time < 2; time++) {
      assertEquals([(await deed(hold)).status, state()], [200, "held"]);
    }
    for (let time = 0; time < 2; time++) {
      assertEquals([(await deed(release)).status, state()], [200, "waiting"]);
    }
    const version = versionsOf(contest, anna.entry.id)[0]?.id ?? 0;
    await beginStageOf(desk, [{ ...passCheck(desk, anna.entry), id: version }], {});
    assertMatch((await deed(hold)).message, /playing already/);
    assertEquals((await deed({ ...hold, entry: "nobody" })).code, "ENTRY");
  });
});

Deno.test("only the last finished stage is played again, and asking twice is asking once", async () => {
  await withDesk(async (desk) => {
    const { contest, deed } = desk;
    assertEquals((await deed({ deed: "again", stage: 1 })).code, "STAGE");
    const [one, other] = await playedOnce(desk);
    assertEquals((await deed({ deed: "again", stage: 2 })).code, "STAGE");
    for (let time = 0; time < 2; time++) {
      assertEquals((await deed({ deed: "again", stage: 1 })).status, 200);
      assertEquals(repeatRequest(contest), 1);
    }
    const { number } = beginStage(contest, {
      versionId: one,
      versionIds: [one, other],
      repeats: 1,
    });
    const asked = repeatRequest(contest);
    assertEquals((await deed({ deed: "again", stage: 1 })).status, 200);
    assertEquals(repeatRequest(contest), asked);
    assertEquals((await deed({ deed: "again", stage: 2 })).code, "STATE");
    endStage(desk, number, 2);
    const annulled = await deed({ deed: "again", stage: 1 });
    assertEquals([annulled.status, annulled.code], [409, "STATE"]);
    assertMatch(annulled.message, /played again already/);
    assertEquals((await deed({ deed: "again", stage: 2 })).status, 200);
  });
});

Deno.test("a deed that is none is refused with a sentence, whatever it is", async () => {
  const deeds: readonly unknown[] = [
    ...[null, 1, "close", [], [{ deed: "close" }], {}, { deed: null }, { deed: "drop" }],
    ...[{ deed: "__proto__" }, { deed: "constructor" }, { deed: ["close"] }],
    ...[{ deed: "hold" }, { deed: "hold", entry: "anna" }, {
      deed: "hold",
      entry: "anna",
      version: "1",
    }],
    ...[0, -1, 1.5, 1e300, null].map((version) => ({ deed: "hold", entry: "anna", version })),
    ...[{ deed: "again", stage: [1] }, { deed: "rename", entry: "anna" }, {
      deed: "invite",
      name: {},
    }],
    ...[{ deed: "invite", name: "" }, { deed: "invite", name: "x".repeat(201) }],
    ...[{ deed: "withdraw", entry: 1 }, { deed: "withdraw", entry: { slug: "anna" } }],
  ];
  await withDesk(async ({ deed }) => {
    for (const one of deeds) {
      const { code, message, status } = await deed(JSON.stringify(one));
      assertEquals([status, code], [400, "DEED"], JSON.stringify(one));
      assertMatch(message, /\.$/);
    }
  });
});

Deno.test("a deed has the fields of its kind and no others, whatever was sent", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom("close", "invite", "hold", 1), (value, deed) => {
      const sent = typeof value === "object" && !Array.isArray(value) ? { ...value, deed } : value;
      try {
        const read = readDeed(sent);
        assert(Object.keys(read).length <= 3);
        for (const field of Object.values(read)) {
          assert(["string", "number"].includes(typeof field));
        }
      } catch (error) {
        assert(error instanceof Error && error.name === "Refusal");
      }
    }),
  );
});

Deno.test("bodies that are no small JSON are refused", async () => {
  const type = (value: string) => ({ "content-type": value });
  await withDesk(async ({ call, deed, contest }) => {
    for (
      const text of ["", "{", "{'deed':'close'}", "[".repeat(16_000), '{"a":'.repeat(3000), "\xff"]
    ) {
      assertEquals((await deed(text)).code, "JSON");
    }
    const nested = "[".repeat(8000) + "]".repeat(8000);
    assertEquals((await deed(nested)).code, "DEED");
    const body = `{"deed":"close","more":"${"x".repeat(16 * 1024)}"}`;
    assertEquals((await deed(body)).code, "TOO_LARGE");
    for (
      const wrong of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
    ) {
      const answer = await deed({ deed: "close" }, type(wrong));
      assertEquals([answer.status, answer.code], [415, "TYPE"], wrong);
    }
    const bytes = new Uint8Array([0x7b, 0xff, 0x7d]);
    const headers = type("application/json");
    assertEquals(
      (await call("/api/organiser", { token: ORGANISER, headers, body: bytes })).code,
      "JSON",
    );
    assertEquals(contest.settings().state, "open");
    assertEquals(
      (await deed({ deed: "close" }, type("application/json; charset=utf-8"))).status,
      200,
    );
  });
});

Deno.test("the organiser sees who was only invited and what is checked for him; the public does not", async () => {
  await withDesk(async (desk) => {
    const { anna, bert, call, contest, upload } = desk;
    await upload(anna.token, { "main.ts": "1" });
    passCheck(desk, anna.entry);
    await upload(bert.token, { "main.ts": "1" });
    const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
    const view = JSON.parse((await call("/api/organiser", { token: ORGANISER })).text);
    assertEquals([names(view.entries), names(view.queue)], [["Anna", "Bert"], ["Anna", "Bert"]]);
    const open = overviewOf(readContest(contest), { takesUploads: true });
    assertEquals([names(open.entries), names(open.queue)], [["Anna"], ["Anna"]]);
    const own = JSON.parse((await call("/api/author", { token: bert.token })).text);
    assertEquals([own.entry.name, own.versions[0].place], ["Bert", 2]);
  });
});

Deno.test("the organiser is told where authors reach the site", async () => {
  const reach = { address: "https://cup.example.org/" };
  await withDesk(async ({ call }) => {
    const view = JSON.parse((await call("/api/organiser", { token: ORGANISER })).text);
    assertEquals([view.address, view.isLocal], [reach.address, undefined]);
  }, { reach });
});
