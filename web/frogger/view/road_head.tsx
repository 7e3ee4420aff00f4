/** What road it is, par, and what to do here. */
import "./road_head.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save_file.ts";
import { VIEWS } from "../model/address.ts";
import type { FroggerStore } from "../store/types.ts";
import { ShareButton } from "./share_button.tsx";

const text = strings.frogger;

/** The head of a road's page. */
export function RoadHead({ store }: { readonly store: FroggerStore }): JSX.Element | null {
  const road = store.road.value;
  const par = store.par.value;
  if (road === undefined) return null;
  return (
    <header class="road-head">
      <div class="road-title">
        <a class="small" href="frogger.html" aria-label={text.allRoads} title={text.allRoads}>
          <Icon name="back" />
          <span class="wide-words">{text.allRoads}</span>
        </a>
        <h1 class="name">{road.title}</h1>
        {par === undefined ? null : (
          <span class="road-par" title={text.parHint}>
            {text.par} <b>{par.score}</b>
            <span class="soft wide-words">· {text.crossings(par.crossings)}</span>
          </span>
        )}
      </div>
      <div class="road-tools">
        <div class="road-views" role="group" aria-label={text.view}>
          {VIEWS.map((view) => (
            <button
              key={view}
              type="button"
              aria-pressed={store.view.value === view}
              onClick={() => store.setView(view)}
            >
              {text.views[view]}
            </button>
          ))}
        </div>
        <ShareButton />
        <span class="wide-words">
          <Button
            label={text.saveTraffic}
            icon="download"
            look="quiet"
            onClick={() => saveFile(road.file, new Blob([road.text], { type: "text/plain" }))}
          />
        </span>
      </div>
    </header>
  );
}
