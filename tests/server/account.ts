import type { Seat } from '@macher/engine';
import type { News, Request, Sheet } from '@macher/protocol';
import { isSame } from '../same.ts';

/** A request with the name it was sent under, and is sent again under. */
export interface Named {
  readonly id: string;
  readonly request: Request;
}

/** What one person has asked of one table, was promised by its replies, and has heard. */
export class Account {
  readonly table: string;
  /** Where to sit down. */
  readonly place: Seat;
  /** Sent, and not answered yet. */
  pending: Named | null = null;
  /** What was not answered before the last kill, and the last entry that was there after it. */
  cutOff: { readonly named: Named; readonly number: number } | null = null;
  /** The last entries that came of it, by the replies. */
  readonly promised = new Map<Named, number>();
  asked = 0;
  readonly heard: News[] = [];
  sheet: Sheet | null = null;
  /** Has asked to watch the table since the server was started last, and has heard of it. */
  isWatched = false;
  isFresh = false;
  isBusy = false;
  /** Since when a sealed question was put, and how many lives the server must have had before it is answered. */
  patience: { readonly opened: number; readonly life: number } | null = null;

  constructor(table: string, place: Seat) {
    this.table = table;
    this.place = place;
  }

  get isDone(): boolean {
    return this.isFresh && this.sheet?.stage === 'over' && this.pending === null;
  }
}

/** All phases in which decisions are sealed. */
export const SEALED_PHASES = ['draft', 'first-platform', 'start-player', 'starting-blocks'];

interface Sealed {
  readonly phase: string;
  /** The version at which the question was put. */
  readonly opened: number;
  readonly decisions: readonly unknown[];
}

/** The sealed decisions that are being collected at a table; null while decisions are open. */
export function sealedIn({ view }: Sheet): Sealed | null {
  const frame = view?.frames.at(-1);
  switch (frame?.phase) {
    case 'draft':
      return { ...frame, decisions: frame.picks };
    case 'first-platform':
      if (frame.step === 'lay') return { ...frame, decisions: frame.laid };
      return frame.step === 'keep' ? { ...frame, decisions: frame.kept } : null;
    case 'starting-blocks':
      return { ...frame, decisions: frame.chosen };
    case 'start-player':
      return frame.step === 'sealed' ? { ...frame, decisions: frame.bids } : null;
    default:
      return null;
  }
}

export function waitsForBot(sheet: Sheet | null): boolean {
  return sheet?.view?.awaited.some(({ seat }) => sheet.places[seat]?.person === null) === true;
}

/** Decisions of which some had come in before, and which are still being collected; null: there are none. */
export function halfCollected(before: Sheet, after: Sheet): Sealed | null {
  const were = sealedIn(before);
  if (were === null || were.opened !== sealedIn(after)?.opened) return null;
  return were.decisions.some(isIn) ? were : null;
}

/** What a person was shown before the server was killed, and does not find afterwards. */
export function missingIn(after: Sheet, news: readonly News[], { sheet: before }: Account): string[] {
  if (before === null) return [];
  const missing: string[] = [];
  if (after.number < before.number) missing.push(`entries ${after.number + 1} to ${before.number}`);
  if (after.number === before.number && !isSame(after, before))
    missing.push(`the table as it was at entry ${before.number}`);
  const half = news.some(({ what }) => what.kind === 'taken-back') ? null : halfCollected(before, after);
  if (half !== null && !isKept(half, after)) missing.push(`a sealed decision: ${half.phase}`);
  return missing;
}

function isKept({ decisions }: Sealed, after: Sheet): boolean {
  const now = sealedIn(after)?.decisions ?? [];
  return decisions.every((decision, seat) => !isIn(decision) || isSame(decision, now[seat]));
}

function isIn(decision: unknown): boolean {
  return decision !== null;
}
