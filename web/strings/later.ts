/**
 * What is said by parts that the page of tanks loads after its first picture; see strings.ts, which is the same for all
 * else. Imported by `import * as later`, by those parts and by others that say the same.
 */
export { faults } from "./en/faults.ts";
export { field } from "./en/field.ts";
export { tellHighlight } from "./en/highlights.ts";
export { laterPanels as panels } from "./en/later_panels.ts";
export { actions, options } from "./en/options.ts";
export { playerHelp } from "./en/player_help.ts";
export { rounds } from "./en/rounds.ts";
export { share } from "./en/share.ts";
export { tanksPanel } from "./en/tanks_panel.ts";
