import { eventsFor, type GameEvent, phasesOf, type Seat } from '@macher/engine';
import {
  type Entry,
  type HappeningName,
  type HappeningOf,
  isPlanName,
  mentions,
  type NewNotice,
  type Noticed,
  type Person,
  type PersonId,
  type Proposed,
  type TableId,
} from '@macher/protocol';
import { type Made, plannedAt, type ReadablePlans, type Table } from '@macher/table';
import { awaitedPeople } from '../tableRow.ts';
import { doneTo } from './against.ts';

/** Told says who is told what. */
interface Told {
  readonly person: PersonId;
  readonly facts: Noticed;
}

type Fresh = Made['fresh'][number];

/**
 * Notices of entries that are about to be added: people hear nothing of what they did themselves. Whose plan answers
 * need not come, neither before these entries nor now.
 */
export function noticesOf(
  id: TableId,
  table: Table,
  { fresh, before }: Made,
  plans: ReadablePlans,
): NewNotice[] {
  const last = fresh.at(-1);
  if (last === undefined) return [];
  const byEntry = fresh.flatMap(each => noticesBy(id, table, before, each));
  const atTheEnd = [
    ...newlyAsked(wanted(before, plans), wanted(table, plans), table),
    ...ended(before, table),
  ];
  return [...byEntry, ...addressed(id, table, last.entry, atTheEnd)];
}

/** Notices of a table that is just being opened. */
export function noticesOfOpening(id: TableId, table: Table, entries: readonly Entry[]): NewNotice[] {
  return entries.flatMap(entry =>
    entry.what.kind === 'seat-kept'
      ? addressed(id, table, entry, [
          { person: entry.what.person.id, facts: { what: 'seat-kept', who: table.owner.name } },
        ])
      : [],
  );
}

function noticesBy(id: TableId, table: Table, before: Table, { entry, moments }: Fresh): NewNotice[] {
  const events = moments.flatMap(moment => moment.events);
  const told = [...happened(entry.what, table, before), ...hurt(table, events)];
  return addressed(id, table, entry, told);
}

export function addressed(id: TableId, table: Table, entry: Entry, told: readonly Told[]): NewNotice[] {
  const others = told.filter(({ person }) => person !== doerOf(entry));
  return others.map(({ person, facts }) => ({
    person,
    table: id,
    number: entry.number,
    at: entry.at,
    ruleset: table.opening.rules.ruleset,
    others: seated(table).flatMap(each => (each.id === person ? [] : [each.name])),
    facts,
  }));
}

/** The person who was there to do it: with a plan nobody was. */
function doerOf({ by }: Entry): PersonId | null {
  return by === null || isPlanName(by.id) ? null : by.person;
}

type Telling<K extends HappeningName> = (what: HappeningOf<K>, table: Table, before: Table) => Told[];

/** What comes of a line of the log itself; null: it's news to nobody who is away. */
const TELLINGS: { readonly [K in HappeningName]: Telling<K> | null } = {
  opened: null,
  sat: null,
  'seat-kept': ({ person }, table) => told([person], { what: 'seat-kept', who: table.owner.name }),
  'stood-up': null,
  'sent-away': ({ person }) => told([person], { what: 'sent-away' }),
  'bot-seated': null,
  'bot-removed': null,
  'party-chosen': null,
  readied: null,
  started: null,
  acted: null,
  substituted: null,
  'taken-back': null,
  'gone-back': null,
  proposed: ({ seat, proposal }, table) =>
    told(asked(table, proposal), {
      what: 'proposed',
      who: proposal.kind === 'take-over' ? proposal.person.name : nameAt(table, seat),
      proposal: proposal.kind,
    }),
  answered: null,
  'stood-in': ({ seat, why }, _table, before) =>
    why === 'time' || why === 'voted' ? told(personAt(before, seat), { what: 'stood-in', why }) : [],
  returned: null,
  'handed-over': ({ person, keptFor }) =>
    told(keptFor === null ? [] : [keptFor], { what: 'handed-over', who: person.name }),
  'days-off': null,
  'days-ended': null,
  'regent-named': null,
  'regent-began': null,
  'regent-ended': null,
  scheduled: null,
  offered: ({ seat, to }, table) => told(personAt(table, to), { what: 'offered', who: nameAt(table, seat) }),
  'offer-answered': ({ offer, state }, table) => {
    const deal = table.deals.find(({ number }) => number === offer);
    if (deal === undefined || state === 'withdrawn') return [];
    return told(personAt(table, deal.seat), { what: 'offer-answered', who: nameAt(table, deal.to), state });
  },
  phrased: ({ seat }, table) => told(seated(table), { what: 'said', who: nameAt(table, seat) }),
  paused: null,
  'pace-set': null,
  'hints-set': null,
  abandoned: null,
  'rematch-offered': null,
  said: ({ room, person: { name: who }, text }, table) =>
    room === 'players'
      ? seated(table).flatMap(each =>
          told([each], { what: mentions(text, each) ? 'mentioned' : 'said', who }),
        )
      : [],
  noted: null,
};

