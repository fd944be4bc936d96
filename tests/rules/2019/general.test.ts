import { rulesOf } from '@macher/editions';
import {
  type Action,
  attempt,
  type Card,
  choiceFor,
  deciders,
  type Game,
  type GameEvent,
  KINDS,
  newGame,
  type Refusal,
} from '@macher/engine';
import { setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, moneyOf, playOn, refusedUnchanged, regionOf, SEEDS } from './opening.ts';

const FOUR = ['spd', 'linke', 'cdu', 'fdp'];
const REGIONS = ['BB', 'NDS', 'HE', 'SN'];
const NINE = [
  'start-player',
  'platforms',
  'media-shares',
  'meetings',
  'send-politicians',
  'politicians-act',
  'media-influence',
  'poll-auctions',
  'votes',
];

function wholeGame(seed: string, ruleset: '2019-4' | '2019-7' = '2019-4') {
  const game = newGame(rulesOf(ruleset), { parties: FOUR, seed });
  const boards = game.regions.map(({ id, board }) => ({ id, board }));
  return { game, boards, events: playOn(game, seed) };
}

describe('the shape of the game', () => {
  it('[2019 §0] each of four rounds has the nine phases in their order', () => {
    const { events } = wholeGame('seed-0');
    const began = eventsOf(events, 'phase-began').filter(({ phase }) => NINE.includes(phase));
    expect(began.map(({ round, phase }) => `${round} ${phase}`)).toEqual(
      [1, 2, 3, 4].flatMap(round => NINE.map(phase => `${round} ${phase}`)),
    );
  });

  it('[2019 §0] one election each round, at its end', () => {
    for (const seed of SEEDS.slice(0, 5)) {
      const { events } = wholeGame(seed);
      const names = events.flatMap(nameOfStep);
      expect(names).toEqual([1, 2, 3, 4].flatMap(round => [`votes ${round}`, `election ${round}`]));
    }
  });

  it('[2019 §0] [2019 §1.1] the elections are held clockwise by board from the first region', () => {
    for (const seed of SEEDS.slice(0, 5)) {
      const { boards, events } = wholeGame(seed);
      const held = eventsOf(events, 'election-held').map(({ election }) => election.region);
      const order = held.map(region => boards.find(({ id }) => id === region)?.board ?? -1);
      const first = order[0] ?? 0;
      expect(order).toEqual([0, 1, 2, 3].map(step => (first + step) % 4));
    }
  });

  it('[2019 §0] victory points come from votes, wins, media presence, base and money', () => {
    const { result } = wholeGame('seed-0').game;
    expect(result).toHaveLength(4);
    for (const { mandates, wins, media, base, money, total } of result ?? [])
      expect(total).toBe(mandates + wins + media + base + money);
  });

  it('[2019 §0] [R51] turn order: from the start player clockwise by seat', () => {
    let game = setUp({ phase: 'meetings', start: 'C', players: { A: {}, B: {}, C: {}, D: {} } }).game;
    for (const seat of [2, 3, 0, 1]) {
      expect(asked(game)).toEqual([[seat, 'meetings']]);
      game = act(game, [{ kind: 'meetings', seat, buy: [] }]);
    }
  });

  it('[2019 §0] region order: from the current region clockwise by board', () => {
    const { game, events } = setUp({
      phase: 'poll-auctions',
      players: { A: {}, B: {}, C: {} },
      regions: REGIONS.map(id => ({ id })),
    });
    const passes: GameEvent[] = [...events];
    let now = game;
    while (asked(now)[0]?.[1] === 'poll-bid') {
      const seat = asked(now)[0]?.[0] ?? 0;
      const next = actWithEvents(now, [{ kind: 'poll-bid', seat, amount: null }]);
      passes.push(...next.events);
      now = next.game;
    }
    expect(eventsOf(passes, 'poll-offered').map(({ region }) => region)).toEqual(REGIONS);
  });

  it('[2019 §0] reverse region order: from the last election back, the current region last', () => {
    const { game } = setUp({
      phase: 'votes',
      start: 'B',
      players: { A: {}, B: {}, C: {} },
      regions: REGIONS.map(id => ({ id, meetings: { A: 4, B: 4 } })),
    });
    const turned: [number, string][] = [];
    let now = game;
    for (let choice = turnIn(now); choice !== null; choice = turnIn(now)) {
      const next = actWithEvents(now, [{ kind: 'turn-in', seat: choice, meetings: 4 }]);
      turned.push(
        ...eventsOf(next.events, 'meetings-turned-in').map(({ seat, region }): [number, string] => [
          seat,
          region,
        ]),
      );
      now = next.game;
    }
    expect(turned).toEqual(
      ['SN', 'HE', 'NDS', 'BB'].flatMap(id => [
        [1, id],
        [0, id],
      ]),
    );
  });

  it('[R19] all four boards can have a key-issue tile at once', () => {
    const { game } = setUp({
      phase: 'politicians-act',
      players: { A: {}, B: {}, C: {} },
      regions: [
        { open: ['transport-'], row: [{ seat: 'A', politician: 'backbencher' }] },
        { open: ['education+'], keyIssue: 'education+' },
        { open: ['welfare-'], keyIssue: 'welfare-' },
        { open: ['genetics+'], keyIssue: 'genetics+' },
      ],
    });
    const after = act(game, [
      { kind: 'pay', seat: 0, pay: true },
      { kind: 'act', seat: 0, deed: { deed: 'place-key-issue', opinion: 'transport-' } },
    ]);
    expect(after.regions.map(({ keyIssue }) => keyIssue)).toEqual([
      'transport-',
      'education+',
      'welfare-',
      'genetics+',
    ]);
  });

  it('[R19] never more than four boards are in play, also with seven elections', () => {
    const game = newGame(rulesOf('2019-7'), { parties: FOUR, seed: 'seed-0' });
    playOn(game, 'seed-0', now => {
      expect(now.regions.length).toBeLessThanOrEqual(4);
      return true;
    });
    expect(game.result).not.toBeNull();
  });

  it('[R20] no decision of the game is a deal: nothing agreed at the table can be entered', () => {
    for (const kind of KINDS) expect(kind).not.toMatch(/deal|offer|give|promise|trade/);
    for (const kind of ['deal', 'offer', 'give', 'promise'])
      expect(refusedUnchanged(bidding(), { kind, seat: 0, to: 1, amount: 1000 })).toMatchObject({
        code: 'malformed',
        figures: { path: '/kind' },
      });
  });

  it('[R52] the bank never runs out: everyone can be paid what is far more than the notes in the box', () => {
    const { game } = setUp({
      phase: 'pay-out',
      players: { A: { base: 900 }, B: { base: 900 }, C: { base: 900 } },
    });
    const after = act(
      game,
      [0, 1, 2].map(seat => ({ kind: 'donation', seat, amount: 30_000, take: true })),
    );
    expect(moneyOf(after)).toEqual([960_000, 960_000, 960_000]);
  });
});

