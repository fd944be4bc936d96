import { isDeepStrictEqual } from 'node:util';
import { PARTIES, rulesOf } from '@macher/editions';
import {
  clone,
  type GameEvent,
  type Moment,
  momentsOf,
  momentsOfPlay,
  RefusedError,
  randomOf,
  view,
  viewOfMoment,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { anyAction, playWithEvents, TABLES, type Visit, walk } from '../walk.ts';

/** Vitest's own comparison explains well but is slow: it is asked only when something differs. */
function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other);
}

/** Played once as always, and once moment by moment. */
function compare({ game, action }: Visit): Moment[] {
  const played = clone(game);
  const events = playWithEvents(played, action);
  const after = clone(game);
  const moments = momentsOfPlay(after, action, game.version);
  expectSame(after, played);
  expectSame(moments.at(-1)?.game, played);
  expectSame(
    moments.flatMap(moment => moment.events),
    events,
  );
  return moments;
}

/** Those on the way are seen by one viewer after the other, as plain data. */
function look(moment: Moment, viewers: number): void {
  const viewer = (moment.version + moment.part) % (viewers + 1);
  const seen = viewOfMoment(moment, viewer < viewers ? viewer : null);
  expectSame(JSON.parse(JSON.stringify(seen)), seen);
}

/** An election is seen as it was counted, before anything is cleared. */
function electionsIn({ events, game }: Moment): number {
  const held = events.flatMap(event => (event.event === 'election-held' ? [event.election] : []));
  expect(held.length).toBeLessThan(2);
  for (const { region, votes } of held)
    expect(game.regions.find(({ id }) => id === region)?.votes).toEqual(votes);
  return held.length;
}

/** Whoever keeps the rows by what they hear keeps them right. */
function expectLeft({ game, action }: Visit, moments: readonly Moment[]): void {
  const after = moments.at(-1)?.game;
  const heard = moments.flatMap(({ events }) => events.flatMap(namedIn));
  for (const { id, row } of game.regions) {
    const left = after?.regions.find(region => region.id === id)?.row ?? [];
    for (const { seat, politician } of row)
      if (left.every(card => card.seat !== seat))
        expect([action, heard]).toContainEqual(expect.arrayContaining([`${id} ${politician}`]));
  }
}

function namedIn(event: GameEvent): string[] {
  if (event.event === 'politicians-left')
    return event.row.map(({ politician }) => `${event.region} ${politician}`);
  return 'politician' in event ? [`${event.region} ${event.politician}`] : [];
}

/** What follows from a block or a donation is seen with it, not with the next one's. */
function expectWithCause({ events }: Moment): void {
  for (const event of events) {
    const [by, seat] = 'cause' in event && 'seat' in event ? [event.cause.by, event.seat] : [null, null];
    const began = by === 'block' ? 'block-revealed' : by === 'donation' ? 'donation-taken' : null;
    if (began !== null) expect(events).toContainEqual(expect.objectContaining({ event: began, seat }));
  }
}

describe.each(TABLES)('moments: $ruleset, $players players', table => {
  it('are what happened, in order, lead to the next decision, show each election by itself, and tell which politicians leave', () => {
    let elections = 0;
    const { game } = walk(table, 'moments', visit => {
      const moments = compare(visit);
      expectLeft(visit, moments);
      for (const [part, moment] of moments.entries()) {
        expectSame([moment.version, moment.part], [visit.game.version + 1, part]);
        expect(moment.isAmid).toBe(part < moments.length - 1);
        look(moment, table.players);
        expectWithCause(moment);
        elections += electionsIn(moment);
      }
    });
    expect(elections).toBe(game.elections.length);
  });
});

it('the deal is one moment, and a list of actions is a line of them', () => {
  const rules = rulesOf('2019-4');
  const setup = { parties: PARTIES.slice(0, 4), seed: 'deal' };
  const { game, moments } = momentsOf(rules, setup, []);
  expect(moments).toHaveLength(1);
  expect(moments[0]?.events.some(({ event }) => event === 'region-laid')).toBe(true);
  expect(viewOfMoment(moments[0] as Moment, 2)).toEqual(view(game, 2));
  const action = anyAction(game, randomOf('any'));
  const line = momentsOf(rules, setup, [action]);
  expect(line.moments.map(({ version }) => version)).toEqual([0, 1]);
  expect(() => momentsOf(rules, setup, [action, action])).toThrow(RefusedError);
});
