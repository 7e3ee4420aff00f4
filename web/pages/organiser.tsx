/** The organiser's page. */
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import { render } from "preact";
import { browserOutside } from "../organiser/browser_outside.ts";
import { OrganiserApp } from "../organiser/organiser_app.tsx";
import { createOrganiserStore } from "../organiser/organiser_store.ts";

const app = document.getElementById("app");
if (app !== null) render(<OrganiserApp store={createOrganiserStore(browserOutside())} />, app);
