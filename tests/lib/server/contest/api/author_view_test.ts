import { assert, assertEquals } from "@std/assert";
import { join } from "@std/path";
import { setVersionState, versionsOf } from "../../../../../lib/contest/store/versions.ts";
import {
  beginStageOf,
  type Desk,
  endStage,
  LIMITS,
  ORGANISER,
  passCheck,
  RULES,
  withDesk,
} from "./api_desk.ts";

const HEAD = "bot1, melee, round 2, turn 3: exited with status 1";

async function view({ call }: Desk, token: string) {
  const answer = await call("/api/author", { token });
  assertEquals(answer.status, 200);
  return JSON.parse(answer.text);
}

/** Both have sent in a program that is fit. */
async function bothWait(desk: Desk) {
  const { anna, bert, upload } = desk;
  await upload(anna.token, { "main.ts": "anna-source" });
  const one = passCheck(desk, anna.entry, "anna-trial-stderr");
  await upload(bert.token, { "main.ts": "bert-source" });
  const other = passCheck(desk, bert.entry, "bert-trial-stderr");
  return [one, other] as const;
}

Deno.test("an author sees the contest, the limits and the own versions, the newest first", async () => {
  await withDesk(async (desk) => {
    const { anna, upload } = desk;
    await bothWait(desk);
    await upload(anna.token, { "main.ts": "two" });
    const { entry, limits, rules, state, title, versions } = await view(desk, anna.token);
    assertEquals({ title, state, rules, limits }, {
      title: "Cup",
      state: "open",
      rules: RULES,
      limits: LIMITS,
    });
    assertEquals([entry.entry, entry.name, entry.version], ["anna", "Anna", 1]);
    const [newest, oldest] = versions;
    assertEquals([newest.number, newest.state, newest.place], [2, "received", 3]);
    assertEquals([oldest.number, oldest.state, oldest.place], [1, "waiting", 1]);
    assertEquals([newest.check, oldest.check.isFit], [undefined, true]);
    assertEquals(oldest.check.stderr, "anna-trial-stderr");
  });
});

Deno.test("places in the queue leave out what plays and what is held", async () => {
  await withDesk(async (desk) => {
    const { anna, bert, contest, upload } = desk;
    const [one, other] = await bothWait(desk);
    setVersionState(contest, other.id, ["waiting"], "held");
    await upload(anna.token, { "main.ts": "two" });
    await beginStageOf(desk, [one], {});
    const [second, first] = (await view(desk, anna.token)).versions;
    assertEquals([first.state, first.place], ["playing", undefined]);
    assertEquals([second.state, second.place], ["received", 1]);
    const [held] = (await view(desk, bert.token)).versions;
    assertEquals([held.state, held.place], ["held", undefined]);
  });
});

Deno.test("a version knows the stages that it played and its faults in them, also of one being played", async () => {
  await withDesk(async (desk) => {
    const { anna } = desk;
    const [one, other] = await bothWait(desk);
    const number = await beginStageOf(desk, [one, other], {
      "1-bot1": {
        "melee-round-2.txt": `${HEAD}\n\nError: no\n\n  at line 3\n`,
        "1-2-round-1.txt":
          "bot1, 1-2, round 1, turn 7: did not answer: 1-2, round 9, turn 9: x\n\nlate\n",
      },
    });
    const errors = [
      {
        ...{ stage: 1, run: "stage-1", match: "duel-1-2-bot1-bot2", rival: "bot2" },
        ...{ round: 1, turn: 7 },
        ...{ detail: "did not answer: 1-2, round 9, turn 9: x", stderr: "late" },
      },
      {
        ...{ stage: 1, run: "stage-1", match: "melee", round: 2, turn: 3 },
        ...{ detail: "exited with status 1", stderr: "Error: no\n\n  at line 3" },
      },
    ];
    const [playing] = (await view(desk, anna.token)).versions;
    assertEquals([playing.stages, playing.errors], [[], errors]);
    assertEquals(playing.stage, { number: 1, run: "stage-1" });
    const [opponent] = (await view(desk, desk.bert.token)).versions;
    assertEquals([opponent.state, opponent.stage], ["waiting", undefined]);
    endStage(desk, number, 2);
    const [played] = (await view(desk, anna.token)).versions;
    assertEquals(played.stages, [{ number: 1, run: "stage-1", rank: 1 }]);
    assertEquals(played.stage, undefined);
    assertEquals([played.state, played.errors], ["played", errors]);
  });
});

