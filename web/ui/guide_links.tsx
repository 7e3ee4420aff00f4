/** The ways to the guide and to the rules, which every site has (lib/server/guides.ts). */
import "./guide_links.css";
import type { JSX } from "preact";
import * as strings from "../strings/strings.ts";

const text = strings.frame;

/** Two links. */
export function GuideLinks(): JSX.Element {
  return (
    <p class="guide-links small">
      <a href="guide.html">{text.guide}</a>
      <a href="rules.html">{text.rules}</a>
    </p>
  );
}
