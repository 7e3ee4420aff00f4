/**
 * Work on many things, some at a time.
 */

/**
 * Works on all items, at most `most` of them at the same time.
 * @returns The results in the order of the items.
 * @throws What the first work to fail throws; nothing is begun after that, and nothing goes on behind it.
 */
export async function sideBySide<Item, Value>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const values: Value[] = [];
  const failures: unknown[] = [];
  const entries = items.entries();
  const workOn = async () => {
    for (const [index, item] of entries) {
      if (failures.length > 0) return;
      try {
        values[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, workOn));
  if (failures.length > 0) throw failures[0];
  return values;
}