function nameOfStep(event: GameEvent): string[] {
  if (event.event === 'election-held') return [`election ${event.election.round}`];
  return event.event === 'phase-began' && event.phase === 'votes' ? [`votes ${event.round}`] : [];
}

function turnIn(game: Game): number | null {
  const [seat, kind] = asked(game)[0] ?? [];
  return kind === 'turn-in' && seat !== undefined ? seat : null;
}

const bidding = (): Game => setUp({ phase: 'start-player', players: { A: {}, B: {}, C: {}, D: {} } }).game;

const bid = { kind: 'bid', seat: 0, amount: 1000 };
const without = (name: keyof typeof bid): object =>
  Object.fromEntries(Object.entries(bid).filter(([key]) => key !== name));

const malformed = (path: string): Partial<Refusal> => ({
  code: 'malformed',
  rule: 'protocol',
  figures: { path, reason: expect.any(String) },
});

describe('actions of a wrong form are refused', () => {
  const forms: readonly (readonly [what: string, action: unknown, path: string])[] = [
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['a number', 7, ''],
    ['a text', 'bid', ''],
    ['a text of JSON', JSON.stringify(bid), ''],
    ['true', true, ''],
    ['a list', [bid], ''],
    ['an empty list', [], ''],
    ['a function', () => bid, ''],
    ['an empty object', {}, '/kind'],
    ['no kind', without('kind'), '/kind'],
    ['an unknown kind', { ...bid, kind: 'cheat' }, '/kind'],
    ['a kind in capitals', { ...bid, kind: 'BID' }, '/kind'],
    ['a kind of the prototype', { ...bid, kind: 'constructor' }, '/kind'],
    ['a kind called __proto__', { ...bid, kind: '__proto__' }, '/kind'],
    ['a list of kinds', { ...bid, kind: ['bid'] }, '/kind'],
    ['no seat', without('seat'), '/seat'],
    ['seat 7', { ...bid, seat: 7 }, '/seat'],
    ['seat 4 of four', { ...bid, seat: 4 }, '/seat'],
    ['seat −1', { ...bid, seat: -1 }, '/seat'],
    ['half a seat', { ...bid, seat: 0.5 }, '/seat'],
    ['a seat as a text', { ...bid, seat: '0' }, '/seat'],
    ['seat null', { ...bid, seat: null }, '/seat'],
    ['seat NaN', { ...bid, seat: Number.NaN }, '/seat'],
    ['no amount', without('amount'), '/amount'],
    ['amount undefined', { ...bid, amount: undefined }, '/amount'],
    ['amount null', { ...bid, amount: null }, '/amount'],
    ['half a euro', { ...bid, amount: 1000.5 }, '/amount'],
    ['NaN', { ...bid, amount: Number.NaN }, '/amount'],
    ['endless money', { ...bid, amount: Number.POSITIVE_INFINITY }, '/amount'],
    ['more than whole numbers can say', { ...bid, amount: 2 ** 53 }, '/amount'],
    ['a negative amount', { ...bid, amount: -1000 }, '/amount'],
    ['an amount as a text', { ...bid, amount: '1000' }, '/amount'],
    ['an amount in a list', { ...bid, amount: [1000] }, '/amount'],
    ['a big integer', { ...bid, amount: 1000n }, ''],
    ['an amount with a value', { ...bid, amount: { valueOf: () => 1000 } }, '/amount'],
    ['an extra field', { ...bid, comment: 'please' }, '/comment'],
    ['a version inside', { ...bid, version: 0 }, '/version'],
    ['an own __proto__', JSON.parse('{"kind":"bid","seat":0,"amount":1000,"__proto__":{}}'), '/__proto__'],
    ['inherited fields', Object.create(bid), '/kind'],
    ['a field that looks like a path', { ...bid, 'a/b~c': 1 }, '/a~1b~0c'],
  ];

  it('what is checked is what is played: an object cannot show two faces', () => {
    const twoFaced = { ...bid, toJSON: () => ({ ...bid, amount: 9_000_000 }) };
    expect(refusedUnchanged(bidding(), twoFaced)).toMatchObject({ code: 'above-money' });
  });

  it.each(forms)('%s', (_what, action, path) => {
    expect(refusedUnchanged(bidding(), action)).toEqual(malformed(path));
  });

  it('a very long field name is cut off in the answer', () => {
    const { figures } = refusedUnchanged(bidding(), { ...bid, ['x'.repeat(100_000)]: 1 });
    expect(figures['path']).toBe(`/${'x'.repeat(80)}`);
  });

  it('whole numbers written with a minus zero are zero', () => {
    const game = act(bidding(), [{ kind: 'bid', seat: -0, amount: -0 }]);
    expect(JSON.stringify(game.frames)).toContain('"bids":[0,null,null,null]');
    expect(Object.is(game.frames[0]?.phase === 'start-player' && game.frames[0].bids[0], 0)).toBe(true);
  });
});

