/** Copies the address, which shows anybody the same moment. */
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import * as strings from "../../strings/strings.ts";
import { Button } from "../../ui/button.tsx";

/** Where the browser lets nobody copy, the address stands in its own field all the same. */
export function ShareButton(): JSX.Element {
  const copied = useSignal<string | undefined>(undefined);
  const copy = async () => {
    const { href } = location;
    try {
      await navigator.clipboard.writeText(href);
      copied.value = href;
    } catch {
      copied.value = undefined;
    }
  };
  const isCopied = copied.value !== undefined && copied.value === location.href;
  return (
    <>
      <Button
        label={isCopied ? strings.frogger.shared : strings.frogger.share}
        icon={isCopied ? "check" : "link"}
        look="quiet"
        onClick={() => void copy()}
      />
      <span class="spoken" role="status">{isCopied ? strings.frogger.shared : ""}</span>
    </>
  );
}
