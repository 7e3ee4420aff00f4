import { assert, assertEquals, assertRejects } from "@std/assert";
import { join } from "@std/path";
import { JudgeFailure } from "../../../../lib/judge/types.ts";
import type { Championship } from "../../../../lib/race/championship.ts";
import { DriveJournal } from "../../../../lib/racing/championship/journal.ts";
import { playChampionship } from "../../../../lib/racing/championship/play.ts";
import { readParticipants } from "../../../../lib/racing/championship/read_participants.ts";
import { type FakeGarage, fakeGarage, inFolder, inOrder, participants } from "./folder.ts";

interface Played {
  readonly contest: Championship;
  readonly rounds: number[];
}

async function play(
  folder: string,
  garage: FakeGarage,
  { jobs = 3, signal = new AbortController().signal, onDrive = () => {} } = {},
): Promise<Played> {
  const { entrants } = await readParticipants(folder);
  using journal = await DriveJournal.open(join(folder, "journal.jsonl"), garage.keyOf);
  const rounds: number[] = [];
  const contest = await playChampionship({
    ...{ entrants, journal, garage, jobs, signal, onDrive },
    onRound: ({ rounds: { length } }) => void rounds.push(length),
  });
  return { contest, rounds };
}

Deno.test("a contest is driven round by round, several at a time, each drive once", async () => {
  await inFolder(participants(12), async (folder) => {
    const garage = fakeGarage();
    const { contest, rounds } = await play(folder, garage);
    assertEquals(contest.winner, "p01");
    assertEquals(garage.driven.length, 36 + 36 + 36);
    assertEquals(new Set(garage.driven).size, garage.driven.length);
    assertEquals(garage.most, 3);
    assertEquals(rounds, [1, 2, 2]);
  });
});

Deno.test("nothing is driven again, and the contest is the same", async () => {
  await inFolder(participants(4), async (folder) => {
    const { contest } = await play(folder, fakeGarage());
    const garage = fakeGarage();
    assertEquals((await play(folder, garage)).contest, contest);
    assertEquals(garage.driven, []);
  });
});

Deno.test("stopped in the middle it goes on, and what was interrupted is driven again", async () => {
  await inFolder(participants(4), async (folder) => {
    const controller = new AbortController();
    const first = fakeGarage((drive, signal) => {
      if (first.driven.length === 6) controller.abort();
      return signal.aborted ? undefined : inOrder(drive);
    });
    const stopped = await play(folder, first, { signal: controller.signal });
    assertEquals(first.driven.length, 6);
    assertEquals(stopped.contest.missing.length, 10);
    const second = fakeGarage();
    const { contest } = await play(folder, second, { jobs: 1 });
    assertEquals(contest.winner, "p01");
    assertEquals(new Set([...first.driven, ...second.driven]).size, 16);
    assertEquals(second.driven.length, 10);
  });
});

Deno.test("where a pilot has changed, its drives alone are driven anew", async () => {
  await inFolder(participants(4), async (folder) => {
    await play(folder, fakeGarage());
    const garage = fakeGarage(inOrder, ({ pilot }) => pilot === "p02" ? "new" : "key");
    await play(folder, garage);
    assertEquals(garage.driven.toSorted(), ["1 p02 p01", "1 p02 p02", "1 p02 p03", "1 p02 p04"]);
  });
});

Deno.test("the sandbox may fail twice; the third time ends the run, and what was driven stays", async () => {
  await inFolder(participants(2), async (folder) => {
    let failures = 0;
    const fails = (times: number) =>
      fakeGarage((drive) => {
        if (drive.pilot === "p02" && drive.circuit === "p02" && failures++ < times) {
          throw new JudgeFailure("no room");
        }
        return inOrder(drive);
      });
    await assertRejects(() => play(folder, fails(3), { jobs: 1 }), JudgeFailure, "no room");
    failures = 0;
    const garage = fails(2);
    assertEquals((await play(folder, garage)).contest.winner, "p01");
    assertEquals(garage.driven, ["1 p02 p02"]);
  });
});

Deno.test("a mistake in the middle ends all that drive before it is told", async () => {
  await inFolder(participants(4), async (folder) => {
    let begun = 0;
    const garage = fakeGarage((drive) => {
      begun += 1;
      if (begun === 4) throw new Error("oh");
      return inOrder(drive);
    });
    await assertRejects(() => play(folder, garage, { jobs: 2 }), Error, "oh");
    const ended = begun;
    await new Promise((resolve) => setTimeout(resolve));
    assertEquals(begun, ended);
    assert(ended < 16);
  });
});
