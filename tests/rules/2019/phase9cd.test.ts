import { rulesOf } from '@macher/editions';
import { awaited, type Card, type Choice, eventsFor, type Game, view } from '@macher/engine';
import { type PlayerSpec, type Position, type RegionSpec, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import {
  at,
  bases,
  expectRefused,
  idleUntil,
  money,
  only,
  question,
  refuses,
  region,
  takes,
} from './closing.ts';

const THREE: Position['players'] = { A: {}, B: {}, C: {} };

const payOut = (a: PlayerSpec = {}, more: Partial<Position> = {}): Game =>
  setUp({ phase: 'pay-out', players: { ...THREE, A: a }, ...more }).game;

describe('phase 9c, pay-out', () => {
  const SIXTEEN = { elections: [{ mandates: { A: 16, B: 6 }, win: { A: 12 } }] };

  it('[2019 §2 phase 9c] 1,000 per point from seats and per point of base, nothing for the win', () => {
    const game = payOut({ money: 0, base: 12 }, SIXTEEN);
    expect(money(game)).toEqual([28_000, 30_000, 30_000]);
    const { events } = actWithEvents(game, [takes(0, 10_000), takes(1, 10_000)]);
    expect(only(events, 'paid-out')).toEqual([
      { event: 'paid-out', seat: 1, forMandates: 6000, forBase: 10_000 },
      { event: 'paid-out', seat: 2, forMandates: 0, forBase: 10_000 },
    ]);
  });

  it('[2019 §2 phase 9c] only seats of this round’s election are paid', () => {
    const game = payOut(
      { money: 0 },
      { round: 2, elections: [{ mandates: { A: 20 } }, { mandates: { A: 3 } }] },
    );
    expect(money(game)).toEqual([13_000, 30_000, 30_000]);
  });

  it('[2019 §2 phase 9c] the seats just won are paid', () => {
    const { game } = setUp({
      phase: 'election',
      players: { ...THREE, A: { money: 0 } },
      regions: [{ id: 'BB', votes: { A: 34 } }],
    });
    expect(money(game)).toEqual([26_000, 30_000, 30_000]);
  });

  it('[2019 §2 phase 9c] in turn order', () => {
    const game = payOut({}, { start: 'C' });
    const { events } = idleUntil(game, choice => choice.kind !== 'donation');
    expect(only(events, 'donation-taken').map(({ seat }) => seat)).toEqual([2, 0, 1]);
  });

  it('[R69] a player’s whole pay-out comes before the next player’s', () => {
    const game = payOut();
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'donation' }]);
    expect(money(game)).toEqual([40_000, 30_000, 30_000]);
    const next = act(game, [refuses(0, 10_000)]);
    expect(awaited(next)).toEqual([{ seat: 1, kind: 'donation' }]);
    expect(money(next)).toEqual([40_000, 40_000, 30_000]);
  });

  it('[R69] base is paid before the donation changes it', () => {
    expect(money(act(payOut({ money: 0 }), [takes(0, 30_000)]))[0]).toBe(40_000);
    expect(money(act(payOut({ money: 0 }), [refuses(0, 30_000)]))[0]).toBe(10_000);
  });

  for (const [card, lost, gained] of [
    [10_000, 1, 1],
    [20_000, 2, 3],
    [30_000, 3, 5],
  ] as const) {
    it(`[2019 §2 phase 9c] the ${card} donation taken: the money, base −${lost}`, () => {
      const game = act(payOut({ money: 0 }), [takes(0, card)]);
      expect(at(game.players, 0)).toMatchObject({ money: 10_000 + card, base: 10 - lost });
    });

    it(`[2019 §2 phase 9c] the ${card} donation refused: no money, base +${gained}`, () => {
      const game = act(payOut({ money: 0 }), [refuses(0, card)]);
      expect(at(game.players, 0)).toMatchObject({ money: 10_000, base: 10 + gained });
    });
  }

  it('[R23] the 20,000 donation costs 2 base', () => {
    expect(bases(act(payOut({ base: 12 }), [takes(0, 20_000)]))).toEqual([10, 10, 10]);
  });

  it('[2019 §2 phase 9c] the card leaves the game: in the next round it is not there any more', () => {
    const used = act(payOut(), [refuses(0, 20_000)]);
    const isAskedAgain = (choice: Choice, { round }: Game): boolean =>
      choice.kind === 'donation' && choice.seat === 0 && round === 2;
    const { game } = idleUntil(used, isAskedAgain);
    expect(question(game, 'donation').cards).toEqual([
      { amount: 10_000, take: 1, refuse: 1, dice: 0 },
      { amount: 30_000, take: 3, refuse: 5, dice: 0 },
    ]);
    expectRefused(game, takes(0, 20_000), {
      code: 'donation-not-there',
      rule: '2019 §2 phase 9c',
      figures: { amount: 20_000 },
    });
  });

  it('[R69] one donation card each time: not none', () => {
    expectRefused(payOut(), takes(0, 0), {
      code: 'donation-not-there',
      rule: '2019 §2 phase 9c',
      figures: { amount: 0 },
    });
  });

  it('[R69] one donation card each time: not two', () => {
    const game = act(payOut(), [takes(0, 10_000)]);
    expectRefused(game, takes(0, 20_000), {
      code: 'not-asked',
      rule: '2019 §0',
      figures: { seat: 0, asked: '1' },
    });
  });

  it('[2019 §2 phase 9c] [R10] [R69] base stops at 0; the money is paid all the same', () => {
    const exact = act(payOut({ money: 0, base: 3 }), [takes(0, 30_000)]);
    expect(at(exact.players, 0)).toMatchObject({ money: 33_000, base: 0 });
    const short = act(payOut({ money: 0, base: 1 }), [takes(0, 30_000)]);
    expect(at(short.players, 0)).toMatchObject({ money: 31_000, base: 0 });
  });

  it('[2019 §2 phase 9c] [R37] base has no upper limit', () => {
    expect(bases(act(payOut({ base: 99 }), [refuses(0, 30_000)]))).toEqual([104, 10, 10]);
  });

  it('[2019 §2 phase 9c] donations are open', () => {
    const { game, events } = actWithEvents(payOut(), [takes(0, 30_000)]);
    for (const viewer of [0, 1, 2, null]) {
      expect(eventsFor(events, viewer)).toEqual(events);
      expect(at(view(game, viewer).players, 0).donations).toEqual([10_000, 20_000]);
    }
    expect(only(events, 'donation-taken')).toEqual([{ event: 'donation-taken', seat: 0, amount: 30_000 }]);
  });

  it('[2019 §2 phase 9c] no pay-out in the last round', () => {
    const { game, events } = setUp({
      phase: 'election',
      round: 4,
      players: { ...THREE, A: { donations: [10_000] } },
      regions: [{ votes: { A: 50 } }],
    });
    expect(only(events, 'paid-out')).toEqual([]);
    expect(money(game)).toEqual([30_000, 30_000, 30_000]);
    expect(awaited(game)).toEqual([]);
  });
});

