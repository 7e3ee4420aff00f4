/**
 * The server of a contest, put together from its parts.
 */
import type { Contest } from "../../contest/contest.ts";
import type { Clock } from "../clock.ts";
import { inAddress, isPublicHost } from "../hosts.ts";
import { listen, type RunningServer } from "../serve.ts";
import type { SiteFiles } from "../site.ts";
import { StreamGate, streamLimits } from "../stream_gate.ts";
import { makeApi } from "./api/api.ts";
import { ClientAddresses } from "./client_address.ts";
import { ContestAnswers } from "./contest_answers.ts";
import { ContestEvents } from "./contest_events.ts";
import { makeContestHandler } from "./contest_handler.ts";
import { ContestLibrary } from "./contest_library.ts";
import { reachOf } from "./reach.ts";
import type { ServerSettings } from "./server_settings.ts";

/** What a server is made of. */
export interface ContestServerOptions
  extends Pick<ServerSettings, "hostname" | "port" | "publicNames" | "organiserTokenHash"> {
  /** Opened for writing. */
  readonly contest: Contest;
  readonly site: SiteFiles;
  /** Told of an error that is ours, and of what can be left out or read all the same. */
  readonly onError: (error: unknown) => void;
  /** @default machineClock */
  readonly clock?: Clock;
}

/** A server without its socket. */
export interface ContestService {
  /** Answers a request that came from an address; never rejects. */
  answer(request: Request, peer: string): Promise<Response>;
  /** Ends all streams; nothing goes on behind it. */
  stop(): Promise<void>;
}

/** Puts the parts together. */
export function makeContestService(options: ContestServerOptions): ContestService {
  const { contest, hostname, onError, organiserTokenHash, publicNames, site } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const given = options.clock === undefined ? {} : { clock: options.clock };
  const library = new ContestLibrary({ contest, warn: onError, ...given });
  const answers = new ContestAnswers(contest);
  const events = new ContestEvents({
    ...{ contest, library, onError, signal },
    mark: () => answers.mark(),
  });
  const isBehindOther = publicNames.length > 0;
  const addresses = new ClientAddresses(isBehindOther);
  const clientAddress = (request: Request) => addresses.of(request);
  const gate = new StreamGate(streamLimits(isBehindOther));
  const handler = makeContestHandler({
    ...{ answers, events, library, site, onError, signal },
    api: makeApi({
      ...{ contest, organiserTokenHash, clientAddress, onError, ...given },
      reach: reachOf(hostname, publicNames),
    }),
    isOurHost: (host) => isPublicHost(host, hostname, publicNames),
    admit: (request) => gate.enter(clientAddress(request)),
  });
  return {
    answer: (request, peer) => {
      addresses.note(request, peer);
      return handler(request);
    },
    stop: async () => {
      controller.abort();
      await events.idle();
      await library.idle();
    },
  };
}

/**
 * Starts the server of a contest.
 * @throws {UnusableInput} As `listen`.
 */
export function startContestServer(options: ContestServerOptions): RunningServer {
  const { hostname } = options;
  const service = makeContestService(options);
  const server = listen(
    hostname,
    options.port,
    (request, { remoteAddr }) => service.answer(request, remoteAddr.hostname),
    options.onError,
  );
  const { port } = server.addr;
  return {
    address: `http://${inAddress(hostname)}:${port}/`,
    port,
    stop: async () => {
      await service.stop();
      await server.shutdown();
    },
  };
}
