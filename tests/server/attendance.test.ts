import type { Pace, Person, Place, Presence } from '@macher/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { Attendance } from '../../packages/server/src/attendance.ts';
import { Alarms } from './alarms.ts';
import { TestClient, tableFor } from './client.ts';
import { openHouse, until } from './house.ts';

const ANNA: Person = { id: 'anna', name: 'Anna' };
const BERND: Person = { id: 'bernd', name: 'Bernd' };

/** Longer than a table waits before it tells of those who came and went. */
const MOMENT = 3000;

/** A table with Anna and Bernd, where people come and go. */
class Room {
  readonly time = new Alarms();
  readonly #attendance = new Attendance(this.time);
  places: readonly Place[] = [ANNA, BERND].map(sitting);
  pace: Pace = { kind: 'none' };

  /** What one who comes is told from now on, and how they leave. */
  enter(person: Person | null, table = 't'): { readonly told: Presence[]; leave(): void } {
    const told: Presence[] = [];
    const tell = (presence: Presence): void => void told.push(presence);
    const seats = () => ({ places: this.places, clock: { pace: this.pace } });
    const leave = this.#attendance.arrive(table, seats, { person: person?.id ?? null, tell });
    return { told, leave };
  }

  stir(): void {
    this.#attendance.stir('t');
  }

  pass(): void {
    this.time.pass(MOMENT);
  }
}

function sitting(person: Person): Place {
  return { party: 'spd', person, bot: null, standIn: null, isReady: true, keptFor: null };
}

function hereIn({ people, spectators }: Presence): unknown[] {
  return [...people.map(({ isHere }) => isHere), spectators];
}

describe('those who look at a table', () => {
  it('are not told who is there in a game over days: what decides for those who are away must not be seen', () => {
    const room = new Room();
    room.pace = { kind: 'slow', perDecision: 86_400_000 };
    const anna = room.enter(ANNA);
    const bernd = room.enter(BERND);
    room.enter(null);
    room.pass();
    bernd.leave();
    room.pass();
    expect(anna.told).toEqual([
      { people: [], spectators: 0 },
      { people: [], spectators: 1 },
    ]);
  });

  it('are told at once who is there, and soon who comes and leaves, and since when', () => {
    const room = new Room();
    const anna = room.enter(ANNA);
    expect(anna.told.map(hereIn)).toEqual([[true, false, 0]]);
    const bernd = room.enter(BERND);
    room.pass();
    expect(anna.told.map(hereIn).at(-1)).toEqual([true, true, 0]);
    const left = room.time.now();
    bernd.leave();
    const gone = room.time.now();
    room.pass();
    const { isHere, since } = anna.told.at(-1)?.people[1] ?? { isHere: true, since: null };
    expect(isHere).toBe(false);
    expect(since).toBeGreaterThanOrEqual(left);
    expect(since).toBeLessThanOrEqual(gone);
  });

  it('hear nothing of a page that is loaded again, however often', () => {
    const room = new Room();
    const anna = room.enter(ANNA);
    let bernd = room.enter(BERND);
    room.pass();
    const before = anna.told.length;
    for (let times = 0; times < 50; times += 1) {
      bernd.leave();
      bernd = room.enter(BERND);
    }
    room.pass();
    expect(anna.told.length).toBe(before);
  });

  it('get one message for all that happens in a moment', () => {
    const room = new Room();
    const anna = room.enter(ANNA);
    room.pass();
    const before = anna.told.length;
    for (let times = 0; times < 50; times += 1) room.enter(null);
    room.pass();
    expect(anna.told.length).toBe(before + 1);
    expect(anna.told.at(-1)?.spectators).toBe(50);
  });

  it('a person with two pages is there until both are closed, and counts once', () => {
    const room = new Room();
    const anna = room.enter(ANNA);
    const [one, two] = [room.enter(BERND), room.enter(BERND)];
    const zoe = { id: 'zoe', name: 'Zoe' };
    room.enter(zoe);
    room.enter(zoe);
    one.leave();
    room.pass();
    expect(anna.told.map(hereIn).at(-1)).toEqual([true, true, 1]);
    two.leave();
    room.pass();
    expect(anna.told.map(hereIn).at(-1)).toEqual([true, false, 1]);
  });

  it('are still told since when others are away after the only one who looked has loaded the page again', () => {
    const room = new Room();
    const [anna, bernd] = [room.enter(ANNA), room.enter(BERND)];
    bernd.leave();
    anna.leave();
    room.pass();
    expect(room.enter(ANNA).told[0]?.people[1]?.since).not.toBeNull();
  });

  it('are told however many tables others have left', () => {
    const room = new Room();
    const anna = room.enter(ANNA);
    for (let table = 0; table < 10_001; table += 1) room.enter(null, `left ${table}`).leave();
    room.enter(BERND);
    room.pass();
    expect(anna.told.map(hereIn).at(-1)).toEqual([true, true, 0]);
  });

  it('are told when someone who was there sits down', () => {
    const room = new Room();
    room.places = [sitting(ANNA)];
    const anna = room.enter(ANNA);
    room.enter(BERND);
    room.pass();
    expect(anna.told.map(hereIn).at(-1)).toEqual([true, 1]);
    room.places = [ANNA, BERND].map(sitting);
    room.stir();
    room.pass();
    expect(anna.told.map(hereIn).at(-1)).toEqual([true, true, 0]);
  });
});

const time = new Alarms();
const house = await openHouse({ time });

afterAll(() => house.close());

/** What a client was told of who is there. */
function toldTo(client: TestClient): Presence[] {
  const messages = client.received.map(text => JSON.parse(text) as { type: string; presence: Presence });
  return messages.flatMap(({ type, presence }) => (type === 'presence' ? [presence] : []));
}

describe('on the wire', () => {
  it('presence says who of the seated is there and how many others look, and nothing else', async () => {
    const [anna, bernd, zoe] = await Promise.all(['Anna', 'Bernd', 'Zoe'].map(name => house.guest(name)));
    if (anna === undefined || bernd === undefined || zoe === undefined) throw new Error('nobody came');
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', '1'], true));
    const { id, invite } = body as { id: string; invite: string };
    for (const client of [anna, bernd, zoe, new TestClient(house.url)]) {
      await client.connect();
      client.watch(id, invite);
    }
    await bernd.ask(id, { kind: 'sit', seat: 1 });
    time.pass(MOMENT);
    await until(() => toldTo(anna).at(-1)?.people.length === 2, 'both');
    const presence = toldTo(anna).at(-1);
    expect(Object.keys(presence ?? {}).sort()).toEqual(['people', 'spectators']);
    expect(presence?.people.map(each => Object.keys(each).sort())).toEqual([
      ['isHere', 'person', 'since'],
      ['isHere', 'person', 'since'],
    ]);
    expect(hereIn(presence as Presence)).toEqual([true, true, 2]);
    expect(JSON.stringify(presence)).not.toContain(zoe.person);
    bernd.close();
    await until(() => {
      time.pass(MOMENT);
      return toldTo(anna).at(-1)?.people[1]?.isHere === false;
    }, 'Bernd’s leaving');
    expect(toldTo(zoe).at(-1)).toEqual(toldTo(anna).at(-1));
    for (const client of [anna, zoe]) client.close();
  });
});
