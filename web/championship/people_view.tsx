/** Who takes part: when they sent in, what they foretold, how far they got; and who is out. */
import "./people_view.css";
import type { JSX } from "preact";
import type {
  PublishedChampionship,
  PublishedParticipant,
} from "../../lib/race/published_championship.ts";
import * as strings from "../strings/strings.ts";

const text = strings.championship;

interface PeopleProps {
  readonly championship: PublishedChampionship;
}

/** By the date of their first sending. */
export function PeopleView({ championship }: PeopleProps): JSX.Element {
  const { gifts, out, participants } = championship;
  return (
    <div class="people-view">
      <section class="championship-part">
        <h2>{text.people}</h2>
        <div class="card people-table">
          <div class="scroller" role="region" aria-label={text.people} tabIndex={0}>
            <table role="table">
              <thead role="rowgroup">
                <tr role="row">
                  <th role="columnheader">{text.pilot}</th>
                  <th role="columnheader">{text.reached}</th>
                  <th role="columnheader" class="number">{text.finishedWord}</th>
                  <th role="columnheader" class="number">{text.estimateWord}</th>
                  <th role="columnheader" class="number">{text.parWord}</th>
                  <th role="columnheader">{text.sentFirst}</th>
                  <th role="columnheader">{text.sentLast}</th>
                  <th role="columnheader">{text.gift}</th>
                </tr>
              </thead>
              <tbody role="rowgroup">
                {participants.map((participant) => (
                  <Person
                    key={participant.id}
                    participant={participant}
                    reached={reached(championship, participant.id)}
                    hasGift={gifts.includes(participant.id)}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </div>
        <p class="soft small">{text.giftHint}</p>
      </section>
      {out.length === 0 ? null : (
        <section class="championship-part">
          <h2>{text.out}</h2>
          {out.every(({ isLeftOut = false }) => isLeftOut)
            ? null
            : <p class="soft">{text.outWhy}</p>}
          <ul class="card out-list">
            {out.map(({ id, isLeftOut = false, name, reasons }) => (
              <li key={id}>
                <strong class="name">{name}</strong>
                {isLeftOut ? <p class="soft">{text.leftOutWhy}</p> : null}
                {reasons.map((reason) => <p key={reason} class="soft small">{reason}</p>)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface PersonProps {
  readonly participant: PublishedParticipant;
  readonly reached: string;
  readonly hasGift: boolean;
}

function Person({ hasGift, participant, reached }: PersonProps): JSX.Element {
  const { estimate, finished, firstSending, lastSending, name, par, presented } = participant;
  return (
    <tr role="row">
      <th role="rowheader" scope="row" class="pilot">
        <span class="name">{name}</span>
      </th>
      <td role="cell" data-heading={text.reached}>{reached}</td>
      <td role="cell" class="number" data-heading={text.finishedWord}>
        {text.finishedOf(finished, presented)}
      </td>
      <td role="cell" class="number" data-heading={text.estimateWord}>
        {estimate === undefined
          ? <span class="soft">{text.noEstimate}</span>
          : text.estimateOf(estimate)}
      </td>
      <td role="cell" class="number" data-heading={text.parWord}>
        {text.estimateOf(par)}
        {participant.hasHouseCircuit ? <span class="soft small">({text.house})</span> : null}
      </td>
      <td role="cell" class="soft" data-heading={text.sentFirst}>{text.day(firstSending)}</td>
      <td role="cell" class="soft" data-heading={text.sentLast}>{text.day(lastSending)}</td>
      <td role="cell" class="gift" data-heading={text.gift}>{hasGift ? text.hasGift : ""}</td>
    </tr>
  );
}

/** The last round that it drove in. */
function reached({ rounds, winner }: PublishedChampionship, id: string): string {
  if (id === winner) return text.winner;
  const last = rounds.findLast(({ pools }) => pools.some(({ members }) => members.includes(id)));
  if (last === undefined) return "";
  return last.isFinal ? text.final : text.round(last.number);
}
