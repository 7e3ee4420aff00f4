/** An author's own page. */
import "../ui/style/tokens.css";
import "../ui/style/base.css";
import { render } from "preact";
import { AuthorApp } from "../author/author_app.tsx";
import { createAuthorStore } from "../author/author_store.ts";
import { browserOutside } from "../author/browser_outside.ts";

const app = document.getElementById("app");
if (app !== null) render(<AuthorApp store={createAuthorStore(browserOutside())} />, app);
