/** A new circuit: from a template, by chance, or a copy of one of the site's. */
import "./begin_dialog.css";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { showHundredths } from "../../../lib/race/chronometer.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import { CircuitPicture } from "../../race/view/circuit_picture.tsx";
import * as strings from "../../strings/strings.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { templateOf, TEMPLATES } from "../model/templates.ts";
import type { CircuitStore } from "../store/types.ts";
import { ToolIcon } from "./tool_icon.tsx";

const text = strings.circuit;

interface BeginDialogProps {
  readonly store: CircuitStore;
  readonly onClose: () => void;
}

/** Open while it is rendered. */
export function BeginDialog({ store, onClose }: BeginDialogProps): JSX.Element {
  useEffect(store.lookAtSite, []);
  const templates = useMemo(() => TEMPLATES.map((id) => ({ id, circuit: templateOf(id) })), []);
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={text.beginTitle} onClose={onClose}>
      <div class="begin-dialog">
        <p class="soft">{text.beginMeans}</p>
        <ul class="templates">
          {templates.map(({ circuit, id }) => (
            <li key={id}>
              <Choice
                title={text.template[id]}
                hint={text.templateHint[id]}
                circuit={circuit}
                onClick={choose(() => store.openTemplate(id))}
              />
            </li>
          ))}
          <li>
            <Choice
              title={text.random}
              hint={text.randomHint}
              onClick={choose(store.openRandom)}
            />
          </li>
        </ul>
        <h3>{text.fromSite}</h3>
        <SiteList store={store} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function SiteList({ store, onClose }: BeginDialogProps): JSX.Element {
  const circuits = store.siteCircuits.value;
  if (circuits === "busy") return <p class="soft" role="status">{text.siteBusy}</p>;
  if (circuits === "missing") return <p class="soft">{text.siteMissing}</p>;
  return (
    <ul class="site-circuits">
      {circuits.map(({ id, par, title }) => (
        <li key={id}>
          <button
            type="button"
            class="button"
            onClick={() => {
              onClose();
              void store.openFromSite(id);
            }}
          >
            <span class="name">{title}</span>
            <span class="soft small">{text.seconds(showHundredths(par.hundredths))}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly hint: string;
  /** Absent: nobody knows yet what it looks like. */
  readonly circuit?: Circuit;
  readonly onClick: () => void;
}

function Choice({ title, hint, circuit, onClick }: ChoiceProps): JSX.Element {
  return (
    <button type="button" class="choice card" onClick={onClick}>
      {circuit === undefined
        ? (
          <span class="unknown">
            <ToolIcon name="dice" />
          </span>
        )
        : <CircuitPicture circuit={circuit} />}
      <span class="words">
        <strong>{title}</strong>
        <span class="soft small">{hint}</span>
      </span>
    </button>
  );
}
