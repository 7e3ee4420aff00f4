/** What circuit it is, par, and what to do here. */
import "../../ui/thing_head.css";
import "./circuit_head.css";
import type { JSX } from "preact";
import { showHundredths } from "../../../lib/race/chronometer.ts";
import { writeCircuit } from "../../../lib/race/circuit_file.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save_file.ts";
import { ShareButton } from "../../ui/share_button.tsx";
import { ViewSwitch } from "../../ui/view_switch.tsx";
import { championshipAddress, makeAddress, VIEWS } from "../model/address.ts";
import { trackAddress } from "../store/called.ts";
import type { RaceStore, ShownCircuit } from "../store/types.ts";

const text = strings.race;

/** The head of a circuit's page. */
export function CircuitHead({ store }: { readonly store: RaceStore }): JSX.Element | null {
  const circuit = store.circuit.value;
  const par = store.par.value;
  if (circuit === undefined) return null;
  const back = wayBack(circuit, store.championship.value);
  return (
    <header class="thing-head">
      <div class="thing-title circuit-title">
        <a class="small" href={back.href} aria-label={back.label} title={back.label}>
          <Icon name="back" />
          <span class="wide-words">{back.label}</span>
        </a>
        <h1 class="name">{circuit.title}</h1>
        {par === undefined ? null : (
          <span class="thing-par" title={text.parHint}>
            {text.par} <b>{showHundredths(par.hundredths)}</b>
            <span class="soft wide-words">· {text.moves(par.moves)}</span>
          </span>
        )}
      </div>
      <div class="thing-tools circuit-tools">
        <ViewSwitch
          label={text.view}
          views={VIEWS}
          shown={store.view.value}
          nameOf={(view) => view === "watch" ? text.watch : text.driveIt}
          onChoose={store.setView}
        />
        <ShareButton words={text} />
        <span class="wide-tools">
          <a class="button quiet" href={editorOf(circuit)}>
            <Icon name="pencil" />
            {text.edit}
          </a>
          <Button
            label={text.download}
            icon="download"
            look="quiet"
            onClick={() => saveFile(circuit.file, new Blob([writeCircuit(circuit.circuit)]))}
          />
        </span>
      </div>
    </header>
  );
}

/** Where the reader comes from, as far as that is known. */
function wayBack(
  { championship: race }: ShownCircuit,
  championship: string | undefined,
): { readonly href: string; readonly label: string } {
  return race === undefined || championship === undefined
    ? { href: "race.html", label: text.allCircuits }
    : { href: championshipAddress(race), label: text.championship(championship) };
}

/** The editor with a copy of this circuit. */
function editorOf(circuit: ShownCircuit): string {
  const { championship: _, ...track } = trackAddress(circuit);
  const address = makeAddress(circuit.id === undefined ? track : { circuit: circuit.id });
  return `circuit.html${address}`;
}
