/** The page of klotski: puzzles to play, with a solver beside the player, and the editor. */
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { browserOutside } from "../klotski/store/browser_outside.ts";
import { createKlotskiStore } from "../klotski/store/klotski_store.ts";
import { KlotskiApp } from "../klotski/view/klotski_app.tsx";

const root = document.getElementById("app");
if (root !== null) {
  const store = createKlotskiStore(browserOutside());
  render(<KlotskiApp store={store} />, root);
  // What is on show can be read off the page by whoever steers the browser.
  effect(() => {
    const { dataset } = document.documentElement;
    const play = store.play.value;
    dataset["ready"] = String(!store.isBusy.value);
    dataset["solver"] = store.solving.state.value;
    dataset["turn"] = String(play?.index.value ?? 0);
    dataset["steps"] = String(play?.counts.value.steps ?? 0);
    if (store.solving.seen.value.steps !== undefined && dataset["answered"] === undefined) {
      dataset["answered"] = String(Math.round(performance.now()));
    }
  });
}
