/** The lines that the program of one tank read and wrote, and what they mean. */
import "./lines_panel.css";
import type { JSX } from "preact";
import type { DialogueTurn } from "../../../lib/logs/dialogue.ts";
import * as later from "../../strings/later.ts";
import * as strings from "../../strings/strings.ts";
import { inputUpTo, linesOf, outputUpTo } from "../model/lines.ts";
import type { Recording } from "../model/recording.ts";
import { knownUntil } from "../model/standing.ts";
import { CopyButton } from "./copy_button.tsx";
import { ExplainedLines } from "./explained_lines.tsx";
import { FaultNote } from "./fault_note.tsx";
import { SeatSelect } from "./seat_select.tsx";

const text = later.panels.lines;

interface LinesPanelProps {
  readonly recording: Recording;
  readonly turn: number;
  readonly onSeek: (turn: number) => void;
  /** The chosen seat; without one the first is shown. */
  readonly selected: number | undefined;
  readonly onSelect: (seat: number) => void;
  /** Through whose eyes: then the lines of that program, and none that it has not read yet. */
  readonly viewer: number | undefined;
}

/** The turn, with the one before and the one after it dimmed. */
export function LinesPanel(props: LinesPanelProps): JSX.Element {
  const { recording, turn, onSeek, selected, onSelect, viewer } = props;
  const seat = viewer ?? selected ?? 0;
  const lines = linesOf(recording, seat);
  const last = lines.length - 1;
  const after = viewer === undefined ? lines[turn + 1] : undefined;
  const known = knownUntil(recording, turn, viewer);
  return (
    <section class="lines-panel" aria-label={text.title}>
      <header class="head">
        <SeatSelect
          recording={recording}
          label={text.choose}
          seat={seat}
          onSelect={onSelect}
          isFixed={viewer !== undefined}
        />
      </header>
      <Aside turn={lines[Math.min(turn, last + 1) - 1]} {...{ known, onSeek }} />
      <Present {...{ recording, seat, turn, known }} lines={lines[turn]} />
      <Aside turn={after} {...{ known, onSeek }} />
      {turn > last ? <p class="gone soft">{text.gone(last)}</p> : null}
      <footer class="foot">
        <CopyButton label={text.copyInput} make={() => inputUpTo(recording, seat, turn)} />
        <CopyButton label={text.copyOutput} make={() => outputUpTo(recording, seat, turn)} />
        <p class="soft small">{text.hint}</p>
      </footer>
    </section>
  );
}

/** A turn beside the present one: its lines as they are, without explanation. */
function Aside({ turn, known, onSeek }: {
  readonly turn: DialogueTurn | undefined;
  /** Of later turns no fault may be told. */
  readonly known: number;
  readonly onSeek: (turn: number) => void;
}): JSX.Element | null {
  if (turn === undefined) return null;
  const { wrote, read } = turn;
  return (
    <button
      type="button"
      class="aside"
      title={strings.panels.toTurn(turn.turn)}
      onClick={() => onSeek(turn.turn)}
    >
      <span class="which">{strings.panels.turn(turn.turn)}</span>
      <span class="said">
        {turn.turn === 0 ? null : <code class="wrote">{wrote ?? noOrder(turn, known)}</code>}
        {read.slice(0, 1).map((line, index) => <code key={index} class="read">{line}</code>)}
        {read.length > 1 ? <span class="more">{text.moreLines(read.length - 1)}</span> : null}
      </span>
    </button>
  );
}

function Present({ recording, seat, turn, lines, known }: {
  readonly recording: Recording;
  readonly seat: number;
  readonly turn: number;
  readonly lines: DialogueTurn | undefined;
  readonly known: number;
}): JSX.Element | null {
  if (lines === undefined) return null;
  const { wrote, read, fault, end } = lines;
  const isEvidenceKnown = known >= turn;
  return (
    <div class="present">
      <h2>{strings.panels.turn(turn)}</h2>
      {turn === 0 ? null : (
        <p class="speech wrote">
          <span class="who">{text.wrote}</span>
          {wrote === undefined ? <span class="soft">{noOrder(lines, known)}</span> : (
            <>
              <code class="order">{wrote}</code>
              <span class="means">{orderInWords(wrote)}</span>
            </>
          )}
        </p>
      )}
      {fault === undefined || !isEvidenceKnown ? null : <FaultNote fault={fault} />}
      <div class="speech read">
        <span class="who">{text.read}</span>
        {read.length === 0
          ? <span class="soft">{text.nothingRead} {end === undefined ? "" : text[end]}</span>
          : <ExplainedLines recording={recording} seat={seat} turn={lines} />}
      </div>
    </div>
  );
}

/** Why there is no order in a turn, as far as it may be told. */
function noOrder({ turn, fault }: DialogueTurn, known: number): string {
  if (fault === undefined || turn > known) return text.nothingWritten;
  return text.noOrder(fault.kind);
}

function orderInWords(order: string): string {
  const to = strings.panels.compass[Number(order.charAt(1))] ?? "";
  return text.order(order.charAt(0), to);
}
