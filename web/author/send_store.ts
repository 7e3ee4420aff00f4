/** What is about to be sent, and sending it: one at a time. */
import { batch, computed, signal } from "@preact/signals";
import type { AuthorView } from "../../lib/contest/published/api.ts";
import type { Access } from "../site/private_access.ts";
import { sentenceOf } from "../site/private_access.ts";
import type { AuthorApi } from "../site/private_api.ts";
import { Refusal } from "../site/private_api.ts";
import * as strings from "../strings/strings.ts";
import { addFiles, type Draft, EMPTY_DRAFT, removeFile } from "./draft.ts";
import { guessCommand } from "./guess_command.ts";
import type { Outcome, SendStore } from "./types.ts";

/** Makes it; an author who comes back begins with nothing. */
export function createSendStore(access: Access<AuthorView>, api: AuthorApi): SendStore {
  const draft = signal<Draft>(EMPTY_DRAFT);
  /** What the author typed; `undefined`: nothing yet. */
  const typed = signal<string | undefined>(undefined);
  const guess = computed(() => guessCommand(draft.value.files.map(({ path }) => path)));
  const command = computed(() => typed.value ?? guess.value);
  const sent = signal<number | undefined>(undefined);
  const outcome = signal<Outcome | undefined>(undefined);
  let giveUp: AbortController | undefined;

  function change(next: Draft): void {
    batch(() => {
      draft.value = next;
      outcome.value = undefined;
      if (next.files.length === 0) typed.value = undefined;
    });
  }

  return {
    draft,
    command,
    isGuess: computed(() => typed.value === undefined && guess.value !== ""),
    sent,
    outcome,
    add: (files) => change(addFiles(draft.value, files)),
    remove: (path) => change(removeFile(draft.value, path)),
    clear: () => change(EMPTY_DRAFT),
    setCommand: (next) => {
      typed.value = next;
    },
    send: async () => {
      if (giveUp !== undefined) return;
      const mine = new AbortController();
      giveUp = mine;
      batch(() => {
        sent.value = 0;
        outcome.value = undefined;
      });
      try {
        const version = await access.use((token) =>
          api.send(token, {
            command: command.value.trim(),
            files: draft.value.files,
            tell: (share) => {
              sent.value = share;
            },
            signal: mine.signal,
          })
        );
        change(EMPTY_DRAFT);
        outcome.value = { look: "good", text: strings.author.arrived(version.number) };
        const { value: view } = access.view;
        if (view !== undefined) access.show(withVersion(view, version));
      } catch (error) {
        const isStopped = error instanceof Refusal && error.code === "STOPPED";
        outcome.value = { look: isStopped ? "info" : "bad", text: sentenceOf(error) };
      } finally {
        giveUp = undefined;
        sent.value = undefined;
        access.hurry();
      }
    },
    stop: () => giveUp?.abort(),
  };
}

function withVersion(view: AuthorView, version: AuthorView["versions"][number]): AuthorView {
  const others = view.versions.filter(({ number }) => number !== version.number);
  return { ...view, versions: [version, ...others] };
}
