/** Small list helpers that throw where a bug would otherwise go on quietly. */

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return item;
}

/** Takes one item equal to `item` out of the list. */
export function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index < 0) throw new Error(`not in the list: ${String(item)}`);
  list.splice(index, 1);
}

/** The list without one copy of each of the given items. */
export function without<T>(list: readonly T[], items: readonly T[]): T[] {
  const rest = list.slice();
  for (const item of items) remove(rest, item);
  return rest;
}

/** What is in the first list and no longer in the second, each copy for itself. */
export function gone<T>(before: readonly T[], after: readonly T[]): T[] {
  const left = after.slice();
  return before.filter(item => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

export function sum(list: readonly number[]): number {
  let total = 0;
  for (const item of list) total += item;
  return total;
}

/** `n` times the same value: one per seat, mostly. */
export function times<T>(n: number, value: T): T[] {
  return new Array<T>(n).fill(value);
}

/** All ways to take `size` of the items, keeping their order. */
export function* combinations<T>(items: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - size; i += 1) {
    for (const rest of combinations(items, size - 1, i + 1)) yield [at(items, i), ...rest];
  }
}

/** Each item once, in order of first appearance. */
export function distinct<T>(items: readonly T[]): T[] {
  return items.filter((item, index) => items.indexOf(item) === index);
}

/** Combinations that differ in what they hold: copies count once. */
export function differentPicks<T extends string>(hand: readonly T[], size: number): T[][] {
  const picks = [...combinations(hand, size)].map(cards => cards.sort());
  const texts = picks.map(cards => cards.join());
  return picks.filter((_, index) => texts.indexOf(texts[index] as string) === index);
}
