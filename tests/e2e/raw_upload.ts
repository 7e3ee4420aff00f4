/** An upload byte by byte, so that a test can stop anywhere in it. */
import { concat } from "@std/bytes/concat";

/** What an author sends: one file. */
export interface Sent {
  readonly path: string;
  readonly source: string;
}

/** An upload on its way. */
export interface RawUpload extends Disposable {
  /** How many bytes its body has. */
  readonly length: number;
  /** Sends the body up to there. */
  sendTo(end: number): Promise<void>;
  /** All that has been answered when the connection has ended, however it ended. */
  answer(): Promise<string>;
}

/** Connects and sends the head. */
export async function beginUpload(address: string, token: string, sent: Sent): Promise<RawUpload> {
  const { hostname, port } = new URL(address);
  const request = new Request(`${address}api/author/versions`, {
    method: "POST",
    body: formOf(sent),
  });
  const body = new Uint8Array(await request.arrayBuffer());
  const connection = await Deno.connect({ hostname, port: Number(port) });
  const write = async (bytes: Uint8Array) => {
    for (let at = 0; at < bytes.length;) at += await connection.write(bytes.subarray(at));
  };
  const head = [
    "POST /api/author/versions HTTP/1.1",
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${request.headers.get("content-type")}`,
    `Content-Length: ${body.length}`,
    "Connection: close",
  ];
  await write(new TextEncoder().encode(`${head.join("\r\n")}\r\n\r\n`));
  let begin = 0;
  return {
    length: body.length,
    async sendTo(end) {
      await write(body.subarray(begin, end));
      begin = end;
    },
    answer: () => readToEnd(connection),
    [Symbol.dispose]: () => connection.close(),
  };
}

/** The form that a page sends. */
export function formOf({ path, source }: Sent): FormData {
  const form = new FormData();
  form.append("command", "");
  form.append("file", new File([source], path));
  return form;
}

async function readToEnd(connection: Deno.Conn): Promise<string> {
  const pieces: Uint8Array[] = [];
  try {
    for (;;) {
      const piece = new Uint8Array(4096);
      const count = await connection.read(piece);
      if (count === null) break;
      pieces.push(piece.subarray(0, count));
    }
  } catch (error) {
    // A server that was killed resets the connection; what had come before counts.
    if (!(error instanceof Deno.errors.ConnectionReset)) throw error;
  }
  return new TextDecoder().decode(concat(pieces));
}
