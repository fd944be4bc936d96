import {
  type Action,
  attempt,
  choiceFor,
  eventsFor,
  type Game,
  type PoliticianId,
  view,
} from '@macher/engine';
import { type Position, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, moneyOf, playerAt, refusedUnchanged, regionOf } from './opening.ts';

const REGIONS = ['BB', 'NDS', 'HE', 'SN'];
const FIVE = [
  'backbencher',
  'vice-chancellor',
  'press-secretary',
  'secretary-general',
  'parliamentary-leader',
];

interface Given extends Pick<Position, 'ruleset' | 'start' | 'openMoney'> {
  readonly money?: number;
  readonly politicians?: readonly PoliticianId[];
}

const table = ({ money = 30_000, politicians, ...rest }: Given = {}): Game =>
  setUp({
    phase: 'send-politicians',
    ...rest,
    players: { A: { money, ...(politicians && { politicians }) }, B: {}, C: {} },
    regions: REGIONS.map(id => ({ id })),
  }).game;

const send = (seat: number, cards: Readonly<Record<PoliticianId, string>>): Action => ({
  kind: 'send',
  seat,
  cards: Object.entries(cards).map(([politician, region]) => ({ politician, region })),
});

/** Whose cards lie in a region's row, in order. */
const rowOf = (game: Game, id: string): [number, string][] =>
  regionOf(game, id).row.map(({ seat, politician }) => [seat, politician]);

