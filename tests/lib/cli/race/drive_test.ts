import { assertEquals, assertRejects, assertStringIncludes } from "@std/assert";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { driveCommand } from "../../../../lib/cli/race/drive.ts";
import { capture } from "../captured.ts";
import { inFolder, putOval } from "./folder.ts";

const DEMO = "bots/race/demo_2cv.ts";

Deno.test("race drive tells verdict, time, par, what was used and the limits", async () => {
  await inFolder(async (at) => {
    await putOval(at("oval.cir"));
    const output = capture();
    assertEquals(await driveCommand(DEMO, at("oval.cir"), { time: "60", memory: "64" }, output), 0);
    const [first, second, third, ...rest] = output.printed.join("").split("\n");
    assertEquals(first, "demo_2cv on oval.cir");
    assertEquals(second, "OK: The lap is driven by the rules.");
    assertStringIncludes(third ?? "", " s (par + ");
    assertStringIncludes(rest.join("\n"), "The pilot took ");
    assertStringIncludes(rest.join("\n"), "Limits: 60 s, 64 MB of memory, a program of 5 MB, ");
  });
});

Deno.test("race drive --json --out tells all for machines and writes the lap, over nothing", async () => {
  await inFolder(async (at) => {
    await putOval(at("oval.cir"));
    const output = capture();
    const options = { json: true, out: at("LAP.F1") };
    assertEquals(await driveCommand(DEMO, at("oval.cir"), options, output), 0);
    const told = JSON.parse(output.printed.join(""));
    assertEquals([told.pilot, told.circuit, told.verdict], ["demo_2cv", "oval.cir", "OK"]);
    assertEquals([told.title, told.limits.seconds, told.move], ["Demo 2CV", 120, null]);
    assertEquals(told.points.slice(0, 1), [[40, 4]]);
    const lap = await Deno.readTextFile(at("LAP.F1"));
    assertEquals(lap.split("\r\n").slice(0, 3), ["Demo 2CV", "oval.cir", "40,4"]);
    assertEquals(lap.trim().split("\r\n").length, told.points.length + 2);
    await assertRejects(
      () => driveCommand(DEMO, at("oval.cir"), options, output),
      UnusableInput,
      "--force",
    );
    assertEquals(await driveCommand(DEMO, at("oval.cir"), { ...options, force: true }, output), 0);
  });
});

Deno.test("race drive says why a pilot failed, with its own words, cleaned", async () => {
  await inFolder(async (at) => {
    await putOval(at("oval.cir"));
    await Deno.writeTextFile(at("bad.ts"), 'console.error("\\x1b[2Jlost"); Deno.exit(3);');
    const output = capture();
    assertEquals(await driveCommand(at("bad.ts"), at("oval.cir"), {}, output), 1);
    const said = output.printed.join("");
    assertStringIncludes(said, "E_CRASH: The pilot ended with status 3");
    assertStringIncludes(said, "\nPar is ");
    assertStringIncludes(said, "  bad | \\u{1b}[2Jlost\n");
  });
});

Deno.test("race drive looks where --out leads before the pilot drives, and says when there is no lap", async () => {
  await inFolder(async (at) => {
    await putOval(at("oval.cir"));
    await Deno.writeTextFile(at("taken"), "mine");
    // Whoever started this pilot would be told that it cannot be entered.
    await assertRejects(
      () => driveCommand("absent.ts", at("oval.cir"), { out: at("taken") }, capture()),
      UnusableInput,
      "--force",
    );
    await Deno.writeTextFile(at("bad.ts"), "Deno.exit(3);");
    const output = capture();
    assertEquals(await driveCommand(at("bad.ts"), at("oval.cir"), { out: at("L") }, output), 1);
    assertEquals(output.complained.at(-1), `${at("L")} is not written: there is no lap.`);
  });
});

Deno.test("race drive refuses limits that are none", async () => {
  await inFolder(async (at) => {
    await putOval(at("oval.cir"));
    for (const options of [{ time: "0" }, { time: "x" }, { memory: "1.5" }]) {
      await assertRejects(
        () => driveCommand(DEMO, at("oval.cir"), options, capture()),
        UnusableInput,
      );
    }
  });
});
