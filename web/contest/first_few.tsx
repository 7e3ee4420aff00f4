/** The first few of a long list, and all of it on demand. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import * as strings from "../strings/strings.ts";
import { Button } from "../ui/button.tsx";

/** What is shown of a list, and the button for the rest; `null`: that is all. */
export function useFirstFew<Item>(
  items: readonly Item[],
  few: number,
): readonly [readonly Item[], JSX.Element | null] {
  const [isAll, setAll] = useState(false);
  if (items.length <= few) return [items, null];
  const label = isAll ? strings.contest.showFewer : strings.contest.showAll(items.length);
  const button = <Button label={label} look="quiet" onClick={() => setAll(!isAll)}>{label}</Button>;
  return [isAll ? items : items.slice(0, few), button];
}
