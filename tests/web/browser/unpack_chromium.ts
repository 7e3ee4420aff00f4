/**
 * Unpacks the Chromium of @sparticuz/chromium into the folder that TMPDIR names. A program of its own, because the
 * package goes by the environment; `unpacked_chromium.ts` starts it.
 */
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
