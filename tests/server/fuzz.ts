import { type Action, KINDS, type Random } from '@macher/engine';
import type { Request } from '@macher/protocol';

/** What an attacker knows of a table. */
export interface Target {
  readonly table: string;
  readonly privateTable: string;
  /** Of the latest sheet, for which the question was put. */
  readonly number: number;
  /** What the seat that is asked could do. */
  readonly action: Action;
  /** Things that were done already, with the entries that came of them. */
  readonly done: readonly Done[];
  /** Whether it was the attacker who did them. */
  readonly isOwn: boolean;
  isLegal(action: object): boolean;
}

/** A request that was acknowledged. */
export interface Done {
  readonly id: string;
  readonly request: Request;
  readonly number: number;
}

/** A message that may change nothing. */
export interface Nuisance {
  readonly name: string;
  readonly data: string | Uint8Array<ArrayBuffer>;
  /** Nothing comes of giving up what one does not watch, if its name is text; everything else is answered once. */
  readonly isAnswered: boolean;
  /** What the answer must call it; null: it has no name that could be read. */
  readonly id: string | null;
  /** The entry that an answer may name. */
  readonly number: number | null;
}

type Maker = (random: Random, target: Target) => unknown;

/** Everything that a client might send instead of a message; what is not text becomes JSON. */
const MAKERS: Readonly<Record<string, Maker>> = {
  cut: (random, target) => {
    const text = JSON.stringify(valid(random, target));
    return text.slice(0, random(text.length));
  },
  'no JSON': random => pick(random, NO_JSON),
  'any value': random => JSON.stringify(pick(random, VALUES)),
  'wrong value': (random, target) => {
    const message = valid(random, target);
    return { ...message, [pick(random, Object.keys(message))]: pick(random, VALUES) };
  },
  'field too many': (random, target) => ({ ...valid(random, target), [pick(random, NAMES)]: 1 }),
  'field missing': (random, target) => {
    const message = valid(random, target);
    const missing = pick(random, Object.keys(message));
    return Object.fromEntries(Object.entries(message).filter(([name]) => name !== missing));
  },
  'wrong request': (random, target) =>
    ask(random, target, { kind: pick(random, NAMES), [pick(random, NAMES)]: pick(random, VALUES) }),
  'request with something else in it': (random, target) => {
    const request = pick(random, REQUESTS);
    return ask(random, target, { ...request, [pick(random, NAMES)]: pick(random, VALUES) });
  },
  'other prototypes': (random, target) =>
    `{"__proto__":{"type":"ask"},"constructor":{"prototype":{"isOwner":true}},"table":"${target.table}","id":"${idFor(random)}"}`,
  'deep nesting': (random, target) => {
    const depth = 1 + random(8000);
    const action = `${'{"a":['.repeat(depth)}${']}'.repeat(depth)}`.slice(0, 60_000);
    return `{"type":"ask","table":"${target.table}","id":"${idFor(random)}","request":{"kind":"act","number":0,"action":${action}}}`;
  },
  'any action': (random, target) => act(random, target, pick(random, VALUES)),
  'action of some kind': (random, target) =>
    act(random, target, {
      kind: pick(random, [...KINDS, ...NAMES]),
      [pick(random, FIELDS)]: pick(random, VALUES),
      [pick(random, FIELDS)]: pick(random, VALUES),
    }),
  'action of another person': (random, target) => act(random, target, target.action),
  'action for another seat': (random, target) =>
    act(random, target, { kind: pick(random, KINDS), seat: random(6) - 1, by: 'somebody else' }),
  'action out of order': (random, target) => {
    const isEarly = random(2) === 0;
    const number = isEarly ? target.number + 1 + random(1000) : random(target.number);
    return ask(random, target, { kind: 'act', number, action: target.action });
  },
  'at the wrong time': (random, target) => ask(random, target, pick(random, WRONG_NOW)),
  'seat of another person': (random, target) =>
    ask(random, target, { kind: 'take-over', seat: pick(random, [0, 1, 3, 4]) }),
  'proposal that is none': (random, target) =>
    ask(random, target, {
      kind: 'propose',
      proposal: { kind: pick(random, NAMES), version: pick(random, VALUES) },
    }),
  'unknown table': (random, target) => ({
    ...ask(random, target, pick(random, REQUESTS)),
    table: pick(random, NAMES),
  }),
  'table that is not watched': (random, target) => ({
    ...ask(random, target, pick(random, REQUESTS)),
    table: target.privateTable,
  }),
  'watching without invitation': (random, target) => ({
    type: 'watch',
    table: pick(random, [target.privateTable, ...NAMES]),
    since: random(100),
    invite: pick(random, [null, target.table, ...NAMES]),
  }),
};

/** One of everything in turn, with chance in all the rest. */
export function nuisance(index: number, random: Random, target: Target): Nuisance {
  if (index % 50 === 0) return replayed(random, target);
  if (index % 50 === 1) return binary(random);
  if (index % 50 === 2) return unwatched(random);
  const names = Object.keys(MAKERS);
  const name = names[index % names.length] as string;
  const made = MAKERS[name]?.(random, target);
  const data = typeof made === 'string' ? made : JSON.stringify(made);
  return { name, data, isAnswered: true, id: idIn(data), number: null };
}

