import { readFileSync, rmSync } from 'node:fs';
import { PARTIES } from '@macher/editions';
import {
  attentiveView,
  choices,
  eventsFor,
  type Game,
  KINDS,
  type Kind,
  randomOf,
  type Seat,
  type View,
  view,
} from '@macher/engine';
import { gameLine, type LineToProgram } from '@macher/lab';
import type { Request } from '@macher/protocol';
import { recordOf, sheetFor } from '@macher/table';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it } from 'vitest';
import { ArchiveHouse } from '../archive/house.ts';
import { dataFolder, EPOCHS } from '../archive/kept.ts';
import { anyAction, deal, playWithEvents, SOME_TABLES } from '../walk.ts';
import { decision, type TestClient, tableFor } from './client.ts';
import { openHouse, until } from './house.ts';
import { programOf } from './program.ts';

type Json = Readonly<Record<string, unknown>>;

const PUBLISHED = JSON.parse(readFileSync('docs/told.schema.json', 'utf8')) as Json;

/** As it is published, but without room for what it doesn't know. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const fields = Object.entries(schema).map(([name, value]) => [name, closed(value)]);
  const isOpen = 'type' in schema && schema.type === 'object' && !('additionalProperties' in schema);
  return { ...Object.fromEntries(fields), ...(isOpen ? { additionalProperties: false } : {}) };
}

const ajv = new Ajv2020({ strict: true });
ajv.addSchema(closed({ ...PUBLISHED, $id: 'told' }) as Json);
const validators = new Map<string, ValidateFunction>();

function validatorOf(name: string): ValidateFunction {
  const place = encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
  const validate = validators.get(name) ?? ajv.compile({ $ref: `told#/$defs/${place}` });
  validators.set(name, validate);
  return validate;
}

function expectTold(name: string, value: unknown): void {
  const validate = validatorOf(name);
  const data: unknown = JSON.parse(JSON.stringify(value));
  if (!validate(data)) expect([name, validate.errors, data]).toEqual([name, null, data]);
}

function seen({ rules: _rules, ...rest }: View): Omit<View, 'rules'> {
  return rest;
}

describe('docs/told.schema.json', () => {
  /** With it every kind of choice is asked in one of the games. */
  const SEED = '0';
  const asked = new Set<Kind>();

  it.each(SOME_TABLES)(
    '$ruleset with $players players: everything that seats, strangers and programs see of it',
    table => {
      const seats = Array.from({ length: table.players }, (_, seat) => seat);
      const viewers = [...seats, null];
      const game = deal(table, SEED);
      const random = randomOf(SEED);
      expectTold('Rules', game.rules);
      expectTold('a line to a program', gameLine(game.rules, PARTIES.slice(0, table.players), 1));
      while (game.result === null) {
        expectPosition(game, viewers);
        const action = anyAction(game, random);
        expectTold('an action', action);
        const events = playWithEvents(game, action);
        for (const event of viewers.flatMap(viewer => eventsFor(events, viewer)))
          expectTold('GameEvent', event);
      }
      expectPosition(game, viewers);
    },
  );

  function expectPosition(game: Game, viewers: readonly (Seat | null)[]): void {
    for (const viewer of viewers) expectTold('SeenView', seen(view(game, viewer)));
    for (const choice of choices(game)) {
      asked.add(choice.kind);
      const counted = seen(attentiveView(game, choice.seat));
      expectTold('a line to a program', {
        type: 'decide',
        id: 1,
        view: counted,
        choice,
      } satisfies LineToProgram);
    }
  }

  it('was asked for every kind of choice in these games', () => {
    expect([...asked].sort()).toEqual([...KINDS].sort());
  });

  it.each(EPOCHS)('tables of epoch %s: what everyone at them and strangers are told', async epoch => {
    const folder = dataFolder(epoch);
    const house = new ArchiveHouse(folder);
    for (const id of await house.store.tableIds()) {
      const host = await house.host(id);
      const people = host.table.places.flatMap(({ person }) => (person === null ? [] : person.id));
      for (const person of [...people, null]) {
        expectTold('Sheet', sheetFor(host.table, { person }));
        for (const news of host.newsSince({ person }, 0)) expectTold('News', news);
      }
      if (host.table.stage === 'over') expectTold('GET /api/tables/:id/record', recordOf(host.table));
    }
    await house.close();
    rmSync(folder, { recursive: true });
  });

  it('does not take what is wrong', () => {
    for (const wrong of [{ type: 'pong', more: 1 }, { type: 'bell' }, { type: 'reply', id: 'a', ok: true }])
      expect(validatorOf('a message over the socket')(wrong)).toBe(false);
  });
});

