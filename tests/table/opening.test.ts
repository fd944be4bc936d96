import { ROSTER } from '@macher/bots';
import { PARTIES } from '@macher/editions';
import { deciders } from '@macher/engine';
import type { Entry, Request } from '@macher/protocol';
import { Host, openWith, tableOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ANNA, gameOf, Memory, NOON, openingOf, rest } from './world.ts';

/** Anna against two bots, begun at once. */
const AGAINST_BOTS: readonly Request[] = [
  { kind: 'sit', seat: 0 },
  { kind: 'seat-bot', seat: 1, bot: '1' },
  { kind: 'seat-bot', seat: 2, bot: '0' },
  { kind: 'ready', isReady: true },
  { kind: 'start' },
];

function opened(requests: readonly Request[]): ReturnType<typeof openWith> {
  return openWith(ANNA, openingOf(), { requests, kept: [] }, NOON, ROSTER);
}

describe('a table that is opened with everything its owner asks for', () => {
  it('is as if they had asked one after the other, and comes of its entries alone', () => {
    const { table, entries } = opened(AGAINST_BOTS);
    expect(table.stage).toBe('playing');
    expect(table.places).toMatchObject([{ person: ANNA }, { bot: '1' }, { bot: '0' }]);
    expect(entries.map(({ number, at, what }) => [number, at, what.kind])).toEqual([
      [1, NOON, 'opened'],
      [2, NOON, 'sat'],
      [3, NOON, 'bot-seated'],
      [4, NOON, 'bot-seated'],
      [5, NOON, 'readied'],
      [6, NOON, 'started'],
    ]);
    expect(tableOf(JSON.parse(JSON.stringify(entries)) as Entry[])).toEqual(table);
  });

  it('waits for others if that is all', () => {
    const { table, entries } = opened([]);
    expect([table.stage, table.number, entries.length]).toEqual(['gathering', 1, 1]);
  });

  it('has everything in its log that comes of one request', () => {
    const { table, entries } = opened([
      { kind: 'sit', seat: 0 },
      { kind: 'choose-party', party: PARTIES[1] as string },
    ]);
    expect(entries.map(({ what }) => what.kind)).toEqual(['opened', 'sat', 'party-chosen', 'party-chosen']);
    expect(table.places.map(({ party }) => party)).toEqual([PARTIES[1], PARTIES[0], PARTIES[2]]);
  });

  it('does the same thing as often as it is asked for', () => {
    const isReady = (yes: boolean): Request => ({ kind: 'ready', isReady: yes });
    const { table } = opened([{ kind: 'sit', seat: 0 }, isReady(true), isReady(false), isReady(true)]);
    expect(table.places[0]?.isReady).toBe(true);
  });

  it.each<[string, readonly Request[]]>([
    ['a seat that is not there', [{ kind: 'sit', seat: 3 }]],
    ['a bot that is not there', [...AGAINST_BOTS.slice(0, 2), { kind: 'seat-bot', seat: 2, bot: '9' }]],
    ['to begin while a seat is open', [{ kind: 'sit', seat: 0 }, { kind: 'start' }]],
    ['something after the beginning that is for before', [...AGAINST_BOTS, { kind: 'sit', seat: 0 }]],
  ])('is not opened at all if they ask for %s', (_what, requests) => {
    expect(() => opened(requests)).toThrow('a new table refuses');
  });

  it('is played on by a host: bots are asked at once, and any name of a request is new', async () => {
    const world = new Memory();
    const { entries } = opened(AGAINST_BOTS);
    const host = new Host(entries, world);
    await rest();
    expect(deciders(gameOf(host.table))).toEqual([0]);
    const { number } = host.table;
    for (const [index, id] of ['-', 'one'].entries())
      expect(await host.request(ANNA, id, { kind: 'say', room: 'players', text: 'hello' })).toEqual({
        ok: true,
        number: number + 1 + index,
      });
    await host.close();
  });
});