describe('phase 9d, next round', () => {
  const CURRENT: Card[] = ['education+', 'welfare-', 'security+', 'genetics-'];
  const REGIONS: RegionSpec[] = [
    {
      id: 'BB',
      open: CURRENT,
      keyIssue: 'welfare-',
      votes: { A: 20 },
      trend: { B: 3 },
      media: { A: 1, B: 2 },
    },
    {
      id: 'HE',
      open: ['education-', 'transport-', 'digitalisation+'],
      hidden: ['environment+'],
      keyIssue: 'transport-',
      votes: { A: 12, C: 4 },
      trend: { B: -2 },
      meetings: { A: 3 },
      media: { B: 1 },
    },
    { id: 'TH', open: ['education+', 'transport-'], hidden: ['genetics+', 'security-'] },
    { id: 'NRW', open: ['welfare+'], hidden: ['digitalisation-', 'security-', 'transport+'] },
  ];
  const next = (more: Partial<Position> = {}, regions: readonly RegionSpec[] = REGIONS) =>
    setUp({ phase: 'next-round', players: THREE, regions, ...more });

  it('[2019 §2 phase 9d] the opinions of the current region go to the discards', () => {
    expect(next().game.opinions.discards).toEqual(CURRENT);
  });

  it('[2019 §2 phase 9d] opinions still face down there go to the discards too', () => {
    const [, ...others] = REGIONS;
    const regions = [{ id: 'BB', open: CURRENT.slice(0, 2), hidden: CURRENT.slice(2) }, ...others];
    expect(next({}, regions).game.opinions.discards).toEqual(CURRENT);
  });

  it('[2019 §2 phase 9d] [R48] media markers still there go back to their owners', () => {
    expect(next().game.players.map(player => player.media)).toEqual([4, 3, 4]);
  });

  it('[2019 §2 phase 9d] the board leaves play; the next region clockwise is current', () => {
    const { game, events } = next();
    expect(game.regions.map(({ id, board }) => [id, board])).toEqual([
      ['HE', 1],
      ['TH', 2],
      ['NRW', 3],
    ]);
    expect(only(events, 'region-cleared')).toEqual([{ event: 'region-cleared', region: 'BB' }]);
    expect(only(events, 'round-began')).toEqual([{ event: 'round-began', round: 2, regions: ['HE'] }]);
  });

  it('[2019 §2 phase 9d] everything else in the remaining regions stays', () => {
    const { game } = next();
    expect(region(game)).toMatchObject({
      id: 'HE',
      keyIssue: 'transport-',
      votes: [12, 0, 4],
      trend: [2, 1, 2],
      meetings: [3, 0, 0],
      media: [0, 1, 0],
    });
    expect(at(game.players, 0).meetings).toBe(17);
  });

  it('[2019 §2 phase 9d] one more opinion is turned up in every remaining region, from the new current one onwards', () => {
    const { game, events } = next();
    expect(only(events, 'opinion-opened').map(({ region: id, card }) => [id, card])).toEqual([
      ['HE', 'environment+'],
      ['TH', 'genetics+'],
      ['NRW', 'digitalisation-'],
    ]);
    expect(game.regions.map(({ open, hidden }) => [open.length, hidden.length])).toEqual([
      [4, 0],
      [3, 1],
      [2, 2],
    ]);
  });

  it('[2019 §2 phase 9d] a card whose issue is open there already is discarded and replaced until one fits', () => {
    const regions = REGIONS.map(spec =>
      spec.id === 'TH' ? { ...spec, hidden: ['transport-', 'security-'] as Card[] } : spec,
    );
    const { game, events } = next({ opinions: { pile: ['education-', 'welfare-'] } }, regions);
    expect(region(game, 1)).toMatchObject({
      id: 'TH',
      open: ['education+', 'transport-', 'welfare-'],
      hidden: ['security-'],
    });
    expect(only(events, 'opinion-discarded').map(({ region: id, card }) => [id, card])).toEqual([
      ['TH', 'transport-'],
      ['TH', 'education-'],
    ]);
    expect(game.opinions.discards).toEqual([...CURRENT, 'transport-', 'education-']);
  });

  it('[2019 §2 phase 9d] the policy display is discarded and laid out again', () => {
    const { game } = next({
      policies: {
        display: ['education+', 'welfare+', 'transport+'],
        pile: ['security-', 'genetics-', 'environment-'],
      },
    });
    expect(game.policies.display).toEqual(['security-', 'genetics-', 'environment-']);
    expect(game.policies.discards).toEqual(['education+', 'welfare+', 'transport+']);
  });

  it('[2019 §2 phase 9d] in the last round there is neither a pay-out nor a next round', () => {
    const { rounds } = rulesOf('2019-4');
    expect(rounds.map(({ phases }) => phases.includes('next-round'))).toEqual([true, true, true, false]);
    expect(rounds.map(({ phases }) => phases.includes('pay-out'))).toEqual([true, true, true, false]);
  });
});
