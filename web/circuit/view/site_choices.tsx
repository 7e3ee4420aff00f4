/** The circuits of the site as small pictures; one of them can be drawn on as a copy. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { showHundredths } from "../../../lib/race/chronometer.ts";
import type { PublishedCircuit } from "../../../lib/race/published.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import * as strings from "../../strings/strings.ts";
import type { CircuitStore } from "../store/types.ts";
import { Choice } from "./choice.tsx";

const text = strings.circuit;

interface SiteChoicesProps {
  readonly store: CircuitStore;
  readonly onChoose: (id: string) => void;
}

/** A sentence while they are not known. */
export function SiteChoices({ store, onChoose }: SiteChoicesProps): JSX.Element {
  const circuits = store.siteCircuits.value;
  if (circuits === "busy") return <p class="soft" role="status">{text.siteBusy}</p>;
  if (circuits === "missing") return <p class="soft">{text.siteMissing}</p>;
  return (
    <ul class="site-circuits">
      {circuits.map((circuit) => (
        <li key={circuit.id}>
          <SiteChoice
            store={store}
            circuit={circuit}
            onClick={() => onChoose(circuit.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface SiteChoiceProps {
  readonly store: CircuitStore;
  readonly circuit: PublishedCircuit;
  readonly onClick: () => void;
}

/** The picture comes when its file has come. */
function SiteChoice({ store, circuit, onClick }: SiteChoiceProps): JSX.Element {
  const { par, title } = circuit;
  const [picture, setPicture] = useState<Circuit>();
  useEffect(() => {
    let isWanted = true;
    void store.pictureOf(circuit).then((read) => {
      if (isWanted) setPicture(read);
    });
    return () => {
      isWanted = false;
    };
  }, [circuit]);
  const hint = text.parOf(showHundredths(par.hundredths));
  return <Choice title={title} hint={hint} picture={picture} onClick={onClick} />;
}
