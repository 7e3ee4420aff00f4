import { assert, assertEquals, assertRejects } from "@std/assert";
import { raceCheck } from "../../../../lib/cli/race/check.ts";
import { raceConvert } from "../../../../lib/cli/race/convert.ts";
import { raceGenerate } from "../../../../lib/cli/race/generate.ts";
import { raceJudge } from "../../../../lib/cli/race/judge.ts";
import { raceOptimum } from "../../../../lib/cli/race/optimum.ts";
import { raceShow } from "../../../../lib/cli/race/show.ts";
import { UnusableInput } from "../../../../lib/core/problem.ts";
import { writeCircuit } from "../../../../lib/race/circuit_file.ts";
import { changed, GRASS, OVAL } from "../../race/drawn.ts";
import { capture, linesOf } from "../captured.ts";
import { BEST, inFolder, putLap, putOval } from "./folder.ts";

const BROKEN = writeCircuit(changed(OVAL, [{ x: 30, y: 4 }, { x: 20, y: 2 }], GRASS));

Deno.test("race check tells every reason with its place, and par where there is none", async () => {
  await inFolder(async (at) => {
    await putOval(at("oval.cir"));
    await Deno.writeFile(at("broken.cir"), BROKEN);
    const output = capture();
    assertEquals(await raceCheck([at("oval.cir"), at("broken.cir")], {}, output), 1);
    const [good = "", bad, first = "", second = ""] = linesOf(output);
    assert(/oval\.cir: conforms, par \d+\.\d\d s$/.test(good), good);
    assertEquals(bad, `${at("broken.cir")}: does not conform`);
    assert(first.startsWith("  E3_ZONE  There is scenery in the start zone at (20,2)"), first);
    assert(second.includes("(30,4)"));
    assertEquals(await raceCheck([at("oval.cir")], {}, capture()), 0);
  });
});

Deno.test("race check --json is a line for each file", async () => {
  await inFolder(async (at) => {
    await putOval(at("oval.cir"));
    await Deno.writeFile(at("broken.cir"), BROKEN);
    const output = capture();
    assertEquals(await raceCheck([at("oval.cir"), at("broken.cir")], { json: true }, output), 1);
    const [one = "", two = ""] = linesOf(output);
    assertEquals(JSON.parse(one), { file: at("oval.cir"), conforming: true, problems: [] });
    const { conforming, problems } = JSON.parse(two);
    assertEquals([conforming, problems.length], [false, 2]);
    assertEquals(Object.keys(problems[0]), ["code", "rule", "x", "y", "message"]);
    assertEquals([problems[1].code, problems[1].x, problems[1].y], ["E3_ZONE", 30, 4]);
    await assertRejects(() => raceCheck([at("none.cir")], {}, capture()), UnusableInput);
  });
});

Deno.test("race check tells what cannot be read, and goes on with the others", async () => {
  await inFolder(async (at) => {
    await putOval(at("oval.cir"));
    await Deno.writeFile(at("broken.cir"), BROKEN);
    const output = capture();
    const files = ["none", "oval.cir", "gone", "broken.cir"].map(at);
    const error = await assertRejects(
      () => raceCheck(files, { json: true }, output),
      UnusableInput,
    );
    assertEquals(error.problems.map(({ file }) => file), [at("none"), at("gone")]);
    const told = linesOf(output).slice(0, -1).map((line) => JSON.parse(line));
    assertEquals(told.map(({ conforming, file }) => [file, conforming]), [
      [at("oval.cir"), true],
      [at("broken.cir"), false],
    ]);
  });
});

Deno.test("race show draws two rows a line, with findings or a lap", async () => {
  await inFolder(async (at) => {
    await putOval(at("oval.cir"));
    await putLap(at("TITI.F1"));
    await Deno.writeFile(at("broken.cir"), BROKEN);
    const output = capture();
    assertEquals(await raceShow(at("broken.cir"), {}, output), 1);
    const lines = linesOf(output);
    assertEquals(lines.slice(0, 50).map(({ length }) => length), Array(50).fill(150));
    assertEquals([lines[1]?.[20], lines[2]?.[30], lines[0]], ["X", "X", "█".repeat(150)]);
    assertEquals(lines[1]?.slice(13, 23), "██     X  ");
    assert(lines[50]?.startsWith("E3_ZONE"));
    const lap = capture();
    assertEquals(await raceShow(at("oval.cir"), { lap: at("TITI.F1") }, lap), 0);
    assertEquals(linesOf(lap)[2]?.charAt(40), "S");
    assert(linesOf(lap).slice(0, 50).join("").split("o").length > BEST.length / 2);
    assertEquals(linesOf(lap)[50], "OK  The lap is driven by the rules.");
    const coloured = { ...capture(), isColourful: true };
    await raceShow(at("oval.cir"), {}, coloured);
    const [first = ""] = coloured.printed.join("").split("\n");
    assertEquals(first, `\x1b[38;2;0;128;0;48;2;0;128;0m${"▀".repeat(150)}\x1b[0m`);
  });
});

