/** The page of a championship of race. */
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import { render } from "preact";
import { browserOutside } from "../championship/browser_outside.ts";
import { ChampionshipApp } from "../championship/championship_app.tsx";
import { createChampionshipStore } from "../championship/championship_store.ts";

const app = document.getElementById("app");
if (app !== null) {
  render(<ChampionshipApp store={createChampionshipStore(browserOutside())} />, app);
}
