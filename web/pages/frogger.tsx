/** The page of frogger: roads to watch and to play on. */
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { browserOutside } from "../frogger/store/browser_outside.ts";
import { createFroggerStore } from "../frogger/store/frogger_store.ts";
import { FroggerApp } from "../frogger/view/frogger_app.tsx";

const root = document.getElementById("app");
if (root !== null) {
  const store = createFroggerStore(browserOutside());
  render(<FroggerApp store={store} />, root);
  // What is on show can be read off the page by whoever steers the browser.
  effect(() => {
    const { dataset } = document.documentElement;
    dataset["ready"] = String(!store.isBusy.value);
    dataset["frame"] = String(store.player.frame.value);
    dataset["frames"] = String(store.player.length.value);
    dataset["made"] = String(store.hand.value.made.length);
    dataset["crossings"] = String(store.shown.value?.judgement.tally.crossings ?? "");
  });
}
