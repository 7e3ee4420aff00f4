/** How far the open match has come, and what it is called. */
import * as strings from "../../strings/strings.ts";
import { botName } from "../model/bot_names.ts";
import type { TanksStore } from "../store/types.ts";

const words = strings.match;

/** As much of the store as is asked. */
type MatchSignals = Pick<TanksStore, "book" | "match" | "run">;

/** How many rounds of the open match there are. */
export interface MatchState {
  /** `finished`: no more rounds will come, as far as anybody can tell. */
  readonly state: "finished" | "playing" | "stopped";
  /** Rounds that there are now. */
  readonly played: number;
  /** Rounds that there will be; `undefined` while a log alone is still being read. */
  readonly total: number | undefined;
  /** It is one single round: there is nothing to choose from. */
  readonly isSingle: boolean;
  /** The latest round, where rounds come in. */
  readonly newest: number | undefined;
}

/** As the store has it now; read in a component, it follows. */
export function matchState({ book, match, run }: MatchSignals): MatchState {
  const rounds = book.value?.rounds.value ?? [];
  const isRead = book.value?.isComplete.value ?? false;
  const entry = run.value?.matches.find(({ id }) => id === match.value);
  const played = Math.max(rounds.length, entry?.played ?? 0);
  const total = entry?.total ?? (isRead ? played : undefined);
  const isOver = run.value === undefined || total === undefined || played >= total;
  const state = isOver ? "finished" : run.value.state;
  return {
    state,
    played,
    total,
    isSingle: isRead && played === 1 && state !== "playing",
    newest: state === "playing" ? rounds.at(-1)?.round : undefined,
  };
}

/** Why there is no round yet to show, as far as it is known. */
export function waitingWords({ match, run }: MatchSignals): string {
  const entry = run.value?.matches.find(({ id }) => id === match.value);
  if (run.value === undefined || entry?.kind !== "melee") return words.waiting;
  const duels = run.value.total - run.value.played - entry.total;
  return duels > 0 ? words.waitingMelee(duels) : words.waiting;
}

/** The round to play on into: the next one, and where rounds come in the newest; `undefined` where that is on show. */
export function roundAfter(
  store: MatchSignals & Pick<TanksStore, "nextRound" | "recording">,
): number | undefined {
  const { newest } = matchState(store);
  if (newest === undefined) return store.nextRound.value;
  return newest === store.recording.value?.round.round ? undefined : newest;
}

/** What the open match is called: who plays in a duel, how many in a melee. */
export function matchTitle({ book }: Pick<TanksStore, "book">): string | undefined {
  const header = book.value?.header;
  if (header === undefined) return undefined;
  return header.kind === "duel"
    ? words.duelOf(header.bots.map((_, bot) => botName(header, bot)))
    : words.meleeOf(header.bots.length);
}

/** What is on show, for the browser's tab: match, round and run. */
export function pageTitle(store: Pick<TanksStore, "book" | "recording" | "run">): string {
  const { recording, run } = store;
  const title = matchTitle(store);
  if (title === undefined) return words.tanks;
  const round = recording.value?.round.round;
  return words.title(title, round, run.value?.title);
}
