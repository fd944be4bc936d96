import { exactly, type Infer, listOf, mismatch } from '@macher/engine';
import {
  KEPT_SEALS_SCHEMA,
  type KeptSeals,
  type News,
  NO_SEALS,
  type OpenSeal,
  type TableId,
  type ToldActed,
} from '@macher/protocol';
import { commitmentTo } from '@macher/table/pure';

/** Remembers what this browser is told of sealed decisions; what is told again can't change it. */
export function witnessSeals(table: TableId, news: readonly News[]): void {
  if (!news.some(isAboutSeals)) return;
  keep(table, news.reduce(heard, keptSeals(table)));
}

/** What this browser was told of sealed decisions at a table. */
export function keptSeals(table: TableId): KeptSeals {
  return allKept().find(each => each.table === table)?.seals ?? NO_SEALS;
}

function isAboutSeals({ what }: News): boolean {
  if (what.kind === 'acted') return what.commitment !== null || what.opens.length > 0;
  return what.kind === 'taken-back' || what.kind === 'gone-back';
}

function heard(kept: KeptSeals, { number, what }: News): KeptSeals {
  if (what.kind === 'taken-back' || what.kind === 'gone-back') return without(kept, what.gone);
  return what.kind === 'acted' ? compared(withSeal(kept, number, what), what.opens) : kept;
}

function withSeal({ told, broken }: KeptSeals, number: number, { commitment }: ToldActed): KeptSeals {
  return commitment === null ? { told, broken } : { told: { [number]: commitment, ...told }, broken };
}

/** What is kept after news of a reveal: each decision must be the one that was sealed. */
function compared({ told, broken }: KeptSeals, opens: readonly OpenSeal[]): KeptSeals {
  const wrong = opens.filter(
    open => Object.hasOwn(told, open.entry) && commitmentTo(open) !== told[open.entry],
  );
  return { told, broken: [...new Set([...broken, ...wrong.map(({ entry }) => entry)])] };
}

/** What is kept without decisions that were taken back: those are not in the record. */
function without({ told, broken }: KeptSeals, gone: readonly number[]): KeptSeals {
  const left = Object.entries(told).filter(([entry]) => !gone.includes(Number(entry)));
  return { told: Object.fromEntries(left), broken: broken.filter(entry => !gone.includes(entry)) };
}

/**
 * MOST_TABLES are remembered: a game has up to a hundred seals, and a browser that plays for years would fill its
 * memory.
 */
const MOST_TABLES = 20;

/** SCHEMA of what is kept, the latest table last. */
const SCHEMA = listOf(
  exactly({ table: { type: 'string', minLength: 1, maxLength: 100 }, seals: KEPT_SEALS_SCHEMA }),
  MOST_TABLES,
);

const KEY = 'macher.seals';

function allKept(): Infer<typeof SCHEMA> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return mismatch(SCHEMA, kept) === null ? (kept as Infer<typeof SCHEMA>) : [];
  } catch {
    return [];
  }
}

function keep(table: TableId, seals: KeptSeals): void {
  const others = allKept().filter(each => each.table !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, { table, seals }].slice(-MOST_TABLES)));
  } catch {
    // If nothing can be kept, the record is checked by itself.
  }
}
