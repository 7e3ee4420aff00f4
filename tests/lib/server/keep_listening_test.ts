import { assert, assertEquals, assertThrows } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { keepListening, type Served } from "../../../lib/server/keep_listening.ts";

const PORT = 8017;

/** Servers that a test lets fail. */
function fakeServers() {
  const served: { signal: AbortSignal; end: (error?: Error) => void; port: number }[] = [];
  let refusals = 0;
  const serve = (port: number, signal: AbortSignal): Served => {
    if (refusals > 0) {
      refusals -= 1;
      throw new Error("No descriptors");
    }
    const over = Promise.withResolvers<void>();
    served.push({
      ...{ port, signal },
      end: (error) => error === undefined ? over.resolve() : over.reject(error),
    });
    return {
      addr: { transport: "tcp", hostname: "127.0.0.1", port: port === 0 ? PORT : port },
      finished: over.promise,
      shutdown: () => Promise.resolve(over.resolve()),
    };
  };
  return { served, serve, refuse: (times: number) => refusals = times };
}

Deno.test("a server that ends with an error has its connections closed, and another one listens at the same port, however often it takes", async () => {
  const { refuse, serve, served } = fakeServers();
  const [told, waits]: [string[], number[]] = [[], []];
  const again = Promise.withResolvers<void>();
  const listening = keepListening({
    port: 0,
    serve: (port, signal) => {
      const server = serve(port, signal);
      if (served.length === 2) again.resolve();
      return server;
    },
    onFailure: ({ message }) => told.push(message),
    wait: (ms) => Promise.resolve(void waits.push(ms)),
  });
  assertEquals(listening.addr.port, PORT);
  refuse(6);
  served[0]?.end(new Error("Too many open files"));
  await again.promise;
  assertEquals(served.map(({ port, signal }) => [port, signal.aborted]), [
    [0, true],
    [PORT, false],
  ]);
  assertEquals(told, ["Too many open files"]);
  assertEquals(waits, [50, 100, 200, 400, 800, 1000, 1000]);
  await listening.shutdown();
});

Deno.test("a server that is shut down does not come back, not even while it begins anew", async () => {
  const { serve, served } = fakeServers();
  const one = keepListening({ port: 0, serve, onFailure: () => {} });
  await one.shutdown();
  assertEquals(served.length, 1);
  const waiting = Promise.withResolvers<void>();
  const other = keepListening({
    ...{ port: 0, serve, onFailure: () => {} },
    wait: (_ms, signal) => {
      waiting.resolve();
      return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
    },
  });
  served[1]?.end(new Error("Too many open files"));
  await waiting.promise;
  await other.shutdown();
  assertEquals(served.length, 2);
});

Deno.test("what keeps it from listening at all is thrown", () => {
  const { refuse, serve } = fakeServers();
  refuse(1);
  assertThrows(() => keepListening({ port: 0, serve, onFailure: () => {} }), Error, "descriptors");
});

const SERVER = `
  import { listen } from ${
  JSON.stringify(new URL("../../../lib/server/serve.ts", import.meta.url))
};
  const { addr } = listen("127.0.0.1", 0, () => Promise.resolve(new Response("here")), () => {});
  console.log(addr.port);
`;

Deno.test({
  name: "connections that say nothing, up to the last file descriptor, do not end the server",
  ignore: Deno.build.os === "windows",
  fn: async () => {
    const config = fromFileUrl(new URL("../../../deno.json", import.meta.url));
    const child = new Deno.Command("sh", {
      args: [
        ...["-c", 'ulimit -n 64 && exec "$@"', "sh", Deno.execPath()],
        ...["run", "-A", "--quiet", "--config", config, "--ext", "ts", "-"],
      ],
      stdin: "piped",
      stdout: "piped",
      stderr: "inherit",
    }).spawn();
    const input = child.stdin.getWriter();
    await input.write(new TextEncoder().encode(SERVER));
    await input.close();
    const held: Deno.Conn[] = [];
    try {
      const output = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
      const port = Number((await output.read()).value);
      await output.cancel();
      let isFull = false;
      for (let count = 0; count < 100 && !isFull; count++) {
        const connection = await Deno.connect({ hostname: "127.0.0.1", port }).catch(() => {});
        if (connection === undefined) isFull = true;
        else held.push(connection);
      }
      // It closes the first of them when it begins anew, though they are still held here.
      const [first] = held;
      assert(first !== undefined);
      assertEquals(await first.read(new Uint8Array(1)).catch(() => null), null);
      assertEquals(await textOf(`http://127.0.0.1:${port}/`), "here");
    } finally {
      for (const connection of held) connection.close();
      child.kill("SIGKILL");
      await child.status;
    }
  },
});

/** It takes a moment until it listens again. */
async function textOf(address: string): Promise<string> {
  for (let tries = 1;; tries++) {
    try {
      return await (await fetch(address)).text();
    } catch (error) {
      if (tries === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