describe('what comes over the line', () => {
  const houses: { close(): Promise<void> }[] = [];
  afterAll(() => Promise.all(houses.map(house => house.close())));

  /** Beside deciding. */
  const DOINGS: readonly Request[] = [
    { kind: 'say', room: 'players', text: 'hello' },
    { kind: 'note', text: 'mine' },
    { kind: 'phrase', phrase: 'well-played' },
    { kind: 'propose', proposal: { kind: 'pause', isPaused: true } },
    { kind: 'propose', proposal: { kind: 'hints', isAllowed: true } },
    { kind: 'leave' },
    { kind: 'return' },
    { kind: 'undo', number: 1 },
    { kind: 'start' },
  ];

  it('to a player, a program and a stranger is as it is published, by socket and by HTTP', async () => {
    const house = await openHouse({ limits: { passwordsAtOnce: 100 } });
    houses.push(house);
    const anna = await house.guest('Anna');
    await anna.call('POST', '/api/me/password', { password: 'correct horse', old: null });
    const program = await programOf(house, anna, 'first.py');
    const wanted = { ...tableFor('2006-5', ['me', 'open', '0']), admitsPrograms: true };
    const id = String((await anna.call('POST', '/api/tables', wanted)).body['id']);
    const stranger = house.stranger();
    for (const client of [anna, stranger]) {
      await client.connect();
      client.send({ type: 'watch', table: id, since: 0, invite: null });
      client.send({ type: 'watch', table: 'nowhere', since: 0, invite: null });
      client.send({ type: 'ping' });
    }
    await program.sit(id, null, 1);
    await until(() => anna.sheets.has(id), 'the table');
    await anna.ask(id, { kind: 'start' });
    for (const request of DOINGS) await anna.ask(id, request);
    const changes = house.stranger();
    await changes.connect();
    changes.send({ type: 'watch', table: id, since: 0, invite: null, wantsChanges: true });
    const playing = program.playOut(id, randomOf('told'));
    const random = randomOf('anna');
    await until(async () => {
      const request = decision(anna, id, '0', random);
      if (request !== null) await anna.ask(id, request);
      return anna.sheets.get(id)?.stage === 'over';
    }, 'the end');
    await playing;
    await until(() => changes.received.length > 20, 'changes');
    for (const client of [anna, stranger, changes]) expectMessages(client);
    const path = `/api/tables/${id}`;
    for (const [door, query] of [
      ['sheet', '?counted=1'],
      ['rules', ''],
      ['moments', ''],
      ['record', ''],
    ] as const)
      expectTold(`GET /api/tables/:id/${door}`, (await program.call('GET', `${path}/${door}${query}`)).body);
    const said = await program.call('POST', `${path}/ask`, { id: 'x', request: { kind: 'resign' } });
    expectTold('POST /api/tables/:id/ask', said.body);
    expect((await program.call('GET', '/api/schemas/told')).body).toEqual(PUBLISHED);
    expect((await stranger.call('GET', '/api/schemas/record')).status).toBe(200);
    expect((await stranger.call('GET', '/api/schemas/..%2Fpackage')).status).toBe(400);
    expectTold('an error over HTTP', (await program.call('GET', '/api/tables/nowhere/rules')).body);
  });

  function expectMessages({ received }: TestClient): void {
    expect(received.length).toBeGreaterThan(10);
    for (const text of received) expectTold('a message over the socket', JSON.parse(text));
  }
});
