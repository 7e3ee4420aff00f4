/** The line under the picture, always as high as it is: whose eyes, and who is who, what was touched, or who has won. */
import "./stage_foot.css";
import type { JSX } from "preact";
import type { Position } from "../../../lib/arena/types.ts";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type RecordedSeat, type Recording, seatAt } from "../model/recording.ts";
import type { TanksStore } from "../store/types.ts";
import { ActionStrip, CellFacts } from "./later_parts.ts";
import { ResultBar } from "./result_bar.tsx";
import { SeatBadge } from "./seat_badge.tsx";
import { TankLegend } from "./tank_legend.tsx";

interface StageFootProps {
  readonly store: Pick<
    TanksStore,
    | "chooseSeat"
    | "nextRound"
    | "options"
    | "recording"
    | "setOptions"
    | "openRound"
    | "player"
    | "seat"
    | "setFog"
    | "viewer"
  >;
  readonly recording: Recording;
  /** The cell that a finger touched. */
  readonly touched: Position | undefined;
  readonly onUntouch: () => void;
}

/** One line; nothing of it ever covers the picture or moves what is beneath. */
export function StageFoot(props: StageFootProps): JSX.Element {
  const { store, recording } = props;
  const { viewer } = store;
  const eyes = viewer.value === undefined ? undefined : recording.seats[viewer.value];
  return (
    <div class={`stage-foot${eyes === undefined ? "" : " with-eyes"}`}>
      {eyes === undefined ? null : <Eyes seat={eyes} onLeave={() => store.setFog(false)} />}
      <Told {...props} />
    </div>
  );
}

function Told({ store, recording, touched, onUntouch }: StageFootProps): JSX.Element {
  const { nextRound, player, seat, viewer } = store;
  const next = nextRound.value;
  if (touched !== undefined) {
    const eyes = seatAt(recording, viewer.value);
    const turn = player.frame.value;
    return <CellFacts {...{ recording, turn, viewer: eyes, cell: touched }} onClose={onUntouch} />;
  }
  if (store.options.value.byActions && !player.isPlaying.value) {
    return <ActionStrip store={store} recording={recording} />;
  }
  if (player.isAtEnd.value) {
    return (
      <ResultBar
        recording={recording}
        viewer={viewer.value}
        onReplay={player.play}
        {...(next === undefined ? {} : { onNext: () => store.openRound(next).then(player.play) })}
      />
    );
  }
  return (
    <TankLegend
      recording={recording}
      player={player}
      viewer={viewer.value}
      selected={seat.value}
      onSelect={store.chooseSeat}
    />
  );
}

interface EyesProps {
  readonly seat: RecordedSeat;
  readonly onLeave: () => void;
}

/** In words where there is room, else the sign of the tank. */
function Eyes({ seat, onLeave }: EyesProps): JSX.Element {
  const words = strings.match;
  return (
    <div class="stage-eyes small">
      <span role="status">
        <Icon name="eye" />
        <span class="eyes-words">{words.eyes(seat.name)}</span>
      </span>
      <Button label={words.allEyes} look="quiet" onClick={onLeave}>
        <span class="eyes-words">{words.allEyes}</span>
        <span class="eyes-sign" aria-hidden="true">
          <SeatBadge seat={seat} isMarkOnly />
          <Icon name="close" />
        </span>
      </Button>
    </div>
  );
}
