import { rulesOf } from '@macher/editions';
import {
  type Ability,
  awaited,
  type Card,
  type Deed,
  eventsFor,
  type Game,
  type PoliticianId,
  view,
} from '@macher/engine';
import { type Position, type RegionSpec, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import {
  at,
  bases,
  declines,
  deeds,
  does,
  expectRefused,
  idleUntil,
  keepsQuiet,
  money,
  only,
  pays,
  publishes,
  question,
  region,
  trends,
} from './closing.ts';

const PLAYERS: Position['players'] = { A: { party: 'cdu' }, B: { party: 'spd' }, C: { party: 'fdp' } };
const OPEN: Card[] = ['education+', 'transport-', 'welfare-'];

function tableWith(more: Partial<Position>): Game {
  return setUp({ ruleset: '2019-7', phase: 'politicians-act', players: PLAYERS, ...more }).game;
}

const table = (spec: RegionSpec, more: Partial<Position> = {}): Game =>
  tableWith({ regions: [{ open: OPEN, ...spec }], ...more });

const row = (...cards: [string, PoliticianId][]): NonNullable<RegionSpec['row']> =>
  cards.map(([seat, politician]) => ({ seat, politician }));

/** A's politician alone, the cost paid. */
const paidAlone = (politician: PoliticianId, spec: RegionSpec = {}, more: Partial<Position> = {}): Game =>
  act(table({ ...spec, row: row(['A', politician]) }, more), [pays(0)]);

const votes: Deed = { deed: 'votes' };
const ownTrend: Deed = { deed: 'own-trend' };
const otherTrends: Deed = { deed: 'other-trends' };
const poll: Deed = { deed: 'poll' };
const removeTile: Deed = { deed: 'remove-key-issue' };
const tileOn = (opinion: Card): Deed => ({ deed: 'place-key-issue', opinion });
const mediaFrom = (from: number, place: boolean): Deed => ({ deed: 'media', from, place });

describe('phase 6, turning up and paying', () => {
  it('[2019 §2 phase 6.1] all politicians of the region are turned up at once, those of later regions stay face down', () => {
    const { game, events } = setUp({
      ruleset: '2019-7',
      phase: 'politicians-act',
      players: PLAYERS,
      regions: [
        { id: 'BB', row: row(['C', 'backbencher'], ['A', 'lead-candidate']) },
        { id: 'HE', row: row(['B', 'backbencher']) },
      ],
    });
    expect(only(events, 'politicians-shown')).toEqual([
      {
        event: 'politicians-shown',
        region: 'BB',
        row: [
          { seat: 2, politician: 'backbencher' },
          { seat: 0, politician: 'lead-candidate' },
        ],
      },
    ]);
    expect(view(game, 1).regions.map(({ row }) => row.map(card => card.politician))).toEqual([
      ['backbencher', 'lead-candidate'],
      ['backbencher'],
      [],
      [],
    ]);
    expect(at(view(game, null).regions, 1).row).toEqual([{ seat: 1, politician: null, state: 'face-down' }]);
  });

  it('[2019 §2 phase 6.1] regions follow one another in region order, whichever player starts', () => {
    const game = tableWith({
      start: 'B',
      regions: [
        { id: 'BB' },
        { id: 'HE', row: row(['C', 'backbencher']) },
        { id: 'TH', row: row(['B', 'backbencher']) },
        { id: 'NRW', row: row(['A', 'backbencher']) },
      ],
    });
    const { events } = idleUntil(game, choice => choice.kind !== 'pay');
    expect(only(events, 'politician-declined').map(({ seat, region }) => [seat, region])).toEqual([
      [2, 'HE'],
      [1, 'TH'],
      [0, 'NRW'],
    ]);
  });

  it('[2019 §2 phase 6.1] [R43] the payments are asked in row order, not in turn order, and before the first action', () => {
    const game = table({ row: row(['C', 'backbencher'], ['A', 'backbencher'], ['B', 'backbencher']) });
    expect(awaited(game)).toEqual([{ seat: 2, kind: 'pay' }]);
    const second = act(game, [pays(2)]);
    expect(awaited(second)).toEqual([{ seat: 0, kind: 'pay' }]);
    const third = act(second, [declines(0)]);
    expect(awaited(third)).toEqual([{ seat: 1, kind: 'pay' }]);
    expect(awaited(act(third, [pays(1)]))).toEqual([{ seat: 2, kind: 'act' }]);
  });

  it('[2019 §2 phase 6.1] [R43] a later region is paid for only when the actions of the earlier one are done', () => {
    const game = tableWith({
      regions: [{ row: row(['A', 'backbencher']) }, { row: row(['B', 'backbencher']) }],
    });
    const acting = act(game, [pays(0), does(0, null)]);
    expect(awaited(acting)).toEqual([{ seat: 0, kind: 'act' }]);
    expect(awaited(act(acting, [does(0, null)]))).toEqual([{ seat: 1, kind: 'pay' }]);
  });

  it('[R43] paying and declining are open: everybody hears the same', () => {
    const game = table({ row: row(['A', 'backbencher'], ['B', 'vice-chancellor']) });
    const { events } = actWithEvents(game, [pays(0), declines(1)]);
    expect(only(events, 'politician-paid')).toMatchObject([
      { seat: 0, politician: 'backbencher', paid: 3000 },
    ]);
    expect(only(events, 'politician-declined')).toMatchObject([{ seat: 1, politician: 'vice-chancellor' }]);
    for (const viewer of [0, 1, 2, null]) expect(eventsFor(events, viewer)).toEqual(events);
  });

  it('[2019 §2 phase 6.1] a player who declines pays nothing and doesn’t act', () => {
    const game = act(table({ row: row(['A', 'backbencher'], ['B', 'backbencher']) }), [declines(0), pays(1)]);
    expect(money(game)).toEqual([30_000, 27_000, 30_000]);
    expect(awaited(game)).toEqual([{ seat: 1, kind: 'act' }]);
  });

  it('[2019 §2 phase 6.1] the exact cost can be paid', () => {
    const game = table(
      { row: row(['A', 'backbencher']) },
      { players: { ...PLAYERS, A: { party: 'cdu', money: 3000 } } },
    );
    expect(question(game, 'pay')).toMatchObject({ cost: 3000, money: 3000 });
    expect(money(act(game, [pays(0)]))).toEqual([0, 30_000, 30_000]);
  });

  it('[2019 §2 phase 6.1] [R57] a player who can’t pay is asked all the same and can only decline', () => {
    const game = table(
      { row: row(['A', 'backbencher']) },
      { players: { ...PLAYERS, A: { party: 'cdu', money: 2000 } } },
    );
    expect(question(game, 'pay')).toMatchObject({ seat: 0, cost: 3000 });
    expectRefused(game, pays(0), {
      code: 'above-money',
      rule: 'R0',
      figures: { amount: 3000, max: 2000 },
    });
    const after = act(game, [declines(0)]);
    expect(money(after)).toEqual([2000, 30_000, 30_000]);
    expect(region(after).row).toEqual([]);
  });

  it('[R57] with open money too, a player who can’t pay is asked', () => {
    const game = table(
      { row: row(['A', 'lead-candidate']) },
      { openMoney: true, players: { ...PLAYERS, A: { party: 'cdu', money: 19_000 } } },
    );
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'pay' }]);
  });
});