function happened<K extends HappeningName>(what: HappeningOf<K>, table: Table, before: Table): Told[] {
  return TELLINGS[what.kind]?.(what, table, before) ?? [];
}

function told(people: readonly Person[], facts: Noticed): Told[] {
  return people.map(({ id: person }) => ({ person, facts }));
}

/** Notices to those who were hurt, with only what each of them may hear of it. */
function hurt(table: Table, events: readonly GameEvent[]): Told[] {
  if (events.length === 0) return [];
  return table.places.flatMap(({ person }, seat) => {
    if (person === null) return [];
    const [first] = eventsFor(events, seat).flatMap(
      event => doneTo(seat, event, by => nameAt(table, by)) ?? [],
    );
    return first === undefined ? [] : [{ person: person.id, facts: first }];
  });
}

/** The people for whom the game waits, and no plan of theirs answers. */
function wanted(table: Table, plans: ReadablePlans): PersonId[] {
  const planned = plannedAt(table, plans).map(({ person }) => person.id);
  return awaitedPeople(table).filter(person => !planned.includes(person));
}

/** The people whom the game needs now, and did not before. */
function newlyAsked(known: readonly PersonId[], now: readonly PersonId[], { game }: Table): Told[] {
  if (game === null) return [];
  const phase = phasesOf(game.rules, game.round)[game.step - 1] ?? '';
  return now
    .filter(person => !known.includes(person))
    .map(person => ({ person, facts: { what: 'decide', phase } }));
}

function ended(before: Table, table: Table): Told[] {
  if (before.stage === table.stage) return [];
  if (table.stage === 'abandoned') return told(seated(table), { what: 'abandoned' });
  const result = table.stage === 'over' ? (table.game?.result ?? []) : [];
  const winner = result.find(({ rank }) => rank === 1)?.seat ?? 0;
  return result.flatMap(({ seat, rank }) =>
    told(personAt(table, seat), {
      what: 'over',
      place: rank,
      players: result.length,
      winner: nameAt(table, winner),
    }),
  );
}

/** The people who must agree: bots do, and so do people who are away. */
function asked({ places }: Table, proposal: Proposed): Person[] {
  if (proposal.kind === 'hints' && !proposal.isAllowed) return [];
  const concerned = proposal.kind === 'stand-in' ? proposal.seat : null;
  return places.flatMap(({ person, standIn }, seat) =>
    person === null || standIn !== null || seat === concerned ? [] : [person],
  );
}

function seated({ places }: Table): Person[] {
  return places.flatMap(({ person }) => person ?? []);
}

function personAt({ places }: Table, seat: Seat): Person[] {
  const person = places[seat]?.person ?? null;
  return person === null ? [] : [person];
}

/** The name at a seat; bots have none. */
function nameAt({ places }: Table, seat: Seat): string {
  return places[seat]?.person?.name ?? '';
}
