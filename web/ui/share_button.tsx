/** Copies the address, which shows anybody the same moment. */
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { Button } from "./button.tsx";

interface ShareButtonProps {
  readonly words: {
    readonly share: string;
    /** While what was copied is the address still. */
    readonly shared: string;
  };
}

/** Where the browser lets nobody copy, the address stands in its own field all the same. */
export function ShareButton({ words }: ShareButtonProps): JSX.Element {
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
        label={isCopied ? words.shared : words.share}
        icon={isCopied ? "check" : "link"}
        look="quiet"
        onClick={() => void copy()}
      />
      <span class="spoken" role="status">{isCopied ? words.shared : ""}</span>
    </>
  );
}
