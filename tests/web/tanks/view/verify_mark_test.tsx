import { assert, assertEquals } from "@std/assert";
import { verifyRound } from "../../../../lib/logs/verify.ts";
import { record, type Recording } from "../../../../web/tanks/model/recording.ts";
import { fixtureRecording } from "../model/fixture_recording.ts";
import { smallRecording } from "../model/small_round.ts";
import { buttonSaying, texts, withPage } from "./shown.ts";

async function markOf(recording: Recording, onSeek: (turn: number) => void = () => {}) {
  const { VerifyMark } = await import("../../../../web/tanks/view/verify_mark.tsx");
  const finding = verifyRound(recording.header, recording.round) ?? null;
  return <VerifyMark {...{ recording, finding, onSeek }} />;
}

Deno.test("a round that agrees with its log has a mark that says what was compared", async () => {
  const recording = await fixtureRecording("fault-in-turn-2");
  await withPage(async (page) => {
    page.show(await markOf(recording));
    assertEquals(texts(page, ".verify-mark.good summary"), ["Checked"]);
    assert(texts(page, ".more p")[0]?.startsWith("This page played the round again by the rules"));
    assertEquals(page.one("details").hasAttribute("open"), false);
  });
});

Deno.test("a round without a result claims nothing", async () => {
  await withPage(async (page) => {
    page.show(await markOf(smallRecording()));
    assertEquals(texts(page, ".verify-mark.open summary"), [
      "Nothing to check",
    ]);
  });
});

Deno.test("a round that differs says where, shows both sides, and goes there", async () => {
  const { header, round } = await fixtureRecording("fault-in-turn-2");
  const { result } = round;
  assert(result !== undefined);
  const recording = record(header, { ...round, result: { ...result, damage: [3, 0] } });
  const sought: number[] = [];
  await withPage(async (page) => {
    page.show(await markOf(recording, (turn) => void sought.push(turn)));
    assertEquals(texts(page, ".verify-mark.bad summary"), ["Differs from the log"]);
    assertEquals(texts(page, ".message"), [
      verifyRound(recording.header, recording.round)?.message,
    ]);
    assertEquals(texts(page, ".sides dd"), ["3", "0"]);
    assertEquals(page.one("details").hasAttribute("open"), true);
    page.click(buttonSaying(page, "Go to turn 2"));
  });
  assertEquals(sought, [2]);
});

Deno.test("a round that has not been checked yet claims nothing either", async () => {
  const { VerifyMark } = await import("../../../../web/tanks/view/verify_mark.tsx");
  await withPage((page) => {
    page.show(
      <VerifyMark recording={smallRecording()} finding={undefined} onSeek={() => {}} />,
    );
    assertEquals(texts(page, ".verify-mark"), ["Checking…"]);
    return Promise.resolve();
  });
});
