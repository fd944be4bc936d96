import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import {
  allCards,
  type Card,
  clone,
  faceOf,
  type Game,
  type GameEvent,
  issuesOf,
  newGame,
  phasesOf,
  type Random,
  type Rules,
  randomOf,
  repeatedIssue,
  shuffle,
  view,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act } from '../../table.ts';
import { asked, eventsOf, leaveOnly, playerAt, playOn, regionOf, SEEDS, trendsOf } from '../2019/opening.ts';
import { inCardsOf } from './issues.ts';
import { choiceOf, opened, putMedia, table } from './opening.ts';

const OLD: readonly RulesetId[] = ['2006-7', '1997-7'];

const dealt = (seed: string, players = 3, ruleset: RulesetId = '2006-7'): Game =>
  newGame(rulesOf(ruleset), { parties: PARTIES.slice(0, players), seed });

const copies = (rules: Rules, count: number): Card[] =>
  allCards(rules.issues).flatMap(card => new Array<Card>(count).fill(card));

const fits = (rules: Rules, cards: readonly Card[], card: Card): boolean =>
  !issuesOf(rules, cards).includes(faceOf(rules, card).issue);

/** The next card from the top, which is the end. */
function draw(deck: Card[]): Card {
  const card = deck.pop();
  if (card === undefined) throw new Error('the deck is empty');
  return card;
}

