/**
 * The words of rounds worth watching.
 * Browser-safe: no Deno, no DOM.
 */
import type { LogFaultKind } from "./types.ts";

/** What each kind of highlight tells besides round, turn and bots. `at` is the turn in which it happened. */
export interface HighlightFacts {
  /** The winner has few lives left, and its last rival was beaten, not ended by a fault. Bots: winner, rival. */
  readonly closest: { readonly at: number; readonly lives: number; readonly tanks: number };
  /**
   * The winner was far behind a rival: after turn `at` it had `lives`, the rival `rivalLives`. Bots: winner, rival.
   */
  readonly turnaround: {
    readonly at: number;
    readonly lives: number;
    readonly rivalLives: number;
  };
  /** A death of a kind that is rare in this log. `many`: how many died or killed. Bots: as ODDITIES tells. */
  readonly death: { readonly at: number; readonly oddity: Oddity; readonly many: number };
  /** The last of two or more tanks kill each other. Bots: who died. */
  readonly draw: { readonly at: number };
  /** Decided just before the limit of turns. Bots: winner, rival. */
  readonly lastMoment: { readonly at: number; readonly limit: number };
  /**
   * A fault ends a tank to which nobody is superior; `lead` is how many lives more it had than the best of the others,
   * `fault` is absent where the log does not say. Bots: the tank, the best of the others.
   */
  readonly fault: {
    readonly at: number;
    readonly lives: number;
    readonly lead: number;
    readonly fault?: LogFaultKind;
  };
  /** Wins without having done any damage. Bots: winner. */
  readonly pacifist: { readonly tanks: number };
  /** Wins without losing a life. Bots: winner. */
  readonly untouched: { readonly turns: number; readonly damage: number };
  /** Most points for damage in one turn. Bots: the tank. */
  readonly biggestTurn: { readonly at: number; readonly points: number };
  /** Most points for damage in one round. Bots: the tank. */
  readonly mostDamage: { readonly damage: number; readonly tanks: number };
  /** The fewest turns to a win. Bots: winner. */
  readonly fastest: { readonly turns: number; readonly tanks: number };
  /** The most turns to a win. Bots: winner, rival. */
  readonly longest: { readonly turns: number };
}

/** Every kind, in the order in which highlights are told. */
export const HIGHLIGHT_KINDS = [
  "turnaround",
  "closest",
  "death",
  "draw",
  "lastMoment",
  "fault",
  "pacifist",
  "untouched",
  "biggestTurn",
  "mostDamage",
  "fastest",
  "longest",
] as const satisfies readonly (keyof HighlightFacts)[];
export type HighlightKind = (typeof HIGHLIGHT_KINDS)[number];

/** A highlight of one kind. */
interface HighlightOf<Kind extends HighlightKind> {
  readonly kind: Kind;
  /** The round's number in its match. */
  readonly round: number;
  /** The turn to start watching from: a little before the thing happens. */
  readonly turn: number;
  /** Indexes into the header's bots that it is about, the main one first; a bot that sits twice may come twice. */
  readonly bots: readonly number[];
  readonly facts: HighlightFacts[Kind];
}

/** A round worth watching, and why. Can be sent as JSON. */
export type Highlight = { [Kind in HighlightKind]: HighlightOf<Kind> }[HighlightKind];

/**
 * Unusual ways to die, the most unusual first. None is a fault.
 *
 *     crowd      three or more die in one turn                          bots: they, by seat
 *     wreck      its last lives went by driving into wrecks             bots: it, the wreck
 *     gang       three or more others take its last lives at once       bots: it, they, by seat
 *     early      dead after turn 3 at the latest: no single gun can     bots: it
 *     mutual     two take each other's last lives in one turn           bots: they, by seat
 *     posthumous the only one who hits it dies in the same turn         bots: it, the other
 *     rammed     dead of collisions, never hit by a shot                bots: it, with whom it collided last
 */
export const ODDITIES = [
  "crowd",
  "wreck",
  "gang",
  "early",
  "mutual",
  "posthumous",
  "rammed",
] as const;
export type Oddity = (typeof ODDITIES)[number];

/** What a rule found in a round, for one kind of highlight. */
interface FoundOf<Kind extends HighlightKind> {
  readonly kind: Kind;
  /** As in Highlight. */
  readonly turn: number;
  /** Seats, where a highlight has bots. */
  readonly seats: readonly number[];
  readonly facts: HighlightFacts[Kind];
  /** How good it is of its kind: the smaller, number by number, the better. */
  readonly rank: readonly number[];
}

/** What a rule found in a round. */
export type Found = { [Kind in HighlightKind]: FoundOf<Kind> }[HighlightKind];

/** A highlight that may be told, with the rank in which it was found. */
export interface Candidate {
  readonly highlight: Highlight;
  readonly rank: readonly number[];
}
