/** Lets a circuit be dropped anywhere on the page; says so while something is dragged over it. */
import "../../ui/drop_zone.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { Icon } from "../../ui/icon.tsx";
import { listenForDrops } from "../../ui/listen_for_drops.ts";
import { filesOf } from "../../ui/read_drop.ts";
import type { CircuitStore } from "../store/types.ts";

/** Listens on the whole page while it is rendered; of several files the first is opened. */
export function DropHere({ store }: { readonly store: CircuitStore }): JSX.Element | null {
  const [isOver, setOver] = useState(false);
  useEffect(
    () =>
      listenForDrops(setOver, (dropped) => {
        void filesOf(dropped).then(([file]) => {
          if (file !== undefined) void store.openFile(file);
        });
      }),
    [],
  );
  if (!isOver) return null;
  return (
    <div class="drop-zone">
      <div class="drop-here">
        <Icon name="download" />
        {strings.circuit.dropHere}
      </div>
    </div>
  );
}
