/** A world for the doors of private pages: an address and a keeper in memory, and time that a test lets pass. */
import type { AccessOutside } from "../../../web/site/private_access.ts";

/** The world and what tests steer it with. */
export interface PrivateWorld extends AccessOutside {
  hash: string;
  kept: { token: string; isRemembered: boolean } | undefined;
  hidden: boolean;
  /** What waits for its time, with the milliseconds that it wanted. */
  readonly waiting: { readonly callback: () => void; readonly ms: number }[];
  /** Lets the time come for all that waits. */
  pass(): Promise<void>;
  /** The page is seen again, or the network is back. */
  wake(): Promise<void>;
  /** Another link is opened in the window. */
  visit(hash: string): Promise<void>;
}

/** A fresh world whose address ends in `hash`. */
export function privateWorld(hash = ""): PrivateWorld {
  const wakers = new Set<() => void>();
  const movers = new Set<() => void>();
  const world: PrivateWorld = {
    hash,
    kept: undefined,
    hidden: false,
    waiting: [],
    keeper: {
      read: () => world.kept?.token,
      isRemembered: () => world.kept?.isRemembered ?? false,
      keep: (token, isRemembered) => {
        world.kept = { token, isRemembered };
      },
      forget: () => {
        world.kept = undefined;
      },
    },
    place: {
      get hash() {
        return world.hash;
      },
      clear: () => {
        world.hash = "";
      },
    },
    wait: (callback, ms) => {
      const one = { callback, ms };
      world.waiting.push(one);
      return () => {
        const at = world.waiting.indexOf(one);
        if (at >= 0) world.waiting.splice(at, 1);
      };
    },
    isHidden: () => world.hidden,
    onWake: (callback) => {
      wakers.add(callback);
      return () => wakers.delete(callback);
    },
    onMove: (callback) => {
      movers.add(callback);
      return () => movers.delete(callback);
    },
    pass: async () => {
      for (const { callback } of world.waiting.splice(0)) callback();
      await settle();
    },
    wake: async () => {
      wakers.forEach((callback) => callback());
      await settle();
    },
    visit: async (to) => {
      world.hash = to;
      movers.forEach((callback) => callback());
      await settle();
    },
  };
  return world;
}

/** Lets everything that needs no time happen. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}
