/** The page of races: circuits, laps against each other, and one by hand. */
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import { effect } from "@preact/signals";
import { render } from "preact";
import { browserOutside } from "../race/store/browser_outside.ts";
import { createRaceStore } from "../race/store/race_store.ts";
import { RaceApp } from "../race/view/race_app.tsx";

const root = document.getElementById("app");
if (root !== null) {
  const store = createRaceStore(browserOutside());
  render(<RaceApp store={store} />, root);
  // What is on show can be read off the page by whoever steers the browser.
  effect(() => {
    const { dataset } = document.documentElement;
    dataset["ready"] = String(!store.isBusy.value);
    dataset["laps"] = String(store.laps.value.length);
    dataset["frame"] = String(store.player.frame.value);
    dataset["moves"] = String(store.drive.value.points.length - 1);
  });
}
