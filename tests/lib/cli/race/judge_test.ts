import { assert, assertEquals, assertRejects } from "@std/assert";
import { raceJudge } from "../../../../lib/cli/race/judge.ts";
import { raceLog } from "../../../../lib/cli/race/log.ts";
import type { Stage } from "../../../../lib/cli/terminal_stage.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { parseLog } from "../../../../lib/race/log_file.ts";
import { capture, linesOf } from "../captured.ts";
import { BEST, inFolder, putLap, putOval } from "./folder.ts";

const nowhere = () => undefined;

Deno.test("race judge tells verdict, moves, time above par, way and speed", async () => {
  await inFolder(async (at, folder) => {
    await putOval(at("oval.cir"));
    await putLap(at("TITI.F1"));
    const output = capture();
    const status = await raceJudge(at("TITI.F1"), { circuits: folder, l: true }, output, nowhere);
    assertEquals(status, 0);
    const [first, second, third = ""] = linesOf(output);
    assertEquals([first, second], ["titi on oval.cir: OK", "The lap is driven by the rules."]);
    assert(/^\d+ moves, \d+\.\d\d s \(par\), \d+\.\d\d m at \d+\.\d\d km\/h$/.test(third), third);
    assertEquals(Array.from(Deno.readDirSync(folder)).length, 2);
  });
});

Deno.test("[JUDGE-2] race judge --json has a key for each figure, and null for what is absent", async () => {
  await inFolder(async (at, folder) => {
    await putOval(at("oval.cir"));
    await putLap(at("A.F1"), [{ x: 40, y: 4 }, { x: 41, y: 5 }, { x: 42, y: 7 }]);
    const output = capture();
    const options = { circuits: folder, json: true, l: true };
    assertEquals(await raceJudge(at("A.F1"), options, output, nowhere), 1);
    assertEquals(
      output.printed.join(""),
      '{"pilot":"titi","circuit":"oval.cir","verdict":"E_COLLISION","move":2,"line":null,"moves":1,' +
        '"fraction":null,"time":null,"path":null,"kmh":null}\n',
    );
  });
});

Deno.test("[JUDGE-1] a crash is told with move, step and cell", async () => {
  await inFolder(async (at, folder) => {
    await putOval(at("oval.cir"));
    await putLap(at("A.F1"), [{ x: 40, y: 4 }, { x: 41, y: 5 }, { x: 42, y: 7 }]);
    const output = capture();
    await raceJudge(at("A.F1"), { circuits: folder, t: true, l: true }, output);
    assertEquals(linesOf(output)[1], "Move 2 crashes in step 2, at (42,7).");
  });
});

Deno.test("every result goes to the circuit's log, also eliminated ones, and foreign text is harmless there", async () => {
  await inFolder(async (at, folder) => {
    await putOval(at("oval.cir"));
    await putLap(at("GOOD.F1"), BEST, { pilot: "ti\tti\x1b[2J", circuit: "OVAL" });
    await putLap(at("SHORT.F1"), BEST.slice(0, 4));
    await Deno.writeTextFile(at("WRONG.F1"), "tata\noval.cir\n40,4\nx\n");
    await putLap(at("LOST.F1"), BEST, { circuit: "../oval.cir" });
    for (const [name, status] of [["GOOD", 0], ["SHORT", 1], ["WRONG", 1], ["LOST", 1]] as const) {
      const options = { circuits: folder, t: true };
      assertEquals(await raceJudge(at(`${name}.F1`), options, capture()), status, name);
    }
    const { entries, warnings } = parseLog(await Deno.readTextFile(at("oval.LOG")));
    assertEquals(warnings, []);
    assertEquals(
      entries.map(({ file, pilot, verdict }) => `${pilot}|${file}|${verdict}`),
      [
        "ti ti\\u{1b}[2J|GOOD.F1|OK",
        "titi|SHORT.F1|E_NOT_FINISHED",
        "tata|WRONG.F1|E_SYNTAX line 4",
      ],
    );
    const output = capture();
    assertEquals(await raceLog(at("oval.cir"), { json: true }, output), 0);
    const rows = JSON.parse(output.printed.join(""));
    assertEquals(rows.map(({ file }: { file: string }) => file), [
      "GOOD.F1",
      "SHORT.F1",
      "WRONG.F1",
    ]);
  });
});