describe('phase 6, the eight politicians', () => {
  const text = ({ deed, amount, once }: Ability): string =>
    [deed, ...(amount > 0 ? [amount] : []), ...(once ? ['!'] : [])].join(' ');

  const EIGHT: [PoliticianId, number, string, string[]][] = [
    ['backbencher', 3000, 'key-issue !', ['own-trend 1', 'votes 3']],
    ['vice-chancellor', 5000, 'own-trend 1', ['key-issue !', 'platform']],
    ['press-secretary', 5000, 'media !', ['own-trend 1', 'votes 5']],
    ['secretary-general', 8000, 'votes 8', ['media !', 'poll']],
    ['parliamentary-leader', 15_000, 'other-trends 1 !', ['platform', 'poll']],
    ['honorary-chair', 8000, 'votes 8', ['media !', 'key-issue !']],
    ['party-executive', 10_000, 'votes 10', ['base 5', 'own-trend 3']],
    ['lead-candidate', 20_000, 'own-trend 4', ['votes 12', 'poll', 'platform']],
  ];

  it('[2019 §2 phase 6.1] [2019 §2 phase 6.2] [2019 §2 phase 6.3] costs, main and secondary actions, and which are marked !', () => {
    const cards = rulesOf('2019-7').politicians.map(({ id, cost, main, secondary }) => [
      id,
      cost,
      main === null ? '' : text(main),
      secondary.map(text),
    ]);
    expect(cards).toEqual(EIGHT);
  });

  it('[R50] the main action of the lead candidate is own trend +4, the 12 votes are a secondary action', () => {
    const game = paidAlone('lead-candidate', { trend: { A: -3 } });
    expect(question(game, 'act').deeds).toEqual([{ deed: 'own-trend', amount: 4 }]);
    const moved = act(game, [does(0, ownTrend)]);
    expect(trends(moved)).toEqual([3, 0, 0]);
    expect(question(moved, 'act').deeds).toContainEqual({ deed: 'votes', amount: 12 });
    expect(region(act(moved, [does(0, votes)])).votes).toEqual([12, 0, 0]);
  });

  const offered: Readonly<Record<string, string>> = { 'key-issue': 'place-key-issue' };
  const deedOf = (action: string): string => {
    const [name = ''] = action.split(' ');
    return offered[name] ?? name;
  };

  for (const [politician, cost, main, secondary] of EIGHT) {
    it(`[2019 §2 phase 6.2] ${politician}: pays ${cost}, main ${main}, one of ${secondary.join(', ')}`, () => {
      const game = paidAlone(politician, { media: { B: 1 } });
      expect(money(game)).toEqual([30_000 - cost, 30_000, 30_000]);
      expect(question(game, 'act')).toMatchObject({ seat: 0, politician, part: 'main' });
      expect(deeds(game)).toEqual([deedOf(main)]);
      const next = act(game, [does(0, null)]);
      expect(question(next, 'act')).toMatchObject({ seat: 0, politician, part: 'secondary' });
      expect(deeds(next)).toEqual(secondary.map(deedOf));
    });
  }
});

