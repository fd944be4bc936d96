import { deciders, type Moment, momentAt, momentsOf, momentsOfPlay, type Seat } from '@macher/engine';
import type {
  Entry,
  FrozenInDetail,
  HappeningName,
  HappeningOf,
  OpenProposal,
  Person,
  Place,
} from '@macher/protocol';
import { withSeen } from './claims.ts';
import { comeBack, giveBack, newClock, pause, switchPace, turnOver } from './clock.ts';
import { dealOf, gameAt, gameOf } from './gameAt.ts';
import { remember } from './known.ts';
import { MisfitError } from './misfit.ts';
import { isHuman } from './places.ts';
import type { Step, Table } from './table.ts';
import { louder, SILENCE } from './talk.ts';

/** A table from the first line of its log. */
export function openTable({ number, at, what }: Entry): Table {
  if (what.kind !== 'opened') throw new Error(`a log begins with ${what.kind}`);
  const { opening, owner } = what;
  return {
    owner,
    opening,
    number,
    openedAt: at,
    stage: 'gathering',
    places: opening.parties.map(party => ({
      party,
      person: null,
      bot: null,
      standIn: null,
      isReady: false,
      keptFor: null,
    })),
    clock: newClock(opening.pace, opening.parties.length),
    paced: number,
    contributions: opening.parties.map(() => null),
    began: opening.parties.map(() => null),
    awaySince: opening.parties.map(() => null),
    seen: new Map(),
    asks: new Map(),
    blocked: new Set(),
    game: null,
    steps: [],
    rewound: opening.parties.map(() => 0),
    takebacks: 0,
    gone: new Map(),
    waiting: opening.parties.map(() => null),
    proposal: null,
    rematches: [],
    frozen: null,
    talk: { players: SILENCE, spectators: SILENCE },
    chatter: new Map(),
    notes: new Map(),
    known: new Map(),
  };
}

/** Changes the table by one line of the log; what happened in the game by it. Throws if the line does not fit. */
export function apply(table: Table, entry: Entry): Moment[] {
  if (entry.number !== table.number + 1)
    throw new MisfitError('missing', `entry ${table.number + 1} is missing`);
  table.number = entry.number;
  const moments: Moment[] = [];
  happen(table, entry.what, entry, shown => moments.push(...shown));
  if (entry.by !== null) remember(table, entry.by, entry.number);
  if (isThereAfterAll(table, entry)) table.proposal = null;
  table.waiting = waitingAfter(table, entry);
  return moments;
}

/** Everything a person does at the table is a sign of life. */
function waitingAfter(table: Table, { at, by }: Entry): (number | null)[] {
  const asked = thinking(table);
  return table.places.map(({ person }, seat) => {
    if (!asked.includes(seat)) return null;
    return by !== null && person?.id === by.person ? at : (table.waiting[seat] ?? at);
  });
}

/** Whether the entry comes from the person who seemed to have gone, and for whom a bot is proposed. */
function isThereAfterAll({ places, proposal }: Table, { by }: Entry): boolean {
  if (proposal === null || by === null) return false;
  return places.some(({ person }, seat) => person?.id === by.person && isAbout(proposal, seat));
}

type Show = (moments: readonly Moment[]) => void;
type Effect<K extends HappeningName> = (table: Table, what: HappeningOf<K>, entry: Entry, show: Show) => void;

