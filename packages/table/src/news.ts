import { attentiveView, type Choice, choiceFor, type Seat } from '@macher/engine';
import {
  type HappeningName,
  isPlanName,
  type News,
  type OpenDealing,
  type PersonId,
  type Place,
  type Room,
  type Sender,
  type Sheet,
  type Stretch,
  type Told,
} from '@macher/protocol';
import { claimOf } from './claims.ts';
import { dealsAt } from './deals.ts';
import { seatOf } from './desks/desk.ts';
import { absencesAt } from './leave.ts';
import type { Changed } from './log.ts';
import { heardBy, seenBy, stretchOf, waysBack, withBacks } from './moments.ts';
import { isDeserted, isHuman } from './places.ts';
import { withoutRules } from './pure/withoutRules.ts';
import type { Remembered, TellableOf } from './remembered.ts';
import type { Table } from './table.ts';
import { undoFor } from './undo.ts';

/** Viewer is who looks: a person at a seat, or a spectator. */
export interface Viewer {
  readonly person: PersonId | null;
}

/** The news for a viewer; null: nothing of it is for them. What they saw at each moment is not part of it. */
export function newsFor(table: Table, viewer: Viewer, { entry, moments }: Remembered): News | null {
  const told = toldTo(entry.what, { table, viewer, by: entry.by, number: entry.number });
  if (told === null) return null;
  const seat = seatFor(table, viewer);
  return {
    number: entry.number,
    at: entry.at,
    what: told,
    moments: moments.map(each => heardBy(seat, each)),
  };
}

/** What a viewer is told when something has been written. */
export interface Letter {
  readonly news: readonly News[];
  readonly sheet: Sheet;
}

/**
 * The letter about what has just been written, with the way back from what the viewer sees now to what they saw at each
 * moment. `last` is the sheet they had before it, if it is at hand.
 */
export function letterFor(
  table: Table,
  viewer: Viewer,
  { fresh, before }: Changed,
  last: Sheet | null = null,
): Letter {
  const sheet = sheetFor(table, viewer);
  const { seat } = sheet;
  const backs = waysBack(
    fresh.flatMap(({ moments }) => moments),
    seat,
    { before: last?.seat === seat ? last.view : seenBy(before, seat), after: sheet.view },
  );
  const news = fresh.flatMap(each => {
    const own = backs.splice(0, each.moments.length);
    const told = newsFor(table, viewer, each);
    return told === null ? [] : { ...told, moments: withBacks(told.moments, own) };
  });
  return { news, sheet };
}

/** What a viewer is told of a happening; null: nothing, also of a kind that `TOLD` doesn't list. */
function toldTo<K extends HappeningName>(what: TellableOf<K>, hearer: Hearer): Told | null {
  return Object.hasOwn(TOLD, what.kind) ? TOLD[what.kind](what, hearer) : null;
}

interface Hearer {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly by: Sender | null;
  /** The number of the entry. */
  readonly number: number;
}

type Telling<K extends HappeningName> = (what: TellableOf<K>, hearer: Hearer) => Told | null;

/**
 * TOLD says who is told what: `open` is for all; where there is a secret, what is told is put together from what this
 * viewer may know.
 */
const TOLD: { readonly [K in HappeningName]: Telling<K> } = {
  opened: () => ({ kind: 'opened' }),
  sat: open,
  'seat-kept': open,
  'stood-up': open,
  'sent-away': open,
  'bot-seated': open,
  'bot-removed': open,
  'party-chosen': open,
  readied: open,
  started: open,
  acted: ({ kind, seat, action, seal, isHinted }, { table, viewer, by, number }) => ({
    kind,
    seat,
    isBot: by === null,
    ...(isToldPlanned(table, viewer, by) ? { isPlanned: true } : {}),
    ...(isHinted === true ? { isHinted } : {}),
    decision: action.kind,
    commitment: seal?.commitment ?? null,
    opens: table.opens.get(number) ?? [],
  }),
  substituted: open,
  'taken-back': (what, { table, number }) => ({ ...what, gone: table.gone.get(number) ?? [] }),
  'gone-back': (what, { table, number }) => ({ ...what, gone: table.gone.get(number) ?? [] }),
  proposed: open,
  answered: open,
  'stood-in': open,
  returned: open,
  'handed-over': open,
  'days-off': open,
  'days-ended': open,
  'regent-named': ({ kind, seat, name, until }) => ({ kind, seat, name, until }),
  'regent-began': open,
  'regent-ended': open,
  scheduled: open,
  offered: open,
  'offer-answered': open,
  phrased: open,
  paused: open,
  'pace-set': open,
  'hints-set': open,
  abandoned: open,
  'rematch-offered': (what, { table, viewer }) => (seatFor(table, viewer) === null ? null : what),
  said: ({ kind, room, person, text }, { table, viewer }) =>
    canHear(table, viewer, room) ? { kind, room, person, text } : null,
  noted: ({ kind, person, text }, { viewer }) => (person === viewer.person ? { kind, person, text } : null),
};

