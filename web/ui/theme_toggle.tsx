/** A button that goes through the colours: as the system has them, light, dark. */
import "./button.css";
import type { JSX } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import * as strings from "../strings/strings.ts";
import { Icon } from "./icon.tsx";
import { keepTheme, nextTheme, readTheme, showTheme, type Theme } from "./theme.ts";

/** While it is on the page, the page has the chosen colours. */
export function ThemeToggle(): JSX.Element {
  const [theme, setTheme] = useState(readTheme);
  useLayoutEffect(() => showTheme(theme), [theme]);
  const next = nextTheme(theme);
  const label = strings.frame.themeNow(strings.frame[theme], strings.frame[next]);
  return (
    <button
      type="button"
      class="button quiet icon-only"
      aria-label={label}
      title={label}
      onClick={() => {
        keepTheme(next);
        setTheme(next);
      }}
    >
      <Drawing theme={theme} />
    </button>
  );
}

function Drawing({ theme }: { readonly theme: Theme }): JSX.Element {
  if (theme !== "system") return <Icon name={theme === "light" ? "sun" : "moon"} />;
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="2" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
    </svg>
  );
}
