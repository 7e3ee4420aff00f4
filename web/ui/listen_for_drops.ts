/** Files that are dragged over a page and dropped on it. */
import { holdsFiles } from "./read_drop.ts";

/**
 * Hears of files that are dragged over the page and dropped on it; returns what ends that.
 * What was dropped must be read at once (read_drop.ts).
 */
export function listenForDrops(
  setOver: (isOver: boolean) => void,
  onDrop: (dropped: DataTransfer) => void,
): () => void {
  // Every element that is entered tells so before the one that is left does.
  let depth = 0;
  const ifFiles = (change: number) => (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    depth = Math.max(0, depth + change);
    setOver(depth > 0);
  };
  const drop = (event: DragEvent) => {
    depth = 0;
    setOver(false);
    const { dataTransfer } = event;
    if (dataTransfer === null || !holdsFiles(dataTransfer)) return;
    event.preventDefault();
    onDrop(dataTransfer);
  };
  const end = new AbortController();
  const { signal } = end;
  addEventListener("dragenter", ifFiles(1), { signal });
  addEventListener("dragover", ifFiles(0), { signal });
  addEventListener("dragleave", ifFiles(-1), { signal });
  addEventListener("drop", drop, { signal });
  return () => end.abort();
}