Deno.test("of standard error only the end comes, of some rounds of the last eight stages", async () => {
  await withDesk(async (desk) => {
    const { anna } = desk;
    const [one, other] = await bothWait(desk);
    const texts = Object.fromEntries(
      Array.from({ length: 9 }, (_, round) => [
        `melee-round-${round}.txt`,
        `bot1, melee, round ${round}, turn 1: exited\n\n${"x".repeat(10_000)}END\n`,
      ]),
    );
    for (let stage = 1; stage <= 10; stage++) {
      const number = await beginStageOf(desk, [one, other], { "1-bot1": texts });
      endStage(desk, number, 2);
      setVersionState(desk.contest, one.id, ["played"], "waiting");
    }
    const [{ errors }] = (await view(desk, anna.token)).versions;
    assertEquals(
      new Set(errors.map(({ stage }: { stage: number }) => stage)),
      new Set([10, 9, 8, 7, 6, 5, 4, 3]),
    );
    assertEquals(errors.length, 40);
    for (const { stderr } of errors) assert(stderr.length === 4096 && stderr.endsWith("END"));
  });
});

Deno.test("nobody sees another author's source or standard error, at any address", async () => {
  await withDesk(async (desk) => {
    const { anna, bert, call, deed, upload } = desk;
    const [one, other] = await bothWait(desk);
    const number = await beginStageOf(desk, [one, other], {
      "1-bot1": { "melee-round-2.txt": `${HEAD}\n\nanna-stage-stderr\n` },
      "2-bot2": {
        "melee-round-2.txt": `bot2, melee, round 2, turn 3: ended\n\nbert-stage-stderr\n`,
      },
      // Not Anna's, though they begin alike.
      "10-bot1": { "melee-round-2.txt": `${HEAD}\n\nbert-tenth-stderr\n` },
      "11-bot1": { "melee-round-2.txt": `${HEAD}\n\nbert-eleventh-stderr\n` },
    });
    const texts = async (token: string) =>
      [
        (await call("/api/author", { token })).text,
        (await upload(token, { "main.ts": "other-source" })).text,
        (await call("/api/author/versions/2/cancel", { method: "POST", token })).text,
        (await call("/api/author/versions/1/cancel", { method: "POST", token })).text,
      ].join("\n");
    for (const isOver of [false, true]) {
      if (isOver) endStage(desk, number, 2);
      const annas = await texts(anna.token);
      assert(!/bert-\w+(?:-stderr)?/.test(annas), annas);
      assert(annas.includes("anna-stage-stderr") && annas.includes("anna-trial-stderr"));
      const berts = await texts(bert.token);
      assert(!berts.includes("anna-") && berts.includes("bert-stage-stderr"));
      assert(!/-source/.test(annas + berts));
    }
    const deeds = [
      { deed: "again", stage: 1 },
      { deed: "rename", entry: "anna", name: "Anne" },
      { deed: "invite", name: "Anne" },
      { deed: "hold", entry: "bert", version: 1 },
    ];
    const organisers = [(await call("/api/organiser", { token: ORGANISER })).text];
    for (const one of deeds) organisers.push((await deed(one)).text);
    for (const text of organisers) assert(!/stderr|source|anna-|bert-/.test(text), text);
    assert(organisers[0]?.includes("It answers in time"));
  });
});

