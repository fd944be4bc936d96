import type { Contest } from '@macher/protocol';
import { closingOf } from '@macher/table/pure';
import { signal } from '@preact/signals';
import type { TableStore } from './table.ts';

type ClubContest = Extract<Contest, { kind: 'club' }>;

/** Rounds of clubs that were found over: nobody plays their deals any more. */
const roundsOver = signal<ReadonlySet<string>>(new Set());

export function noteRoundOver(contest: ClubContest): void {
  roundsOver.value = new Set([...roundsOver.value, nameOf(contest)]);
}

/**
 * Whether others may still play the same deal. Meanwhile its table is for those who sit there, and gives nobody its
 * record, its questions or the same cards again.
 */
export function isSealed(store: TableStore): boolean {
  const sheet = store.sheet.value;
  const contest = sheet?.contest ?? null;
  switch (contest?.kind) {
    case undefined:
      return false;
    case 'day':
      return store.now < closingOf(contest.day);
    case 'club':
      return sheet?.origin === 'shared' && !roundsOver.value.has(nameOf(contest));
  }
}

function nameOf({ event, round }: ClubContest): string {
  return `${event} ${round}`;
}
