import type { News, PersonId } from '@macher/protocol';
import { newsFor, type Viewer } from './news.ts';
import type { Remembered, TellableOf } from './remembered.ts';
import type { Table } from './table.ts';

/** Packing is how text that is seldom read takes less memory. */
export interface Packing {
  pack(text: string): string;
  unpack(packed: string): string;
}

type Line = Remembered | null;

/** END stands between lines: no JSON has one that isn't escaped. */
const END = '\n';

/** BLOCK is how many lines are packed together: the fewer they are the worse they pack, and the fewer wait for it. */
const BLOCK = 16;

/** What has happened at a table, line by line. A person's note has the place of all their notes before it. */
export class Past {
  readonly #packing: Packing | null;
  readonly #blocks: string[] = [];
  /** Lines after the last block, as JSON: objects would take twice as much. */
  #open: string[] = [];
  /** Lines that aren't packed, by their places. */
  readonly #loose = new Map<number, Remembered>();
  /** Where everyone's last note is. */
  readonly #notes = new Map<PersonId, number>();
  #at = 0;

  /** `packing`: without one all lines stay as they are. */
  constructor(lines: readonly Remembered[], packing: Packing | null) {
    this.#packing = packing;
    this.add(lines);
  }

  add(lines: readonly Remembered[]): void {
    for (const line of lines) {
      const { entry } = line;
      this.#at = entry.at;
      if (isNote(entry)) this.#replaceNote(entry.what.person);
      if (staysLoose(entry)) this.#loose.set(this.#length, line);
      this.#open.push(JSON.stringify(staysLoose(entry) ? null : line));
      if (this.#open.length === BLOCK) this.#pack();
    }
  }

  /** When something last happened. */
  get at(): number {
    return this.#at;
  }

  /** News since an entry, as a viewer may know it: one by one, so that no more is made than is wanted. */
  *since(table: Table, viewer: Viewer, since: number): Generator<News> {
    for (const line of this.#from(since)) {
      const news = line === null ? null : newsFor(table, viewer, line);
      if (news !== null) yield news;
    }
  }

  get #length(): number {
    return this.#blocks.length * BLOCK + this.#open.length;
  }

  *#from(number: number): Generator<Line> {
    const place = Math.max(0, number);
    const first = Math.min(Math.floor(place / BLOCK), this.#blocks.length);
    for (let block = first; block <= this.#blocks.length; block += 1) {
      const lines = this.#linesOf(block);
      const skipped = block === first ? place - first * BLOCK : 0;
      for (let index = skipped; index < lines.length; index += 1)
        yield this.#loose.get(block * BLOCK + index) ?? (JSON.parse(lines[index] ?? 'null') as Line);
    }
  }

  #linesOf(block: number): readonly string[] {
    const packed = this.#blocks[block];
    if (packed === undefined || this.#packing === null) return this.#open;
    return this.#packing.unpack(packed).split(END);
  }

  #pack(): void {
    if (this.#packing === null) return;
    this.#blocks.push(this.#packing.pack(this.#open.join(END)));
    this.#open = [];
  }

  #replaceNote(person: PersonId): void {
    const before = this.#notes.get(person);
    if (before !== undefined) this.#loose.delete(before);
    this.#notes.set(person, this.#length);
  }
}

/** Whether an entry isn't packed: notes are replaced, and the table itself holds on to what an opening says. */
function staysLoose(entry: Remembered['entry']): boolean {
  return isNote(entry) || entry.what.kind === 'opened';
}

function isNote(
  entry: Remembered['entry'],
): entry is Remembered['entry'] & { readonly what: TellableOf<'noted'> } {
  return entry.what.kind === 'noted';
}
