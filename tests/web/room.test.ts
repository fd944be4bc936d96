import {
  type Choice,
  choices,
  type Election,
  phasesOf,
  type RegionView,
  type View,
  view,
} from '@macher/engine';
import { wordingIn } from '@macher/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { heldElections, spineColumns, spineText } from '../../packages/web/src/table/board/Spines.tsx';
import { seatsThatActed } from '../../packages/web/src/table/ribbon/acted.ts';
import { phaseGroups } from '../../packages/web/src/table/ribbon/phaseGroups.ts';
import { happenedIn, regionOf, touchedRegion } from '../../packages/web/src/table/screen/turnedTo.ts';
import { deal, TABLES, walk } from '../walk.ts';
import { visitDecisions } from './asking.ts';

beforeAll(() => speak('en'));

describe('the board that is shown where there is room for one', () => {
  it('is that of the region a decision names', () => {
    const kinds = new Set<string>();
    visitDecisions('turned', ({ game, action }) => {
      const choice = choices(game).find(({ seat }) => seat === action.seat) as Choice;
      const region = regionOf(choice);
      if (region === null) return;
      kinds.add(choice.kind);
      expect(game.regions.map(({ id }) => id)).toContain(region);
      if ('region' in choice) expect(region).toBe(choice.region);
    });
    expect([...kinds].toSorted()).toEqual(
      expect.arrayContaining([
        'act',
        'coalition',
        'influence',
        'nationalise',
        'poll-bid',
        'resolve',
        'turn-in',
      ]),
    );
  });

  it('turns to where something happens at the moment you look at', () => {
    expect(happenedIn({ events: [{ event: 'poll-won', seat: 1, region: 'BB', paid: 4000 }] })).toBe('BB');
    expect(happenedIn({ events: [{ event: 'media-passed', seat: 1 }] })).toBeNull();
    const left = { event: 'politicians-left', region: 'BE', row: [] } as const;
    const shown = {
      event: 'politicians-shown',
      region: 'BB',
      row: [{ seat: 0, politician: 'backbencher' }],
    } as const;
    expect(happenedIn({ events: [left, shown] })).toBe('BB');
  });

  it('is the only one that a plan touches', () => {
    const seen = view(deal({ ruleset: '2019-4', players: 4 }, 'touched'), 0);
    const [one, two] = seen.regions as [RegionView, RegionView];
    const held = (...regions: RegionView[]) => ({ ...seen, regions: [...regions, ...seen.regions.slice(2)] });
    const more = (region: RegionView) => ({ ...region, meetings: region.meetings.map(count => count + 1) });
    expect(touchedRegion(seen, seen, seen)).toBeNull();
    expect(touchedRegion(seen, seen, held(more(one), two))).toBe(one.id);
    expect(touchedRegion(seen, held(more(one), two), held(more(one), more(two)))).toBe(two.id);
    expect(touchedRegion(seen, held(more(one), two), held(one, more(two)))).toBe(two.id);
    expect(touchedRegion(seen, held(more(one), two), seen)).toBeNull();
    expect(touchedRegion(seen, seen, held(more(one), more(two)))).toBeNull();
    expect(touchedRegion({ ...seen, regions: [two] }, seen, held(more(one), two))).toBeNull();
  });
});

describe('phases in the ribbon', () => {
  it('come in groups, in the order in which they are played', () => {
    for (const table of TABLES)
      walk(table, 'phases', ({ game }) => {
        const seen = view(game, null);
        const groups = phaseGroups(seen);
        const all = groups.flatMap(({ phases }) => phases);
        const order = phasesOf(seen.rules, seen.round).filter(phase =>
          all.some(each => each.phase === phase),
        );
        expect(all.map(({ phase }) => phase)).toEqual(order);
        expect(all.map(({ number }) => number)).toEqual(order.map((_, index) => index + 1));
        expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
        expect(all.filter(({ state }) => state === 'now')).toHaveLength(1);
        for (const { phases } of groups) expect(phases.length).toBeLessThanOrEqual(5);
      });
  });

  it('mark who has acted: never a player who is asked, and all before them in turn order', () => {
    for (const table of TABLES)
      walk(table, 'acted', ({ game, action }) => {
        const seen = view(game, null);
        const acted = seatsThatActed(seen);
        for (const { seat } of seen.awaited) expect(acted).not.toContain(seat);
        if (action.kind === 'meetings') {
          const turn = (action.seat - seen.start + seen.players.length) % seen.players.length;
          expect(acted).toHaveLength(turn);
        }
      });
  });
});

describe('spines of held elections', () => {
  it('there is one for each election whose board has left, in the order they were held', () => {
    for (const table of TABLES)
      walk(table, 'spines', ({ game }) => {
        const seen = view(game, null);
        const held = heldElections(seen);
        const all = [...held, ...seen.elections.filter(({ region }) => isHeld(seen, region, held))];
        expect(all).toHaveLength(seen.elections.length);
        for (const { region } of held) expect(seen.regions.map(({ id }) => id)).not.toContain(region);
        expect(held.map(({ round }) => round)).toEqual(held.map(({ round }) => round).toSorted());
        expect(spineColumns(seen)).toBe(seen.regions.length > 3 ? Math.min(1, held.length) : held.length);
      });
  });

  it('say the region, the round and who won', () => {
    const seen = view(deal({ ruleset: '2019-4', players: 4 }, 'spine'), 0);
    const election = (winners: number[]): Election => ({
      region: 'BE',
      round: 2,
      outcome: 'coalition',
      votes: [],
      mandates: [],
      win: [],
      winners,
      beaten: null,
      presence: [],
    });
    const words = wordingIn('en', '2019');
    expect(spineText(election([]), seen, words)).toBe('Berlin, round 2: nobody won');
    expect(spineText(election([1, 2]), seen, words)).toBe('Berlin, round 2: won by the SPD and the Greens');
  });
});

/** Its board still lies there. */
function isHeld({ regions }: View, region: string, held: readonly Election[]): boolean {
  return regions.some(({ id }) => id === region) && held.every(each => each.region !== region);
}
