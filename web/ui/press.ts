/** What every button has in common, whatever it looks like. */

/** Attributes of a button. */
export interface Pressing {
  readonly onClick?: ((event: Event) => void) | undefined;
  readonly "aria-disabled"?: true;
}

/**
 * A press does something (`undefined`: what buttons of forms do), or for the moment nothing. The attribute `disabled`
 * would throw the focus away, just when a press at the keyboard has led to the last of something: such a button is
 * marked instead, and keeps the focus.
 */
export function pressing(onClick: (() => void) | undefined, isDisabled = false): Pressing {
  return isDisabled ? { onClick: refuse, "aria-disabled": true } : { onClick };
}

/** A form is not sent either. */
function refuse(event: Event): void {
  event.preventDefault();
}