describe('phase 6, order of the actions', () => {
  it('[2019 §2 phase 6.2] [R42] the main action comes first: a secondary one cannot be chosen before it', () => {
    const game = paidAlone('backbencher');
    expect(question(game, 'act').part).toBe('main');
    expectRefused(game, does(0, votes), {
      code: 'deed-not-there',
      rule: '2019 §2 phase 6.2',
      figures: { deed: 'votes' },
    });
    const after = act(game, [does(0, tileOn('education+')), does(0, votes)]);
    expect(region(after)).toMatchObject({ keyIssue: 'education+', votes: [3, 0, 0] });
  });

  it('[2019 §2 phase 6.2] [R42] the main action cannot be made up for once the secondary one is asked', () => {
    const game = act(paidAlone('secretary-general'), [does(0, null)]);
    expectRefused(game, does(0, votes), {
      code: 'deed-not-there',
      rule: '2019 §2 phase 6.2',
      figures: { deed: 'votes' },
    });
  });

  it('[2019 §2 phase 6.2] only one secondary action', () => {
    const game = table({ row: row(['A', 'backbencher'], ['B', 'backbencher']) });
    const after = act(game, [pays(0), pays(1), does(0, null), does(0, ownTrend)]);
    expect(question(after, 'act')).toMatchObject({ seat: 1, part: 'main' });
  });

  it('[2019 §2 phase 6.2] [R60] both actions may be skipped, and the cost is not returned', () => {
    const { game, events } = actWithEvents(paidAlone('secretary-general'), [does(0, null), does(0, null)]);
    expect(only(events, 'deed-skipped').map(({ part }) => part)).toEqual(['main', 'secondary']);
    expect(region(game)).toMatchObject({ votes: [0, 0, 0], row: [] });
    expect(money(game)).toEqual([22_000, 30_000, 30_000]);
  });

  it('[2019 §2 phase 6.2] the politicians act in row order, each with both actions before the next', () => {
    const game = table({ row: row(['B', 'backbencher'], ['C', 'backbencher'], ['A', 'backbencher']) });
    const paid = act(game, [pays(1), pays(2), pays(0)]);
    const { events } = idleUntil(paid, choice => choice.kind !== 'act');
    expect(only(events, 'deed-skipped').map(({ seat, part }) => `${seat} ${part}`)).toEqual([
      '1 main',
      '1 secondary',
      '2 main',
      '2 secondary',
      '0 main',
      '0 secondary',
    ]);
  });

  it('[R60] the secondary action is asked for after the main action has been carried out', () => {
    const game = act(paidAlone('vice-chancellor', { trend: { A: 3 } }), [does(0, ownTrend)]);
    expect(trends(game)).toEqual([4, 0, 0]);
    expect(question(game, 'act').part).toBe('secondary');
  });

  it('[R59] own trend at the top is no secondary action either; votes always are', () => {
    const game = paidAlone('backbencher', { trend: { A: 4 } });
    const after = act(game, [does(0, tileOn('welfare-'))]);
    expect(deeds(after)).toEqual(['votes']);
  });

  it('[R60] the next politician follows only when a platform turn has been carried out in full', () => {
    const game = table({ row: row(['A', 'vice-chancellor'], ['B', 'backbencher']) });
    const turning = act(game, [pays(0), pays(1), does(0, null), does(0, { deed: 'platform' })]);
    expect(awaited(turning)).toEqual([{ seat: 0, kind: 'platform-source' }]);
    const exchanging = act(turning, [{ kind: 'platform-source', seat: 0, source: 'nothing' }]);
    expect(awaited(exchanging)).toEqual([{ seat: 0, kind: 'exchange' }]);
    const keep = at(exchanging.players, 0).hand;
    const after = act(exchanging, [{ kind: 'exchange', seat: 0, out: [], in: [], keep }]);
    expect(awaited(after)).toEqual([{ seat: 1, kind: 'act' }]);
  });
});

