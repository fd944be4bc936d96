import { botOf } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { type Action, EPOCH, type GameRecord, makeRecord, newGame, randomOf } from '@macher/engine';
import { Match } from '@macher/lab';
import type { Question } from '@macher/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse } from './house.ts';

let house: House;
let anna: TestClient;
let table: string;
let record: GameRecord;

beforeAll(async () => {
  house = await openHouse();
  anna = await house.guest('Anna');
  const played = almostOver();
  const { status, body } = await anna.call('POST', '/api/tables/from-record', {
    record: played,
    version: played.actions.length,
    pace: { kind: 'none' },
    isPrivate: true,
    seats: ['0', '0', '0'],
  });
  expect(status).toBe(201);
  table = String(body['id']);
  for (;;) {
    record = (await anna.call('GET', `/api/tables/${table}/record`)).body as unknown as GameRecord;
    if (record.format === 'macher-record') return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
});

afterAll(() => house.close());

/** A game of bots without its last decision. */
function almostOver(): GameRecord {
  const rules = rulesOf('2019-4');
  const parties = PARTIES.slice(0, 3);
  const match = new Match(rules, parties, 'questions');
  const random = randomOf('questions');
  const actions: Action[] = [];
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const { action } = botOf('1').decide(turn.view, turn.choice, random);
    actions.push(action);
    match.play(action);
  }
  const seats = parties.map(party => ({ party, name: party }));
  const provenance = { epoch: EPOCH, seats, seed: 'questions', actions: actions.slice(0, -1) };
  return { ...makeRecord(newGame(rules, { parties, seed: 'questions' }), provenance), check: null };
}

function ask(client: TestClient, path: string, invite = '') {
  return client.call('GET', `/api/tables/${table}/questions/${path}${invite}`);
}

describe('GET /api/tables/:id/questions/:version/:seat', () => {
  it('shows the eyes of one seat, and answers those who have decided', async () => {
    const version = record.actions.findIndex(({ kind }) => kind === 'buy-media');
    const played = record.actions[version] as Action;
    const { status, body } = await ask(anna, `${version}/${played.seat}`);
    const { view, choice, seat } = body as unknown as Question;
    expect([status, seat, choice.kind, view.viewer]).toEqual([200, played.seat, 'buy-media', played.seat]);
    expect(view.players.filter(({ money }) => money !== null)).toHaveLength(1);
    expect(view.players.filter(({ hand }) => !('hidden' in hand))).toHaveLength(1);
    const said = JSON.stringify(body);
    for (const secret of ['questions', '"seed"', '"actions"', '"played"', '"chance"'])
      expect(said).not.toContain(secret);

    const path = `/api/tables/${table}/questions/${version}/${played.seat}`;
    const refused = await anna.call('POST', path, { action: { kind: 'buy-media', region: 'XX' } });
    expect([refused.status, Object.keys(refused.body)]).toEqual([200, ['refusal']]);
    const answered = await anna.call('POST', path, { action: { kind: 'buy-media', region: null } });
    expect(answered).toEqual({ status: 200, body: { played } });
  });

  it('is closed to those who are not invited, and there is no other question', async () => {
    const dora = await house.guest('Dora');
    expect(await ask(dora, '0/0')).toMatchObject({ status: 403, body: { code: 'not-invited' } });
    const last = record.actions.length;
    for (const path of [`${last}/0`, '99999/0', '0/4'])
      expect(await ask(anna, path)).toMatchObject({ status: 404, body: { code: 'no-such-question' } });
    for (const path of ['-1/0', '0/5', '1e3/0', 'x/0'])
      expect(await ask(anna, path)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    const body = { action: null, more: 1 };
    expect(await anna.call('POST', `/api/tables/${table}/questions/0/0`, body)).toMatchObject({
      status: 400,
    });
  });

  it('has nothing of a game that goes on', async () => {
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '0', '0'], true));
    for (const seat of [0, 1]) {
      const path = `/api/tables/${String(body['id'])}/questions/0/${seat}`;
      expect(await anna.call('GET', path)).toMatchObject({ status: 409, body: { code: 'not-over' } });
      const answer = await anna.call('POST', path, { action: {} });
      expect(answer).toMatchObject({ status: 409, body: { code: 'not-over' } });
    }
  });
});
