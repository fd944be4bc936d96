import type { Entry, PersonId, RequestName } from '@macher/protocol';
import { LINE_ROLES } from './lineRoles.ts';
import type { Table } from './table.ts';
import { notedByAll } from './talk.ts';

/**
 * MOST_LINES is where a log ends: whoever looks at a table has its whole log read and played again. Decisions that
 * stand and talk have their own ends: these are all other lines.
 */
const MOST_LINES = { before: 1000, beside: 5000 };

/**
 * MOST_OF_ONE is how many lines one person may cause before the game: one of many who come and go can't use up alone
 * what all have.
 */
const MOST_OF_ONE = 250;

/**
 * IS_ALWAYS_DONE names what the game needs to go on and to end, and what ends by itself: it is done however long the
 * log is.
 */
const IS_ALWAYS_DONE: Readonly<Record<RequestName, boolean>> = {
  sit: false,
  'stand-up': true,
  'send-away': true,
  'seat-bot': false,
  'remove-bot': false,
  'choose-party': false,
  // The desk for `ready` lets those through who weren't ready: nobody can take that back then.
  ready: true,
  start: true,
  close: true,
  act: true,
  undo: false,
  propose: false,
  answer: true,
  leave: false,
  return: true,
  resign: true,
  'take-over': false,
  'days-off': false,
  'name-regent': false,
  serve: false,
  'hand-back': true,
  schedule: false,
  offer: false,
  'answer-offer': true,
  phrase: true,
  say: true,
  note: true,
};

/** Whether a request is done however much has been written, as far as it has no end of its own. */
export function isAlwaysDone(kind: RequestName): boolean {
  return IS_ALWAYS_DONE[kind];
}

/** Whether the log has no room for what is asked for. */
export function isTooMuch(table: Table, person: PersonId, kind: RequestName): boolean {
  return !IS_ALWAYS_DONE[kind] && isLogFull(table, person);
}

export function isLogFull(table: Table, person: PersonId): boolean {
  if (table.game !== null) return linesBeside(table) >= MOST_LINES.beside;
  const own = table.owner.id === person ? 0 : (table.lines.get(person) ?? 0);
  return own >= MOST_OF_ONE || linesBeside(table) >= MOST_LINES.before;
}

/** Counts a line before the game for the person who asked for it. */
export function countLine({ lines, game }: Table, { by, what }: Entry): void {
  if (by === null || game !== null || LINE_ROLES[what.kind] === 'talks') return;
  lines.set(by.person, (lines.get(by.person) ?? 0) + 1);
}

function linesBeside(table: Table): number {
  const { number, steps, talk } = table;
  return number - steps.length - talk.players.times - talk.spectators.times - notedByAll(table).times;
}
