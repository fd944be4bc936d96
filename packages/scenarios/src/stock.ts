import { wrong } from './wrong.ts';

/** What is left in the box of one kind of thing. */
export class Stock<T extends string | number> {
  readonly #path: string;
  readonly #kind: string;
  readonly #box: readonly T[];
  readonly #items: T[];

  constructor(path: string, kind: string, items: readonly T[]) {
    this.#path = path;
    this.#kind = kind;
    this.#box = items;
    this.#items = items.slice();
  }

  has(item: T): boolean {
    return this.#items.includes(item);
  }

  take(item: T, path: string): T {
    const index = this.#items.indexOf(item);
    if (index < 0) wrong(path, this.#whyNot(item));
    this.#items.splice(index, 1);
    return item;
  }

  takeAll(items: readonly T[], path: string): T[] {
    return items.map((item, index) => this.take(item, `${path}/${index}`));
  }

  any(): T {
    return this.first(() => true);
  }

  first(fits: (item: T) => boolean): T {
    const index = this.#items.findIndex(fits);
    const item = this.#items[index];
    if (item === undefined) return wrong(this.#path, `no fitting ${this.#kind} is left to fill in`);
    this.#items.splice(index, 1);
    return item;
  }

  some(count: number): T[] {
    return this.#items.splice(0, count);
  }

  rest(): T[] {
    return this.#items.splice(0);
  }

  /** Why an item can't be taken: a slip of the pen and a card given once too often are different mistakes. */
  #whyNot(item: T): string {
    const copies = this.#box.filter(other => other === item).length;
    if (copies === 1) return `the ${this.#kind} ${item} is already used; there is only one`;
    if (copies > 1) return `all ${copies} copies of the ${this.#kind} ${item} are already used`;
    return `there is no ${this.#kind} ${item}; there are ${[...new Set(this.#box)].sort().join(', ')}`;
  }
}
