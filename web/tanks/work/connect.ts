/**
 * The page's way to a worker. There is no file for the worker: the page's script is started again as one, under its
 * own address or, where it stands in the page itself, as a copy. Where no worker can be had (a page opened from the
 * disk, a strict policy) the same service runs on the page's own thread.
 */
import { type Connect, connectHere, type Connection } from "./connection.ts";
import { createPace } from "./pace.ts";
import { browserOutside } from "./service.ts";
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

/** The script that is running; known only while it runs for the first time. */
const SCRIPT = "document" in globalThis ? document.currentScript : null;

/** Where it can be had again, once that was asked for. */
let scriptAddress: string | undefined;

/** Whether this is a worker rather than a page. */
export function isWorkerScope(): boolean {
  return !("document" in globalThis) && "WorkerGlobalScope" in globalThis;
}

/** Starts a worker, or failing that a service on this thread. */
export function connect(receive: (message: FromWorker) => void): Connection {
  const page = document.baseURI;
  const here = connectHere(() => browserOutside(createPace()), page);
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

function startWorker(): WorkerLike | undefined {
  try {
    scriptAddress ??= addressOf(SCRIPT);
    return scriptAddress === undefined ? undefined : new Worker(scriptAddress);
  } catch {
    return undefined;
  }
}

function addressOf(script: HTMLOrSVGScriptElement | null): string | undefined {
  if (script === null || !("src" in script)) return undefined;
  if (script.src !== "") return script.src;
  return URL.createObjectURL(new Blob([script.textContent ?? ""], { type: "text/javascript" }));
}
