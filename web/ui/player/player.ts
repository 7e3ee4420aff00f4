/** The player: knows only where it is between the first and the last frame, and moves there as time goes by. */
import { batch, computed, signal } from "@preact/signals";
import { type FrameClock, FRAMES_PER_SECOND, type Player, type Speed, SPEEDS } from "./types.ts";

/** A longer gap between two pictures counts as this many milliseconds: nobody was watching. */
const LONGEST_GAP = 250;

/** How long a single step is shown as a movement, in milliseconds. */
const STEP_TIME = 220;

/** A movement at an even pace, from one position to a later one. */
interface Motion {
  readonly from: number;
  readonly to: number;
  /** In frames a second. */
  readonly pace: number;
  /** Milliseconds gone by since it began. */
  elapsed: number;
}

/** A player that stands on the only frame of an empty recording, until `load` brings another one. */
export function createPlayer(clock: FrameClock): Player {
  const length = signal(0);
  const position = signal(0);
  const isPlaying = signal(false);
  const speed = signal<Speed>(1);
  const frame = computed(() => Math.floor(position.value));
  const isAtEnd = computed(() => position.value >= length.value);

  let motion: Motion | undefined;
  /** When time was last counted, on the clock. */
  let counted = 0;
  let request: number | undefined;
  let isDisposed = false;

  return {
    length,
    position,
    frame,
    isPlaying,
    isAtEnd,
    speed,
    play,
    pause,
    toggle: () => isPlaying.peek() ? pause() : play(),
    seek,
    step,
    setSpeed,
    faster: () => shiftSpeed(1),
    slower: () => shiftSpeed(-1),
    load,
    dispose,
  };

  function play(): void {
    if (isDisposed || isPlaying.peek() || length.peek() === 0) return;
    batch(() => {
      isPlaying.value = true;
      playOnFrom(isAtEnd.peek() ? 0 : position.peek());
    });
  }

  function pause(): void {
    const isStepping = motion !== undefined && !isPlaying.peek();
    standAt(isStepping ? destination() : position.peek());
  }

  function seek(target: number): void {
    const to = nearestFrame(target);
    if (isPlaying.peek()) playOnFrom(to);
    else standAt(to);
  }

  function step(frames: number): void {
    const to = nearestFrame((isPlaying.peek() ? frame.peek() : destination()) + Math.trunc(frames));
    if (!isPlaying.peek() && motion?.to === to) return;
    const isShown = Math.trunc(frames) === 1 && to > position.peek();
    if (!isShown || isDisposed || clock.prefersReducedMotion()) return standAt(to);
    batch(() => {
      isPlaying.value = false;
      const from = position.peek();
      begin({ from, to, pace: (to - from) * 1000 / STEP_TIME, elapsed: 0 });
    });
  }

  function setSpeed(next: Speed): void {
    // What has gone by until now was played at the old speed.
    if (isPlaying.peek()) count();
    speed.value = next;
    if (isPlaying.peek()) playOnFrom(reached());
  }

  function shiftSpeed(by: number): void {
    const next = SPEEDS[SPEEDS.indexOf(speed.peek()) + by];
    if (next !== undefined) setSpeed(next);
  }

  function load(frames: number, at: number): void {
    batch(() => {
      length.value = frames > 0 ? Math.floor(frames) : 0;
      standAt(nearestFrame(at));
    });
  }

  function dispose(): void {
    isDisposed = true;
    standAt(position.peek());
  }

  /** The frame that a reader may mean by any number. */
  function nearestFrame(target: number): number {
    if (Number.isNaN(target)) return 0;
    return Math.min(Math.max(Math.round(target), 0), length.peek());
  }

  /** The frame on which the next step builds: where the step under way leads, or where it stands. */
  function destination(): number {
    return motion?.to ?? frame.peek();
  }

  function standAt(at: number): void {
    motion = undefined;
    if (request !== undefined) clock.cancel(request);
    request = undefined;
    batch(() => {
      isPlaying.value = false;
      position.value = at;
    });
  }

  function playOnFrom(from: number): void {
    begin({ from, to: length.peek(), pace: speed.peek() * FRAMES_PER_SECOND, elapsed: 0 });
  }

  function begin(next: Motion): void {
    motion = next;
    counted = clock.now();
    request ??= clock.request(tick);
    show();
  }

  function tick(): void {
    request = undefined;
    count();
    // Who watches the position may have begun another movement.
    if (motion !== undefined) request ??= clock.request(tick);
  }

  /** Counts the time that has gone by and moves on by as much; at its end the movement is over. */
  function count(): void {
    if (motion === undefined) return;
    const now = clock.now();
    motion.elapsed += Math.min(Math.max(now - counted, 0), LONGEST_GAP);
    counted = now;
    if (reached() >= motion.to) standAt(motion.to);
    else show();
  }

  /** Where the movement has come to, exactly. */
  function reached(): number {
    if (motion === undefined) return position.peek();
    return Math.min(motion.from + motion.elapsed * motion.pace / 1000, motion.to);
  }

  function show(): void {
    const at = reached();
    position.value = clock.prefersReducedMotion() ? Math.floor(at) : at;
  }
}