describe('phase 6, actions marked !', () => {
  it('[2019 §2 phase 6.3] [R25] key issue is used up by the first; the secondary action is still there', () => {
    const game = table({ row: row(['A', 'backbencher'], ['B', 'backbencher']) });
    const after = act(game, [pays(0), pays(1), does(0, tileOn('education+')), does(0, null)]);
    expect(question(after, 'act')).toMatchObject({ seat: 1, part: 'secondary' });
    expect(deeds(after)).toEqual(['own-trend', 'votes']);
    expect(region(act(after, [does(1, votes)])).votes).toEqual([0, 3, 0]);
  });

  it('[2019 §2 phase 6.3] a secondary ! action uses up the main ! action of a later politician', () => {
    const game = table({ row: row(['A', 'vice-chancellor'], ['B', 'backbencher']) });
    const after = act(game, [pays(0), pays(1), does(0, null), does(0, tileOn('education+'))]);
    expect(question(after, 'act')).toMatchObject({ seat: 1, part: 'secondary' });
  });

  it('[2019 §2 phase 6.3] the first politician to use media uses it up for all', () => {
    const game = table({
      media: { B: 1, C: 2 },
      row: row(['A', 'press-secretary'], ['B', 'secretary-general']),
    });
    const after = act(game, [pays(0), pays(1), does(0, mediaFrom(2, false)), does(0, null), does(1, votes)]);
    expect(deeds(after)).toEqual(['poll']);
    expectRefused(after, does(1, mediaFrom(2, false)), {
      code: 'deed-not-there',
      rule: '2019 §2 phase 6.2',
      figures: { deed: 'media' },
    });
  });

  it('[2019 §2 phase 6.3] all other trends −1 is used up by the first', () => {
    const game = table({ row: row(['A', 'parliamentary-leader'], ['B', 'parliamentary-leader']) });
    const after = act(game, [pays(0), pays(1), does(0, otherTrends), does(0, null)]);
    expect(question(after, 'act')).toMatchObject({ seat: 1, part: 'secondary' });
    expect(deeds(after)).toEqual(['platform', 'poll']);
  });

  it('[2019 §2 phase 6.3] actions without ! may be done by everyone', () => {
    const game = table({ row: row(['A', 'secretary-general'], ['B', 'secretary-general']) });
    const after = act(game, [pays(0), pays(1), does(0, votes), does(0, null), does(1, votes)]);
    expect(region(after).votes).toEqual([8, 8, 0]);
  });

  it('[2019 §2 phase 6.2] [2019 §2 phase 6.3] a skipped action does not use up its !', () => {
    const game = table({ row: row(['A', 'backbencher'], ['B', 'backbencher']) });
    const after = act(game, [pays(0), pays(1), does(0, null), does(0, null)]);
    expect(deeds(after)).toEqual(['place-key-issue']);
    expect(region(act(after, [does(1, tileOn('welfare-'))])).keyIssue).toBe('welfare-');
  });

  it('[2019 §2 phase 6.3] one ! action does not use up another one', () => {
    const game = table({
      media: { C: 1 },
      row: row(['A', 'backbencher'], ['B', 'press-secretary']),
    });
    const after = act(game, [pays(0), pays(1), does(0, tileOn('education+')), does(0, null)]);
    expect(deeds(after)).toEqual(['media']);
  });

  it('[2019 §2 phase 6.3] in the next region the action is there again', () => {
    const game = tableWith({
      regions: [
        { open: OPEN, row: row(['A', 'backbencher']) },
        { open: OPEN, row: row(['B', 'backbencher']) },
      ],
    });
    const after = act(game, [pays(0), does(0, tileOn('education+')), does(0, null), pays(1)]);
    expect(deeds(after)).toEqual(['place-key-issue']);
  });

  it('[2019 §2 phase 6.3] in the next round the action is there again in the same region', () => {
    const game = tableWith({
      regions: [{ id: 'BB' }, { id: 'HE', open: OPEN, row: row(['A', 'backbencher']) }],
    });
    const placed = act(game, [pays(0), does(0, tileOn('education+')), does(0, null)]);
    const sending = idleUntil(placed, choice => choice.kind === 'send' && choice.seat === 1).game;
    const sent = act(sending, [
      { kind: 'send', seat: 1, cards: [{ politician: 'backbencher', region: 'HE' }] },
    ]);
    const paying = idleUntil(sent, choice => choice.kind === 'pay').game;
    expect(paying.round).toBe(2);
    expect(deeds(act(paying, [pays(1)]))).toEqual(['remove-key-issue']);
  });
});

describe('phase 6, the cards leave the game', () => {
  const gone = (game: Game): boolean =>
    !at(game.players, 0).politicians.includes('backbencher') &&
    !at(view(game, 1).players, 0).unrevealed.includes('backbencher') &&
    game.regions.every(({ row: cards }) => cards.length === 0);

  it('[2019 §2 phase 6.4] used', () => {
    expect(gone(act(paidAlone('backbencher'), [does(0, tileOn('welfare-')), does(0, votes)]))).toBe(true);
  });

  it('[2019 §2 phase 6.4] together, when the region is done, and everybody hears it', () => {
    const paid = act(table({ row: row(['A', 'backbencher'], ['B', 'party-executive']) }), [pays(0), pays(1)]);
    const { game, events } = actWithEvents(paid, [
      does(0, null),
      does(0, null),
      does(1, null),
      does(1, null),
    ]);
    expect(gone(game)).toBe(true);
    const left = events.filter(({ event }) => event === 'politicians-left');
    expect(left).toEqual([
      {
        event: 'politicians-left',
        region: region(paid).id,
        row: [
          { seat: 0, politician: 'backbencher' },
          { seat: 1, politician: 'party-executive' },
        ],
      },
    ]);
    expect(eventsFor(left, 2)).toEqual(left);
    expect(eventsFor(left, null)).toEqual(left);
  });

  it('[2019 §2 phase 6.4] paid but not used', () => {
    expect(gone(act(paidAlone('backbencher'), [does(0, null), does(0, null)]))).toBe(true);
  });

  it('[2019 §2 phase 6.4] [2019 §2 phase 6.1] declined', () => {
    const { game, events } = actWithEvents(table({ row: row(['A', 'backbencher']) }), [declines(0)]);
    expect(gone(game)).toBe(true);
    expect(events.some(({ event }) => event === 'politicians-left')).toBe(false);
  });

  it('[2019 §2 phase 6.4] other politicians of the party stay', () => {
    const game = act(table({ row: row(['A', 'backbencher']) }), [declines(0)]);
    expect(at(game.players, 0).politicians).toHaveLength(7);
  });
});

