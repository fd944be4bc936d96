import type { Rules } from '@macher/engine';
import type { News, Stretch, TableId } from '@macher/protocol';
import type { Signal } from '@preact/signals';
import type { TableSource } from '../../kit/net/source.ts';
import { type Line, lineOfStretches } from './line.ts';

/** Lasting is a table whose past can be asked for. */
interface Lasting {
  readonly source: TableSource;
  readonly table: TableId;
  readonly invite: string | null;
  readonly ruleBook: Signal<Rules | null>;
  readonly past: Signal<readonly News[]>;
}

/** The whole line of a running game, as you saw it. It is fetched once, until something happens or is taken back. */
export function pastOf(store: Lasting): Promise<Line> {
  const number = lastTurn(store.past.value);
  const known = KNOWN.get(store);
  if (known?.number === number) return known.line;
  const line = loadPast(store);
  KNOWN.set(store, { number, line });
  line.catch(() => KNOWN.delete(store));
  return line;
}

/** Of a game that is all here already. */
export function keepPast(store: Lasting, line: Line): void {
  KNOWN.set(store, { number: lastTurn(store.past.value), line: Promise.resolve(line) });
}

/** The last entry that changed the line of play; talk doesn't. */
export function lastTurn(past: readonly News[]): number {
  return past.findLast(({ moments, what }) => moments.length > 0 || 'gone' in what)?.number ?? 0;
}

const KNOWN = new WeakMap<Lasting, { readonly number: number; readonly line: Promise<Line> }>();

async function loadPast({ source, table, invite, ruleBook }: Lasting): Promise<Line> {
  const rules = ruleBook.value;
  if (rules === null) throw new Error('the rules have not come yet');
  const stretches: Stretch[] = [];
  let before: number | null = null;
  while (before === null || before > 0) {
    const stretch: Stretch = await source.moments(table, invite, before);
    stretches.unshift(stretch);
    before = stretch.from;
  }
  return lineOfStretches(stretches, rules);
}