describe('phase 5, send politicians', () => {
  it('[2019 §2 phase 5] a politician leaves the hand and lies face down in the region', () => {
    const game = act(table(), [send(0, { backbencher: 'NDS' })]);
    expect(regionOf(game, 'NDS').row).toEqual([{ seat: 0, politician: 'backbencher', state: 'face-down' }]);
    expect(playerAt(game, 0).politicians).toEqual(FIVE.slice(1));
  });

  it('[2019 §2 phase 5] any number: one in every region, or none', () => {
    const all = {
      backbencher: 'BB',
      'vice-chancellor': 'NDS',
      'press-secretary': 'HE',
      'secretary-general': 'SN',
    };
    expect(playerAt(act(table(), [send(0, all)]), 0).politicians).toEqual(['parliamentary-leader']);
    const none = act(table(), [send(0, {})]);
    expect(playerAt(none, 0).politicians).toEqual(FIVE);
    expect(asked(none)).toEqual([[1, 'send']]);
  });

  it('[2019 §2 phase 5] at most one per region', () => {
    const game = table();
    expect(refusedUnchanged(game, send(0, { backbencher: 'NDS', 'vice-chancellor': 'NDS' }))).toEqual({
      code: 'region-twice',
      rule: '2019 §2 phase 5',
      figures: { region: 'NDS' },
    });
    expect(rowOf(act(game, [send(0, { backbencher: 'NDS', 'vice-chancellor': 'HE' })]), 'NDS')).toHaveLength(
      1,
    );
  });

  it('[2019 §2 phase 5] one politician cannot go to two regions', () => {
    const twice = {
      kind: 'send',
      seat: 0,
      cards: [
        { politician: 'backbencher', region: 'NDS' },
        { politician: 'backbencher', region: 'HE' },
      ],
    };
    expect(refusedUnchanged(table(), twice)).toEqual({
      code: 'politician-twice',
      rule: '2019 §2 phase 5',
      figures: { politician: 'backbencher' },
    });
  });

  it('[2019 §2 phase 5] a politician who has left the game cannot be sent', () => {
    const game = table({ politicians: ['backbencher', 'press-secretary'] });
    expect(refusedUnchanged(game, send(0, { 'vice-chancellor': 'BB' }))).toEqual({
      code: 'politician-not-there',
      rule: '2019 §2 phase 5',
      figures: { politician: 'vice-chancellor' },
    });
  });

  it('[2019 §2 phase 5] [2019 §1.5] the large politicians can be sent in the game of seven elections only', () => {
    const cards = send(0, { 'lead-candidate': 'BB' });
    expect(refusedUnchanged(table(), cards)).toMatchObject({
      code: 'politician-not-there',
      figures: { politician: 'lead-candidate' },
    });
    expect(rowOf(act(table({ ruleset: '2019-7' }), [cards]), 'BB')).toEqual([[0, 'lead-candidate']]);
  });

  it('[2019 §2 phase 5] a region that is not in play is refused', () => {
    expect(refusedUnchanged(table(), send(0, { backbencher: 'BY' }))).toEqual({
      code: 'region-not-there',
      rule: '2019 §2 phase 5',
      figures: { region: 'BY' },
    });
  });

  it('[2019 §2 phase 5] [2019 §0] in turn order each player once, and the row lies in the order placed', () => {
    let game = table({ start: 'B' });
    const cards = { backbencher: 'SN', 'vice-chancellor': 'HE' };
    for (const seat of [1, 2, 0]) {
      expect(asked(game)).toEqual([[seat, 'send']]);
      game = act(game, [send(seat, cards)]);
    }
    expect(regionOf(game, 'HE').row.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(regionOf(game, 'SN').row.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it('[2019 §2 phase 5] one sends to one region, the next to two: each row has its own order', () => {
    const game = act(table(), [
      send(0, { backbencher: 'NDS' }),
      send(1, { 'press-secretary': 'HE', backbencher: 'NDS' }),
    ]);
    expect(rowOf(game, 'NDS')).toEqual([
      [0, 'backbencher'],
      [1, 'backbencher'],
    ]);
    expect(rowOf(game, 'HE')).toEqual([[1, 'press-secretary']]);
  });

  it('[2019 §2 phase 5] nothing is paid yet', () => {
    const game = act(table(), [send(0, { 'parliamentary-leader': 'HE' })]);
    expect(moneyOf(game)).toEqual([30_000, 30_000, 30_000]);
  });

  it('[2019 §2 phase 5] cards need not be affordable', () => {
    const game = act(table({ money: 0 }), [send(0, { 'parliamentary-leader': 'HE', backbencher: 'BB' })]);
    expect(rowOf(game, 'HE')).toEqual([[0, 'parliamentary-leader']]);
  });

  it('[R57] who has no politician left is not asked', () => {
    const game = table({ politicians: [] });
    expect(asked(game)).toEqual([[1, 'send']]);
  });

  it('[R57] a player without money is asked all the same', () => {
    expect(asked(table({ money: 0 }))).toEqual([[0, 'send']]);
    expect(choiceFor(table({ money: 0 }), 0)).toMatchObject({
      kind: 'send',
      seat: 0,
      politicians: FIVE,
      regions: REGIONS,
    });
  });
});

describe('phase 5: which politicians are known', () => {
  const sent = (): Game => act(table(), [send(0, { 'press-secretary': 'HE', backbencher: 'SN' })]);

  it('[R58] [R18] [2019 §2 phase 5] the others see that a card lies there, not which', () => {
    const row = (viewer: number | null) => view(sent(), viewer).regions[2]?.row;
    expect(row(0)).toEqual([{ seat: 0, politician: 'press-secretary', state: 'face-down' }]);
    expect(row(1)).toEqual([{ seat: 0, politician: null, state: 'face-down' }]);
    expect(row(null)).toEqual([{ seat: 0, politician: null, state: 'face-down' }]);
  });

  it('[R58] the cards in hand are hidden too, and only counted', () => {
    expect(view(sent(), 1).players[0]?.politicians).toEqual({ hidden: 3 });
    expect(view(sent(), 0).players[0]?.politicians).toEqual([
      'vice-chancellor',
      'secretary-general',
      'parliamentary-leader',
    ]);
  });

  it('[R58] hand and face-down cards are to the others one group, whose cards they know', () => {
    expect(view(sent(), 1).players[0]?.unrevealed.slice().sort()).toEqual(FIVE.slice().sort());
  });

  it('[R58] nothing tells the others which of the group was sent where', () => {
    const other = act(table(), [send(0, { 'parliamentary-leader': 'HE', 'vice-chancellor': 'SN' })]);
    for (const viewer of [1, 2, null]) expect(view(sent(), viewer)).toEqual(view(other, viewer));
  });

  it('[R58] [R18] what happens tells the others only where cards were sent', () => {
    const { events } = actWithEvents(table(), [send(0, { 'press-secretary': 'HE', backbencher: 'SN' })]);
    expect(eventsOf(eventsFor(events, 1), 'politicians-sent')).toEqual([
      {
        event: 'politicians-sent',
        seat: 0,
        cards: [
          { region: 'HE', politician: null },
          { region: 'SN', politician: null },
        ],
      },
    ]);
    expect(eventsOf(eventsFor(events, 0), 'politicians-sent')[0]?.cards[0]?.politician).toBe(
      'press-secretary',
    );
  });

  it('[R58] what has been turned up is open, what lies in the next region is not yet', () => {
    const game = act(table(), [
      send(0, { 'press-secretary': 'BB', backbencher: 'NDS' }),
      send(1, {}),
      send(2, {}),
    ]);
    const { regions, players } = view(game, 1);
    expect(regions[0]?.row).toEqual([{ seat: 0, politician: 'press-secretary', state: 'shown' }]);
    expect(regions[1]?.row).toEqual([{ seat: 0, politician: null, state: 'face-down' }]);
    expect(players[0]?.unrevealed).not.toContain('press-secretary');
    expect(players[0]?.unrevealed).toHaveLength(4);
  });

  it('[R58] what has left the game is open: it is missing from the group', () => {
    const game = table({ politicians: ['backbencher', 'secretary-general'] });
    expect(view(game, 1).players[0]).toMatchObject({
      politicians: { hidden: 2 },
      unrevealed: ['backbencher', 'secretary-general'],
    });
  });
});

describe('phase 5, what others hear', () => {
  it('[R58] the order in which politicians are named tells nobody who went where', () => {
    const { game } = setUp({ phase: 'send-politicians', players: { A: {}, B: {}, C: {} } });
    const regions = game.regions.map(region => region.id);
    const cards = ['backbencher', 'press-secretary'].map((politician, index) => ({
      politician,
      region: regions[2 - index] ?? '',
    }));
    const heard = (sent: typeof cards) => {
      const tried = attempt(game, { kind: 'send', seat: 0, cards: sent });
      return tried.ok ? eventsFor(tried.events, 1)[0] : null;
    };
    expect(heard(cards)).toEqual(heard(cards.slice().reverse()));
    expect(heard(cards)).toMatchObject({ cards: [{ region: regions[1] }, { region: regions[2] }] });
  });
});