const EFFECTS: { readonly [K in HappeningName]: Effect<K> } = {
  opened: () => {
    throw new Error('a table opens once');
  },
  sat: (table, { seat, person }) => {
    release(table, person);
    changePlace(table, seat, { person, bot: null, isReady: false });
  },
  'seat-kept': (table, { seat, person }) => changePlace(table, seat, { keptFor: person }),
  'stood-up': (table, { seat }) => changePlace(table, seat, { person: null, isReady: false }),
  'sent-away': (table, { seat, person, isBlocked }) => {
    changePlace(table, seat, { person: null, isReady: false });
    if (isBlocked) table.blocked = new Set([...table.blocked, person.id]);
  },
  'bot-seated': (table, { seat, bot }) =>
    changePlace(table, seat, { person: null, bot, isReady: true, keptFor: null }),
  'bot-removed': (table, { seat }) => changePlace(table, seat, { bot: null, isReady: false }),
  'party-chosen': (table, { seat, party }) =>
    changePlace(table, seat, { party, isReady: table.places[seat]?.bot != null }),
  readied: (table, { seat, isReady, contribution }) => {
    changePlace(table, seat, { isReady });
    if (isReady) table.contributions = table.contributions.with(seat, contribution);
  },
  started: start,
  acted: act,
  substituted: () => {},
  'taken-back': (table, what, entry, show) => {
    takeBack(table, what, entry);
    show([momentAt(gameAt(table))]);
  },
  'gone-back': (table, { version }, entry, show) => {
    rewind(table, version, entry);
    show([momentAt(gameAt(table))]);
  },
  proposed: (table, { seat, proposal }, { number }) => {
    const isAsked = proposal.kind === 'take-over';
    table.proposal = { number, seat, proposal, accepted: isAsked ? [] : [seat] };
    if (isAsked) table.asks = withAsk(table, proposal.person);
  },
  answered: (table, { seat, accepts }) => {
    const open = table.proposal;
    table.proposal = open === null || !accepts ? null : { ...open, accepted: [...open.accepted, seat] };
  },
  'stood-in': (table, { seat, bot, why }, { at }) => {
    changePlace(table, seat, { standIn: { bot, why } });
    table.awaySince = table.awaySince.map((since, each) => (each === seat ? (since ?? at) : since));
    if (table.proposal !== null && isAbout(table.proposal, seat)) table.proposal = null;
    windClock(table, null, at);
  },
  returned: (table, { seat }, { at, by }) => {
    const keptFor = table.places[seat]?.keptFor ?? null;
    if (keptFor === null) changePlace(table, seat, { standIn: null });
    else if (keptFor.id !== by?.person) changePlace(table, seat, { standIn: null });
    else reclaim(table, seat, keptFor);
    if (table.places[seat]?.keptFor === null) arrive(table, seat);
    if (table.proposal !== null && isForSeat(table.proposal, seat)) table.proposal = null;
    table.clock = comeBack(table.clock, seat);
    windClock(table, null, at);
  },
  'handed-over': (table, { seat, person, keptFor }, { at }) => {
    changePlace(table, seat, { person, bot: null, standIn: null, keptFor });
    table.seen = withSeen(table.seen, [[seat, person]]);
    if (keptFor === null) arrive(table, seat);
    table.proposal = withoutConsent(table.proposal, seat);
    table.clock = comeBack(table.clock, seat);
    windClock(table, null, at);
  },
  paused: (table, { isPaused }, { at }) => {
    table.clock = pause(table.clock, isPaused, thinking(table), at);
    table.proposal = null;
  },
  'pace-set': (table, { pace }, { number, at }) => {
    table.paced = number;
    table.clock = switchPace(table.clock, pace, thinking(table), at);
    table.proposal = null;
  },
  abandoned: (table, _what, { at }) => {
    table.stage = 'abandoned';
    table.proposal = null;
    windClock(table, null, at);
  },
  'rematch-offered': (table, { person, table: id, isSameDeal }) => {
    table.rematches = [...table.rematches, { person, table: id, isSameDeal }];
  },
  said: (table, { room, person, text }) => {
    table.talk = { ...table.talk, [room]: louder(table.talk[room], text) };
    if (room === 'spectators') table.chatter.set(person.id, louder(table.chatter.get(person.id), text));
  },
  noted: (table, { person, text }) => {
    table.notes.set(person, louder(table.notes.get(person), text));
  },
};

function happen<K extends HappeningName>(table: Table, what: HappeningOf<K>, entry: Entry, show: Show): void {
  EFFECTS[what.kind](table, what, entry, show);
}

function changePlace(table: Table, seat: Seat, change: Partial<Place>): void {
  table.places[seat] = { ...(table.places[seat] as Place), ...change };
  if (change.isReady !== undefined) table.contributions = table.contributions.with(seat, null);
}

/** Who sits down somewhere needs no other seat. */
function release(table: Table, { id }: Person): void {
  for (const [seat, { keptFor }] of table.places.entries())
    if (keptFor?.id === id) changePlace(table, seat, { keptFor: null });
}

function withAsk({ asks }: Table, { id }: Person): Table['asks'] {
  return new Map(asks).set(id, (asks.get(id) ?? 0) + 1);
}

/** Its person is back where another one has played; that one's consent is not theirs. */
function reclaim(table: Table, seat: Seat, person: Person): void {
  changePlace(table, seat, { person, bot: null, standIn: null, keptFor: null });
  table.proposal = table.proposal?.seat === seat ? null : withoutConsent(table.proposal, seat);
}

