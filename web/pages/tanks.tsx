/** The page of tanks. */
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { browserOutside } from "../tanks/store/browser_outside.ts";
import { createTanksStore } from "../tanks/store/tanks_store.ts";
import { loadLaterParts } from "../tanks/view/later_parts.ts";
import { TanksApp } from "../tanks/view/tanks_app.tsx";
import { isWorkerScope, prepare } from "../tanks/work/connect.ts";
import { whenIdle } from "../ui/lazy.tsx";

function start(root: Element): void {
  const outside = browserOutside();
  const store = createTanksStore(outside);
  render(<TanksApp store={store} isAlone={outside.inside !== undefined} />, root);
  // What is on show can be read off the page by whoever steers the browser.
  effect(() => {
    const { dataset } = document.documentElement;
    dataset["round"] = String(store.recording.value?.round.round ?? "");
    dataset["frame"] = String(store.player.frame.value);
    dataset["ready"] = String(store.recording.value !== undefined);
  });
  effect(() => {
    if (store.recording.value !== undefined) whenIdle(() => void loadLaterParts());
  });
  // Whoever stands before an empty page will open a log.
  effect(() => {
    if (store.showing.value === "nothing" && !store.isBusy.value) whenIdle(prepare);
  });
}

// The page that is one file starts all of its script as a worker, too: see lone.tsx.
if (!isWorkerScope()) {
  const root = document.getElementById("app");
  if (root !== null) start(root);
}