Deno.test("race convert leads to BMP and PNG and back to the same letters", async () => {
  await inFolder(async (at) => {
    await putOval(at("oval.cir"));
    for (const ending of ["bmp", "PNG"]) {
      await raceConvert(at("oval.cir"), at(`x.${ending}`), {}, capture());
      await raceConvert(at(`x.${ending}`), at(`${ending}.cir`), {}, capture());
      assertEquals(await Deno.readFile(at(`${ending}.cir`)), await Deno.readFile(at("oval.cir")));
    }
    const convert = (from: string, to: string) => () =>
      raceConvert(at(from), at(to), {}, capture());
    await assertRejects(
      convert("oval.cir", "x.bmp"),
      UnusableInput,
      "There is a file of this name",
    );
    await assertRejects(convert("oval.cir", "x.gif"), UnusableInput, "one of .cir, .bmp, .png");
    await assertRejects(convert("oval.gif", "y.bmp"), UnusableInput, "one of .cir, .bmp, .png");
    await raceConvert(at("x.bmp"), at("x.PNG"), { force: true }, capture());
  });
});

Deno.test("race convert warns of characters without a colour, and takes the nearest colour on request", async () => {
  await inFolder(async (at) => {
    await Deno.writeFile(at("odd.cir"), writeCircuit(changed(OVAL, [{ x: 0, y: 0 }], 88)));
    const output = capture();
    await raceConvert(at("odd.cir"), at("odd.bmp"), {}, output);
    assert(output.complained[0]?.includes("1 cell has a character without a colour"));
    const bytes = await Deno.readFile(at("odd.bmp"));
    bytes[14 + 40 + 4 * 10] = 9;
    await Deno.writeFile(at("odd.bmp"), bytes);
    await assertRejects(
      () => raceConvert(at("odd.bmp"), at("new.cir"), {}, capture()),
      UnusableInput,
      "00FF09 at (0,0)",
    );
    const nearest = capture();
    await raceConvert(at("odd.bmp"), at("new.cir"), { nearest: true }, nearest);
    assertEquals((await Deno.readTextFile(at("new.cir"))).charAt(0), "K");
    assert(nearest.complained[0]?.includes("1 pixel"));
  });
});

Deno.test("race generate writes a circuit that conforms, the same for the same seed", async () => {
  await inFolder(async (at) => {
    await raceGenerate({ seed: "7", out: at("a.cir") }, capture(), false);
    const output = capture();
    await raceGenerate({ seed: "7" }, output, false);
    assertEquals(output.printed.join(""), await Deno.readTextFile(at("a.cir")));
    assertEquals(output.complained, ["Seed 7"]);
    assertEquals(await raceCheck([at("a.cir")], {}, capture()), 0);
    const shown = capture();
    await raceGenerate({}, shown, true);
    assert(/^Seed \w{8}; --out FILE keeps it$/.test(linesOf(shown).at(-2) ?? ""));
  });
});

Deno.test("[OPTIMUM-1] race optimum tells its figures, and the judge finds its lap at par", async () => {
  await inFolder(async (at, folder) => {
    await putOval(at("oval.cir"));
    const output = capture();
    const options = { out: at("OPTIMUM.F1"), json: true };
    assertEquals(await raceOptimum(at("oval.cir"), options, output), 0);
    const figures = JSON.parse(output.printed.join(""));
    assertEquals(Object.keys(figures), [
      "moves",
      "fraction",
      "time",
      "path",
      "kmh",
      "states",
      "ms",
    ]);
    const judged = capture();
    await raceJudge(at("OPTIMUM.F1"), { circuits: folder, json: true, l: true }, judged);
    const { fraction, kmh, moves, path, pilot, time, verdict } = JSON.parse(
      judged.printed.join(""),
    );
    assertEquals([pilot, verdict], ["optimum", "OK"]);
    assertEquals(
      { fraction, kmh, moves, path, time },
      {
        fraction: figures.fraction,
        kmh: figures.kmh,
        moves: figures.moves,
        path: figures.path,
        time: figures.time,
      },
    );
    await Deno.writeFile(at("broken.cir"), BROKEN);
    await assertRejects(
      () => raceOptimum(at("broken.cir"), {}, capture()),
      UnusableInput,
      "and 1 more",
    );
  });
});

Deno.test("a file that is too big, or no ordinary file, is not read", async () => {
  await inFolder(async (at, folder) => {
    await Deno.writeFile(at("big.cir"), new Uint8Array(1024 * 1024 + 1));
    await assertRejects(() => raceCheck([at("big.cir")], {}, capture()), UnusableInput, "too big");
    await assertRejects(
      () => raceCheck([folder], {}, capture()),
      UnusableInput,
      "no ordinary file",
    );
  });
});
