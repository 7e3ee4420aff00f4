/** What road it is, par, and what to do here. */
import "../../ui/thing_head.css";
import "./road_head.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { saveFile } from "../../ui/save_file.ts";
import { ShareButton } from "../../ui/share_button.tsx";
import { ViewSwitch } from "../../ui/view_switch.tsx";
import { VIEWS } from "../model/address.ts";
import type { FroggerStore } from "../store/types.ts";

const text = strings.frogger;

/** The head of a road's page. */
export function RoadHead({ store }: { readonly store: FroggerStore }): JSX.Element | null {
  const road = store.road.value;
  const par = store.par.value;
  if (road === undefined) return null;
  return (
    <header class="thing-head">
      <div class="thing-title">
        <a class="small" href="frogger.html" aria-label={text.allRoads} title={text.allRoads}>
          <Icon name="back" />
          <span class="wide-words">{text.allRoads}</span>
        </a>
        <h1 class="name">{road.title}</h1>
        {par === undefined ? null : (
          <span class="thing-par" title={text.parHint}>
            {text.par} <b>{text.whole(par.score)}</b>
            <span class="soft wide-words">· {text.crossings(par.crossings)}</span>
          </span>
        )}
      </div>
      <div class="thing-tools">
        <ViewSwitch
          label={text.view}
          views={VIEWS}
          shown={store.view.value}
          nameOf={(view) => text.views[view]}
          onChoose={store.setView}
        />
        <ShareButton words={text} />
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
