/** A world for the page of an author: a server in memory. */
import type { AuthorView } from "../../../lib/contest/published/api.ts";
import type { AuthorOutside, StageProgress } from "../../../web/author/types.ts";
import { type PrivateWorld, privateWorld } from "../site/private_world.ts";
import { Refusal } from "../../../web/site/private_api.ts";
import type { Sending } from "../../../web/site/upload.ts";
import { AUTHOR, PLAYED } from "./samples.ts";

/** The world and what tests steer it with. */
export interface AuthorWorld extends PrivateWorld, AuthorOutside {
  view: AuthorView;
  /** What has been sent and not been answered. */
  readonly sendings: (Sending & { answer(refusal?: Refusal): void })[];
  readonly cancelled: number[];
  /** Whoever follows the stage that is being played. */
  hear: ((progress: StageProgress) => void) | undefined;
}

/** A fresh world; its address holds a token. */
export function authorWorld(view: AuthorView = AUTHOR): AuthorWorld {
  const world: AuthorWorld = {
    ...privateWorld("#token=token-0123456789"),
    view,
    sendings: [],
    cancelled: [],
    hear: undefined,
    api: {
      read: () => Promise.resolve(world.view),
      send: (_token, sending) =>
        new Promise((resolve, reject) => {
          const number = world.view.versions.length + 1;
          const version = { ...PLAYED, number, state: "received" as const, stages: [], errors: [] };
          sending.signal.addEventListener("abort", () => reject(new Refusal("STOPPED", "stopped")));
          world.sendings.push({
            ...sending,
            answer: (refusal) => {
              if (refusal !== undefined) return reject(refusal);
              world.view = { ...world.view, versions: [version, ...world.view.versions] };
              resolve(version);
            },
          });
        }),
      cancel: (_token, number) => {
        world.cancelled.push(number);
        return number === 99
          ? Promise.reject(new Refusal("STATE", "It plays already."))
          : Promise.resolve({
            ...world.view,
            versions: world.view.versions.map((version) =>
              version.number === number ? { ...version, state: "cancelled" as const } : version
            ),
          });
      },
    },
    followProgress: (hear) => {
      world.hear = hear;
      return () => {
        world.hear = undefined;
      };
    },
  };
  return world;
}
