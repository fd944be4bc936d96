import type { Entry, HappeningOf, News, PersonId } from '@macher/protocol';
import type { Remembered } from './log.ts';
import { newsFor, type Viewer } from './news.ts';
import type { Table } from './table.ts';

/** What has happened at a table, line by line. A person's note has the place of all their notes before it. */
export class Past {
  readonly #lines: (Remembered | null)[] = [];
  /** Where everyone's last note is. */
  readonly #notes = new Map<PersonId, number>();

  constructor(lines: readonly Remembered[]) {
    this.add(lines);
  }

  add(lines: readonly Remembered[]): void {
    for (const line of lines) {
      if (isNote(line.entry)) this.#replaceNote(line.entry.what.person);
      this.#lines.push(line);
    }
  }

  /** When something last happened. */
  get at(): number {
    return this.#lines.at(-1)?.entry.at ?? 0;
  }

  /** Since an entry, as a viewer may know it: one by one, so that no more is made than is wanted. */
  *since(table: Table, viewer: Viewer, since: number): Generator<News> {
    for (let index = since; index < this.#lines.length; index += 1) {
      const line = this.#lines[index] ?? null;
      const news = line === null ? null : newsFor(table, viewer, line);
      if (news !== null) yield news;
    }
  }

  #replaceNote(person: PersonId): void {
    const before = this.#notes.get(person);
    if (before !== undefined) this.#lines[before] = null;
    this.#notes.set(person, this.#lines.length);
  }
}

function isNote(entry: Entry): entry is Entry & { readonly what: HappeningOf<'noted'> } {
  return entry.what.kind === 'noted';
}
