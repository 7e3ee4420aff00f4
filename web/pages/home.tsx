/** The start page. */
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import { render } from "preact";
import { HomeApp } from "../home/home_app.tsx";
import type { Site } from "../home/use_featured.ts";
import { followRun } from "../site/live.ts";
import { readCatalog, readRun } from "../site/read_site.ts";

/** The folder of the page, where its data lie. */
const BASE = "";

const site: Site = {
  // A page that was opened as a file has no site around it.
  readCatalog: () => location.protocol === "file:" ? Promise.resolve(undefined) : readCatalog(BASE),
  readRun: (id) => readRun(BASE, id),
  followRun: (id, hear, onConnection) => followRun(BASE, id, undefined, hear, { onConnection }),
};

const app = document.getElementById("app");
if (app !== null) render(<HomeApp site={site} />, app);