Deno.test("where the log cannot be written the verdict is told all the same, and then why it is not there", async () => {
  await inFolder(async (at, folder) => {
    await putOval(at("oval.cir"));
    await putLap(at("TITI.F1"));
    await Deno.symlink(at("elsewhere"), at("oval.LOG"));
    for (const options of [{ t: true }, { json: true }, {}]) {
      const output = capture();
      const judge = () =>
        raceJudge(at("TITI.F1"), { circuits: folder, ...options }, output, nowhere);
      const error = await assertRejects(judge, UnusableInput, "no ordinary file");
      assertEquals(error.problems[0]?.code, "LOG_FILE");
      const told = output.printed.join("");
      assert(told.startsWith("json" in options ? '{"pilot":"titi"' : "titi on oval.cir: OK"), told);
    }
    await assertRejects(() => Deno.stat(at("elsewhere")), Deno.errors.NotFound);
  });
});

Deno.test("on a terminal the lap is shown move by move, and whoever has seen enough gets the result", async () => {
  await inFolder(async (at, folder) => {
    await putOval(at("oval.cir"));
    await putLap(at("TITI.F1"));
    const shown: string[] = [];
    let closed = 0;
    const stage = (pauses: number): Stage => ({
      size: { columns: 40, rows: 12 },
      isColourful: false,
      show: (text) => void shown.push(text),
      pause: () => Promise.resolve(pauses-- > 0),
      [Symbol.dispose]: () => void closed++,
    });
    const output = capture();
    const options = { circuits: folder, l: true, n: "20" };
    const paces: number[] = [];
    await raceJudge(at("TITI.F1"), options, output, (pace) => {
      paces.push(pace);
      return stage(1000);
    });
    assertEquals(paces, [20]);
    assertEquals(shown.length, BEST.length);
    const lines = (shown[3] ?? "").split("\n");
    assertEquals(lines.length, 12);
    assert(lines.every((line) => line.length <= 60) && lines.join("").includes("@"));
    assertEquals(
      lines[10]?.startsWith(`3 s   at ${BEST[3]?.x},${BEST[3]?.y}   displacement 3,`),
      true,
    );
    shown.length = 0;
    await raceJudge(at("TITI.F1"), options, output, () => stage(2));
    assertEquals([shown.length, closed], [3, 2]);
    assertEquals(linesOf(output).filter((line) => line === "titi on oval.cir: OK").length, 2);
  });
});

Deno.test("a crash is shown where it happens", async () => {
  await inFolder(async (at, folder) => {
    await putOval(at("oval.cir"));
    await putLap(at("A.F1"), [{ x: 40, y: 4 }, { x: 41, y: 5 }, { x: 42, y: 7 }]);
    const shown: string[] = [];
    await raceJudge(at("A.F1"), { circuits: folder, l: true }, capture(), () => ({
      size: { columns: 150, rows: 60 },
      isColourful: false,
      show: (text) => void shown.push(text),
      pause: () => Promise.resolve(true),
      [Symbol.dispose]: () => {},
    }));
    assertEquals(shown.map((text) => text.includes("X")), [false, false, true]);
  });
});

Deno.test("what cannot be judged is unusable: no file, no folder, a circuit that does not conform, a wrong pace", async () => {
  await inFolder(async (at, folder) => {
    await putLap(at("A.F1"));
    await Deno.writeTextFile(at("oval.cir"), "hello\n");
    const judge = (file: string, options: Parameters<typeof raceJudge>[1]) => () =>
      raceJudge(at(file), { t: true, l: true, ...options }, capture());
    await assertRejects(judge("none.F1", { circuits: folder }), UnusableInput, "cannot be read");
    await assertRejects(judge("A.F1", { circuits: at("none") }), UnusableInput, "no such folder");
    await assertRejects(judge("A.F1", { circuits: folder }), UnusableInput, "does not conform");
    await assertRejects(judge("A.F1", { n: "-1" }), UnusableInput, "-n is");
  });
});
