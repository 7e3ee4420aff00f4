import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  makeSettings,
  parseSettings,
  type RunSettings,
} from "../../../lib/tournament/run_settings.ts";

const SETTINGS: RunSettings = {
  plan: { seed: "7 ☃", bots: 2, duels: 3, melees: 5 },
  limits: { turnMs: 100, startMs: 2000, turns: 1000 },
  bots: [
    { name: "tank1", version: "sha256:11", word: "bots/tank1.ts" },
    { name: "tank1#2", version: "sha256:11", word: "python3 'my tank.py'" },
  ],
  from: "/home/organiser",
  stage: "first",
  sandbox: ["permissions", "rlimits"],
};

Deno.test("a run's settings are read back as they were made", { permissions: "none" }, () => {
  assertEquals(parseSettings(makeSettings(SETTINGS), "run.json"), {
    ok: true,
    value: { version: 1, ...SETTINGS } as RunSettings,
  });
});

Deno.test(
  "when a run was begun is kept; older runs do not tell it",
  { permissions: "none" },
  () => {
    const begunAt = "2026-11-30T08:15:00.000Z";
    const read = parseSettings(makeSettings({ ...SETTINGS, begunAt }), "run.json");
    assertEquals(read.ok && read.value.begunAt, begunAt);
    const wrong = makeSettings(SETTINGS).replace('"stage"', '"begunAt": 7, "stage"');
    assertEquals(parseSettings(wrong, "run.json").ok, false);
  },
);

Deno.test("settings that miss anything or hold something else are damaged", {
  permissions: "none",
}, () => {
  const damaged = (value: unknown) => {
    const parsed = parseSettings(JSON.stringify(value), "r/run.json");
    assert(!parsed.ok, JSON.stringify(value));
    assertEquals([parsed.error.code, parsed.error.file], ["RUN_SETTINGS", "r/run.json"]);
  };
  const whole = JSON.parse(makeSettings(SETTINGS));
  for (const name of Object.keys(whole)) {
    for (const wrong of [undefined, null, true, 7.5]) damaged({ ...whole, [name]: wrong });
  }
  for (const name of Object.keys(whole.plan)) {
    for (const wrong of [undefined, null, [], -1]) {
      damaged({ ...whole, plan: { ...whole.plan, [name]: wrong } });
    }
  }
  damaged({ ...whole, bots: whole.bots.slice(1) });
  damaged({ ...whole, bots: [whole.bots[0], { name: "x", version: "y" }] });
  damaged({ ...whole, sandbox: [3] });
});

Deno.test("whatever stands in a run's settings, reading them never throws", {
  permissions: "none",
}, () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
    assert(!parseSettings(text, "run.json").ok);
  }));
});
