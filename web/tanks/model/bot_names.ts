/** What a log calls its programs. Pure. */
import { visibleInLine } from "../../../lib/core/visible.ts";
import type { LogHeader } from "../../../lib/logs/types.ts";

/** The name of the bot at an index of the header's list, all of it visible; "" where there is no such bot. */
export function botName({ bots }: LogHeader, bot: number): string {
  return visibleInLine(bots[bot]?.name ?? "");
}
