/** Services that are started ahead of time, so that the next log need not wait for one. */
import type { Connect, Connection } from "./connection.ts";
import type { FromWorker } from "./worker_messages.ts";

/** At most one service waits. */
export interface Spares {
  /** Starts one, unless one waits already. */
  prepare(): void;
  /** Hands over the one that waits, or starts one. */
  readonly connect: Connect;
}

/** A connection that waits for somebody who uses it. */
interface Spare {
  readonly connection: Connection;
  /** From now on all that is told goes there. */
  hear(receive: (message: FromWorker) => void): void;
  isBroken(): boolean;
}

/** Spares of the services that `start` starts. */
export function createSpares(start: Connect): Spares {
  let spare: Spare | undefined;
  return {
    prepare: () => {
      spare ??= startSpare(start);
    },
    connect: (receive) => {
      const prepared = spare;
      spare = undefined;
      if (prepared === undefined || prepared.isBroken()) return start(receive);
      prepared.hear(receive);
      return prepared.connection;
    },
  };
}

function startSpare(start: Connect): Spare {
  let isBroken = false;
  // A service speaks only when it is spoken to, unless it breaks.
  let receive = (message: FromWorker) => {
    isBroken ||= message.kind === "broken";
  };
  return {
    connection: start((message) => receive(message)),
    hear: (other) => {
      receive = other;
    },
    isBroken: () => isBroken,
  };
}
