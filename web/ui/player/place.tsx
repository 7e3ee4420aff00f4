/** Where the recording is, in numbers; press it to type another one. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import * as strings from "../../strings/strings.ts";
import { printedKeys, spokenKeys } from "../key_names.ts";
import { useFocusReturn } from "../use_focus_return.ts";
import { Button } from "../button.tsx";
import { PLAYER_KEYS } from "./keys.ts";
import type { Player } from "./types.ts";
import { capital, type Unit } from "./unit.ts";

interface PlaceProps {
  readonly player: Player;
  readonly unit: Unit;
  /** Whether a number can be typed now. */
  readonly isOpen: Signal<boolean>;
}

/** "Turn 12 of 40", or the field for another number. */
export function Place({ player, unit, isOpen }: PlaceProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const isByButton = useRef(false);
  useFocusReturn(isOpen.value, place, () => isByButton.current);
  useLayoutEffect(() => {
    // The next time a key may open it.
    if (!isOpen.value) isByButton.current = false;
  }, [isOpen.value]);
  const open = () => isByButton.current = isOpen.value = true;
  return (
    <div class="place" ref={place}>
      {isOpen.value ? <GoTo player={player} unit={unit} isOpen={isOpen} /> : (
        <>
          <PlaceButton player={player} unit={unit} onOpen={open} />
          <BackButton player={player} unit={unit} />
        </>
      )}
    </div>
  );
}

interface PlaceButtonProps extends Pick<PlaceProps, "player" | "unit"> {
  readonly onOpen: () => void;
}

function PlaceButton({ player, unit, onOpen }: PlaceButtonProps): JSX.Element {
  const length = player.length.value;
  const hint = `${strings.player.goTo(unit)} (${printedKeys(PLAYER_KEYS.goTo[0]).join(" + ")})`;
  return (
    <button
      type="button"
      class="button quiet"
      title={hint}
      aria-keyshortcuts={spokenKeys(PLAYER_KEYS.goTo)}
      onClick={onOpen}
    >
      <span>{capital(strings.player.frame(unit, player.frame.value))}</span>
      <span class="of">{strings.player.of(length)}</span>
      <span class="spoken">. {hint}</span>
    </button>
  );
}

/** After a jump, the way back; as a sign and a number where there is little room. */
function BackButton({ player, unit }: Pick<PlaceProps, "player" | "unit">): JSX.Element | null {
  const from = player.cameFrom.value;
  if (from === undefined) return null;
  const label = strings.player.backTo(unit, from);
  return (
    <span class="back-to">
      <Button
        label={label}
        icon="undo"
        look="quiet"
        shortcut={PLAYER_KEYS.goBack}
        onClick={player.goBack}
      >
        <span class="words">{label}</span>
        <span class="number" aria-hidden="true">{strings.player.number(from)}</span>
      </Button>
    </span>
  );
}

function GoTo({ player, unit, isOpen }: PlaceProps): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const last = player.length.value;
  // At once: the next key is a digit already.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const close = () => isOpen.value = false;
  return (
    <form
      class="go-to"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = input.current?.value.trim() ?? "";
        if (typed !== "") player.seek(Number(typed));
        close();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        close();
      }}
      onFocusOut={(event) => {
        const next = event.relatedTarget;
        if (!(next instanceof Node && event.currentTarget.contains(next))) close();
      }}
    >
      <input
        ref={input}
        class="input"
        type="number"
        inputMode="numeric"
        step="any"
        defaultValue={String(player.frame.peek())}
        aria-label={strings.player.goToNumber(unit, last)}
      />
      <button type="submit" class="button">{strings.player.go}</button>
    </form>
  );
}
