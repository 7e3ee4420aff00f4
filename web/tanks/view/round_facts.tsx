/** Under what conditions the round was played. */
import "./round_facts.css";
import type { ComponentChildren, JSX } from "preact";
import { visibleInLine } from "../../../lib/core/visible.ts";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import { TimeText } from "../../ui/time_text.tsx";
import type { RecordedSeat, Recording } from "../model/recording.ts";
import type { Origin } from "./origin.ts";
import { SeatBadge } from "./seat_badge.tsx";

const text = later.panels.facts;

/** Of a long version so many characters after `sha256:` are shown; the hint has all of it. */
const VERSION_SHOWN = 10;

interface RoundFactsProps {
  readonly recording: Recording;
  readonly origin?: Origin | undefined;
  /** It came in a link, which leaves out time, sandbox and versions. */
  readonly isFromLink?: boolean | undefined;
}

/** The facts of the round's line and its log's header. */
export function RoundFacts(props: RoundFactsProps): JSX.Element {
  const { recording, origin: { date, file } = {}, isFromLink = false } = props;
  const { header, round, field, seats, turns } = recording;
  const { limits, sandbox } = header;
  return (
    <dl class="round-facts">
      <Fact title={text.kind}>{text.kinds[header.kind]}</Fact>
      <Fact title={text.round}>{round.round}</Fact>
      <Fact title={text.field}>{text.size(field.width, field.height)}</Fact>
      <Fact title={text.tanks}>{seats.length}</Fact>
      <Fact title={text.turns}>{text.turnsOf(turns, limits.turns)}</Fact>
      <Fact title={text.time}>
        {isFromLink ? text.notInLink : text.timeOf(limits.turnMs, limits.startMs)}
      </Fact>
      {header.stage === "" ? null : <Fact title={text.stage}>{header.stage}</Fact>}
      {header.seed === "" ? null : (
        <Fact title={text.seed}>
          <code>{header.seed}</code>
        </Fact>
      )}
      {file === undefined ? null : (
        <Fact title={text.file}>
          <bdi class="name">{visibleInLine(file)}</bdi>
        </Fact>
      )}
      {date === undefined ? null : (
        <Fact title={text.dateIs[date.is]}>
          <TimeText iso={date.at} hasYear />
        </Fact>
      )}
      <Fact title={text.rules}>{text.rulesOf(header.rules)}</Fact>
      <Fact title={text.sandbox}>
        {isFromLink
          ? text.notInLink
          : sandbox.length === 0
          ? text.noSandbox
          : <Layers layers={sandbox} />}
      </Fact>
      <Fact title={text.programs} isWide>
        <ul class="programs">
          {seats.map((seat, index) => (
            <li key={index}>
              <SeatBadge seat={seat} />
              {isFromLink ? null : <Version version={versionOf(recording, seat)} />}
            </li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}

function Fact({ title, children, isWide = false }: {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly isWide?: boolean;
}): JSX.Element {
  return (
    <div class={`fact${isWide ? " wide" : ""}`}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Layers({ layers }: { readonly layers: readonly string[] }): JSX.Element {
  return (
    <ul class="layers">
      {layers.map((layer) => <li key={layer} title={layer}>{strings.runs.layer(layer)}</li>)}
    </ul>
  );
}

function Version({ version }: { readonly version: string }): JSX.Element {
  if (version === "") return <span class="version soft">{text.noVersion}</span>;
  const short = version.replace(/^sha256:/, "");
  return (
    <code class="version soft" title={version}>
      {short.length > VERSION_SHOWN ? `${short.slice(0, VERSION_SHOWN)}…` : short}
    </code>
  );
}

function versionOf({ header }: Recording, { bot }: RecordedSeat): string {
  return visibleInLine(header.bots[bot]?.version ?? "");
}
