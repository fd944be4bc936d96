import { mismatch, type Schema } from '@macher/engine';
import { CLIENT_MESSAGE_SCHEMA, REQUEST_SCHEMA } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { openHouse } from '../server/house.ts';
import { routesOf } from '../server/routes.ts';
import { EVENINGS, keptEvening } from './wire/evening.ts';
import { doorOf, replayed, requestsIn } from './wire/replay.ts';

/** In the short run: every door, and one game of people. */
const SHORT = ['2/alone', '2/doors', '2/2019-4'];

describe.each(IS_LONG ? EVENINGS : SHORT)('the evening %s', name => {
  it('is answered and heard today as it was, message by message', { timeout: 300_000 }, async () => {
    expect(await replayed(keptEvening(name))).toEqual([]);
  });
});

/** Doors that are younger than the evenings: each with the evening that should go through it. */
const YOUNGER: Readonly<Record<string, string>> = {
  'GET /api/host/session': 'doors',
};

describe('the evenings that are kept', () => {
  const deeds = SHORT.flatMap(name => keptEvening(name).steps.map(({ deed }) => deed));

  it('go through every door of the server; what else it answers with are files and pages of the client', async () => {
    const house = await openHouse();
    const doors = routesOf(house).filter(route => route.includes(' /api/') || !route.startsWith('GET '));
    await house.close();
    const called = new Set(deeds.flatMap(deed => ('call' in deed ? doorOf(deed) : [])));
    const isOpen = (route: string): boolean => [...called].some(call => patternOf(route).test(call));
    expect(doors.filter(route => !isOpen(route) && !Object.hasOwn(YOUNGER, route))).toEqual([]);
    expect(doors.length).toBeGreaterThan(90);
  });

  it('ask a table everything that can be asked, and say everything that can be said', () => {
    const asked = deeds.flatMap(requestsIn);
    const said = deeds.flatMap(deed => ('say' in deed ? [deed.say] : []));
    expect(kindsIn(REQUEST_SCHEMA).filter(each => !isAmong(each, asked))).toEqual([]);
    expect(kindsIn(CLIENT_MESSAGE_SCHEMA).filter(each => !isAmong(each, said))).toEqual([]);
  });
});

function kindsIn(schema: Schema): readonly Schema[] {
  if (!('anyOf' in schema)) throw new Error('there are no kinds of it');
  return schema.anyOf;
}

function isAmong(kind: Schema, texts: readonly unknown[]): boolean {
  return texts.some(each => mismatch(kind, each) === null);
}

function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
}