function idIn(text: string): string | null {
  try {
    const id = (JSON.parse(text) as { id?: unknown } | null)?.id;
    return typeof id === 'string' && id.length <= 64 ? id : null;
  } catch {
    return null;
  }
}

function replayed(random: Random, target: Target): Nuisance {
  // What was said and noted, others may say and note as well: under the same name it is their own.
  const again = target.isOwn ? target.done : target.done.filter(({ request }) => request.kind === 'act');
  const { id, request, number } = pick(random, again);
  const data = JSON.stringify({ type: 'ask', table: target.table, id, request });
  return { name: 'replay', data, isAnswered: true, id, number: target.isOwn ? number : null };
}

function binary(random: Random): Nuisance {
  const data = Uint8Array.from({ length: random(300) }, () => random(256));
  return { name: 'binary', data, isAnswered: true, id: null, number: null };
}

function unwatched(random: Random): Nuisance {
  const table = pick(random, NAMES);
  const data = JSON.stringify({ type: 'unwatch', table });
  const isText = table.isWellFormed() && !table.includes('\0');
  return { name: 'unwatch', data, isAnswered: !isText, id: null, number: null };
}

/** Of the right form, and of no effect: there is no such table. */
function valid(random: Random, { table }: Target): Record<string, unknown> {
  const request = { kind: 'propose', proposal: { kind: 'undo', version: 1 } };
  return pick(random, [
    { type: 'watch', table: `${table}x`, since: 0, invite: 'x' },
    { type: 'ask', table: `${table}x`, id: idFor(random), request },
  ]);
}

function ask(random: Random, { table }: Target, request: object): Record<string, unknown> {
  return { type: 'ask', table, id: idFor(random), request };
}

/** What would be a legal move comes too late instead. */
function act(random: Random, target: Target, action: unknown): unknown {
  const isLegal = typeof action === 'object' && action !== null && target.isLegal(action);
  const number = isLegal ? target.number + 1 : target.number;
  return ask(random, target, { kind: 'act', number, action });
}

/** Not what people call theirs who wait for their answers. */
function idFor(random: Random): string {
  return `nuisance ${random(1_000_000_000)}`;
}

function pick<T>(random: Random, list: readonly T[]): T {
  return list[random(list.length)] as T;
}

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'toJSON',
  'length',
  '0',
  ' ',
  '../../etc/passwd',
  "'; DROP TABLE entries; --",
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  '💣💣💣',
  'ﷺ'.repeat(8),
];

const FIELDS = [
  'amount',
  'cards',
  'region',
  'seat',
  'kind',
  'accept',
  'in',
  'out',
  'keep',
  'policies',
  ...NAMES,
];

/** None of them is right anywhere: not even the texts, which name nothing. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  -1e9,
  2 ** 53,
  '',
  [],
  {},
  [[], [[]], {}],
  [null, 1, 'x'],
  'x'.repeat(3000),
  { length: 1e9 },
  { valueOf: 1, toString: 1, toJSON: 1 },
  JSON.parse('{"__proto__":{"seat":1},"seat":0}'),
  ...NAMES,
];

const NO_JSON = [
  '',
  ' ',
  '{',
  '[[[[[[',
  '[1,]',
  "{'type':'watch'}",
  'undefined',
  'NaN',
  '{"type":"watch"}{"type":"watch"}',
  '\ufeff{}',
  '<xml/>',
  'GET / HTTP/1.1',
  '\u0000\u0001\u0002',
  '"\ud800',
  '1e',
  '['.repeat(20_000),
  '{"a":'.repeat(10_000),
];

const REQUESTS: readonly object[] = [
  { kind: 'sit', seat: 0 },
  { kind: 'ready', isReady: true },
  { kind: 'start' },
  { kind: 'close' },
  { kind: 'undo', number: 0 },
  { kind: 'leave' },
  { kind: 'resign' },
  { kind: 'answer', proposal: 0, accepts: true },
  { kind: 'propose', proposal: { kind: 'abandon' } },
  { kind: 'say', room: 'players', text: 'x' },
  { kind: 'note', text: 'x' },
];

/** Of the right form, but not while a game is played by people who are there. */
const WRONG_NOW: readonly object[] = [
  { kind: 'sit', seat: 2 },
  { kind: 'stand-up' },
  { kind: 'send-away', seat: 0, isBlocked: true },
  { kind: 'seat-bot', seat: 2, bot: '1' },
  { kind: 'seat-bot', seat: 2, bot: '__proto__' },
  { kind: 'remove-bot', seat: 2 },
  { kind: 'choose-party', party: 'constructor' },
  { kind: 'ready', isReady: false },
  { kind: 'start' },
  { kind: 'close' },
  { kind: 'undo', number: 0 },
  { kind: 'undo', number: 1_000_000_000 },
  { kind: 'return' },
  { kind: 'answer', proposal: 1, accepts: true },
  { kind: 'say', room: 'players', text: ' \n\t' },
  { kind: 'propose', proposal: { kind: 'undo', version: 99_999 } },
  { kind: 'propose', proposal: { kind: 'stand-in', seat: 0 } },
  { kind: 'propose', proposal: { kind: 'stand-in', seat: 1 } },
  { kind: 'propose', proposal: { kind: 'stand-in', seat: 4 } },
];