describe('lists of a wrong form are refused', () => {
  const meeting = setUp({
    phase: 'meetings',
    players: { A: {}, B: {}, C: {} },
    regions: [{ id: 'BB' }],
  }).game;
  const sending = setUp({
    phase: 'send-politicians',
    players: { A: {}, B: {}, C: {} },
    regions: [{ id: 'BB' }],
  }).game;
  const hand: readonly Card[] = [
    'education+',
    'digitalisation+',
    'genetics+',
    'security+',
    'welfare+',
    'environment+',
    'transport+',
  ];
  const laying = setUp({ round: 0, phase: 'first-platform', players: { A: { hand }, B: {}, C: {} } }).game;
  const buy = (list: unknown): object => ({ kind: 'meetings', seat: 0, buy: list });

  const forms: readonly (readonly [what: string, game: Game, action: unknown, path: string])[] = [
    ['no list', meeting, buy({ region: 'BB', count: 1 }), '/buy'],
    ['a text for a list', meeting, buy('BB'), '/buy'],
    ['a list with a length only', meeting, buy({ length: 1, 0: { region: 'BB', count: 1 } }), '/buy'],
    ['a hole in the list', meeting, buy(new Array(1)), '/buy/0'],
    ['a null in the list', meeting, buy([null]), '/buy/0'],
    ['a list in the list', meeting, buy([['BB', 1]]), '/buy/0'],
    ['five purchases', meeting, buy(new Array(5).fill({ region: 'BB', count: 1 })), '/buy'],
    ['a huge list', meeting, buy(new Array(1_000_000).fill({ region: 'BB', count: 1 })), '/buy'],
    ['no count', meeting, buy([{ region: 'BB' }]), '/buy/0/count'],
    ['no region', meeting, buy([{ count: 1 }]), '/buy/0/region'],
    ['count 0', meeting, buy([{ region: 'BB', count: 0 }]), '/buy/0/count'],
    ['half a meeting', meeting, buy([{ region: 'BB', count: 1.5 }]), '/buy/0/count'],
    ['a negative count', meeting, buy([{ region: 'BB', count: -1 }]), '/buy/0/count'],
    ['a count as a text', meeting, buy([{ region: 'BB', count: '1' }]), '/buy/0/count'],
    ['an extra field inside', meeting, buy([{ region: 'BB', count: 1, cost: 0 }]), '/buy/0/cost'],
    ['a region that is a number', meeting, buy([{ region: 0, count: 1 }]), '/buy/0/region'],
    ['a region without a name', meeting, buy([{ region: '', count: 1 }]), '/buy/0/region'],
    ['a very long region', meeting, buy([{ region: 'B'.repeat(41), count: 1 }]), '/buy/0/region'],
    [
      'an own __proto__ inside',
      meeting,
      buy([JSON.parse('{"region":"BB","count":1,"__proto__":{}}')]),
      '/buy/0/__proto__',
    ],
    [
      'five politicians',
      sending,
      { kind: 'send', seat: 0, cards: new Array(5).fill({ politician: 'backbencher', region: 'BB' }) },
      '/cards',
    ],
    [
      'a politician without a region',
      sending,
      { kind: 'send', seat: 0, cards: [{ politician: 'backbencher' }] },
      '/cards/0/region',
    ],
    [
      'a huge hand',
      laying,
      { kind: 'first-platform', seat: 0, cards: new Array(100_000).fill('education+') },
      '/cards',
    ],
    [
      'a card that is an object',
      laying,
      { kind: 'first-platform', seat: 0, cards: [{ card: 'education+' }] },
      '/cards/0',
    ],
  ];

  it.each(forms)('%s', (_what, game, action, path) => {
    expect(refusedUnchanged(game, action)).toEqual(malformed(path));
  });

  it.each(['__proto__', 'constructor', 'toString', 'length'])('nothing is called %s', name => {
    expect(refusedUnchanged(meeting, buy([{ region: name, count: 1 }]))).toMatchObject({
      code: 'region-not-there',
      figures: { region: name },
    });
    expect(
      refusedUnchanged(sending, { kind: 'send', seat: 0, cards: [{ politician: name, region: 'BB' }] }),
    ).toMatchObject({
      code: 'politician-not-there',
      figures: { politician: name },
    });
    expect(
      refusedUnchanged(laying, { kind: 'first-platform', seat: 0, cards: new Array(5).fill(name) }),
    ).toMatchObject({ code: 'card-not-there', figures: { card: name } });
  });
});

