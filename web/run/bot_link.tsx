/** A program of a run; in a stage of a contest its name leads to all about it. */
import "./bot_link.css";
import type { JSX } from "preact";
import { useContext } from "preact/hooks";
import { indexOf } from "../tanks/model/contest_colours.ts";
import { pageOfEntry } from "../tanks/model/pages.ts";
import { BotName, OfContest } from "../tanks/view/bot_badge.tsx";

interface BotLinkProps {
  /** As BotName has it. */
  readonly index: number;
  /** A stranger's text. */
  readonly name: string;
}

/** Badge and name. */
export function BotLink({ index, name }: BotLinkProps): JSX.Element {
  const contest = useContext(OfContest);
  const entry = contest?.programs[indexOf(contest, index)]?.entry;
  const named = <BotName index={index} name={name} />;
  return entry === undefined ? named : <a class="bot-link" href={pageOfEntry(entry)}>{named}</a>;
}
