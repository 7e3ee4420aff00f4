/**
 * The port at which a contest is served. Personal links hold it, so a contest comes back to the one that it had.
 */
import { UnusableInput } from "../../core/problem.ts";
import { listen } from "../serve.ts";

/** Which port is wanted. */
export interface WantedPort {
  readonly hostname: string;
  /** The user's; 0: any that is free. */
  readonly port: number | undefined;
  /** That at which the contest was served last; taken where the user names none. */
  readonly before: number | undefined;
  readonly say: (sentence: string) => void;
}

/**
 * A port that nobody listens at; the server's permission is for this one alone.
 * @throws {UnusableInput} As `listen`.
 */
export async function findPort({ before, hostname, port, say }: WantedPort): Promise<number> {
  if (port !== undefined || before === undefined) return await freePort(hostname, port);
  try {
    return await freePort(hostname, before);
  } catch (error) {
    if (!(error instanceof UnusableInput)) throw error;
    const found = await freePort(hostname, undefined);
    say(
      `Port ${before}, at which this contest was served before, is not free: it is served at port ${found}. ` +
        `Personal links that were made for port ${before} do not lead here`,
    );
    return found;
  }
}

async function freePort(hostname: string, port: number | undefined): Promise<number> {
  const server = listen(hostname, port, () => Promise.resolve(new Response()));
  await server.shutdown();
  return server.addr.port;
}
