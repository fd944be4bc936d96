import { type Choice, choices, phasesOf, type RegionView, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { seatsThatActed } from '../../packages/web/src/ribbon/acted.ts';
import { phaseGroups } from '../../packages/web/src/ribbon/phaseGroups.ts';
import { regionOf, touchedRegion } from '../../packages/web/src/table/turnedTo.ts';
import { deal, TABLES, walk } from '../walk.ts';
import { visitDecisions } from './asking.ts';

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
        expect(all.filter(({ state }) => state === 'now').length).toBeLessThanOrEqual(1);
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
