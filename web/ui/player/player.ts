/** The player: knows only where it is between the first and the last frame, and moves there as time goes by. */
import { batch, computed, signal } from "@preact/signals";
import { hasteOf, stretchesOf, stretchFrom } from "./stretches.ts";
import { createTrail } from "./trail.ts";
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
  const pauseAt = signal<number | undefined>(undefined);
  const eventful = signal<readonly number[] | undefined>(undefined);
  const stretches = computed(() => eventful.value && stretchesOf(eventful.value, length.value));
  const trail = createTrail();

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
    cameFrom: trail.latest,
    pauseAt,
    stretches,
    play,
    pause,
    toggle: () => isPlaying.peek() ? pause() : play(),
    seek,
    step,
    glide,
    goBack,
    setPauseAt,
    hurryBetween,
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
    trail.jumped(frame.peek(), to, clock.now());
    goTo(to);
  }

  function goBack(): void {
    const to = trail.take();
    if (to !== undefined) goTo(nearestFrame(to));
  }

  function goTo(to: number): void {
    if (isPlaying.peek()) playOnFrom(to);
    else standAt(to);
  }

  function step(frames: number): void {
    const from = isPlaying.peek() ? frame.peek() : stepsFrom(frames);
    const to = nearestFrame(from + Math.trunc(frames));
    if (!isPlaying.peek() && motion?.to === to) return;
    if (Math.abs(frames) >= 2) trail.jumped(from, to, clock.now());
    if (Math.trunc(frames) === 1) moveTo(to);
    else standAt(to);
  }

  function glide(target: number): void {
    moveTo(Math.min(Math.max(target, 0), length.peek()));
  }

  /** Stops, and goes on to a later position as a movement; to an earlier one at once. */
  function moveTo(to: number): void {
    const from = position.peek();
    if (to <= from || isDisposed || clock.prefersReducedMotion()) return standAt(to);
    batch(() => {
      isPlaying.value = false;
      begin({ from, to, pace: (to - from) * 1000 / STEP_TIME, elapsed: 0 });
    });
  }

  function setPauseAt(frame: number | undefined): void {
    const at = frame === undefined ? 0 : Math.max(1, nearestFrame(frame));
    pauseAt.value = at > 0 && at <= length.peek() ? at : undefined;
    if (isPlaying.peek()) playOnFrom(reached());
  }

  function hurryBetween(frames: readonly number[] | undefined): void {
    eventful.value = frames;
    if (isPlaying.peek()) playOnFrom(reached());
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
      pauseAt.value = eventful.value = undefined;
      trail.clear();
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

  /** The position on which the next step builds: where the step under way leads, or where it stands. */
  function destination(): number {
    return motion?.to ?? position.peek();
  }

  /** Within a frame, the first step back leads to its start. */
  function stepsFrom(frames: number): number {
    return frames < 0 ? Math.ceil(destination()) : Math.floor(destination());
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

  /** Plays until the end of a stretch at the latest; then the next one has its own pace. */
  function playOnFrom(from: number): void {
    const stretch = stretchFrom(stretches.peek() ?? [], from);
    const pause = pauseAt.peek() ?? 0;
    const to = Math.min(pause > from ? pause : length.peek(), stretch?.to ?? Infinity);
    const haste = stretch === undefined ? 1 : hasteOf(stretch);
    begin({ from, to, pace: speed.peek() * FRAMES_PER_SECOND * haste, elapsed: 0 });
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
    if (reached() < motion.to) show();
    else if (isPlaying.peek() && !endsPlaying(motion.to)) playOnFrom(motion.to);
    else standAt(motion.to);
  }

  function endsPlaying(at: number): boolean {
    return at === length.peek() || at === pauseAt.peek();
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
