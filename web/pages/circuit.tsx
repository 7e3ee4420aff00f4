/** The page of the editor of circuits. */
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import { render } from "preact";
import { browserOutside } from "../circuit/store/browser_outside.ts";
import { createCircuitStore } from "../circuit/store/circuit_store.ts";
import { CircuitApp } from "../circuit/view/circuit_app.tsx";

const app = document.getElementById("app");
if (app !== null) render(<CircuitApp store={createCircuitStore(browserOutside())} />, app);
