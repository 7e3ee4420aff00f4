/** Light or dark: as the reader chose, else as the system has it. */

/** What a reader can choose. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "turniir-theme";
const DARK = "(prefers-color-scheme: dark)";

/** What was chosen; where nothing may be remembered, or nothing was chosen: as the system has it. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === kept) ?? "system";
  } catch {
    return "system";
  }
}

/** Remembers a choice, where the browser lets pages remember anything. */
export function keepTheme(theme: Theme): void {
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // The choice holds until the page is left.
  }
}

/** Puts the page into these colours and follows the system where it decides; returns what ends that. */
export function showTheme(theme: Theme): () => void {
  const system = matchMedia(DARK);
  const show = () => {
    const isDark = theme === "dark" || (theme === "system" && system.matches);
    document.documentElement.dataset.theme = isDark ? "dark" : "light";
  };
  show();
  system.addEventListener("change", show);
  return () => system.removeEventListener("change", show);
}

/** The one after it, round in a ring. */
export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
}
