import type { Moment } from '@macher/engine';
import type { Entry, FrozenInDetail, HappeningName, HappeningOf, Person } from '@macher/protocol';
import { newClock, pause, switchPace } from './clock.ts';
import { comeHome, handOver, standIn } from './effects/absence.ts';
import { isAbout } from './effects/consent.ts';
import type { Effect, Show } from './effects/effect.ts';
import { beginRegency, endDaysOff, endRegency, nameRegent, takeDaysOff } from './effects/leave.ts';
import { changePlace, release } from './effects/places.ts';
import { act, goBackTo, start, takeBack } from './effects/playing.ts';
import { thinking, ticking, windClock } from './effects/thinking.ts';
import { hintableNow, NEVER } from './hints.ts';
import { remember } from './known.ts';
import { countLine } from './lines.ts';
import { MisfitError } from './misfit.ts';
import type { Table } from './table.ts';
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
    undone: [],
    gone: new Map(),
    opens: new Map(),
    waiting: opening.parties.map(() => null),
    proposal: null,
    rematches: [],
    off: opening.parties.map(() => null),
    rested: opening.parties.map(() => 0),
    regencies: opening.parties.map(() => null),
    schedule: null,
    deals: [],
    hasHints: false,
    hintable: opening.parties.map(() => NEVER),
    frozen: null,
    talk: { players: SILENCE, spectators: SILENCE },
    chatter: new Map(),
    notes: new Map(),
    lines: new Map(),
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
  countLine(table, entry);
  if (isThereAfterAll(table, entry)) table.proposal = null;
  table.waiting = waitingAfter(table, entry);
  table.hintable = hintableNow(table);
  return moments;
}

/** Who is waited for after an entry: everything a person does at the table is a sign of life. */
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
  'taken-back': takeBack,
  'gone-back': goBackTo,
  proposed: (table, { seat, proposal }, { number }) => {
    const isAsked = proposal.kind === 'take-over';
    table.proposal = { number, seat, proposal, accepted: isAsked ? [] : [seat] };
    if (isAsked) table.asks = withAsk(table, proposal.person);
  },
  answered: (table, { seat, accepts }) => {
    const open = table.proposal;
    table.proposal = open === null || !accepts ? null : { ...open, accepted: [...open.accepted, seat] };
  },
  'stood-in': standIn,
  returned: comeHome,
  'handed-over': handOver,
  'days-off': takeDaysOff,
  'days-ended': endDaysOff,
  'regent-named': nameRegent,
  'regent-began': beginRegency,
  'regent-ended': endRegency,
  scheduled: (table, { at, bot }) => {
    table.schedule = at === null ? null : { at, bot };
  },
  offered: (table, { seat, to, mine, yours }, { number }) => {
    table.deals = [...table.deals, { number, seat, to, mine, yours, state: 'open', broken: [] }];
  },
  'offer-answered': (table, { offer, state }) => {
    table.deals = table.deals.map(each => (each.number === offer ? { ...each, state } : each));
  },
  phrased: table => {
    table.talk = { ...table.talk, players: louder(table.talk.players, '') };
  },
  paused: (table, { isPaused }, { at }) => {
    table.clock = pause(table.clock, isPaused, ticking(table), at);
    table.proposal = null;
  },
  'pace-set': (table, { pace }, { number, at }) => {
    table.paced = number;
    table.clock = switchPace(table.clock, pace, ticking(table), at);
    table.proposal = null;
  },
  'hints-set': (table, { isAllowed }) => {
    table.hasHints = isAllowed;
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

function withAsk({ asks }: Table, { id }: Person): Table['asks'] {
  return new Map(asks).set(id, (asks.get(id) ?? 0) + 1);
}

/** Freezes the table: nothing moves any more. */
export function freeze(table: Table, why: FrozenInDetail): void {
  table.stage = 'frozen';
  table.frozen = why;
  table.proposal = null;
  table.waiting = table.places.map(() => null);
  table.clock = { ...table.clock, since: table.clock.since.map(() => null) };
}
