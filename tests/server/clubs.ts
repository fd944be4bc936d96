import type { ClubPage, EventPage, EventPlan, GameResult, NewEvent } from '@macher/protocol';
import { expect } from 'vitest';
import type { TestClient } from './client.ts';
import type { House } from './house.ts';

/** A club with its people, the owner first. */
export interface TestClub {
  readonly id: string;
  readonly owner: TestClient;
  readonly people: readonly TestClient[];
}

const NAMES = ['Anna', 'Bernd', 'Carla', 'Dora', 'Emil', 'Frieda', 'Georg', 'Hanna', 'Ida', 'Jan'];

export async function openClub(house: House, count: number, isPublic = false): Promise<TestClub> {
  const people = [];
  for (const name of NAMES.slice(0, count)) people.push(await house.guest(name));
  const [owner, ...others] = people;
  if (owner === undefined) throw new Error('nobody');
  const made = await owner.call('POST', '/api/clubs', { name: 'Thursday', isPublic });
  expect(made.status).toBe(201);
  const id = String(made.body['id']);
  const { invite } = await clubPage(owner, id);
  for (const other of others)
    expect((await other.call('POST', `/api/clubs/${id}/members`, { invite })).status).toBe(200);
  return { id, owner, people };
}

export async function clubPage(client: TestClient, club: string): Promise<ClubPage> {
  const { status, body } = await client.call('GET', `/api/clubs/${club}`);
  expect(status).toBe(200);
  return body as unknown as ClubPage;
}

export function settingsOf(plan: EventPlan, change: Partial<NewEvent> = {}): NewEvent {
  return {
    name: 'Winter',
    plan,
    ruleset: '2019-4',
    players: 4,
    pace: { kind: 'none' },
    bot: '0',
    entry: 'all',
    startsAt: null,
    ...change,
  };
}

export async function openEvent({ id, owner }: TestClub, settings: NewEvent): Promise<string> {
  const { status, body } = await owner.call('POST', `/api/clubs/${id}/events`, settings);
  expect(status).toBe(201);
  return `/api/clubs/${id}/events/${body['id']}`;
}

export async function eventPage(client: TestClient, event: string): Promise<EventPage> {
  const { status, body } = await client.call('GET', event);
  expect(status).toBe(200);
  return body as unknown as EventPage;
}

export async function beginRound(
  client: TestClient,
  event: string,
  round: number,
  startsAt: number | null = null,
): Promise<EventPage> {
  const { status, body } = await client.call('POST', `${event}/rounds`, { round, startsAt });
  expect(status).toBe(201);
  return body as unknown as EventPage;
}

/** A result as the bookkeeper enters it, at a table that was really opened: points by seat. */
export async function enterResult(
  { store }: Pick<House, 'store'>,
  id: string,
  points: readonly number[],
  left: readonly number[] = [],
): Promise<void> {
  const row = await store.table(id);
  const [first] = await store.entries(id);
  const names = new Map<string, string>();
  for (const person of row?.people ?? []) names.set(person, (await store.person(person))?.name ?? '');
  const { opening } = (first?.what ?? {}) as { readonly opening: { readonly parties: readonly string[] } };
  const kept = new Map<number, string>();
  for (const { what } of await store.entries(id)) {
    const seated = what as {
      readonly kind: string;
      readonly seat: number;
      readonly person: { readonly id: string };
    };
    if (seated.kind === 'seat-kept') kept.set(seated.seat, seated.person.id);
    if (seated.kind === 'bot-seated') kept.delete(seated.seat);
  }
  const result: GameResult = {
    table: id,
    at: 1,
    ruleset: '2019-4',
    speed: 'none',
    isRated: row?.isRated ?? false,
    isPrivate: row?.isPrivate ?? true,
    contest: row?.contest ?? null,
    seats: opening.parties.map((party, seat) => {
      const person = kept.get(seat);
      return {
        party,
        person: person === undefined ? null : { id: person, name: names.get(person) ?? '' },
        bot: person === undefined ? '0' : null,
        isFinished: !left.includes(seat),
        points: points[seat] ?? 0,
        rank: 1 + points.filter(other => other > (points[seat] ?? 0)).length,
        answers: null,
      };
    }),
  };
  expect(await store.results.add(result)).toBe(true);
}

/** All tables of the last round end, with these points at each. */
export async function endRound(
  house: Pick<House, 'store'>,
  page: EventPage,
  pointsAt: (seat: number, table: number) => number = seat => 100 - 10 * seat,
): Promise<void> {
  for (const { id, number, seats } of page.rounds[0]?.tables ?? [])
    await enterResult(
      house,
      id,
      seats.map((_, seat) => pointsAt(seat, number)),
    );
}
