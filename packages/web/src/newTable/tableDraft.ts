import type { RulesetId } from '@macher/editions';
import type { NewTable, TakeOver } from '@macher/protocol';
import { FIRST_SEATS } from './seating.ts';

/** A file with the numbers of your own copy of the game. */
export interface PackFile {
  readonly name: string;
  readonly content: unknown;
}

/** A table that is still being described. */
export type TableDraft = Omit<NewTable, 'ruleset' | 'pack' | 'takeOver'> & {
  readonly ruleset: RulesetId;
  readonly pack: PackFile | null;
  readonly takeOver: TakeOver;
};

/** What every part of the page is given. */
export interface DraftProps {
  readonly draft: TableDraft;
  change(part: Partial<TableDraft>): void;
}

export const FIRST_DRAFT: TableDraft = {
  ruleset: '2019-4',
  pack: null,
  openMoney: false,
  pace: { kind: 'none' },
  isPrivate: true,
  takeOver: 'consent',
  seats: FIRST_SEATS,
};

export function tableOf(draft: TableDraft): NewTable {
  return { ...draft, pack: draft.pack?.content ?? null };
}
