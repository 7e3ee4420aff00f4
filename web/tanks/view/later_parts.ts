/** Panels and dialogs that are not there at first; to whoever shows them they are components like any other. */
import "./later_styles.ts";
import { signal } from "@preact/signals";
import { lazy } from "../../ui/lazy.tsx";

type Later = typeof import("./later.ts");

const later = () => import("./later.ts");

/** A turn action by action; see action_strip.tsx. */
export const ActionStrip = lazy(async () => (await later()).ActionStrip);
/** The cell that is read; see arena_cursor.tsx. */
export const ArenaCursor = lazy(async () => (await later()).ArenaCursor);
/** The hint at the pointer; see arena_tip.tsx. */
export const ArenaTip = lazy(async () => (await later()).ArenaTip);
/** What is on a cell that was touched; see cell_facts.tsx. */
export const CellFacts = lazy(async () => (await later()).CellFacts);
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
/** Lives or damage over the turns; see lives_curve.tsx. */
export const LivesCurve = lazy(async () => (await later()).LivesCurve);
/** What is chosen rarely; see match_options.tsx. */
export const MatchOptions = lazy(async () => (await later()).MatchOptions);
/** How the round ended; see result_banner.tsx. */
export const ResultBanner = lazy(async () => (await later()).ResultBanner);
/** All rounds, and those worth watching; see rounds_panel.tsx. */
export const RoundsPanel = lazy(async () => (await later()).RoundsPanel);
/** Taking things away; see share_dialog.tsx. */
export const ShareDialog = lazy(async () => (await later()).ShareDialog);
/** A row for each tank; see tank_table.tsx. */
export const TankTable = lazy(async () => (await later()).TankTable);
/** What the mark of a round means; see verify_more.tsx. */
export const VerifyMore = lazy(async () => (await later()).VerifyMore);
/** Buttons while a part of the field is seen; see zoom_tools.tsx. */
export const ZoomTools = lazy(async () => (await later()).ZoomTools);

/** What the field can do besides; `undefined` until it is there. */
export const fieldTools = signal<Pick<Later, "followGestures" | "reachPainter"> | undefined>(
  undefined,
);

const PARTS = [
  ...[ActionStrip, MatchOptions, ArenaCursor, ArenaTip, CellFacts, ZoomTools],
  ...[EventList, FactsPanel, HelpDialog, KnowledgePanel, LinesPanel],
  ...[LivesCurve, TankTable],
  ...[ResultBanner, RoundsPanel, ShareDialog, VerifyMore],
];

/** See action_strip.tsx. Where it cannot be had, the strip says so. */
export async function stepByAction(...wanted: Parameters<Later["stepByAction"]>): Promise<void> {
  await later().then(({ stepByAction }) => stepByAction(...wanted), () => {});
}

/** Loads all of them ahead, so that opening one takes no time. Never rejects. */
export async function loadLaterParts(): Promise<void> {
  await Promise.all(PARTS.map(({ load }) => load()));
  // Where they could not be had, each part says so where it is wanted.
  await later().then((all) => fieldTools.value = all, () => {});
}
