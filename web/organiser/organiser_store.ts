/** What the organiser's page remembers: one factory. */
import { batch, effect, signal } from "@preact/signals";
import type { OrganiserView } from "../../lib/contest/published/api.ts";
import { createAccess, sentenceOf } from "../site/private_access.ts";
import * as strings from "../strings/strings.ts";
import type { OrganiserOutside, OrganiserStore, Outcome } from "./types.ts";

/** How long until the server is asked again, in milliseconds: soon where something goes on. */
const PAUSE_MS = { busy: 2_000, quiet: 6_000 } as const;

/** Makes the store and opens the door, if there is a token. */
export function createOrganiserStore(outside: OrganiserOutside): OrganiserStore {
  const { api } = outside;
  const access = createAccess<OrganiserView>(outside, {
    read: (token) => api.read(token),
    pause: ({ queue, workers }) =>
      queue.length > 0 || workers.some(({ state }) => state === "busy")
        ? PAUSE_MS.busy
        : PAUSE_MS.quiet,
  });
  const outcome = signal<Outcome | undefined>(undefined);
  const busy = signal<string | undefined>(undefined);
  const invited = signal<OrganiserStore["invited"]["value"]>(undefined);

  // Who shuts the door leaves nothing behind.
  const stop = effect(() => {
    if (access.hasToken.value) return;
    invited.value = undefined;
    outcome.value = undefined;
  });

  return {
    access,
    outcome,
    busy,
    invited,
    act: async (place, deed) => {
      if (busy.value !== undefined) return false;
      batch(() => {
        busy.value = place;
        outcome.value = undefined;
      });
      try {
        const answer = await access.use((token) => api.act(token, deed));
        batch(() => {
          access.show(answer.view);
          if (answer.invited !== undefined) invited.value = answer.invited;
          outcome.value = { place, look: "good", text: strings.organiser.outcomes[deed.deed] };
        });
        return true;
      } catch (error) {
        outcome.value = { place, look: "bad", text: sentenceOf(error) };
        access.hurry();
        return false;
      } finally {
        busy.value = undefined;
      }
    },
    putAway: () => {
      invited.value = undefined;
    },
    pageAt: outside.pageAt,
    dispose: () => {
      stop();
      access.dispose();
    },
  };
}
