/**
 * Stands for a program wherever it is named: its colour, and for whom colours say nothing its number or, in a stage of a
 * contest, the letters that it has there.
 */
import "./bot_badge.css";
import type { JSX } from "preact";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { StageOfContest } from "../../../lib/logs/published.ts";
import { botColour } from "../model/colours.ts";
import { lettersOf } from "../model/contest_colours.ts";

/** The contest of whose stage programs are named; `undefined`: of none. */
export const OfContest = createContext<StageOfContest | undefined>(undefined);

interface BotProps {
  /** Its index in the list of programs, from 0, or its number in a stage (model/contest_colours.ts). */
  readonly index: number;
}

/** The badge alone: beside it, or in a label around it, stands the name. */
export function BotBadge({ index }: BotProps): JSX.Element {
  const letters = lettersOf(useContext(OfContest), index);
  return (
    <span class="bot-badge" style={{ "--bot": botColour(index) }} aria-hidden="true">
      {letters}
    </span>
  );
}

/** Badge and name. A name is a stranger's text. */
export function BotName({ index, name }: BotProps & { readonly name: string }): JSX.Element {
  return (
    <span class="bot-name">
      <BotBadge index={index} />
      <span class="name" title={name}>{name}</span>
    </span>
  );
}