describe('actions at the wrong time are refused', () => {
  const raising = (): Game =>
    act(
      bidding(),
      [0, 1, 2, 3].map(seat => ({ kind: 'bid', seat, amount: 0 })),
    );

  it.each(KINDS.filter(kind => kind !== 'bid'))('[2019 §0] %s is not what phase 1 asks for', kind => {
    expect(refusedUnchanged(bidding(), { kind, seat: 0 })).toEqual({
      code: 'wrong-kind',
      rule: '2019 §2 phase 1.1',
      figures: { given: kind, asked: 'bid' },
    });
  });

  it.each([1, 2, 3])('[2019 §0] seat %i cannot act in the turn of seat 0', seat => {
    expect(refusedUnchanged(raising(), { kind: 'raise', seat, amount: null })).toEqual({
      code: 'not-asked',
      rule: '2019 §0',
      figures: { seat, asked: '0' },
    });
  });

  it('a seat that nobody has is no seat, whatever the phase', () => {
    expect(refusedUnchanged(raising(), { kind: 'raise', seat: 4, amount: null })).toEqual(malformed('/seat'));
  });

  it('[2019 §3] after the end nothing can be done', () => {
    const { game } = wholeGame('seed-0');
    expect(deciders(game)).toEqual([]);
    for (const kind of KINDS)
      expect(refusedUnchanged(game, { kind, seat: 0 })).toEqual({
        code: 'game-over',
        rule: '2019 §3',
        figures: {},
      });
  });
});

