/** Nothing is lost when the page is left: what waits is kept at once. */
import { useEffect } from "preact/hooks";
import type { CircuitStore } from "../store/types.ts";

/** Asks whether to leave only where the browser keeps nothing. */
export function useKeepOnLeaving({ keeping }: CircuitStore): void {
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    addEventListener("pagehide", keeping.flush, { signal });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) keeping.flush();
    }, { signal });
    addEventListener("beforeunload", (event) => {
      keeping.flush();
      if (keeping.state.peek() === "full") event.preventDefault();
    }, { signal });
    return () => end.abort();
  }, [keeping]);
}
