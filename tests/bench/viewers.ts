/**
 * Many viewers at little cost: connections that ask for a stream of events and throw away what comes. Words: the port,
 * then pairs of an address and how many ask for it. Says how many bytes have come when its standard input ends.
 */
import { setPriority } from "node:os";

/** They are others' machines: they must not take the stage's time. */
setPriority(19);

const [port = "", ...words] = Deno.args;
const ended = Deno.stdin.readable.pipeTo(new WritableStream());
let bytes = 0;
const connections: Deno.TcpConn[] = [];

for (let at = 0; at < words.length; at += 2) {
  for (let count = 0; count < Number(words[at + 1]); count++) {
    connections.push(await open(words[at]));
  }
}
console.log("ready");
await ended;
console.log(JSON.stringify({ bytes, connections: connections.length }));
Deno.exit(0);

async function open(path = "/"): Promise<Deno.TcpConn> {
  const connection = await Deno.connect({ hostname: "127.0.0.1", port: Number(port) });
  const request =
    `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept: text/event-stream\r\n\r\n`;
  await connection.write(new TextEncoder().encode(request));
  void read(connection);
  return connection;
}

async function read(connection: Deno.TcpConn): Promise<void> {
  const buffer = new Uint8Array(65536);
  for (;;) {
    const count = await connection.read(buffer);
    if (count === null) throw new Error("The server has ended a stream");
    bytes += count;
  }
}
