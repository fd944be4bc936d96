import { isDeepStrictEqual } from 'node:util';
import { editionOf, parsePack, type RulesetId, rulesOf } from '@macher/editions';
import { type Election, foresee, project, type RegionId, view } from '@macher/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak, wordsOf } from '../../packages/web/src/kit/words/words.ts';
import {
  boardFigures,
  isCounted,
  isCurrent,
  isHeld,
  leaderOf,
  overtaken,
} from '../../packages/web/src/table/board/figures.ts';
import { originText } from '../../packages/web/src/table/board/MandatesTable.tsx';
import { tableOrigins } from '../../packages/web/src/table/board/provenance.ts';
import { TABLES, walk } from '../walk.ts';
import { visitDecisions } from './asking.ts';

describe('where a region’s mandates come from', () => {
  const told = (ruleset: RulesetId, id: string, values?: object): string => {
    const pack = values && parsePack({ ...PACK, edition: editionOf(ruleset), values });
    const rules = rulesOf(ruleset, pack ?? null);
    const card = rules.regions.find(each => each.id === id);
    if (card === undefined) throw new Error(`no ${id}`);
    return originText(rules, card, wordsOf(rules.edition));
  };
  const PACK = { format: 'macher-pack', version: 2, name: 'my box' };
  const TABLE = [5, 6, 9, 11, 13, 15, 19, 21, 24, 28];

  beforeAll(() => speak('en'));

  it('numbers that players report are named, the others are reconstructed', () => {
    expect(told('2006-7', 'BB')).toBe(
      'Players of the printed game report 5, 9, 11, 13, and 28; the other numbers are reconstructed.',
    );
    expect(told('2006-7', 'HH')).toBe('Reconstructed: none of our sources gives these numbers.');
    expect(told('2019-4', 'BB')).toBe('Reconstructed: none of our sources gives these numbers.');
  });

  it('numbers of a box are as printed, and with reported ones beside them none is reconstructed', () => {
    const some = TABLE.map(each => ([5, 9, 11, 13, 28].includes(each) ? null : each));
    expect(told('2006-7', 'BB', { regions: { BB: { mandates: TABLE } } })).toBe('As printed.');
    expect(told('2006-7', 'BB', { regions: { BB: { mandates: some } } })).toBe(
      'Players of the printed game report 5, 9, 11, 13, and 28.',
    );
  });

  it('of rules and regions that aren’t ours nobody knows', () => {
    const rules = rulesOf('2006-7');
    expect(tableOrigins(rules, 'nowhere')).toEqual([]);
    expect(tableOrigins({ ...rules, ruleset: 'of my own' }, 'BB')).toEqual([]);
  });
});

describe('boards', () => {
  it('a region is marked as this round’s exactly in the round in which it votes', () => {
    for (const table of TABLES) {
      const marked = new Map<RegionId, Set<number>>();
      const { game } = walk(table, 'current', ({ game: now }) => {
        const seen = view(now, null);
        for (const { id } of seen.regions) {
          if (isCurrent(seen, id)) marked.set(id, (marked.get(id) ?? new Set()).add(Math.max(1, seen.round)));
          expect(isHeld(seen, id)).toBe(now.elections.some(({ region }) => region === id));
          expect(isCounted(seen, id)).toBe(isCurrent(seen, id) && now.rules.countsCurrent);
        }
      });
      const rounds = game.elections.map(({ region, round }: Election) => [region, [round]]);
      expect([...marked].map(([id, when]) => [id, [...when]])).toEqual(rounds);
    }
  });

  it('a region says which election it holds, and in which round', () => {
    for (const table of TABLES) {
      const said = new Map<RegionId, string>();
      const { game } = walk(table, 'elections', ({ game: now }) => {
        for (const { id, election, round } of view(now, null).regions) said.set(id, `${election} ${round}`);
      });
      for (const [index, { region, round }] of game.elections.entries())
        expect(said.get(region)).toBe(`${index + 1} ${round}`);
    }
  });

  it('before and after are what the engine projects', () => {
    visitDecisions('boards', ({ game, action }) => {
      const seen = view(game, action.seat);
      const planned = foresee(seen, action);
      for (const [index, { region, planned: then, ...board }] of boardFigures(seen, planned).entries()) {
        expect(region).toBe(seen.regions[index]);
        expect(then.id).toBe(region.id);
        expect(isDeepStrictEqual(board.now, project(seen, region))).toBe(true);
        expect(isDeepStrictEqual(board.then, project(planned, then))).toBe(true);
        expect(board.isCurrent).toBe(isCurrent(seen, region.id));
        expect(board.isHeld).toBe(isHeld(seen, region.id));
      }
    });
  });

  it('the leader has most votes, by so much more than the second; level with another, nobody leads', () => {
    expect(leaderOf([0, 0, 0])).toBeNull();
    expect(leaderOf([0, 7, 0])).toEqual({ seat: 1, lead: 7 });
    expect(leaderOf([9, 7, 3])).toEqual({ seat: 0, lead: 2 });
    expect(leaderOf([5, 3, 8])).toEqual({ seat: 2, lead: 3 });
    expect(leaderOf([4, 9, 9])).toEqual({ seat: null, lead: 0 });
  });

  it('overtaken are those with votes who were level or ahead, and are behind now', () => {
    expect(overtaken([5, 8, 5, 0], [9, 8, 5, 0], 0)).toEqual([1, 2]);
    expect(overtaken([5, 8, 5, 3], [8, 8, 5, 3], 0)).toEqual([2]);
    expect(overtaken([0, 0, 2], [1, 0, 2], 0)).toEqual([]);
    expect(overtaken([5, 8], [5, 4], 0)).toEqual([1]);
    expect(overtaken([5, 3], [9, 3], 0)).toEqual([]);
    expect(overtaken([0, 1], [2, 1], 0)).toEqual([1]);
  });
});