describe('phase 6, key issue', () => {
  it('[2019 §2 phase 6 key issue] a tile goes on any open opinion', () => {
    const game = paidAlone('backbencher');
    expect(question(game, 'act').deeds).toEqual([{ deed: 'place-key-issue', opinions: OPEN }]);
    for (const card of OPEN) expect(region(act(game, [does(0, tileOn(card))])).keyIssue).toBe(card);
  });

  it('[2019 §2 phase 6 key issue] not on an opinion that lies face down', () => {
    const game = paidAlone('backbencher', { hidden: ['security+'] });
    expectRefused(game, does(0, tileOn('security+')), {
      code: 'card-not-there',
      rule: '2019 §2 phase 6.2',
      figures: { card: 'security+' },
    });
  });

  it('[2019 §2 phase 6 key issue] a tile in the region can only be taken away', () => {
    const game = paidAlone('backbencher', { keyIssue: 'transport-' });
    expect(question(game, 'act').deeds).toEqual([{ deed: 'remove-key-issue', opinion: 'transport-' }]);
    expect(region(act(game, [does(0, removeTile)])).keyIssue).toBeNull();
  });

  it('[2019 §2 phase 6 key issue] a tile cannot be moved', () => {
    expectRefused(paidAlone('backbencher', { keyIssue: 'transport-' }), does(0, tileOn('welfare-')), {
      code: 'deed-not-there',
      rule: '2019 §2 phase 6.2',
      figures: { deed: 'place-key-issue' },
    });
  });

  it('[2019 §2 phase 6 key issue] without a tile there is nothing to take away', () => {
    expectRefused(paidAlone('backbencher'), does(0, removeTile), {
      code: 'deed-not-there',
      rule: '2019 §2 phase 6.2',
      figures: { deed: 'remove-key-issue' },
    });
  });

  it('[2019 §2 phase 6 key issue] placing uses up removing', () => {
    const game = table({ row: row(['A', 'backbencher'], ['B', 'vice-chancellor']) });
    const after = act(game, [pays(0), pays(1), does(0, tileOn('education+')), does(0, null), does(1, null)]);
    expect(deeds(after)).toEqual(['platform']);
    expectRefused(after, does(1, removeTile), {
      code: 'deed-not-there',
      rule: '2019 §2 phase 6.2',
      figures: { deed: 'remove-key-issue' },
    });
  });

  it('[2019 §2 phase 6 key issue] removing uses up placing', () => {
    const game = table({
      keyIssue: 'education+',
      row: row(['A', 'backbencher'], ['B', 'vice-chancellor']),
    });
    const after = act(game, [pays(0), pays(1), does(0, removeTile), does(0, null), does(1, null)]);
    expect(deeds(after)).toEqual(['platform']);
  });

  it('[R59] with neither a tile nor an open opinion key issue cannot be chosen, and the secondary action is asked for', () => {
    const game = paidAlone('backbencher', { open: [] });
    expect(question(game, 'act')).toMatchObject({ seat: 0, part: 'secondary' });
  });
});

