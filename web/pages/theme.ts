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

/** Browsers load no modules from a disk: a page of a site has a sentence ready for that case. */
function tellOfDisk(): void {
  const words = document.getElementById("from-disk");
  if (location.protocol === "file:" && words !== null) words.hidden = false;
}

addEventListener("DOMContentLoaded", tellOfDisk);
applyTheme();
darkSystem.addEventListener("change", applyTheme);