/** Whether a viewer is told that a plan decided: until the game has ended it is for its person alone. */
function isToldPlanned({ stage }: Table, { person }: Viewer, by: Sender | null): boolean {
  if (by === null || !isPlanName(by.id)) return false;
  return person === by.person || stage === 'over' || stage === 'abandoned';
}

function open<T extends Told>(what: T): T {
  return what;
}

/**
 * Whether a viewer hears what was said in a room. Spectators may see more than one seat: what they say is not for
 * players until the game is over. Nor is it for those who don't say who they are, who may be players, or for whom
 * another person plays, who may come back.
 */
function canHear(table: Table, viewer: Viewer, room: Room): boolean {
  if (room === 'players' || table.stage === 'over' || table.stage === 'abandoned') return true;
  return viewer.person !== null && seatFor(table, viewer) === null && !mayReturn(table, viewer);
}

/** Whether a viewer plays no more than a spectator just now, because somebody plays on a seat of theirs. */
function mayReturn(table: Table, { person }: Viewer): boolean {
  return table.stage === 'playing' && person !== null && claimOf(table, { id: person }) !== null;
}

function seatFor(table: Table, { person }: Viewer): Seat | null {
  return person === null ? null : seatOf(table, { id: person });
}

/** What a viewer saw of the past: the moments of the line of play that counts, before a place in it. */
export function stretchFor(table: Table, viewer: Viewer, before: number): Stretch | null {
  return table.game === null ? null : stretchOf(table, seatFor(table, viewer), before);
}

/**
 * A key that viewers who know the same share: strangers and those who may come back have one, all others who only watch
 * another.
 */
export function sameAs(table: Table, viewer: Viewer): PersonId | null {
  if (viewer.person === null || mayReturn(table, viewer)) return null;
  return seatFor(table, viewer) === null ? ANY_SPECTATOR : viewer.person;
}

/** ANY_SPECTATOR is nobody's id: there is no note of theirs. */
const ANY_SPECTATOR = '';

/** Everything this viewer may know of a table now. */
export function sheetFor(table: Table, viewer: Viewer): Sheet {
  const { number, stage, owner, opening, places, clock, waiting, proposal, rematches, frozen, game } = table;
  const seat = seatFor(table, viewer);
  return {
    number,
    stage,
    owner: owner.id,
    origin: opening.origin,
    goesOnFrom: table.opening.played.length || null,
    dealing: openDealing(table),
    seat,
    places,
    takeOver: opening.takeOver,
    isRated: opening.isRated,
    contest: opening.contest,
    hasHints: table.hasHints,
    clock,
    absences: absencesAt(table),
    schedule: table.schedule,
    deals: dealsAt(table),
    waiting,
    isDeserted: stage === 'playing' && isDeserted(places),
    undo: seat === null ? { kind: 'none' } : undoFor(table, seat),
    proposal,
    rematches: seat === null ? [] : rematches,
    frozen: frozen === null ? null : { entry: frozen.entry, why: frozen.why },
    view: seenBy(game, seat),
    choice: seat === null ? null : ownChoice(table, seat),
  };
}

/** The sheet for somebody who has kept count of everyone's money, which is open when it moves: for programs. */
export function countedSheetFor(table: Table, viewer: Viewer): Sheet {
  const sheet = sheetFor(table, viewer);
  const { game } = table;
  return game === null ? sheet : { ...sheet, view: withoutRules(attentiveView(game, sheet.seat)) };
}

/** The dealing that all may see, put together from what is open: the secret and its salt lie beside it. */
function openDealing({ opening: { dealing }, contributions }: Table): OpenDealing | null {
  return dealing === null ? null : { commitment: dealing.commitment, contributions };
}

/** The viewer's own choice; while a bot plays for them, they decide nothing. */
function ownChoice({ game, stage, places }: Table, seat: Seat): Choice | null {
  const isOwn = stage === 'playing' && isHuman(places[seat] as Place);
  return game !== null && isOwn ? choiceFor(game, seat) : null;
}