describe('phase 6, trends', () => {
  it('[2019 §2 phase 6 own trend] one space up from 0 is +2, from −3 it is −2', () => {
    expect(trends(act(paidAlone('vice-chancellor'), [does(0, ownTrend)]))).toEqual([2, 0, 0]);
    expect(trends(act(paidAlone('vice-chancellor', { trend: { A: -3 } }), [does(0, ownTrend)]))).toEqual([
      -2, 0, 0,
    ]);
  });

  it('[2019 §2 phase 6 own trend] +3 of the party executive: from −2 to +3', () => {
    const game = paidAlone('party-executive', { trend: { A: -2 } });
    expect(trends(act(game, [does(0, null), does(0, ownTrend)]))).toEqual([3, 0, 0]);
  });

  it('[2019 §2 phase 6 own trend] [R59] at the end of the scale the marker stops; cut short it can still be chosen', () => {
    const game = paidAlone('lead-candidate', { trend: { A: 3 } });
    expect(trends(act(game, [does(0, ownTrend)]))).toEqual([4, 0, 0]);
  });

  it('[R59] own trend at the top cannot be chosen; the secondary action is asked for', () => {
    const game = paidAlone('vice-chancellor', { trend: { A: 4 } });
    expect(question(game, 'act')).toMatchObject({ seat: 0, part: 'secondary' });
  });

  it('[2019 §2 phase 6 own trend] the trend moves in the politician’s region only', () => {
    const game = act(paidAlone('vice-chancellor'), [does(0, ownTrend)]);
    expect([1, 2, 3].map(index => trends(game, index))).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('[2019 §2 phase 6 other trends] every other party goes one space down, the own stays', () => {
    const game = paidAlone('parliamentary-leader', { trend: { A: 2, B: 4, C: 0 } });
    expect(trends(act(game, [does(0, otherTrends)]))).toEqual([2, 3, -2]);
  });

  it('[2019 §2 phase 6 other trends] [R6] a party with media control goes down as well', () => {
    const game = paidAlone('parliamentary-leader', { media: { B: 2 } });
    expect(trends(act(game, [does(0, otherTrends)]))).toEqual([0, -2, -2]);
  });

  it('[2019 §2 phase 6 other trends] [R59] a party at the bottom stays; one other party above it is enough', () => {
    const game = paidAlone('parliamentary-leader', { trend: { B: -3, C: -2 } });
    expect(deeds(game)).toEqual(['other-trends']);
    expect(trends(act(game, [does(0, otherTrends)]))).toEqual([0, -3, -3]);
  });

  it('[R59] with all others at the bottom other trends cannot be chosen and its ! is not used up', () => {
    const game = table({
      trend: { B: -3, C: -3 },
      row: row(['A', 'parliamentary-leader'], ['B', 'parliamentary-leader']),
    });
    const paid = act(game, [pays(0), pays(1)]);
    expect(question(paid, 'act')).toMatchObject({ seat: 0, part: 'secondary' });
    const after = act(paid, [does(0, null), does(1, otherTrends)]);
    expect(trends(after)).toEqual([-2, -3, -3]);
  });
});

describe('phase 6, votes and base', () => {
  const VOTES: [PoliticianId, 'main' | 'secondary', number][] = [
    ['backbencher', 'secondary', 3],
    ['press-secretary', 'secondary', 5],
    ['secretary-general', 'main', 8],
    ['honorary-chair', 'main', 8],
    ['party-executive', 'main', 10],
    ['lead-candidate', 'secondary', 12],
  ];
  for (const [politician, part, gained] of VOTES) {
    it(`[2019 §2 phase 6 votes] ${politician}: votes +${gained}`, () => {
      const game = paidAlone(politician, { votes: { A: 2, B: 2 }, media: { B: 1 } });
      const skipMain = part === 'main' ? [] : [does(0, null)];
      expect(region(act(game, [...skipMain, does(0, votes)])).votes).toEqual([2 + gained, 2, 0]);
    });
  }

  it('[2019 §2 phase 6 votes] votes are counted on past 50', () => {
    const game = paidAlone('party-executive', { votes: { A: 47 } });
    expect(region(act(game, [does(0, votes)])).votes).toEqual([57, 0, 0]);
  });

  it('[2019 §2 phase 6 base] base +5, and no other secondary action', () => {
    const game = act(paidAlone('party-executive'), [does(0, null), does(0, { deed: 'base' })]);
    expect(bases(game)).toEqual([15, 10, 10]);
    expect(region(game).row).toEqual([]);
  });

  it('[2019 §2 phase 6 base] [R37] [R59] base can always be chosen and has no upper limit', () => {
    const game = paidAlone('party-executive', {}, { players: { ...PLAYERS, A: { party: 'cdu', base: 98 } } });
    const after = act(game, [does(0, null)]);
    expect(deeds(after)).toContain('base');
    expect(bases(act(after, [does(0, { deed: 'base' })]))).toEqual([103, 10, 10]);
  });
});

describe('phase 6, media', () => {
  const withMoney = (a: number, b = 30_000): Position['players'] => ({
    ...PLAYERS,
    A: { party: 'cdu', money: a },
    B: { party: 'spd', money: b },
  });

  it('[2019 §2 phase 6 media] [R45] the owner gets 5,000 and the marker back; the own marker takes the place for free', () => {
    const game = paidAlone('press-secretary', { media: { B: 2 } }, { players: withMoney(12_000, 1000) });
    const after = act(game, [does(0, mediaFrom(1, true))]);
    expect(money(after)).toEqual([2000, 6000, 30_000]);
    expect(region(after).media).toEqual([1, 1, 0]);
    expect(after.players.map(player => player.media)).toEqual([4, 4, 5]);
  });

  it('[R61] putting in your own marker is optional; without it the space is free', () => {
    const game = paidAlone('press-secretary', { media: { B: 3, C: 2 } });
    const after = act(game, [does(0, mediaFrom(2, false))]);
    expect(region(after).media).toEqual([0, 3, 1]);
    expect(after.players.map(player => player.media)).toEqual([5, 2, 4]);
    expect(money(after)).toEqual([20_000, 30_000, 35_000]);
  });

  it('[2019 §2 phase 6 media] in a full region the own marker goes where the other one was', () => {
    const game = paidAlone('press-secretary', { media: { B: 3, C: 2 } });
    expect(region(act(game, [does(0, mediaFrom(1, true))])).media).toEqual([1, 2, 2]);
  });

  it('[2019 §2 phase 6 media] a player without a marker in supply can put none in, but can still remove one', () => {
    const game = tableWith({
      regions: [{ media: { B: 1 }, row: row(['A', 'press-secretary']) }, { media: { A: 5 } }],
    });
    const paid = act(game, [pays(0)]);
    expect(question(paid, 'act').deeds).toEqual([
      { deed: 'media', from: [1], cost: 5000, toBank: 0, place: 'cannot' },
    ]);
    expectRefused(paid, does(0, mediaFrom(1, true)), {
      code: 'supply-short',
      rule: '2019 §2 phase 6.2',
      figures: { count: 1, max: 0 },
    });
    expect(region(act(paid, [does(0, mediaFrom(1, false))])).media).toEqual([0, 0, 0]);
  });

  it('[R24] [R61] 5,000 left after the politician’s own cost are enough', () => {
    const game = paidAlone('press-secretary', { media: { B: 1 } }, { players: withMoney(10_000) });
    expect(money(act(game, [does(0, mediaFrom(1, true))]))).toEqual([0, 35_000, 30_000]);
  });

  it('[R24] [R61] [R57] with 4,000 left media cannot be chosen, but the question is asked', () => {
    const game = paidAlone('press-secretary', { media: { B: 1 } }, { players: withMoney(9000) });
    expect(question(game, 'act')).toMatchObject({ part: 'main', deeds: [] });
    expectRefused(game, does(0, mediaFrom(1, false)), {
      code: 'deed-not-there',
      rule: '2019 §2 phase 6.2',
      figures: { deed: 'media' },
    });
    expect(question(act(game, [does(0, null)]), 'act').part).toBe('secondary');
  });

  it('[R61] any other party with a marker there can be chosen, no one else', () => {
    const game = tableWith({
      players: { ...PLAYERS, D: { party: 'linke' } },
      regions: [{ media: { A: 1, B: 1, D: 1 }, row: row(['A', 'press-secretary']) }, { media: { C: 1 } }],
    });
    const paid = act(game, [pays(0)]);
    expect(question(paid, 'act').deeds).toMatchObject([{ deed: 'media', from: [1, 3] }]);
    for (const target of [0, 2]) {
      expectRefused(paid, does(0, mediaFrom(target, false)), {
        code: 'target-not-there',
        rule: '2019 §2 phase 6.2',
        figures: { target },
      });
    }
    expect(region(act(paid, [does(0, mediaFrom(3, false))])).media).toEqual([1, 1, 0, 0]);
  });

  it('[R61] the owner is not asked: the acting player’s secondary action follows at once', () => {
    const game = act(paidAlone('press-secretary', { media: { B: 1 } }), [does(0, mediaFrom(1, true))]);
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'act' }]);
  });

  it('[R61] [R45] the owner may use the 5,000 and the marker again at once', () => {
    const game = tableWith({
      players: withMoney(30_000, 5000),
      regions: [
        { media: { B: 5 }, row: row(['A', 'press-secretary']) },
        { media: { C: 1 }, row: row(['B', 'press-secretary']) },
      ],
    });
    const after = act(game, [
      pays(0),
      does(0, mediaFrom(1, false)),
      does(0, null),
      pays(1),
      does(1, mediaFrom(2, true)),
    ]);
    expect(money(after)).toEqual([20_000, 0, 35_000]);
    expect(region(after, 1).media).toEqual([0, 1, 0]);
    expect(at(after.players, 1).media).toBe(0);
  });

  it('[R59] without another party’s marker media cannot be chosen, and its ! is not used up', () => {
    const game = table({
      media: { A: 1 },
      row: row(['A', 'press-secretary'], ['B', 'press-secretary']),
    });
    const paid = act(game, [pays(0), pays(1)]);
    expect(question(paid, 'act')).toMatchObject({ seat: 0, part: 'secondary' });
    const after = act(paid, [does(0, null)]);
    expect(question(after, 'act').deeds).toMatchObject([{ deed: 'media', from: [0] }]);
  });
});