describe('actions made against an older game are refused', () => {
  const stale = (game: Game, action: Action, version: number): Refusal | null => {
    const before = JSON.stringify(game);
    const tried = attempt(game, action, version);
    expect(JSON.stringify(game)).toBe(before);
    return tried.ok ? null : tried.refusal;
  };

  const meetings = (): Game =>
    act(setUp({ phase: 'meetings', players: { A: {}, B: {}, C: {} } }).game, [
      { kind: 'meetings', seat: 0, buy: [] },
    ]);

  it('an open decision needs the very version', () => {
    const action: Action = { kind: 'meetings', seat: 1, buy: [] };
    expect(stale(meetings(), action, 1)).toBeNull();
    expect(stale(meetings(), action, 0)).toEqual({
      code: 'stale',
      rule: 'protocol',
      figures: { given: 0, version: 1 },
    });
    expect(stale(meetings(), action, 2)).toMatchObject({ code: 'stale', figures: { given: 2, version: 1 } });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('version %d fits nothing', version => {
    expect(stale(meetings(), { kind: 'meetings', seat: 1, buy: [] }, version)).toMatchObject({
      code: 'stale',
    });
  });

  it('a sealed decision fits any version since the question was put', () => {
    const game = act(bidding(), [
      { kind: 'bid', seat: 1, amount: 0 },
      { kind: 'bid', seat: 2, amount: 0 },
    ]);
    for (const version of [0, 1, 2])
      expect(stale(game, { kind: 'bid', seat: 0, amount: 0 }, version)).toBeNull();
    expect(stale(game, { kind: 'bid', seat: 0, amount: 0 }, 3)).toMatchObject({ code: 'stale' });
  });

  it('[2019 §1.6] a choice of the draft does not fit the packet before', () => {
    const table = setUp({ round: 0, phase: 'draft', players: { A: {}, B: {}, C: {} } }).game;
    const second = act(
      table,
      [0, 1, 2].map(seat => first(table, seat)),
    );
    const third = act(second, [first(second, 1)]);
    expect(stale(third, first(third, 0), 2)).toMatchObject({
      code: 'stale',
      figures: { given: 2, version: 4 },
    });
    expect(stale(third, first(third, 0), 3)).toBeNull();
    expect(stale(third, first(third, 0), 4)).toBeNull();
  });

  it('without a version an action is taken as made against the game as it is', () => {
    expect(attempt(meetings(), { kind: 'meetings', seat: 1, buy: [] }).ok).toBe(true);
  });

  it('[R18] a second answer to a sealed question is refused as sealed, not as stale', () => {
    const game = act(bidding(), [{ kind: 'bid', seat: 0, amount: 0 }]);
    expect(stale(game, { kind: 'bid', seat: 0, amount: 1000 }, 0)).toMatchObject({ code: 'already-sealed' });
  });
});

function first(game: Game, seat: number): Action {
  const choice = choiceFor(game, seat);
  const card = choice?.kind === 'draft' ? choice.cards[0] : undefined;
  if (card === undefined) throw new Error(`${seat} holds no packet`);
  return { kind: 'draft', seat, card };
}

describe('an accepted action', () => {
  it('leaves the game it was made against as it was', () => {
    const game = bidding();
    const before = JSON.stringify(game);
    expect(attempt(game, bid).ok).toBe(true);
    expect(JSON.stringify(game)).toBe(before);
    expect(game.version).toBe(0);
  });

  it('counts one version', () => {
    const tried = attempt(bidding(), bid);
    expect(tried.ok && tried.game.version).toBe(1);
  });

  it('is not tied to the object that was sent', () => {
    const blocks = setUp({
      round: 0,
      phase: 'starting-blocks',
      players: { A: {}, B: {}, C: {} },
      regions: REGIONS.map(id => ({ id })),
    }).game;
    const action = {
      kind: 'starting-block' as const,
      blocks: ['C'],
      meetings: ['BB', 'NDS'],
      trend: ['BB', 'NDS'],
      media: [],
      votes: ['BB'],
    };
    const sent = { ...action, seat: 0, votes: ['BB'] };
    const game = act(blocks, [sent]);
    sent.votes[0] = 'SN';
    const after = act(game, [
      { ...action, seat: 1 },
      { ...action, seat: 2 },
    ]);
    expect(regionOf(after, 'BB').votes[0]).toBe(6);
    expect(regionOf(after, 'SN').votes[0]).toBe(0);
  });
});
