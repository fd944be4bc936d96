import { RULESETS } from '@macher/editions';
import { randomOf } from '@macher/engine';
import { PostgresStore } from '@macher/server';
import { describe, expect, it } from 'vitest';
import { checkStore } from '../../packages/server/src/doctor.ts';
import { IS_LONG } from '../long.ts';
import { newDatabase } from '../postgres/shared.ts';
import { decision, type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';

/** Every ruleset on two and on three servers; in the short run on one of these numbers. */
const CASES = RULESETS.flatMap((ruleset, index) =>
  [2, 3].filter(servers => IS_LONG || servers === 2 + (index % 2)).map(servers => ({ ruleset, servers })),
);

const database = await newDatabase('together');

function open(): Promise<House> {
  return PostgresStore.open(database).then(store => openHouse({}, undefined, store));
}

/** Everybody at a server of their own, as far as there are servers. */
async function sitDown(houses: readonly House[], ruleset: string): Promise<[string, TestClient[]]> {
  const players = await Promise.all(
    ['Anna', 'Bernd', 'Carla'].map((name, seat) => (houses[seat % houses.length] as House).guest(name)),
  );
  const [owner] = players as [TestClient];
  const { body } = await owner.call('POST', '/api/tables', tableFor(ruleset, ['me', 'open', 'open', '0']));
  const table = String(body['id']);
  for (const [seat, player] of players.entries()) {
    await player.connect();
    player.watch(table);
    if (seat > 0) await player.ask(table, { kind: 'sit', seat });
    await player.ask(table, { kind: 'ready', isReady: true });
  }
  expect(await owner.ask(table, { kind: 'start' })).toMatchObject({ ok: true });
  return [table, players];
}

describe.each(CASES)('$ruleset on $servers servers with one PostgreSQL', ({ ruleset, servers }) => {
  it('the players of one table, each at another server, finish their game', async () => {
    const houses = await Promise.all(Array.from({ length: servers }, open));
    const [table, players] = await sitDown(houses, ruleset);
    const random = randomOf(`together ${ruleset}`);
    const answers = new Set<string>();
    await until(async () => {
      const asked = players.map(async player => {
        const request = decision(player, table, '0', random);
        if (request !== null) answers.add(JSON.stringify(await player.ask(table, request)).slice(0, 200));
      });
      await Promise.all(asked);
      return players.every(({ sheets }) => sheets.get(table)?.stage === 'over');
    }, 'the end of the game for everybody');
    const results = players.map(({ sheets }) => JSON.stringify(sheets.get(table)?.view?.result));
    expect(new Set(results).size).toBe(1);
    const refused = [...answers].filter(text => !text.includes('"ok":true') && !text.includes('"stale"'));
    expect(refused).toEqual([]);
    const [{ store }] = houses as [House];
    expect((await checkStore(store, () => {})).wrong).toEqual([]);
    for (const player of players) player.close();
    for (const house of houses) await house.close();
  });
});
