import { assert, assertEquals } from "@std/assert";
import { verifyRound } from "../../../../lib/logs/verify.ts";
import { laterPanels } from "../../../../web/strings/en/later_panels.ts";
import { record, type Recording } from "../../../../web/tanks/model/recording.ts";
import { fixtureRecording } from "../model/fixture_recording.ts";
import { smallRecording } from "../model/small_round.ts";
import { buttonSaying, texts, withPage } from "./shown.ts";

async function markOf(recording: Recording, onSeek: (turn: number) => void = () => {}) {
  const { VerifyMark } = await import("../../../../web/tanks/view/verify_mark.tsx");
  const { VerifyMore } = await import("../../../../web/tanks/view/verify_more.tsx");
  const finding = verifyRound(recording.header, recording.round) ?? null;
  return <VerifyMark {...{ recording, finding, onSeek }} explanation={VerifyMore} />;
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
    const what = texts(page, ".more p.soft").join();
    assertEquals(what.includes("are those that the log states"), false);
    assert(what.includes("the log says something else"), what);
    assertEquals(page.one("details").hasAttribute("open"), true);
    page.click(buttonSaying(page, "Go to turn 2"));
  });
  assertEquals(sought, [2]);
});

Deno.test("where there is little room, what differs is closed at first, and seen all the same", async () => {
  const { header, round } = await fixtureRecording("fault-in-turn-2");
  const recording = record(header, { ...round, check: "00000000" });
  const finding = verifyRound(recording.header, recording.round) ?? null;
  const { VerifyMark } = await import("../../../../web/tanks/view/verify_mark.tsx");
  const { VerifyMore } = await import("../../../../web/tanks/view/verify_more.tsx");
  await withPage((page) => {
    page.show(
      <VerifyMark
        {...{ recording, finding }}
        onSeek={() => {}}
        explanation={VerifyMore}
        isFolded
      />,
    );
    assertEquals(texts(page, ".verify-mark.bad summary"), ["Differs from the log"]);
    assertEquals(page.one("details").hasAttribute("open"), false);
  });
});

Deno.test("a round that cannot be checked here claims nothing, and says why", async () => {
  const { VerifyMark } = await import("../../../../web/tanks/view/verify_mark.tsx");
  const { VerifyMore } = await import("../../../../web/tanks/view/verify_more.tsx");
  await withPage((page) => {
    page.show(
      <VerifyMark
        recording={smallRecording()}
        finding="unknown"
        onSeek={() => {}}
        explanation={VerifyMore}
      />,
    );
    assertEquals(texts(page, ".verify-mark.open summary"), ["Could not be checked here"]);
    assert(texts(page, ".more p").join().includes("could not be loaded"));
  });
});

Deno.test("a round that has not been checked yet claims nothing either", async () => {
  const { VerifyMark } = await import("../../../../web/tanks/view/verify_mark.tsx");
  const { VerifyMore } = await import("../../../../web/tanks/view/verify_more.tsx");
  await withPage((page) => {
    page.show(
      <VerifyMark
        recording={smallRecording()}
        finding={undefined}
        onSeek={() => {}}
        explanation={VerifyMore}
      />,
    );
    assertEquals(texts(page, ".verify-mark"), ["Checking…"]);
    return Promise.resolve();
  });
});

Deno.test("a check-sum that does not fit belongs to no turn, and no replay gave the other one", async () => {
  const { VerifyMore } = await import("../../../../web/tanks/view/verify_more.tsx");
  const { header, round } = await fixtureRecording("fault-in-turn-2");
  const finding = verifyRound(header, { ...round, check: "00000000" });
  assert(finding !== undefined);
  await withPage((page) => {
    page.show(<VerifyMore look="bad" finding={finding} onSeek={() => {}} />);
    const { recorded, workedOut } = laterPanels.verify;
    assertEquals(texts(page, ".sides dt"), [recorded, workedOut]);
    assertEquals(page.document.querySelectorAll(".to-turn").length, 0);
    return Promise.resolve();
  });
});
