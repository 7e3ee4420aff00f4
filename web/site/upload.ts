/** Sending files with word of how far it has come: of the browser's two ways only XMLHttpRequest tells that. */

/** A file and where it lies among those sent with it, such as `maps/one.txt`. */
export interface PlacedFile {
  readonly path: string;
  readonly file: File;
}

/** What is sent. */
export interface Sending {
  /** How the program is started; empty: the server finds out. */
  readonly command: string;
  readonly files: readonly PlacedFile[];
  /** Hears how much has been sent so far, 0 to 1. */
  readonly tell: (share: number) => void;
  /** Gives it up. */
  readonly signal: AbortSignal;
}

/** What the server answered. */
export interface Sent {
  readonly status: number;
  readonly body: string;
}

/** Sends it as a form; `undefined`: the connection broke; `stopped`: it was given up. */
export function upload(
  address: string,
  headers: Readonly<Record<string, string>>,
  { command, files, tell, signal }: Sending,
): Promise<Sent | "stopped" | undefined> {
  const form = new FormData();
  form.append("command", command);
  for (const { path, file } of files) form.append("file", file, path);
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.open("POST", address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) tell(loaded / total);
    });
    request.addEventListener("load", () => {
      resolve({ status: request.status, body: request.responseText });
    });
    request.addEventListener("error", () => resolve(undefined));
    request.addEventListener("abort", () => resolve("stopped"));
    if (signal.aborted) return resolve("stopped");
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}
