/** Stands for a program wherever it is named: its colour, and its number for whom colours say nothing. */
import "./bot_badge.css";
import type { JSX } from "preact";
import { botColour } from "../model/colours.ts";

interface BotProps {
  /** Its index in the list of programs, from 0; the badge counts from 1. */
  readonly index: number;
}

/** The badge alone: beside it, or in a label around it, stands the name. */
export function BotBadge({ index }: BotProps): JSX.Element {
  return (
    <span class="bot-badge" style={{ "--bot": botColour(index) }} aria-hidden="true">
      {index + 1}
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
