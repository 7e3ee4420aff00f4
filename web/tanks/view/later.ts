/** What the first picture does without, in one script that is loaded after it; `later_parts.ts` names it for others. */
export { HelpDialog } from "../../ui/player/help_dialog.tsx";
export { EventList } from "./event_list.tsx";
export { FactsPanel } from "./facts_panel.tsx";
export { KnowledgePanel } from "./knowledge_panel.tsx";
export { LinesPanel } from "./lines_panel.tsx";
export { ResultBanner } from "./result_banner.tsx";
export { ShareDialog } from "./share_dialog.tsx";
