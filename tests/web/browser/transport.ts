/**
 * The DevTools protocol over Deno's own WebSocket, so that closing it can be waited for and a test leaves nothing
 * open behind it.
 */
import type { ConnectionTransport } from "puppeteer-core";

/** A connection for puppeteer. */
export interface Transport extends ConnectionTransport {
  /** Fulfilled once the connection is closed. */
  readonly closed: Promise<void>;
}

/**
 * Connects.
 * @throws {Error} If nobody listens at the address.
 */
export async function openTransport(address: string): Promise<Transport> {
  const socket = new WebSocket(address);
  const closed = new Promise<void>((resolve) => {
    socket.addEventListener("close", () => resolve(), { once: true });
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve(), { once: true });
    socket.addEventListener("error", () => reject(new Error(`No browser at ${address}`)), {
      once: true,
    });
  });
  const transport: Transport = {
    closed,
    send: (message) => socket.send(message),
    close: () => socket.close(),
  };
  socket.addEventListener("message", ({ data }) => transport.onmessage?.(String(data)));
  socket.addEventListener("close", () => transport.onclose?.());
  return transport;
}
