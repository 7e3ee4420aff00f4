/** Keys that a page with a player would use twice. */
import { type KeyAction, PLAYER_KEYS } from "../../../../web/ui/player/keys.ts";

/** Keys of a page that another of its actions, or the player, has already. */
export function clashesOf(actions: readonly KeyAction[]): string[] {
  const all = [...Object.values(PLAYER_KEYS), ...actions.map(({ keys }) => keys)].flat();
  return all.filter((key, index) => all.indexOf(key) !== index);
}
