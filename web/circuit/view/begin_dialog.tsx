/** A new circuit: from a template, by chance, or a copy of one of the site's. */
import "./begin_dialog.css";
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { templateOf, TEMPLATES } from "../model/templates.ts";
import type { CircuitStore } from "../store/types.ts";
import { Choice } from "./choice.tsx";
import { SiteChoices } from "./site_choices.tsx";

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
                picture={circuit}
                onClick={choose(() => store.openTemplate(id))}
              />
            </li>
          ))}
          <li>
            <Choice
              title={text.random}
              hint={text.randomHint}
              picture="by chance"
              onClick={choose(store.openRandom)}
            />
          </li>
        </ul>
        <h3>{text.fromSite}</h3>
        <SiteChoices
          store={store}
          onChoose={(id) => choose(() => void store.openFromSite(id))()}
        />
      </div>
    </Dialog>
  );
}