describe('phase 6, poll', () => {
  const POLL = { polls: { pile: ['cdu-b', 'fdp-a'] } };
  const drawn = (spec: RegionSpec = {}, more: Partial<Position> = POLL): Game =>
    act(paidAlone('secretary-general', spec, more), [does(0, null), does(0, poll)]);

  it('[2019 §2 phase 6 poll] the top card is taken without an auction and without paying for it', () => {
    const game = drawn();
    expect(question(game, 'poll-use')).toMatchObject({ seat: 0, poll: 'cdu-b', publishable: true });
    expect(money(game)).toEqual([22_000, 30_000, 30_000]);
    expect(view(game, 1).polls).toMatchObject({ pile: { hidden: 9 }, top: 'fdp' });
  });

  it('[2019 §2 phase 6 poll] published in this region as by a winner of phase 8', () => {
    const game = act(drawn(), [publishes(0)]);
    expect(trends(game, 0)).toEqual([3, -2, 0]);
    expect(trends(game, 1)).toEqual([0, 0, 0]);
    expect(bases(game)).toEqual([10, 10, 10]);
  });

  it('[2019 §2 phase 6 poll] kept quiet: base +3, seen by its owner only', () => {
    const game = act(drawn(), [keepsQuiet(0)]);
    expect(bases(game)).toEqual([13, 10, 10]);
    expect(trends(game)).toEqual([0, 0, 0]);
    expect(view(game, 0).polls.discards).toEqual([{ back: 'cdu', poll: 'cdu-b' }]);
    expect(view(game, 1).polls.discards).toEqual([{ back: 'cdu', poll: null }]);
  });

  it('[2019 §2 phase 6 poll] [R57] a card without a plus for the own party can only be kept quiet', () => {
    const game = drawn({}, { polls: { pile: ['fdp-b'] } });
    expect(question(game, 'poll-use')).toMatchObject({ poll: 'fdp-b', publishable: false });
    expectRefused(game, publishes(0), {
      code: 'not-publishable',
      rule: '2019 §2 phase 8.3',
      figures: { poll: 'fdp-b' },
    });
    expect(bases(act(game, [keepsQuiet(0)]))).toEqual([13, 10, 10]);
  });

  it('[2019 §2 phase 6 poll] a party with media control does not fall', () => {
    expect(trends(act(drawn({ media: { B: 1 } }), [publishes(0)]))).toEqual([3, 0, 0]);
  });

  it('[R63] media control is counted at that moment: lost to a politician acting before, it protects no more', () => {
    const game = table(
      { media: { B: 1 }, row: row(['C', 'press-secretary'], ['A', 'secretary-general']) },
      POLL,
    );
    const paid = act(game, [pays(2), pays(0)]);
    const poller = [does(2, null), does(0, null), does(0, poll), publishes(0)];
    expect(trends(act(paid, [does(2, mediaFrom(1, false)), ...poller]))).toEqual([3, -2, 0]);
    expect(trends(act(paid, [does(2, null), ...poller]))).toEqual([3, 0, 0]);
  });

  it('[R62] [R59] with an empty pile the action is chosen without seeing a back; then the discards are shuffled', () => {
    const game = act(paidAlone('secretary-general', {}, { polls: { rest: 'discards' } }), [does(0, null)]);
    expect(view(game, 0).polls).toMatchObject({ pile: { hidden: 0 }, top: null });
    expect(deeds(game)).toEqual(['poll']);
    const { game: after, events } = actWithEvents(game, [does(0, poll)]);
    expect(events.map(({ event }) => event)).toEqual(['politician-acted', 'polls-shuffled', 'poll-seen']);
    expect(only(events, 'polls-shuffled')).toEqual([{ event: 'polls-shuffled', count: 10 }]);
    expect(after.polls.pile).toHaveLength(9);
    expect(after.polls.discards).toEqual([]);
  });

  it('[R62] [R47] a card still being looked at is not among the discards; the next poll shuffles it in', () => {
    const game = table(
      { row: row(['A', 'secretary-general'], ['B', 'secretary-general']) },
      { polls: { pile: ['cdu-a'], rest: 'discards' } },
    );
    const looking = act(game, [pays(0), pays(1), does(0, null), does(0, poll)]);
    expect(looking.polls.pile).toEqual([]);
    expect(looking.polls.discards).toHaveLength(9);
    expect(looking.polls.discards.map(({ poll: id }) => id)).not.toContain('cdu-a');
    const done = act(looking, [publishes(0)]);
    expect(at(done.polls.discards, 9)).toEqual({ poll: 'cdu-a', seenBy: 'all' });
    const { events } = actWithEvents(done, [does(1, null), does(1, poll)]);
    expect(only(events, 'polls-shuffled')).toEqual([{ event: 'polls-shuffled', count: 10 }]);
  });
});

