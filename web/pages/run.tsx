/** The page of a run. */
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import { render } from "preact";
import { browserOutside } from "../run/browser_outside.ts";
import { RunApp } from "../run/run_app.tsx";
import { createRunStore } from "../run/run_store.ts";

const app = document.getElementById("app");
if (app !== null) render(<RunApp store={createRunStore(browserOutside())} />, app);
