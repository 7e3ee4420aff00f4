/** What circuit it is, par, and what to do here. */
import "./circuit_head.css";
import type { JSX } from "preact";
import { showHundredths } from "../../../lib/race/chronometer.ts";
import { writeCircuit } from "../../../lib/race/circuit_file.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save_file.ts";
import { makeAddress, VIEWS } from "../model/address.ts";
import type { RaceStore, ShownCircuit } from "../store/types.ts";
import { ShareButton } from "./share_button.tsx";

const text = strings.race;

/** The head of a circuit's page. */
export function CircuitHead({ store }: { readonly store: RaceStore }): JSX.Element | null {
  const circuit = store.circuit.value;
  const par = store.par.value;
  if (circuit === undefined) return null;
  return (
    <header class="circuit-head">
      <div class="circuit-title">
        <a class="small" href="race.html" aria-label={text.allCircuits} title={text.allCircuits}>
          <Icon name="back" />
          <span class="wide-words">{text.allCircuits}</span>
        </a>
        <h1 class="name">{circuit.title}</h1>
        {par === undefined ? null : (
          <span class="circuit-par" title={text.parHint}>
            {text.par} <b>{showHundredths(par.hundredths)}</b>
            <span class="soft wide-words">· {text.moves(par.moves)}</span>
          </span>
        )}
      </div>
      <div class="circuit-tools">
        <Views store={store} />
        <ShareButton />
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

function Views({ store }: { readonly store: RaceStore }): JSX.Element {
  return (
    <div class="circuit-views" role="group" aria-label={text.view}>
      {VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={store.view.value === view}
          onClick={() => store.setView(view)}
        >
          {view === "watch" ? text.watch : text.driveIt}
        </button>
      ))}
    </div>
  );
}

/** The editor with a copy of this circuit. */
function editorOf({ id, track }: ShownCircuit): string {
  const address = makeAddress({
    ...(id === undefined ? {} : { circuit: id }),
    ...(track === undefined ? {} : { track }),
  });
  return `circuit.html${address}`;
}
