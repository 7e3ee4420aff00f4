/**
 * The page's way to a worker. Its script lies beside the page as `log.js`; a page that is alone starts a copy of its own
 * script. Where no worker can be had (a strict policy, a script that does not load) the same service runs on the page's
 * own thread, and is loaded only then.
 */
import type { Connect, Connection } from "./connection.ts";
import { createSpares } from "./spares.ts";
import { type FromWorker, isFromWorker, type ToWorker } from "./worker_messages.ts";

/** As much of a Worker as is used. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(
    type: "error",
    listener: (event: { preventDefault(): void }) => void,
  ): void;
}

/** The script that is running, unless it is a module; known only while it runs for the first time. */
const SCRIPT = "document" in globalThis ? document.currentScript : null;

/** The address of its copy, once that was asked for; made once, since a worker may be loading it at any time. */
let copy: string | undefined;

/** Whether this is a worker rather than a page. */
export function isWorkerScope(): boolean {
  return !("document" in globalThis) && "WorkerGlobalScope" in globalThis;
}

const spares = createSpares(startService);

/** Starts a service ahead of time, so that the next log need not wait for it. */
export const prepare = spares.prepare;

/** A service for one log: a worker, or failing that a service on this thread. */
export const connect = spares.connect;

/** Starts a worker, or failing that a service on this thread. */
function startService(receive: (message: FromWorker) => void): Connection {
  const page = document.baseURI;
  const here = connectLater(() => serviceHere(page), page);
  const worker = startWorker();
  return worker === undefined ? here(receive) : connectToWorker(worker, page, here)(receive);
}

/**
 * A service in a worker. A worker that fails before it has said a word was never allowed to run: `instead` takes over
 * then, and hears all that was sent.
 */
export function connectToWorker(
  worker: WorkerLike,
  page: string,
  instead: Connect,
): Connect {
  return (receive) => {
    let unheard: ToWorker[] | undefined = [];
    let substitute: Connection | undefined;
    worker.addEventListener("message", ({ data }) => {
      if (!isFromWorker(data) || substitute !== undefined) return;
      if (data.kind === "ready") unheard = undefined;
      else receive(data);
    });
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      worker.terminate();
      if (unheard === undefined) return receive({ kind: "broken" });
      if (substitute !== undefined) return;
      substitute = instead(receive);
      unheard.forEach(substitute.send);
    });
    return {
      page,
      send: (message) => {
        if (substitute !== undefined) return substitute.send(message);
        unheard?.push(message);
        worker.postMessage(message);
      },
      close: () => {
        worker.terminate();
        substitute?.close();
      },
    };
  };
}

/** A service that has to be loaded first: it hears then what it was sent meanwhile. */
export function connectLater(load: () => Promise<Connect>, page: string): Connect {
  return (receive) => {
    let isOpen = true;
    let unheard: ToWorker[] = [];
    let connection: Connection | undefined;
    load().then((connect) => {
      if (!isOpen) return;
      connection = connect(receive);
      unheard.forEach(connection.send);
      unheard = [];
    }, () => isOpen && receive({ kind: "broken" }));
    return {
      page,
      send: (message) =>
        connection === undefined ? void unheard.push(message) : connection.send(message),
      close: () => {
        isOpen = false;
        connection?.close();
      },
    };
  };
}

async function serviceHere(page: string): Promise<Connect> {
  const { connectInBrowser } = await import("./connection.ts");
  return connectInBrowser(page);
}

function startWorker(): WorkerLike | undefined {
  try {
    const inside = copyOf(SCRIPT);
    return inside === undefined
      ? new Worker(new URL("log.js", document.baseURI), { type: "module" })
      : new Worker(inside);
  } catch {
    return undefined;
  }
}

/** The address of a copy of a script that stands in the page. */
function copyOf(script: HTMLOrSVGScriptElement | null): string | undefined {
  if (script === null || !script.textContent) return undefined;
  return copy ??= URL.createObjectURL(new Blob([script.textContent], { type: "text/javascript" }));
}
