/** The circuits of the site as pictures. */
import "./shelf.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { showHundredths } from "../../../lib/race/chronometer.ts";
import type { PublishedCircuit } from "../../../lib/race/published.ts";
import type { Circuit } from "../../../lib/race/types.ts";
import * as strings from "../../strings/strings.ts";
import { Icon } from "../../ui/icon.tsx";
import { OpenFiles } from "../../ui/open_files.tsx";
import { makeAddress } from "../model/address.ts";
import { FILES } from "../model/file_names.ts";
import type { RaceStore } from "../store/types.ts";
import { CircuitPicture } from "./circuit_picture.tsx";

const text = strings.race;

/** What the page shows first. */
export function Shelf({ store }: { readonly store: RaceStore }): JSX.Element {
  const shelf = store.shelf.value;
  return (
    <div class="race-shelf">
      <header>
        <h1>{text.heading}</h1>
        <p class="lead soft">{text.lead}</p>
        <div class="shelf-tools">
          <a class="button" href="circuit.html">
            <Icon name="pencil" />
            {text.draw}
          </a>
          <OpenFiles
            label={text.open}
            folder="laps"
            accept={FILES}
            onOpen={(files) => void store.openFiles(files)}
          />
          <ToChampionship title={store.championship.value} />
        </div>
      </header>
      {shelf === null ? <p class="soft">{text.noShelf}</p> : null}
      {shelf === undefined || shelf === null ? null : (
        <section>
          <h2>{text.shelf}</h2>
          <p class="soft small">{text.parHint}</p>
          <ul class="shelf-cards">
            {shelf.map((circuit) => <Card key={circuit.id} store={store} circuit={circuit} />)}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Nothing on a site without one. */
function ToChampionship({ title }: { readonly title: string | undefined }): JSX.Element | null {
  if (title === undefined) return null;
  return (
    <a class="button primary" href="championship.html">
      <Icon name="star" />
      <span class="name">{text.championship(title)}</span>
    </a>
  );
}

function Card(
  { circuit, store }: { readonly circuit: PublishedCircuit; readonly store: RaceStore },
): JSX.Element {
  const { id, par, title } = circuit;
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
  return (
    <li>
      <a class="card shelf-card" href={`race.html${makeAddress({ circuit: id })}`}>
        <CircuitPicture circuit={picture} />
        <span class="shelf-words">
          <span class="shelf-title name">{title}</span>
          <span class="shelf-par">
            {text.par} <b>{showHundredths(par.hundredths)}</b>
          </span>
        </span>
      </a>
    </li>
  );
}
