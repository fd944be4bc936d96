import { choiceAt, deciders, phasesOf, type Random, randomOf, type Seat, sampleAction } from '@macher/engine';
import { isPlanName, type Person, type Plan, type Plans } from '@macher/protocol';
import { Host, newsFor, tableOf } from '@macher/table';
import { expect, it } from 'vitest';
import { gameOf, hosted, Memory, Onlooker, PEOPLE, rest, send, ZOE } from './world.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Passes where there is nothing to gain, and bids for two polls. */
function plansOf(seat: Seat): Plans {
  const plan = (kind: Plan['when']['kind'], then: Plan['then']): Plan => ({
    when: { kind, round: null, region: null, party: null },
    then,
    isOn: true,
  });
  const decide = (action: object): Plan['then'] => ({ kind: 'decide', action });
  return {
    plans: [
      plan('influence', decide({ exchange: null })),
      plan('poll-bid', { kind: 'up-to', amount: 1000 * seat }),
      plan('poll-lines', { kind: 'publish-if-raised' }),
      plan('answer', decide({ accept: seat % 2 === 0 })),
    ],
    skips: true,
  };
}

/** Five people who come only when they are asked, each half an hour later, and close the page again. */
class Weeks {
  readonly random: Random = randomOf('weeks');
  readonly phases = new Set<string>();
  restarts = 0;
  host: Host;
  world: Memory;

  constructor(host: Host, world: Memory) {
    this.host = host;
    this.world = world;
  }

  get days(): number {
    const [first] = this.world.entries;
    return (this.world.time.now() - (first?.at ?? 0)) / DAY;
  }

  /** Another program on the same data. */
  async restart(): Promise<void> {
    await this.host.close();
    const world = new Memory();
    world.entries.push(...(JSON.parse(JSON.stringify(this.world.entries)) as typeof world.entries));
    world.plans = this.world.plans;
    await world.pass(this.world.time.now() - world.time.now());
    this.world = world;
    this.host = new Host(world.entries.slice(), world);
    this.restarts += 1;
    await rest();
  }

  async pass(minutes: number): Promise<void> {
    await this.world.pass(minutes * MINUTE);
  }

  /** Whoever is still asked after half an hour comes, looks, decides, and goes. */
  async nextTurn(): Promise<void> {
    const phase = this.#phase();
    if (!this.phases.has(phase)) {
      this.phases.add(phase);
      await this.restart();
    }
    await this.pass(30);
    if (this.host.table.stage !== 'playing') return;
    const [seat] = deciders(gameOf(this.host.table));
    const person = seat === undefined ? null : (this.host.table.places[seat]?.person ?? null);
    if (seat !== undefined && person !== null) await this.#visit(person, seat);
  }

  async #visit(person: Person, seat: Seat): Promise<void> {
    const page = new Onlooker(person);
    this.host.join(page, 0);
    const game = gameOf(this.host.table);
    const action = sampleAction(game.rules, choiceAt(game, seat), this.random);
    const asked = { kind: 'act', number: this.host.table.number, action } as const;
    expect(await send(this.host, person, asked)).toMatchObject({ ok: true });
    this.host.leave(page);
  }

  #phase(): string {
    const { rules, round, step } = gameOf(this.host.table);
    return phasesOf(rules, round)[step - 1] ?? '';
  }
}

it('five people play 2006-7 over three weeks, with plans, days off, a regent, and a restart in every phase', async () => {
  const pace = { kind: 'slow', perDecision: DAY } as const;
  const { host, world } = await hosted({ ruleset: '2006-7', pace, daysOff: 7, players: 5 }, PEOPLE);
  const weeks = new Weeks(host, world);
  for (const [seat, person] of PEOPLE.entries()) expect(await host.plan(person, plansOf(seat))).toBe(true);
  const [anna, bernd] = PEOPLE as [Person, Person];
  while (weeks.host.table.stage === 'playing') {
    const { round } = gameOf(weeks.host.table);
    const { table } = weeks.host;
    if (round === 2 && table.rested[0] === 0 && table.off[0] === null)
      expect(await send(weeks.host, anna, { kind: 'days-off', days: 2 })).toMatchObject({ ok: true });
    if (round === 3 && table.seen.get(ZOE.id) === undefined) {
      await send(weeks.host, bernd, { kind: 'name-regent', name: ZOE.name, days: 2 });
      expect(await send(weeks.host, ZOE, { kind: 'serve', seat: 1 })).toMatchObject({ ok: true });
    }
    await weeks.nextTurn();
  }
  const { entries } = weeks.world;
  const kinds = new Set(entries.map(({ what }) => what.kind));
  expect(weeks.host.table.stage).toBe('over');
  expect(weeks.days).toBeLessThan(21);
  expect(weeks.restarts).toBe(weeks.phases.size);
  expect(weeks.phases.size).toBeGreaterThan(10);
  expect([...kinds]).toEqual(
    expect.arrayContaining(['days-off', 'days-ended', 'regent-began', 'regent-ended']),
  );
  expect(kinds.has('stood-in')).toBe(false);
  const planned = entries.filter(({ by }) => by !== null && isPlanName(by.id));
  expect(planned.length).toBeGreaterThan(50);
  expect(entries.some(({ by, what }) => by?.person === ZOE.id && what.kind === 'acted')).toBe(true);
  expect(tableOf(entries)).toEqual(weeks.host.table);

  // Before the end nobody but its planner was told.
  const before = tableOf(entries.slice(0, -1));
  for (const entry of planned) {
    const hearer = PEOPLE.find(({ id }) => id !== entry.by?.person) ?? anna;
    expect(JSON.stringify(newsFor(before, { person: hearer.id }, { entry, moments: [] }))).not.toContain(
      'isPlanned',
    );
  }
  await weeks.host.close();
});
