/** Panels and dialogs that are not there at first; to whoever shows them they are components like any other. */
import "./later_styles.ts";
import { lazy } from "../../ui/lazy.tsx";

const later = () => import("./later.ts");

/** What happened, turn by turn; see event_list.tsx. */
export const EventList = lazy(async () => (await later()).EventList);
/** The facts of the round; see facts_panel.tsx. */
export const FactsPanel = lazy(async () => (await later()).FactsPanel);
/** All keys; see help_dialog.tsx. */
export const HelpDialog = lazy(async () => (await later()).HelpDialog);
/** What a program knows; see knowledge_panel.tsx. */
export const KnowledgePanel = lazy(async () => (await later()).KnowledgePanel);
/** What was said to a program and by it; see lines_panel.tsx. */
export const LinesPanel = lazy(async () => (await later()).LinesPanel);
/** How the round ended; see result_banner.tsx. */
export const ResultBanner = lazy(async () => (await later()).ResultBanner);
/** Taking things away; see share_dialog.tsx. */
export const ShareDialog = lazy(async () => (await later()).ShareDialog);

const PARTS = [
  ...[EventList, FactsPanel, HelpDialog, KnowledgePanel, LinesPanel],
  ...[ResultBanner, ShareDialog],
];

/** Loads all of them ahead, so that opening one takes no time. Never rejects. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(PARTS.map(({ load }) => load()));
}