describe('the shape of the game', () => {
  it('[2006 §3] seven rounds with one election each', () => {
    const { rounds } = rulesOf('2006-7');
    expect(rounds.map(({ elections }) => elections)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  it('[2006 §3] a whole game holds seven elections, in seven regions', () => {
    const game = dealt('seed-1');
    playOn(game, 'whole game');
    expect(game.elections.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(game.elections.map(({ region }) => region)).size).toBe(7);
  });

  it('[2006 §3] rounds 1 to 6: campaign, scoring, end of round', () => {
    for (let round = 1; round <= 5; round += 1) {
      expect(phasesOf(rulesOf('2006-7'), round)).toEqual([
        'start-player',
        'platforms',
        'send-politicians',
        'politicians-resolve',
        'coalitions',
        'media-shares',
        'media-influence',
        'meetings',
        'poll-auctions',
        'votes',
        'last-count',
        'election',
        'spoils',
        'base-gain',
        'pay-out',
        'next-round',
        'donations',
      ]);
    }
    expect(phasesOf(rulesOf('2006-7'), 6).at(-1)).toBe('next-round');
  });

  it('[2006 §3] the last round is only the scoring', () => {
    expect(phasesOf(rulesOf('2006-7'), 7)).toEqual([
      'last-count',
      'election',
      'spoils',
      'base-gain',
      'final-scoring',
    ]);
  });

  it('[2006 §3] points come from seats, media, base with bonus and national opinion, not from money', () => {
    const game = dealt('seed-2');
    playOn(game, 'scores');
    expect(game.players.some(({ money }) => money > 0)).toBe(true);
    for (const score of game.result ?? []) {
      expect(score.money).toBe(0);
      expect(score.wins).toBe(0);
      const { mandates, media, base, bonus, national, total } = score;
      expect(total).toBe(mandates + media + base + bonus + national);
    }
    expect(game.result).toHaveLength(3);
  });

  it('[2006 §3] 3 to 5 players', () => {
    const rules = rulesOf('2006-7');
    for (const players of [3, 4, 5]) expect(dealt('seed-0', players).players).toHaveLength(players);
    expect(() => newGame(rules, { parties: ['cdu', 'spd'], seed: 'x' })).toThrow(RangeError);
    const six = [...PARTIES, 'csu'];
    expect(() => newGame(rules, { parties: six, seed: 'x' })).toThrow(RangeError);
  });

  it('[2006 §3] parties left over are not in play, none is taken twice', () => {
    const rules = rulesOf('2006-7');
    const game = newGame(rules, { parties: ['fdp', 'linke', 'cdu'], seed: 'x' });
    expect(game.players.map(({ party }) => party)).toEqual(['fdp', 'linke', 'cdu']);
    expect(() => newGame(rules, { parties: ['cdu', 'spd', 'cdu'], seed: 'x' })).toThrow(RangeError);
  });

  it('[2006 §3] turn order runs clockwise from the start player', () => {
    const seats: number[] = [];
    let game = table({ phase: 'send-politicians', players: 5, start: 3 });
    for (let turn = 0; turn < 5; turn += 1) {
      const seat = asked(game)[0]?.[0] ?? -1;
      seats.push(seat);
      game = act(game, [{ kind: 'send', seat, cards: [] }]);
    }
    expect(seats).toEqual([3, 4, 0, 1, 2]);
  });
});

describe('set-up: what a player gets', () => {
  it.each(OLD)('[2006 §5.1] %s: 18 meetings, 5 media markers, 4 coalition tiles, 25,000', ruleset => {
    const { players, regions } = dealt('seed-0', 4, ruleset);
    for (const [seat, { meetings, media, tiles, money }] of players.entries()) {
      const laid = regions.reduce((total, region) => total + (region.meetings[seat] ?? 0), 0);
      expect([meetings + laid, media, tiles, money]).toEqual([18, 5, 4, 25_000]);
    }
  });

  it('[2006 §5.1] 7 politicians and 5 donations', () => {
    for (const player of dealt('seed-0').players) {
      expect(player.politicians).toEqual([
        'backbencher',
        'party-whip',
        'speaker',
        'justice-minister',
        'foreign-minister',
        'finance-minister',
        'chancellor',
      ]);
      expect(player.donations).toEqual([10_000, 20_000, 30_000, 40_000, 50_000]);
    }
  });

  it('[2006 §5.1] five open policies of five different issues, three in hand', () => {
    for (const seed of SEEDS) {
      const { rules, players } = dealt(seed, 5);
      for (const { platform, hand } of players) {
        expect(platform).toHaveLength(5);
        expect(repeatedIssue(rules, platform)).toBeNull();
        expect(hand).toHaveLength(3);
      }
    }
  });

  it('[2006 §5.1] in the hand anything goes: issues of the platform, and repeats', () => {
    const players = SEEDS.flatMap(seed => {
      const { rules, players: all } = dealt(seed, 5);
      return all.map(({ platform, hand }) => ({
        repeats: repeatedIssue(rules, hand) !== null,
        overlaps: hand.some(card => !fits(rules, platform, card)),
      }));
    });
    expect(players.some(({ repeats }) => repeats)).toBe(true);
    expect(players.some(({ overlaps }) => overlaps)).toBe(true);
  });

  it('[2006 §5.1] platforms are open, hands are hidden', () => {
    const game = dealt('seed-0');
    const seen = view(game, 1).players[0];
    expect(seen?.platform).toEqual(playerAt(game, 0).platform);
    expect(seen?.hand).toEqual({ hidden: 3 });
  });

  it('[2006 §5.1] [1997 §5.1] no card is lost: 56 policies', () => {
    for (const ruleset of OLD) {
      for (const seed of SEEDS) {
        const { rules, policies, players } = dealt(seed, 5, ruleset);
        const all = [...policies.pile, ...policies.discards];
        for (const { platform, hand } of players) all.push(...platform, ...hand);
        expect(all.sort()).toEqual(copies(rules, 4).sort());
      }
    }
  });
});

/** The text of the rule once more: platforms seat by seat, then hands, then the deck is shuffled. */
function dealPolicies(rules: Rules, players: number, random: Random, repeats: 'under' | 'discard') {
  let deck = shuffle(copies(rules, 4), random);
  const discards: Card[] = [];
  const platforms: Card[][] = [];
  for (let seat = 0; seat < players; seat += 1) {
    const platform: Card[] = [];
    const aside: Card[] = [];
    while (platform.length < 5) {
      const card = draw(deck);
      if (!fits(rules, platform, card)) {
        aside.push(card);
        continue;
      }
      platform.push(card);
      if (repeats === 'under') deck = [...aside.reverse(), ...deck];
      else discards.push(...aside);
      aside.splice(0);
    }
    platforms.push(platform);
  }
  const hands = platforms.map(() => [draw(deck), draw(deck), draw(deck)]);
  return { platforms, hands, discards, deck: shuffle(deck, random) };
}

describe('set-up: dealing policies', () => {
  it('[R72] [2006 §5.1] seat by seat all platforms, then seat by seat all hands, then the deck is shuffled', () => {
    for (const seed of SEEDS) {
      const game = dealt(seed, 3);
      const model = dealPolicies(game.rules, 3, randomOf(`policies:${seed}`), 'under');
      expect(game.players.map(({ platform }) => platform)).toEqual(model.platforms);
      expect(game.players.map(({ hand }) => hand)).toEqual(model.hands);
      expect(game.policies.pile).toEqual(model.deck);
    }
  });

  it('[2006 §5.1] [E06-1] a policy that repeats an issue goes under the deck, not to the discards', () => {
    const repeated = SEEDS.filter(seed => {
      const game = dealt(seed, 3);
      expect(game.policies.discards).toEqual([]);
      expect(game.policies.pile).toHaveLength(56 - 3 * 8);
      return dealPolicies(game.rules, 3, randomOf(`policies:${seed}`), 'discard').discards.length > 0;
    });
    expect(repeated.length).toBeGreaterThan(30);
  });

  it('[1997 §5.1] [E97-1] [R72] a policy that repeats an issue is discarded and replaced', () => {
    let most = 0;
    for (const seed of SEEDS) {
      const game = dealt(seed, 3, '1997-7');
      const model = dealPolicies(game.rules, 3, randomOf(`policies:${seed}`), 'discard');
      expect(game.players.map(({ platform }) => platform)).toEqual(model.platforms);
      expect(game.players.map(({ hand }) => hand)).toEqual(model.hands);
      expect(game.policies.discards).toEqual(model.discards);
      expect(game.policies.pile).toEqual(model.deck);
      most = Math.max(most, model.discards.length);
    }
    expect(most).toBeGreaterThan(3);
  });
});

describe('set-up: region boards', () => {
  it('[2006 §5.2.1] 16 region cards: four on the boards, twelve in the pile of later regions', () => {
    for (const seed of SEEDS) {
      const { regions, laterRegions, rules } = dealt(seed);
      expect(regions).toHaveLength(4);
      expect(laterRegions).toHaveLength(12);
      const all = [...regions.map(({ id }) => id), ...laterRegions];
      expect(all.sort()).toEqual(rules.regions.map(({ id }) => id).sort());
    }
  });

  it('[2006 §5.2.1] the later regions lie face down', () => {
    expect(view(dealt('seed-0'), 0).laterRegions).toEqual({ hidden: 12 });
  });

  it('[2006 §5.2.1] any of the 16 can be among the first four, and the first of all', () => {
    const games = Array.from({ length: 300 }, (_, n) => dealt(`many-${n}`));
    expect(new Set(games.flatMap(({ regions }) => regions.map(({ id }) => id))).size).toBe(16);
    expect(new Set(games.map(({ regions }) => regions[0]?.id)).size).toBe(16);
  });

  it('[R71] the first board is the first current region, the others follow clockwise', () => {
    for (const ruleset of OLD) {
      for (const seed of SEEDS) {
        expect(dealt(seed, 3, ruleset).regions.map(({ board }) => board)).toEqual([0, 1, 2, 3]);
      }
    }
  });

  it('[R71] [2006 §5.2.1] the base pay-out belongs to rounds 1, 3 and 5', () => {
    for (const ruleset of OLD) {
      const { rounds } = rulesOf(ruleset);
      expect(rounds.map(({ paysBase }) => paysBase)).toEqual([true, false, true, false, true, false, false]);
    }
  });

  it('[2006 §5.2.1] every party starts with trend 0, votes 0 and one meeting from its supply', () => {
    const game = dealt('seed-0', 4);
    for (const { id, votes, meetings, media } of game.regions) {
      expect(trendsOf(game, id)).toEqual([0, 0, 0, 0]);
      expect(votes).toEqual([0, 0, 0, 0]);
      expect(meetings).toEqual([1, 1, 1, 1]);
      expect(media).toEqual([0, 0, 0, 0]);
    }
    expect(game.players.map(({ meetings }) => meetings)).toEqual([14, 14, 14, 14]);
  });
});

describe('set-up: stack order', () => {
  it('[R29] [2006 §5.2.1] one lot fixes the order on all four boards', () => {
    for (const seed of SEEDS) {
      const { lot, regions } = dealt(seed, 4);
      expect(lot.slice().sort()).toEqual([0, 1, 2, 3]);
      for (const { stack } of regions) expect(stack).toEqual(lot);
    }
  });

  it('[R29] it is drawn by lot: with three players all six orders come up', () => {
    const orders = Array.from({ length: 120 }, (_, n) => dealt(`lot-${n}`).lot.join());
    expect(new Set(orders).size).toBe(6);
  });

  it('[R29] a board laid later has the same order', () => {
    const { game } = opened({ round: 1, phase: 'next-round', lot: [2, 0, 1] });
    expect(game.regions.at(-1)?.board).toBe(0);
    expect(game.regions.at(-1)?.stack).toEqual([2, 0, 1]);
  });

  it('[2006 §5.2.1] a party that moves to a space already taken lies on top', () => {
    const game = table({ phase: 'politicians-resolve', lot: [0, 1, 2] }, each => {
      regionOf(each, 'BY').votes[1] = 2;
      regionOf(each, 'BY').row.push({ seat: 0, politician: 'backbencher', state: 'face-down' });
    });
    const after = act(game, [
      { kind: 'resolve', seat: 0, politician: 'backbencher', deed: { deed: 'votes' } },
    ]);
    expect(regionOf(after, 'BY').votes.slice(0, 2)).toEqual([2, 2]);
    expect(regionOf(after, 'BY').stack).toEqual([1, 2, 0]);
  });
});

/** The text of the rule once more: four face down each, then turned up region by region. */
function dealOpinions(rules: Rules, random: Random, repeats: 'under' | 'discard') {
  let deck = shuffle(copies(rules, 3), random);
  const discards: Card[] = [];
  const regions = [4, 3, 2, 1].map(count => ({
    count,
    open: [] as Card[],
    hidden: [draw(deck), draw(deck), draw(deck), draw(deck)],
  }));
  for (const { count, open, hidden } of regions) {
    for (let i = 0; i < count; i += 1) {
      const aside: Card[] = [];
      let card = hidden.shift() ?? draw(deck);
      while (!fits(rules, open, card)) {
        aside.push(card);
        card = draw(deck);
      }
      open.push(card);
      if (repeats === 'under') deck = [...aside.reverse(), ...deck];
      else discards.push(...aside);
    }
  }
  deck = shuffle(deck, random);
  const pool = [draw(deck), draw(deck), draw(deck), draw(deck), draw(deck), draw(deck)];
  return { regions, discards, pool, deck };
}

describe('set-up: opinions', () => {
  it('[2006 §5.2.1] all open in the current region, then 3, 2 and 1; four in each', () => {
    for (const ruleset of OLD) {
      for (const seed of SEEDS) {
        const { rules, regions } = dealt(seed, 3, ruleset);
        expect(regions.map(({ open, hidden }) => [open.length, hidden.length])).toEqual([
          [4, 0],
          [3, 1],
          [2, 2],
          [1, 3],
        ]);
        for (const { open } of regions) expect(repeatedIssue(rules, open)).toBeNull();
      }
    }
  });

  it('[2006 §5.2.1] [R72] dealt and turned up in region order, repeats under the deck, the rest shuffled', () => {
    for (const seed of SEEDS) {
      const { rules, regions, opinions } = dealt(seed);
      const model = dealOpinions(rules, randomOf(`opinions:${seed}`), 'under');
      expect(regions.map(({ open, hidden }) => ({ open, hidden }))).toEqual(
        model.regions.map(({ open, hidden }) => ({ open, hidden })),
      );
      expect(opinions).toEqual({ pile: model.deck, board: model.pool, discards: [] });
    }
  });

  it('[1997 §5.1] [R72] an opinion that repeats an issue is discarded', () => {
    let most = 0;
    for (const seed of SEEDS) {
      const { rules, regions, opinions } = dealt(seed, 3, '1997-7');
      const model = dealOpinions(rules, randomOf(`opinions:${seed}`), 'discard');
      expect(regions.map(({ open }) => open)).toEqual(model.regions.map(({ open }) => open));
      expect(opinions).toEqual({ pile: model.deck, board: model.pool, discards: model.discards });
      most = Math.max(most, model.discards.length);
    }
    expect(most).toBeGreaterThan(2);
  });

  it('[2006 §5.2.1] face-down opinions are hidden from all', () => {
    const game = dealt('seed-0');
    for (const viewer of [0, 1, 2, null]) {
      expect(view(game, viewer).regions.map(({ hidden }) => hidden)).toEqual([
        { hidden: 0 },
        { hidden: 1 },
        { hidden: 2 },
        { hidden: 3 },
      ]);
    }
  });
});

/** After round 5 the region after the cleared one turns up one more; the deck is given, the top card first. */
function turnUp(
  ruleset: RulesetId,
  hidden: Card,
  pile: readonly Card[],
  discards: readonly Card[] = [],
): { game: Game; events: readonly GameEvent[] } {
  return opened({ ruleset, round: 5, phase: 'next-round' }, game => {
    for (const region of game.regions) {
      region.open.splice(0);
      region.hidden.splice(0);
    }
    regionOf(game, 'HE').open.push(...inCardsOf<Card[]>(ruleset, ['taxes+', 'wages+', 'nuclear+']));
    regionOf(game, 'HE').hidden.push(hidden);
    leaveOnly(game.opinions, pile, discards);
  });
}

describe('cards that go under the deck', () => {
  it('[R73] they are set aside until one fits, then go under the deck in the order they came', () => {
    const { game } = turnUp('2006-7', 'taxes-', ['wages-', 'nuclear+', 'genetics+', 'economy+', 'economy-']);
    expect(regionOf(game, 'HE').open).toEqual(['taxes+', 'wages+', 'nuclear+', 'genetics+']);
    expect(game.opinions.pile.slice().reverse()).toEqual([
      'economy+',
      'economy-',
      'taxes-',
      'wages-',
      'nuclear+',
    ]);
    expect(game.opinions.discards).toEqual([]);
  });

  it('[R73] a card that fits at once moves nothing', () => {
    const { game } = turnUp('2006-7', 'genetics+', ['wages-', 'economy+']);
    expect(game.opinions.pile.slice().reverse()).toEqual(['wages-', 'economy+']);
  });

  it('[R73] if the deck is used up meanwhile the discards are shuffled and drawn from', () => {
    const { game } = turnUp('2006-7', 'taxes-', ['wages-'], ['genetics+']);
    expect(regionOf(game, 'HE').open.at(-1)).toBe('genetics+');
    expect(game.opinions.pile.slice().reverse()).toEqual(['taxes-', 'wages-']);
    expect(game.opinions.discards).toEqual([]);
  });

  it('[R73] if nothing fits at all the cards go under the deck and the space stays empty', () => {
    const { game, events } = turnUp('2006-7', 'taxes-', ['wages-'], ['nuclear-']);
    expect(regionOf(game, 'HE').open).toEqual(['taxes+', 'wages+', 'nuclear+']);
    expect(regionOf(game, 'HE').hidden).toEqual([]);
    expect(game.opinions.pile.slice().reverse()).toEqual(['taxes-', 'wages-', 'nuclear-']);
    expect(eventsOf(events, 'opinion-missing')).toEqual([{ event: 'opinion-missing', region: 'HE' }]);
  });

  it('[1997 §5.1] in 1997 such a card is discarded when it is turned up later, too', () => {
    const { game } = turnUp('1997-7', 'health-', ['spelling-', 'genetics+', 'euro+']);
    expect(regionOf(game, 'HE').open.at(-1)).toBe('genetics+');
    expect(game.opinions.pile).toEqual(['euro+']);
    expect(game.opinions.discards).toEqual(['health-', 'spelling-']);
  });
});

describe('set-up: national board and exchange pool', () => {
  it('[2006 §5.2.2] every party starts with base 5, the national opinions are empty', () => {
    for (const ruleset of OLD) {
      const game = dealt('seed-0', 4, ruleset);
      expect(game.players.map(({ base }) => base)).toEqual([5, 5, 5, 5]);
      expect(game.national).toEqual([]);
    }
  });

  it('[2006 §5.2.2] there are five spaces', () => {
    const { national } = rulesOf('2006-7');
    expect(national?.baseGain).toHaveLength(5);
    expect(national?.points).toHaveLength(5);
  });

  it('[2006 §5.2.3] six opinions lie open in the pool', () => {
    for (const seed of SEEDS) {
      const game = dealt(seed);
      expect(game.opinions.board).toHaveLength(6);
      expect(view(game, 0).opinions.board).toEqual(game.opinions.board);
    }
  });

  it('[2006 §5.2.3] repeats and contradictions are allowed', () => {
    const pools = SEEDS.map(seed => dealt(seed).opinions.board);
    const { rules } = dealt('seed-0');
    expect(pools.some(pool => new Set(pool).size < 6)).toBe(true);
    expect(pools.some(pool => pool.some(card => pool.includes(faceOf(rules, card).opposite)))).toBe(true);
  });

  it('[2006 §5.2.3] the pool comes from the deck: 42 opinions in all', () => {
    for (const seed of SEEDS) {
      const { rules, regions, opinions } = dealt(seed);
      const all = [...opinions.pile, ...opinions.board, ...opinions.discards];
      for (const { open, hidden } of regions) all.push(...open, ...hidden);
      expect(all.sort()).toEqual(copies(rules, 3).sort());
    }
  });

  it('[2006 §5.2.3] the pool always holds six: the card taken out of a region goes there', () => {
    const game = table({ phase: 'media-influence' }, each => {
      putMedia(each, 'BY', [1]);
      each.opinions.board.splice(
        0,
        6,
        'genetics+',
        'genetics+',
        'economy+',
        'economy-',
        'genetics-',
        'taxes-',
      );
    });
    expect(choiceOf(game, 0, 'influence').region).toBe('BY');
    const after = act(clone(game), [
      { kind: 'influence', seat: 0, exchange: { out: 'nuclear-', in: 'economy+' } },
    ]);
    expect(after.opinions.board.slice().sort()).toEqual(
      ['genetics+', 'genetics+', 'nuclear-', 'economy-', 'genetics-', 'taxes-'].sort(),
    );
    expect(regionOf(after, 'BY').open).toContain('economy+');
  });
});

describe('set-up: a deal that needs its own discards', () => {
  it('[1997 §5.1] [R21] the policies discarded while dealing are shuffled and dealt on', () => {
    const game = newGame(rulesOf('1997-7'), { parties: PARTIES, seed: 'p4923' });
    for (const player of game.players) expect(player.platform).toHaveLength(5);
    for (const player of game.players) expect(player.hand).toHaveLength(3);
  });
});