Deno.test("odd files where errors lie take nothing else away", async () => {
  await withDesk(async (desk) => {
    const { anna, contest } = desk;
    const [one, other] = await bothWait(desk);
    const number = await beginStageOf(desk, [one, other], {
      "1-bot1": {
        "a.txt": "no head",
        "b.txt": "bot1, 7-9, round 1, turn 1: nobody sits there\n\nx\n",
        "c.txt.part": `${HEAD}\n\ndraft\n`,
        "d.txt": "",
        "melee-round-2.txt": `${HEAD}\n\ngood\n`,
      },
    });
    const stderrs = async () =>
      (await view(desk, anna.token)).versions[0].errors.map((error: { stderr: string }) =>
        error.stderr
      );
    assertEquals(await stderrs(), ["good"]);
    await Deno.mkdir(join(contest.stageFolder(number), "errors/1-bot1/z.txt"));
    assertEquals(await stderrs(), ["good"]);
    await Deno.remove(join(contest.stageFolder(number), "run.json"));
    assertEquals(await stderrs(), []);
    await Deno.remove(contest.stageFolder(number), { recursive: true });
    assertEquals(await stderrs(), []);
  });
});

Deno.test("an author takes back what waits, and only that; twice is once", async () => {
  await withDesk(async (desk) => {
    const { anna, bert, call, contest, upload } = desk;
    const cancel = (token: string, number: number | string) =>
      call(`/api/author/versions/${number}/cancel`, { method: "POST", token });
    const stateOf = (number: number) =>
      versionsOf(contest, anna.entry.id).find((one) => one.number === number)?.state;
    await upload(anna.token, { "main.ts": "received" });
    for (let time = 0; time < 2; time++) {
      const { status, text } = await cancel(anna.token, 1);
      assertEquals([status, JSON.parse(text).versions[0].state], [200, "cancelled"]);
    }
    await upload(anna.token, { "main.ts": "waiting" });
    passCheck(desk, anna.entry);
    assertEquals([(await cancel(anna.token, 2)).status, stateOf(2)], [200, "cancelled"]);
    await upload(anna.token, { "main.ts": "held" });
    const held = passCheck(desk, anna.entry);
    setVersionState(contest, held.id, ["waiting"], "held");
    assertEquals([(await cancel(anna.token, 3)).status, stateOf(3)], [200, "cancelled"]);
    for (const state of ["refused", "playing", "played"] as const) {
      setVersionState(contest, held.id, ["cancelled", "refused", "playing"], state);
      const { code, message, status } = await cancel(anna.token, 3);
      assertEquals([status, code, stateOf(3)], [409, "STATE", state]);
      assert(message.startsWith("This version"));
    }
    assertEquals((await cancel(anna.token, 4)).code, "VERSION");
    // Bert's own second version is not Anna's.
    assertEquals((await cancel(bert.token, 3)).code, "VERSION");
    for (const odd of ["0", "-1", "1.5", "1e1", "x", "9999999999"]) {
      assertEquals((await cancel(anna.token, odd)).code, "ADDRESS");
    }
  });
});

Deno.test("an author sees how many uploads are left, and when there is one more", async () => {
  await withDesk(async (desk) => {
    const { anna, contest, time, upload } = desk;
    const left = async () => (await view(desk, anna.token)).left;
    /** What was taken back counts, too. */
    const sendAndTakeBack = async () => {
      assertEquals((await upload(anna.token, { "main.ts": "one" })).status, 201);
      const sent = versionsOf(contest, anna.entry.id).at(-1);
      assert(sent !== undefined && setVersionState(contest, sent.id, ["received"], "cancelled"));
    };
    assertEquals(await left(), { now: LIMITS.perHour });
    await sendAndTakeBack();
    const moreAt = new Date(time.now + 3_600_000).toISOString();
    time.now += 600_000;
    await sendAndTakeBack();
    assertEquals(await left(), { now: LIMITS.perHour - 2, moreAt });
    time.now += 3_000_001;
    assertEquals((await left()).now, LIMITS.perHour - 1);
  });
});
