import type { Difference } from './template.ts';

/** A difference from the kept evenings that is meant: a door that answers otherwise than it did. */
export interface Meant {
  readonly name: string;
  /** Why it is no longer said as it was, for somebody who has a client of then. */
  readonly why: string;
  /** The doors where it is met: as `POST /api/tables/«3»/ask`, or `anna hears news`. */
  readonly door: RegExp;
  /** Whether this is it. */
  isIt?(difference: Difference): boolean;
  /** What is said now, as it was said then. */
  asBefore?(message: unknown): unknown;
}

/** What has been changed on purpose since evenings were kept. Everything else is said as it was. */
export const MEANT: readonly Meant[] = [
  {
    name: 'schemas say what there is now',
    why: 'They are of this very version: whoever asks for them wants what is new. What is said is compared by itself.',
    door: /^GET \/api\/schemas\//,
    isIt: ({ path }) => path.startsWith('/body/'),
  },
  {
    name: 'the host is told which program runs',
    why: 'It is another one.',
    door: / \/api\/host/,
    isIt: ({ path }) => path.startsWith('/body/build/'),
  },
  {
    name: 'who deletes their account is signed out',
    why: 'Everybody at their table was told to come again, and strangers could throw them off so.',
    door: /hears closed$/,
    isIt: ({ path, then }) => path === '/code' && then === 1012,
  },
  {
    name: 'politicians who leave a region say so',
    why: 'They went without a word, in the moment of the last of them.',
    door: /hears (news|changes)$|\/(moments|record)$/,
    asBefore: message => withoutEvents(message, 'politicians-left'),
  },
  {
    name: 'records have what was taken back',
    why: 'Version 8; a program that knows version 7 alone can’t read it, and is told so by the number.',
    door: /\/record$/,
    isIt: ({ path, now }) => path === '/body/version' && now === 8,
  },
  {
    name: 'whether a decision has shown something is known, not tried',
    why: 'Worlds drawn at random missed one in some thousand decisions that showed something, and took others for it.',
    door: /sheet$|hears (news|changes)$|^GET \/api\/tables\/[^/]+$/,
    isIt: ({ path, then, now }) =>
      /\/undo(\/|$)/.test(path) || (path === '/change' && [then, now].every(isOfUndo)),
  },
];

function withoutEvents(message: unknown, name: string): unknown {
  if (message === undefined) return message;
  return JSON.parse(JSON.stringify(message), (field, value) =>
    field === 'events' && Array.isArray(value) ? value.filter(({ event }) => event !== name) : value,
  );
}

/** A change of a sheet in nothing but how one goes back. */
function isOfUndo(change: unknown): boolean {
  if (typeof change !== 'object' || change === null) return change === null;
  return Object.keys(change).every(name => name === 'undo');
}
