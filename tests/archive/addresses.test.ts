import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rulesOfRecord } from '@macher/editions';
import { type EventName, type Moment, momentsOf, parseRecord } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { EPOCHS, keptRecords } from './kept.ts';

/** How many moments each kept record has, and a digest of what happens at which address: links lead there for good. */
const ADDRESSES = JSON.parse(readFileSync(new URL('addresses.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;

/** Told since these digests were made, in moments that there were. */
const SINCE: readonly EventName[] = ['politicians-left'];

function addressesIn(moments: readonly Moment[]): string {
  const told = moments.map(({ version, part, events }) => {
    const names = events.map(({ event }) => event).filter(name => !SINCE.includes(name));
    return `${version}.${part} ${names.join(' ')}`;
  });
  const digest = createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 16);
  return `${moments.length} moments ${digest}`;
}

describe.each(EPOCHS)('links to moments of games of epoch %s', epoch => {
  it.each(keptRecords(epoch))('%s: lead to what they led to', (name, data) => {
    const known = ADDRESSES[`${epoch}/${name}`];
    if (known === undefined) return;
    const record = parseRecord(data);
    const { seed, options, actions } = record;
    const parties = record.seats.map(({ party }) => party);
    const { moments } = momentsOf(rulesOfRecord(record), { parties, seed, options }, actions);
    expect(addressesIn(moments)).toBe(known);
  });
});

it('the kept addresses are of kept records', () => {
  const kept = EPOCHS.flatMap(epoch => keptRecords(epoch).map(([name]) => `${epoch}/${name}`));
  expect(kept).toEqual(expect.arrayContaining(Object.keys(ADDRESSES)));
  expect(Object.keys(ADDRESSES).length).toBeGreaterThan(90);
});
