/** The panels beside the picture. */
import "./panels.css";
import type { JSX } from "preact";
import * as strings from "../../strings/strings.ts";
import { type Tab, Tabs } from "../../ui/tabs.tsx";
import type { Recording } from "../model/recording.ts";
import type { PanelId } from "../store/state.ts";
import type { TanksStore } from "../store/types.ts";
import {
  EventList,
  FactsPanel,
  KnowledgePanel,
  LinesPanel,
  LivesCurve,
  ResultBanner,
  RoundsPanel,
  TankTable,
} from "./later_parts.ts";
import { useDifference } from "./use_difference.ts";

interface PanelsProps {
  readonly store: TanksStore;
  readonly recording: Recording;
  /** The rounds are no panel: they stand beside the panels already, or there is one alone. */
  readonly hasRoundsBeside: boolean;
}

/** All panels of the round on show, one of them open. */
export function Panels({ store, recording, hasRoundsBeside }: PanelsProps): JSX.Element {
  const words = strings.match;
  const turn = store.player.frame.value;
  const viewer = store.viewer.value;
  const finding = useDifference(recording);
  const isWrong = typeof finding === "object" && finding !== null;
  const { chart, events, hidesResults } = store.options.value;
  const common = {
    recording,
    turn,
    onSeek: store.player.seek,
    selected: store.seat.value,
    onSelect: store.chooseSeat,
    viewer,
  };
  const tabs: (Tab & { readonly id: PanelId })[] = [
    {
      id: "tanks",
      title: words.panelTanks,
      content: () => (
        <>
          {store.player.isAtEnd.value ? <ResultBanner {...common} /> : null}
          <LivesCurve
            {...common}
            measure={chart}
            onMeasure={(chart) => store.setOptions({ chart })}
            hidesFuture={hidesResults}
          />
          <TankTable {...common} />
        </>
      ),
    },
    {
      id: "events",
      title: words.panelEvents,
      content: () => (
        <EventList
          {...common}
          isPlaying={store.player.isPlaying.value}
          filter={events}
          onFilter={(events) => store.setOptions({ events })}
          hidesFuture={hidesResults}
        />
      ),
    },
    {
      id: "knows",
      title: words.panelKnows,
      content: () => (
        <KnowledgePanel {...common} isFog={viewer !== undefined} onFog={store.setFog} />
      ),
    },
    { id: "lines", title: words.panelLines, content: () => <LinesPanel {...common} /> },
    ...(hasRoundsBeside ? [] : [{
      id: "rounds" as const,
      title: words.panelRounds,
      content: () => <RoundsPanel store={store} />,
    }]),
    {
      id: "facts",
      title: words.panelFacts,
      warning: isWrong ? strings.panels.verify.differs : undefined,
      content: () => <FactsPanel store={store} recording={recording} />,
    },
  ];
  return (
    <div class="panels card">
      <Tabs label={words.panels} tabs={tabs} open={store.panel.value} onOpen={store.openPanel} />
    </div>
  );
}
