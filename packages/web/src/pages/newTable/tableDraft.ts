import type { RulesetId } from '@macher/editions';
import type { JoinLimits, NewTable, Pace, Person, TakeOver } from '@macher/protocol';
import { FIRST_SEATS, isPersonHere, withoutPeopleHere, withPeopleHere } from './seating.ts';
import { say } from './words.ts';

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
  /** Whether everyone plays at this device. */
  readonly isHere: boolean;
  /** What those who play at this device are called, seat by seat. */
  readonly names: readonly string[];
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
  isHere: false,
  names: [],
};

/** The draft for people who share a device, or who have one each. At a shared one nobody is waited for by a clock. */
export function movedTo(draft: TableDraft, isHere: boolean): TableDraft {
  if (draft.isHere === isHere) return draft;
  return isHere
    ? { ...draft, isHere, pace: { kind: 'none' }, seats: withPeopleHere(draft.seats) }
    : { ...draft, isHere, seats: withoutPeopleHere(draft.seats) };
}

/** The table that is sent; what was chosen for another pace, or for other seats, isn't. */
export function tableOf(draft: TableDraft): NewTable {
  const { isHere: _here, names: _names, daysOff, isRated: _wish, admitsPrograms, ...others } = draft;
  const { limits = null, isForFriends = false, ...wanted } = others;
  return {
    ...wanted,
    ...(isForFriends && draft.isPrivate ? { isForFriends } : {}),
    ...(limits === null ? {} : { limits: limitsFor(draft.pace, limits) }),
    pack: draft.pack?.content ?? null,
    ...(daysOff === undefined || draft.pace.kind !== 'slow' ? {} : { daysOff }),
    ...(isRated(draft) ? { isRated: true } : {}),
    ...(admitsPrograms === undefined || isRated(draft) ? {} : { admitsPrograms }),
  };
}

/** The limits that are sent: how soon somebody answers matters in games over days alone. */
function limitsFor({ kind }: Pace, limits: JoinLimits): JoinLimits {
  return kind === 'slow' ? limits : { ...limits, answersWithin: null };
}

export function isRated(draft: TableDraft): boolean {
  return draft.isRated === true && canBeRated(draft);
}

/** Whether it can be rated: a result that counts is one against other people, by the components that all know. */
export function canBeRated({ isHere, pack, seats }: TableDraft): boolean {
  return !isHere && pack === null && seats.filter(({ who }) => who === 'me' || who === 'open').length > 1;
}

/** The table for those who share this device: the first of them opens it. */
export function tableHere(draft: TableDraft): {
  readonly wanted: NewTable;
  readonly people: readonly Person[];
} {
  const people: Person[] = [];
  const seats = draft.seats.map(({ party, who }, seat) => {
    if (!isPersonHere(who)) return { party, who };
    const person = { id: `p${people.length}`, name: nameAt(draft.names, seat) };
    people.push(person);
    return { party, who: people.length === 1 ? 'me' : person.id };
  });
  return { wanted: { ...tableOf(draft), seats }, people };
}

/** What a person at a seat is called; who says nothing has the number of the seat. */
export function nameAt(names: readonly string[], seat: number): string {
  return names[seat]?.trim() || say('new.person-number', { number: seat + 1 });
}

/** Whether two would be called the same. */
export function hasSameNames({ seats, names }: TableDraft): boolean {
  const all = seats.flatMap(({ who }, seat) => (isPersonHere(who) ? [nameAt(names, seat)] : []));
  return new Set(all).size < all.length;
}
