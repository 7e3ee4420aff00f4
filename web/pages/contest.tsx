/** The public pages of a contest. */
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import { render } from "preact";
import { browserOutside } from "../contest/browser_outside.ts";
import { ContestApp } from "../contest/contest_app.tsx";
import { createContestStore } from "../contest/contest_store.ts";

const app = document.getElementById("app");
if (app !== null) render(<ContestApp store={createContestStore(browserOutside())} />, app);
