/**
 * Chooses dark or light colours before anything is drawn: what the reader chose, else what his system says. Runs ahead of
 * the style sheet, so that no page flashes in the wrong colours; so it is small and imports nothing.
 */

/** Where the choice is kept. */
const KEY = "turniir-theme";

const darkSystem = matchMedia("(prefers-color-scheme: dark)");

/** What the reader chose; storage may be forbidden, for instance in a private window. */
function chosenTheme(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function applyTheme(): void {
  const chosen = chosenTheme();
  const system = darkSystem.matches ? "dark" : "light";
  document.documentElement.dataset.theme = chosen === "dark" || chosen === "light"
    ? chosen
    : system;
}

/**
 * Whether the browser has the newest of what the pages cannot do without; which browsers have it is told in
 * lib/server/page.ts.
 */
function isNewEnough(): boolean {
  return "withResolvers" in Promise && "groupBy" in Map && CSS.supports("selector(:has(a))");
}

/** A page has sentences ready for what it cannot do: browsers load no modules from a disk, and old ones stumble. */
function tellTroubles(): void {
  tellOf("from-disk", location.protocol === "file:");
  tellOf("too-old", !isNewEnough());
}

function tellOf(id: string, isSo: boolean): void {
  const words = document.getElementById(id);
  if (isSo && words !== null) words.hidden = false;
}

addEventListener("DOMContentLoaded", tellTroubles);
applyTheme();
darkSystem.addEventListener("change", applyTheme);
