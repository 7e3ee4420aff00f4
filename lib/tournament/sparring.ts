/**
 * An exchange in which one seat's program is real and the others are sparring partners: they give orders from a
 * seeded generator and need no process. So a program's own times can be seen, and it meets everything that can happen.
 */
import { ALL_ORDERS, makeOrder } from "../arena/orders.ts";
import type { Order } from "../arena/types.ts";
import { between, type Random } from "../core/random.ts";
import type { AskLimits, Contestant, Exchange, Question } from "../judge/exchange.ts";
import type { Answer, StartCommand } from "../judge/types.ts";

/** Who sits in a seat. */
export type Sparrer =
  | { readonly kind: "program"; readonly contestant: Contestant; readonly pid: number }
  /** Gives an order out of `orders` each turn. */
  | {
    readonly kind: "partner";
    readonly random: Random;
    readonly orders: readonly Order[];
    readonly pid: number;
  };

/** Partners that do everything, and partners that only look, so that a round lasts all its turns. */
export const LIVELY: readonly Order[] = ALL_ORDERS;
export const HARMLESS: readonly Order[] = ALL_ORDERS.filter((order) => order.kind === "look");

/** A sparring partner. */
export function partner(random: Random, orders: readonly Order[]): Sparrer {
  return { kind: "partner", random, orders, pid: 0 };
}

/** Wraps the exchange of the one real program; `onAnswer` hears all that it answers. */
export function sparringExchange(
  inner: Exchange<Contestant>,
  onAnswer: (answer: Answer) => void,
): Exchange<Sparrer> {
  return {
    start(command: StartCommand): Sparrer {
      const contestant = inner.start(command);
      return { kind: "program", contestant, pid: contestant.pid };
    },
    async ask(questions: readonly Question<Sparrer>[], limits: AskLimits): Promise<Answer[]> {
      const real = questions.flatMap(({ contestant, input }) =>
        contestant.kind === "program" ? [{ contestant: contestant.contestant, input }] : []
      );
      const answers = await inner.ask(real, limits);
      answers.forEach(onAnswer);
      let next = 0;
      return questions.map(({ contestant }) =>
        contestant.kind === "program"
          ? answers[next++] as Answer
          : orderOf(contestant.random, contestant.orders)
      );
    },
    async end(contestants: readonly Sparrer[]): Promise<void> {
      const real = contestants.flatMap((one) => one.kind === "program" ? [one.contestant] : []);
      await inner.end(real);
    },
  };
}

function orderOf(random: Random, orders: readonly Order[]): Answer {
  const order = orders[between(random, 0, orders.length - 1)] as Order;
  return { kind: "line", text: makeOrder(order), wallMs: 0, chargedMs: 0 };
}
