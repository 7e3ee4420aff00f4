/** The server of a contest with all its processes, as an organiser starts it, for tests. */
import type { ContestOverview } from "../../lib/contest/published/types.ts";
import { type Place, waitFor } from "./turniir.ts";

/** A contest's server in processes of its own. */
export interface Serving {
  readonly address: string;
  readonly token: string;
  /** What its processes have said so far. */
  said(): string;
  /** Asks the organiser's API. */
  organise(deed?: unknown): Promise<Response>;
  overview(): Promise<ContestOverview>;
  /** Waits until the overview is as it should be; hears of changes as pages do. */
  overviewWhen(isSo: (overview: ContestOverview) => boolean): Promise<ContestOverview>;
  /** The process that the command started. */
  readonly child: Deno.ChildProcess;
  /** Ends it; its exit status. */
  stop(signal?: Deno.Signal): Promise<number>;
}

/** Serves the contest in the folder `spring` of the place. */
export async function serveContest(place: Place, words: readonly string[]): Promise<Serving> {
  const child = place.start(["serve", "--contest", "spring", "--port", "0", ...words]);
  let said = "";
  const hear = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const bytes of stream) said += decoder.decode(bytes, { stream: true });
  };
  const heard = Promise.all([hear(child.stdout), hear(child.stderr)]);
  let hasEnded = false;
  void child.status.then(() => hasEnded = true);
  const listens = () => /organiser\.html#token=\S+\n/.test(said);
  await waitFor("the server listens or has ended", () => listens() || hasEnded);
  if (!listens()) throw new Error(`The server ended:\n${said}`);
  const address = /^The contest is at (http:\S+) {2}\(Ctrl-C ends it\)$/m.exec(said)?.[1] ?? "";
  const token = /organiser\.html#token=(\S+)/.exec(said)?.[1] ?? "";
  const authorization = `Bearer ${token}`;
  const overview = async (): Promise<ContestOverview> =>
    await (await fetch(`${address}contest/overview.json`)).json();
  return {
    ...{ address, token, overview, child },
    said: () => said,
    organise: (deed) =>
      fetch(`${address}api/organiser`, {
        ...(deed === undefined ? {} : { method: "POST", body: JSON.stringify(deed) }),
        headers: { authorization, "content-type": "application/json" },
      }),
    overviewWhen: async (isSo) => {
      const { body } = await fetch(`${address}contest/events`);
      const reader = body?.getReader();
      for (let found = await overview();; found = await overview()) {
        if (isSo(found)) {
          await reader?.cancel();
          return found;
        }
        if ((await reader?.read())?.done !== false) throw new Error(`The stream ended\n${said}`);
      }
    },
    stop: async (signal = "SIGTERM") => {
      child.kill(signal);
      const { code } = await child.status;
      await heard;
      return code;
    },
  };
}
