/** The player's keys on a page: they work while the component that uses this is shown. */
import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { type KeyAction, playerActions } from "./keys.ts";
import { listenForKeys } from "./listen_for_keys.ts";
import type { Player, TimelineMark } from "./types.ts";
import type { Unit } from "./unit.ts";

interface PlayerKeysOptions {
  readonly player: Player;
  readonly unit: Unit;
  readonly marks: readonly TimelineMark[];
  /** The page's own; they stand in the help, too. */
  readonly extra?: readonly KeyAction[];
}

/** What the keys have opened, and the table for the help. */
export interface PlayerKeys {
  readonly actions: readonly KeyAction[];
  /** Whether the number can be typed; for the controls, which close it. */
  readonly isGoToOpen: Signal<boolean>;
  readonly isHelpOpen: ReadonlySignal<boolean>;
  readonly openHelp: () => void;
  readonly closeHelp: () => void;
}

const NONE: readonly KeyAction[] = [];

/** Listens on the whole document. */
export function usePlayerKeys(
  { player, unit, marks, extra = NONE }: PlayerKeysOptions,
): PlayerKeys {
  const isGoToOpen = useSignal(false);
  const isHelpOpen = useSignal(false);
  const current = useRef({ marks, extra });
  current.current = { marks, extra };

  const own = useMemo(() =>
    playerActions({
      player,
      unit,
      marks: () => current.current.marks,
      openGoTo: () => isGoToOpen.value = true,
      toggleHelp: () => isHelpOpen.value = !isHelpOpen.peek(),
      close: () => isGoToOpen.value = isHelpOpen.value = false,
    }), [player, unit]);
  const actions = useMemo(() => [...extra, ...own], [extra, own]);
  useLayoutEffect(() => listenForKeys(document, actions), [actions]);
  return {
    actions,
    isGoToOpen,
    isHelpOpen,
    openHelp: () => isHelpOpen.value = true,
    closeHelp: () => isHelpOpen.value = false,
  };
}
