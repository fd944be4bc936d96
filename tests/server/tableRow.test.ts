import { ROSTER } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { EPOCH } from '@macher/engine';
import type { Opening, Pace, Person, Request } from '@macher/protocol';
import { apply, ask, deadline, openWith, type Table } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { rowOf } from '../../packages/server/src/tableRow.ts';

const ANNA: Person = { id: 'anna', name: 'Anna' };
const BERND: Person = { id: 'bernd', name: 'Bernd' };
const CARLA: Person = { id: 'carla', name: 'Carla' };
const BASE = {
  id: 'table',
  createdAt: 5,
  isPrivate: true,
  admitsPrograms: false,
  isForFriends: false,
  limits: null,
  invite: 'hashed',
  plannedAt: null,
};
const NONE: Pace = { kind: 'none' };
const SLOW: Pace = { kind: 'slow', perDecision: 60_000 };
const OPENED = 1000;
const NOW = 2000;

function opened(pace: Pace, requests: readonly Request[]): Table {
  const opening: Opening = {
    epoch: EPOCH,
    takeOver: 'consent',
    daysOff: 0,
    isRated: false,
    contest: null,
    origin: 'fresh',
    dealing: null,
    rules: rulesOf('2019-4'),
    options: { openMoney: false },
    seed: 'seed',
    parties: PARTIES.slice(0, 3),
    pace,
    played: [],
  };
  return openWith(ANNA, opening, { requests, kept: [] }, OPENED, ROSTER).table;
}

function requested(table: Table, person: Person, request: Request): void {
  const answer = ask(table, { person, id: `${request.kind} of ${person.id}`, at: OPENED, request }, ROSTER);
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  for (const what of answer.happenings)
    apply(table, { number: table.number + 1, at: OPENED, by: null, what });
}

const bot = (seat: number): Request => ({ kind: 'seat-bot', seat, bot: '0' });
const SIT: readonly Request[] = [
  { kind: 'sit', seat: 1 },
  { kind: 'ready', isReady: true },
];

/** Anna at seat 1, Bernd at seat 2, and at seat 0 a bot or Carla. */
function playing(pace: Pace, first: Person | 'bot'): Table {
  const table = opened(pace, first === 'bot' ? [...SIT, bot(0)] : SIT);
  if (first !== 'bot') sitDown(table, first, 0);
  sitDown(table, BERND, 2);
  requested(table, ANNA, { kind: 'start' });
  return table;
}

function sitDown(table: Table, person: Person, seat: number): void {
  requested(table, person, { kind: 'sit', seat });
  requested(table, person, { kind: 'ready', isReady: true });
}

describe('the row of a table', () => {
  it('has what was there from the beginning, and the table as it is', () => {
    const table = opened(SLOW, [...SIT, bot(0)]);
    expect(rowOf(BASE, table, NOW)).toMatchObject({
      ...BASE,
      owner: 'anna',
      stage: 'gathering',
      ruleset: '2019-4',
      players: 3,
      speed: 'slow',
      openSeats: 1,
      names: ['Anna'],
      people: ['anna'],
      number: table.number,
      updatedAt: NOW,
    });
  });

  it('has the owner even if they do not sit there, and counts all open seats', () => {
    const row = rowOf(BASE, opened(NONE, []), NOW);
    expect(row).toMatchObject({ owner: 'anna', openSeats: 3, names: [], people: [] });
  });

  it('waits before the game begins for whom a seat is kept, until they sit there', () => {
    expect(rowOf(BASE, opened(SLOW, SIT), NOW)).toMatchObject({ awaited: [], dueAt: null });
    const table = opened(SLOW, SIT);
    apply(table, {
      number: table.number + 1,
      at: OPENED,
      by: null,
      what: { kind: 'seat-kept', seat: 2, person: BERND },
    });
    expect(rowOf(BASE, table, NOW)).toMatchObject({ awaited: ['bernd'], dueAt: null });
    requested(table, BERND, { kind: 'sit', seat: 2 });
    expect(rowOf(BASE, table, NOW)).toMatchObject({ awaited: [] });
  });

  it('says when the game begins by itself, until it has', () => {
    const table = playing(SLOW, CARLA);
    expect(rowOf(BASE, table, NOW).startsAt).toBeNull();
    const waiting = opened(SLOW, SIT);
    const at = OPENED + 3_600_000;
    requested(waiting, ANNA, { kind: 'schedule', at, bot: null });
    expect(rowOf(BASE, waiting, NOW)).toMatchObject({ startsAt: at, dueAt: at });
    waiting.stage = 'playing';
    expect(rowOf(BASE, waiting, NOW).startsAt).toBeNull();
  });

  it('is due now if a bot has to decide, and says which people have to', () => {
    const row = rowOf(BASE, playing(SLOW, 'bot'), NOW);
    expect(row).toMatchObject({ stage: 'playing', openSeats: 0, awaited: ['anna', 'bernd'], dueAt: NOW });
  });

  it('is due when the first clock runs out if only people have to decide', () => {
    const table = playing(SLOW, CARLA);
    const row = rowOf(BASE, table, NOW);
    expect(row.dueAt).toBe(deadline(table.clock));
    expect(row.dueAt).toBe(OPENED + 60_000);
  });

  it('can wait for its people where no clocks run', () => {
    const table = playing(NONE, CARLA);
    expect(rowOf(BASE, table, NOW)).toMatchObject({ dueAt: null, awaited: ['carla', 'anna', 'bernd'] });
  });

  it('does not wait for a person while a bot plays for them', () => {
    const table = playing(NONE, 'bot');
    requested(table, BERND, { kind: 'leave' });
    expect(rowOf(BASE, table, NOW)).toMatchObject({
      awaited: ['anna'],
      people: ['anna', 'bernd'],
      dueAt: NOW,
    });
  });

  it('is not due while all its people are away, and waits for those who are asked', () => {
    const table = playing(SLOW, CARLA);
    for (const person of [ANNA, BERND, CARLA]) requested(table, person, { kind: 'leave' });
    expect(rowOf(BASE, table, NOW)).toMatchObject({ dueAt: null, awaited: ['carla', 'anna', 'bernd'] });
    requested(table, BERND, { kind: 'return' });
    expect(rowOf(BASE, table, NOW)).toMatchObject({ dueAt: NOW, awaited: ['bernd'] });
  });

  it('waits for nobody when the game is over', () => {
    const table = playing(SLOW, 'bot');
    table.stage = 'abandoned';
    expect(rowOf(BASE, table, NOW)).toMatchObject({ stage: 'abandoned', awaited: [] });
  });
});
