/** Why a program that is none for Deno is not played here. Pure. */
import type { Problem } from "../../core/problem.ts";
import type { Sandbox } from "../types.ts";

/** The problem with native programs in this sandbox; undefined if they may run. */
export function refuseNative(sandbox: Sandbox): Problem | undefined {
  if (sandbox.layers.includes("bubblewrap") || sandbox.trustNative) return undefined;
  return {
    code: "ENTRY_NATIVE_UNSAFE",
    message:
      "a native program could read your files here, because bubblewrap, which would keep it in, is switched " +
      "off or does not work on this machine; install it (`apt-get install bubblewrap`; `deno task doctor` " +
      "tells more), or say --trust-native if you trust every native program that plays",
  };
}
