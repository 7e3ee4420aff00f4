/** The sound of wood on wood, made as it is needed; only for who has asked for it. */
import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Options } from "../store/options.ts";
import type { Play } from "../store/play.ts";

/** How high a knock is, in hertz, and how fast it dies away, in seconds. */
interface Knock {
  readonly pitch: number;
  readonly fade: number;
}

const MOVED: Knock = { pitch: 620, fade: 0.05 };
const BLOCKED: Knock = { pitch: 190, fade: 0.09 };

/** Knocks whenever a piece comes to rest on other cells, and duller when one cannot go. */
export function useClack(play: Play, { hasSound }: Options): void {
  useEffect(() => {
    let context: AudioContext | undefined;
    let position = play.position.peek();
    let shaken = play.shaken.peek();
    const stop = effect(() => {
      const [now, shake] = [play.position.value, play.shaken.value];
      const knock = now !== position ? MOVED : shake !== shaken ? BLOCKED : undefined;
      [position, shaken] = [now, shake];
      if (knock === undefined || !hasSound.peek()) return;
      context ??= new AudioContext();
      strike(context, knock);
    });
    return () => {
      stop();
      void context?.close();
    };
  }, [play]);
}

/** A short noise through a narrow filter: that is all that a block of wood does. */
function strike(context: AudioContext, { fade, pitch }: Knock): void {
  const length = Math.ceil(context.sampleRate * fade * 3);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, at) => {
    samples[at] = (Math.random() * 2 - 1) * Math.exp(-at / (context.sampleRate * fade / 3));
  });
  const noise = new AudioBufferSourceNode(context, { buffer });
  const body = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 4 });
  const volume = new GainNode(context, { gain: 0.9 });
  noise.connect(body).connect(volume).connect(context.destination);
  noise.start();
}
