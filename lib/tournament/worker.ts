/**
 * A worker of the runner: a thread that takes rounds from the schedule, plays them and tells what came of them.
 */
/// <reference lib="deno.worker" />
import type { Contestant, Exchange } from "../judge/exchange.ts";
import { openExchange } from "../judge/open_exchange.ts";
import { Interrupted } from "../judge/types.ts";
import { RoundPlayer } from "./round_player.ts";
import { NEXT_PLACE, STOPPED, type WorkerReport, type WorkerSetup } from "./worker_messages.ts";

function tell(report: WorkerReport): void {
  self.postMessage(report);
}

/** The places of the schedule that this worker gets: the next of the shared counter that is not done yet. */
function* takePlaces(setup: WorkerSetup): Generator<number> {
  const control = new Int32Array(setup.control);
  const done = new Uint8Array(setup.done);
  while (Atomics.load(control, STOPPED) === 0) {
    const place = Atomics.add(control, NEXT_PLACE, 1);
    if (place >= done.length) return;
    if (done[place] === 0) yield place;
  }
}

async function work<C extends Contestant>(
  setup: WorkerSetup,
  exchange: Exchange<C>,
): Promise<void> {
  const player = new RoundPlayer(setup, exchange);
  try {
    for await (const report of player.playAll(takePlaces(setup))) tell(report);
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  }
  tell({ kind: "idle" });
}

self.onmessage = async ({ data }: MessageEvent<WorkerSetup>) => {
  const control = new Int32Array(data.control);
  const { exchange, close } = openExchange({
    isStopped: () => Atomics.load(control, STOPPED) !== 0,
    sandbox: data.sandbox,
  });
  await work(data, exchange);
  close();
  self.close();
};
