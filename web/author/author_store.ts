/** What an author's page remembers: one factory. */
import { effect, signal, untracked } from "@preact/signals";
import type { AuthorView, VersionState } from "../../lib/contest/published/api.ts";
import { createAccess, sentenceOf } from "../site/private_access.ts";
import * as strings from "../strings/strings.ts";
import { createSendStore } from "./send_store.ts";
import type { AuthorOutside, AuthorStore, StageProgress } from "./types.ts";

/** How long until the server is asked again, in milliseconds: soon where something goes on. */
const PAUSE_MS = { busy: 2_000, quiet: 10_000 } as const;

/** Something will happen to such versions by itself. */
const BUSY: readonly VersionState[] = ["received", "waiting", "playing"];

/** Makes the store and opens the door, if there is a token. */
export function createAuthorStore(outside: AuthorOutside): AuthorStore {
  const { api } = outside;
  const access = createAccess<AuthorView>(outside, {
    read: (token) => api.read(token),
    pause: ({ versions }) =>
      versions.some(({ state }) => BUSY.includes(state)) ? PAUSE_MS.busy : PAUSE_MS.quiet,
  });
  const progress = signal<StageProgress | undefined>(undefined);
  const takenBack = signal<AuthorStore["takenBack"]["value"]>(undefined);

  const sending = createSendStore(access, api);

  let unfollow: (() => void) | undefined;
  // Nobody else's stage is of interest here: the card of a version takes what is told of its own.
  const stopFollowing = effect(() => {
    const plays = access.view.value?.versions.some(({ state }) => state === "playing") ?? false;
    if (plays) {
      unfollow ??= outside.followProgress((heard) => {
        progress.value = heard;
      });
    } else {
      unfollow?.();
      unfollow = undefined;
      progress.value = undefined;
    }
  });

  // Who shuts the door leaves nothing behind.
  const stopClearing = effect(() => {
    if (access.hasToken.value) return;
    sending.stop();
    untracked(sending.clear);
    takenBack.value = undefined;
  });

  return {
    access,
    sending,
    progress,
    takenBack,
    takeBack: async (version) => {
      try {
        access.show(await access.use((token) => api.cancel(token, version)));
        takenBack.value = { version, look: "good", text: strings.author.takenBack };
      } catch (error) {
        takenBack.value = { version, look: "bad", text: sentenceOf(error) };
        access.hurry();
      }
    },
    dispose: () => {
      stopFollowing();
      stopClearing();
      unfollow?.();
      access.dispose();
    },
  };
}