describe('phase 6, platform', () => {
  const platform: Card[] = ['education+', 'digitalisation+', 'genetics+', 'security+', 'welfare+'];
  const turning = (): Game =>
    act(
      paidAlone(
        'vice-chancellor',
        {},
        {
          players: { ...PLAYERS, A: { party: 'cdu', platform, hand: ['environment+'] } },
          policies: {
            display: ['transport-', 'education-', 'welfare-'],
            pile: ['genetics-', 'security-'],
          },
        },
      ),
      [does(0, null), does(0, { deed: 'platform' })],
    );

  it('[2019 §2 phase 6 platform] one whole platform turn: draw, take, exchange two, keep one; the display is filled up', () => {
    const game = act(turning(), [
      { kind: 'platform-source', seat: 0, source: 'draw' },
      { kind: 'take-policy', seat: 0, card: 'transport-' },
      {
        kind: 'exchange',
        seat: 0,
        out: ['education+', 'genetics+'],
        in: ['transport-', 'genetics-'],
        keep: ['environment+'],
      },
    ]);
    expect(at(game.players, 0)).toMatchObject({
      platform: ['transport-', 'digitalisation+', 'genetics-', 'security+', 'welfare+'],
      hand: ['environment+'],
    });
    expect(game.policies.display).toEqual(['education-', 'welfare-', 'security-']);
    expect(game.policies.discards).toEqual(['education+', 'genetics+']);
  });

  it('[2019 §2 phase 6 platform] the display can be refreshed as in phase 2', () => {
    const game = act(turning(), [{ kind: 'platform-source', seat: 0, source: 'refresh' }]);
    expect(question(game, 'take-policy').cards.slice(0, 2)).toEqual(['genetics-', 'security-']);
    expect(game.policies.discards).toEqual(['transport-', 'education-', 'welfare-']);
  });

  it('[2019 §2 phase 6 platform] three policies are too many to exchange, as in phase 2', () => {
    const game = act(turning(), [
      { kind: 'platform-source', seat: 0, source: 'draw' },
      { kind: 'take-policy', seat: 0, card: 'transport-' },
    ]);
    expectRefused(
      game,
      {
        kind: 'exchange',
        seat: 0,
        out: ['education+', 'genetics+', 'security+'],
        in: ['transport-', 'genetics-', 'environment+'],
        keep: ['education+'],
      },
      { code: 'above-maximum', rule: '2019 §2 phase 2', figures: { amount: 3, max: 2 } },
    );
  });
});
