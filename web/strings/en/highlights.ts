/** English: rounds of tanks that are worth watching. */
import type { Highlight, Oddity } from "../../../lib/logs/highlights.ts";
import { count, ENDED_BY } from "./tanks.ts";

/** What a highlight is about; `name` is what the bot with this index is called. */
export function tellHighlight(highlight: Highlight, name: (bot: number) => string): Told {
  const names = highlight.bots.map(name);
  const [main = "", other = ""] = names;
  switch (highlight.kind) {
    case "turnaround": {
      const { at, lives, rivalLives } = highlight.facts;
      return {
        title: "Turned around",
        sentence: `After turn ${at}, ${main} has ${count(lives, "life", "lives")} to ${other}’s ` +
          `${rivalLives}, and still wins.`,
      };
    }
    case "closest": {
      const left = `${count(highlight.facts.lives, "life", "lives")} left`;
      return {
        title: "A close call",
        sentence: highlight.facts.tanks === 2
          ? `${main} wins with ${left} against ${other}.`
          : `${main} outlives all the others with ${left}. ${other} is the last to fall.`,
      };
    }
    case "death":
      return tellDeath(highlight.facts, names);
    case "draw":
      return {
        title: "Nobody wins",
        sentence: `${list(names)} take each other’s last lives in turn ${highlight.facts.at}.`,
      };
    case "lastMoment": {
      const { at, limit } = highlight.facts;
      return {
        title: "At the last moment",
        sentence: `${main} beats ${other} in turn ${at} of ${limit}.`,
      };
    }
    case "fault":
      return { title: "A costly fault", sentence: tellCost(highlight.facts, main, other) };
    case "pacifist":
      return {
        title: "Without a fight",
        sentence: `${main} does no damage at all, and is the only one of ` +
          `${highlight.facts.tanks} to survive.`,
      };
    case "untouched":
      return {
        title: "Untouched",
        sentence: `${main} wins after ${
          count(highlight.facts.turns, "turn")
        } and never loses a life.`,
      };
    case "biggestTurn": {
      const { at, points } = highlight.facts;
      return { title: "Quite a turn", sentence: `${main} scores ${points} in turn ${at} alone.` };
    }
    case "mostDamage": {
      const { damage, tanks } = highlight.facts;
      return {
        title: "A heavy hand",
        sentence: `${main} scores ${damage} for damage in one round of ${tanks} tanks.`,
      };
    }
    case "fastest":
      return {
        title: "Short work",
        sentence: `${main} wins after only ${count(highlight.facts.turns, "turn")}.`,
      };
    case "longest":
      return {
        title: "A long fight",
        sentence: `It takes ${main} ${count(highlight.facts.turns, "turn")} to beat ${other}.`,
      };
  }
}

/** A highlight in words; the title is the same for all of its kind. Names are strangers' text. */
interface Told {
  readonly title: string;
  readonly sentence: string;
}

type FactsOf<Kind extends Highlight["kind"]> = Extract<Highlight, { kind: Kind }>["facts"];

function tellDeath({ at, oddity, many }: FactsOf<"death">, names: readonly string[]): Told {
  const [main = "", other = ""] = names;
  const titles: Readonly<Record<Oddity, string>> = {
    crowd: "All at once",
    wreck: "Killed by a wreck",
    gang: "Ganged up on",
    early: "Over before it began",
    mutual: "An eye for an eye",
    posthumous: "The last shot",
    rammed: "Rammed to death",
  };
  const sentences: Readonly<Record<Oddity, string>> = {
    crowd: `${many} tanks die in turn ${at}: ${list(names)}.`,
    wreck: `${main} drives into the wreck of ${other}, and dies of it.`,
    gang: `It takes ${many} to finish ${main} off in turn ${at}: ${list(names.slice(1))}.`,
    early: `${main} is dead after turn ${at} already.`,
    mutual: `${main} and ${other} kill each other in turn ${at}.`,
    posthumous: `${other} kills ${main} in the turn in which it dies itself.`,
    rammed: `${main} is never hit by a shot: collisions take all its lives.`,
  };
  return { title: titles[oddity], sentence: sentences[oddity] };
}

function tellCost(
  { at, lives, lead, fault }: FactsOf<"fault">,
  main: string,
  other: string,
): string {
  const stood = lead > 0
    ? `${main} leads ${other} by ${count(lead, "life", "lives")}`
    : `${main} is level with ${other} at ${count(lives, "life", "lives")}`;
  const why = fault === undefined ? "" : `: ${ENDED_BY[fault]}`;
  return `${stood} when a fault ends it in turn ${at}${why}.`;
}

/** `A, B and C`. */
function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