/** Whose seat it is plays there. */
function arrive(table: Table, seat: Seat): void {
  table.awaySince = table.awaySince.map((since, each) => (each === seat ? null : since));
}

function start(table: Table, _what: HappeningOf<'started'>, { at }: Entry, show: Show): void {
  table.stage = 'playing';
  table.began = table.places.map(({ person }) => person?.id ?? null);
  const people = table.places.flatMap(({ person }, seat) =>
    person === null ? [] : [[seat, person] as const],
  );
  table.seen = withSeen(table.seen, people);
  const { rules, played } = table.opening;
  const { game, moments } = momentsOf(rules, dealOf(table), played);
  table.game = game;
  show(moments);
  windClock(table, null, at);
  endIfOver(table);
}

function act(
  table: Table,
  { seat, action }: HappeningOf<'acted'>,
  { number, at, by }: Entry,
  show: Show,
): void {
  const game = gameAt(table);
  if (action.seat !== seat) throw new MisfitError('refused', `seat ${seat} acts for seat ${action.seat}`);
  show(momentsOfPlay(game, action, game.version));
  table.steps.push({ action, entry: number, by: by?.person ?? null });
  if (table.proposal?.proposal.kind !== 'take-over') table.proposal = null;
  windClock(table, by === null ? null : seat, at);
  endIfOver(table);
}

/** By a seat alone: that one decision, and the clock as if it hadn't been made. */
function takeBack(table: Table, { seat, version }: HappeningOf<'taken-back'>, entry: Entry): void {
  if (seat === null) {
    rewind(table, version, entry);
    return;
  }
  const [gone] = goBack(table, version, 1, entry);
  table.rewound = table.rewound.map((last, each) => (each === seat ? entry.number : last));
  const hasGained = gone !== undefined && gone.by !== null && gone.entry > table.paced;
  if (hasGained) table.clock = giveBack(table.clock, seat);
  windClock(table, null, entry.at);
}

/** Everything since that version. */
function rewind(table: Table, version: number, entry: Entry): void {
  goBack(table, version, Number.POSITIVE_INFINITY, entry);
  table.rewound = table.rewound.map(() => entry.number);
  table.takebacks += 1;
  windClock(table, null, entry.at);
}

/** The steps that no longer count. */
function goBack(table: Table, version: number, count: number, { number }: Entry): readonly Step[] {
  const index = version - table.opening.played.length;
  if (table.steps[index] === undefined)
    throw new MisfitError('refused', `back to version ${version}, which the game has not had`);
  const gone = table.steps.splice(index, count);
  table.gone.set(
    number,
    gone.map(({ entry }) => entry),
  );
  table.game = gameOf(table, table.steps);
  table.proposal = null;
  return gone;
}

/** Nothing moves any more. */
export function freeze(table: Table, why: FrozenInDetail): void {
  table.stage = 'frozen';
  table.frozen = why;
  table.proposal = null;
  table.waiting = table.places.map(() => null);
  table.clock = { ...table.clock, since: table.clock.since.map(() => null) };
}

/** Seats whose person has to decide now. */
function thinking({ game, places, stage }: Table): Seat[] {
  if (game === null || stage !== 'playing') return [];
  return deciders(game).filter(seat => isHuman(places[seat] as Place));
}

/** Whether it is about a bot for that very seat. */
function isAbout({ proposal }: OpenProposal, seat: Seat): boolean {
  return proposal.kind === 'stand-in' && proposal.seat === seat;
}

/** Whether it asks for that very seat. */
function isForSeat({ proposal }: OpenProposal, seat: Seat): boolean {
  return proposal.kind === 'take-over' && proposal.seat === seat;
}

/** The person who sits down now hasn't been asked yet, unless it was they who asked. */
function withoutConsent(open: OpenProposal | null, seat: Seat): OpenProposal | null {
  return open === null || isForSeat(open, seat)
    ? null
    : { ...open, accepted: open.accepted.filter(other => other !== seat) };
}

function windClock(table: Table, decided: Seat | null, at: number): void {
  table.clock = turnOver(table.clock, thinking(table), decided, at);
}

function endIfOver(table: Table): void {
  if (table.game?.result == null) return;
  table.stage = 'over';
  windClock(table, null, 0);
}
