import { type Pack, parsePack, type RulesetId, rulesOf } from '@macher/editions';
import {
  allCards,
  type Card,
  faceOf,
  type Game,
  type GameEvent,
  issuesOf,
  newGame,
  type Options,
  type PartyId,
  type RegionCard,
  type Rules,
  view,
} from '@macher/engine';
import { setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act } from '../../table.ts';
import { asked, eventsOf, leaveOnly, playOn, regionOf, SEEDS, trendsOf } from './opening.ts';

const FOUR: readonly PartyId[] = ['spd', 'linke', 'cdu', 'fdp'];

const dealt = (
  seed: string,
  parties: readonly PartyId[] = FOUR,
  ruleset: RulesetId = '2019-4',
  options: Partial<Options> = {},
): Game => newGame(rulesOf(ruleset), { parties, seed, options });

const cardOf = (rules: Rules, id: string): RegionCard => {
  const card = rules.regions.find(each => each.id === id);
  if (card === undefined) throw new Error(`no region ${id}`);
  return card;
};

const cardsOf = (game: Game): RegionCard[] => game.regions.map(({ id }) => cardOf(game.rules, id));
const maximaOf = (game: Game): number[] => cardsOf(game).map(({ maximum }) => maximum);
const boardsOf = (game: Game): number[] => game.regions.map(({ board }) => board);
const countOf = <T>(items: readonly T[], item: T): number => items.filter(each => each === item).length;

/** The other maxima that a pack may replace; Brandenburg's is printed. */
function packWithMaxima(maximum: number, ids: readonly string[]): Pack {
  return parsePack({
    format: 'macher-pack',
    version: 2,
    edition: '2019',
    name: 'equal maxima',
    values: { regions: Object.fromEntries(ids.map(id => [id, { maximum }])) },
  });
}

describe('set-up: regions', () => {
  it('[2019 §1.1] of the 16 region cards 8 are large and 8 small', () => {
    const { regions } = rulesOf('2019-4');
    expect(regions.filter(({ size }) => size === 'large')).toHaveLength(8);
    expect(regions.filter(({ size }) => size === 'small')).toHaveLength(8);
  });

  it('[2019 §1.1] two large and two small regions lie on the four boards', () => {
    for (const seed of SEEDS) {
      const game = dealt(seed);
      expect(
        cardsOf(game)
          .map(({ size }) => size)
          .sort(),
      ).toEqual(['large', 'large', 'small', 'small']);
      expect(new Set(game.regions.map(({ id }) => id)).size).toBe(4);
      expect(boardsOf(game).sort()).toEqual([0, 1, 2, 3]);
    }
  });

  it('[2019 §1.1] the lowest maximum of victory points is the current region', () => {
    for (const seed of SEEDS) {
      const maxima = maximaOf(dealt(seed));
      expect(maxima[0]).toBe(Math.min(...maxima));
    }
  });

  it('[2019 §1.1] from the current region the elections follow clockwise', () => {
    for (const seed of SEEDS) {
      const boards = boardsOf(dealt(seed));
      const first = boards[0] ?? 0;
      expect(boards).toEqual([first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4]);
    }
  });

  it('[2019 §1.1] any region can be drawn and any board can be the first', () => {
    const games = SEEDS.map(seed => dealt(seed));
    expect(new Set(games.flatMap(game => game.regions.map(({ id }) => id))).size).toBe(16);
    expect(new Set(games.map(game => game.regions[0]?.board)).size).toBe(4);
  });

  it('[2019 §1.1] the four are shuffled: large and small mix on the boards', () => {
    const arrangements = SEEDS.map(seed => {
      const game = dealt(seed);
      const byBoard = game.regions.slice().sort((one, other) => one.board - other.board);
      return byBoard.map(({ id }) => cardOf(game.rules, id).size).join();
    });
    expect(new Set(arrangements).size).toBe(6);
  });

  it('[R1] if all four share the lowest maximum, board 0 is first', () => {
    const { regions } = rulesOf('2019-4');
    const ids = regions.map(({ id }) => id).filter(id => id !== 'BB');
    const rules = rulesOf('2019-4', packWithMaxima(21, ids));
    for (const seed of SEEDS) expect(boardsOf(newGame(rules, { parties: FOUR, seed }))).toEqual([0, 1, 2, 3]);
  });

  it('[R1] if two share the lowest maximum, the one on the lower board number is first', () => {
    const rules = rulesOf('2019-4', packWithMaxima(16, ['ST', 'SH', 'TH', 'MV', 'HH', 'SL', 'HB']));
    const firsts = SEEDS.map(seed => {
      const game = newGame(rules, { parties: FOUR, seed });
      const lowest = game.regions.filter(({ id }) => cardOf(rules, id).maximum === 16);
      expect(game.regions[0]?.board).toBe(Math.min(...lowest.map(({ board }) => board)));
      return lowest.length === 2 ? game.regions[0]?.board : undefined;
    });
    expect(firsts).toContain(0);
    expect(firsts).toContain(1);
    expect(firsts).toContain(2);
  });
});

/** Opens what the events say, card by card, and checks every step. */
function opened(game: Game, events: readonly GameEvent[]): { open: Record<string, Card[]>; away: Card[] } {
  const open: Record<string, Card[]> = {};
  const away: Card[] = [];
  for (const event of events) {
    if (event.event !== 'opinion-opened' && event.event !== 'opinion-discarded') continue;
    const here = open[event.region] ?? [];
    const isRepeated = issuesOf(game.rules, here).includes(faceOf(game.rules, event.card).issue);
    expect(isRepeated).toBe(event.event === 'opinion-discarded');
    if (isRepeated) away.push(event.card);
    else open[event.region] = [...here, event.card];
  }
  return { open, away };
}

/** The text of the rule, once more: the first face-down card, or else the first of the deck that fits. */
function turnUp(rules: Rules, { open, hidden }: { open: Card[]; hidden: Card[] }, deck: Card[]): void {
  let card = hidden.shift();
  while (card !== undefined && issuesOf(rules, open).includes(faceOf(rules, card).issue)) card = deck.shift();
  if (card !== undefined) open.push(card);
}

describe('set-up: opinions', () => {
  it('[2019 §1.2] one (+) and one (−) of every issue lie open on the opinion board', () => {
    const game = dealt('seed-0');
    expect(game.opinions.board).toHaveLength(14);
    expect(game.opinions.board.slice().sort()).toEqual(allCards(game.rules.issues).sort());
  });

  it('[2019 §1.2] the other 28, two of each, are dealt from', () => {
    for (const seed of SEEDS) {
      const { rules, opinions, regions } = dealt(seed);
      const inRegions = regions.flatMap(({ open, hidden }) => [...open, ...hidden]);
      const others = [...opinions.pile, ...opinions.discards, ...inRegions];
      expect(others).toHaveLength(28);
      for (const card of allCards(rules.issues)) expect(countOf(others, card)).toBe(2);
    }
  });

  it('[2019 §1.2] four opinions each, of which 4, 3, 2 and 1 are open', () => {
    for (const seed of SEEDS) {
      const { regions } = dealt(seed);
      expect(regions.map(({ open }) => open.length)).toEqual([4, 3, 2, 1]);
      expect(regions.map(({ hidden }) => hidden.length)).toEqual([0, 1, 2, 3]);
    }
  });

  it('[2019 §1.2] no region shows an issue twice', () => {
    for (const seed of SEEDS) {
      const { rules, regions } = dealt(seed);
      for (const { open } of regions) expect(issuesOf(rules, open)).toHaveLength(open.length);
    }
  });

  it('[2019 §1.2] what repeats an issue is discarded and replaced from the pile', () => {
    for (const seed of SEEDS) {
      const events: GameEvent[] = [];
      const game = newGame(rulesOf('2019-4'), { parties: FOUR, seed }, event => events.push(event));
      const { open, away } = opened(game, events);
      for (const region of game.regions) expect(region.open).toEqual(open[region.id]);
      expect(game.opinions.discards).toEqual(away);
      expect(game.opinions.pile).toHaveLength(12 - away.length);
    }
  });

  it('[2019 §1.2] replacements do happen among these deals', () => {
    expect(SEEDS.filter(seed => dealt(seed).opinions.discards.length > 1).length).toBeGreaterThan(5);
  });

  it('[2019 §1.2] [R54] all regions are dealt four first, region by region; then cards are turned up', () => {
    const rules = rulesOf('2019-4');
    const undealt: Rules = { ...rules, opinionsPerRegion: 0, openOpinions: [0, 0, 0, 0] };
    for (const seed of SEEDS) {
      const deck = newGame(undealt, { parties: FOUR, seed }).opinions.pile.slice().reverse();
      const expected = [4, 3, 2, 1].map(open => ({
        toOpen: open,
        open: [] as Card[],
        hidden: deck.splice(0, 4),
      }));
      for (const region of expected) while (region.open.length < region.toOpen) turnUp(rules, region, deck);
      expect(dealt(seed).regions).toMatchObject(expected.map(({ open, hidden }) => ({ open, hidden })));
    }
  });

  it('[R54] opinions are turned up region by region in region order', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const events: GameEvent[] = [];
      const game = newGame(rulesOf('2019-4'), { parties: FOUR, seed }, event => events.push(event));
      const turnedUp = eventsOf(events, 'opinion-opened').map(({ region }) => region);
      expect(turnedUp).toEqual(game.regions.flatMap(({ id, open }) => open.map(() => id)));
    }
  });

  it('[2019 §1.2] [R18] of a face-down opinion only its being there is known', () => {
    const game = dealt('seed-0');
    for (const viewer of [0, null]) {
      expect(view(game, viewer).regions.map(({ hidden }) => hidden)).toEqual([
        { hidden: 0 },
        { hidden: 1 },
        { hidden: 2 },
        { hidden: 3 },
      ]);
    }
  });
});

interface Opinions {
  readonly open: readonly Card[];
  readonly hidden: readonly Card[];
}
const NOTHING: Opinions = { open: [], hidden: [] };

const regionsWith = (regions: readonly Opinions[]) =>
  regions.map((region, index) => ({ id: ['BB', 'NDS', 'HE', 'SN'][index] ?? '', ...region }));

/** A round's end: the current region is cleared, the others turn up one each. */
const roundsEnd = (regions: readonly Opinions[], pile: readonly Card[] = []) =>
  setUp({
    round: 1,
    phase: 'next-round',
    players: { A: {}, B: {}, C: {} },
    regions: regionsWith(regions),
    opinions: { pile },
  });

describe('turning up opinions', () => {
  it('[2019 §1.2] a card that shows an open issue makes way for the top of the draw pile', () => {
    const { game } = roundsEnd(
      [
        NOTHING,
        { open: ['education+', 'transport-'], hidden: ['education+', 'genetics+'] },
        NOTHING,
        NOTHING,
      ],
      ['welfare-', 'security+'],
    );
    expect(regionOf(game, 'NDS').open).toEqual(['education+', 'transport-', 'welfare-']);
    expect(regionOf(game, 'NDS').hidden).toEqual(['genetics+']);
    expect(game.opinions.discards).toEqual(['education+']);
    expect(game.opinions.pile.at(-1)).toBe('security+');
  });

  it('[2019 §1.2] the other stance of an open issue does not fit either', () => {
    const { game } = roundsEnd(
      [NOTHING, { open: ['education+'], hidden: ['education-'] }, NOTHING, NOTHING],
      ['welfare-'],
    );
    expect(regionOf(game, 'NDS').open).toEqual(['education+', 'welfare-']);
  });

  it('[2019 §1.2] that goes on until one fits', () => {
    const { game, events } = roundsEnd(
      [NOTHING, { open: ['education+', 'transport-'], hidden: ['education-'] }, NOTHING, NOTHING],
      ['transport+', 'education-', 'welfare-'],
    );
    expect(regionOf(game, 'NDS').open).toEqual(['education+', 'transport-', 'welfare-']);
    expect(eventsOf(events, 'opinion-discarded').map(({ card }) => card)).toEqual([
      'education-',
      'transport+',
      'education-',
    ]);
  });

  it('[R54] replacements come from one pile, region by region from the new current region', () => {
    const { game } = roundsEnd(
      [
        NOTHING,
        { open: ['education+'], hidden: ['education-'] },
        { open: ['education+'], hidden: ['education-'] },
        { open: ['transport+'], hidden: ['transport-'] },
      ],
      ['welfare-', 'security+', 'genetics-'],
    );
    expect(regionOf(game, 'NDS').open).toEqual(['education+', 'welfare-']);
    expect(regionOf(game, 'HE').open).toEqual(['education+', 'security+']);
    expect(regionOf(game, 'SN').open).toEqual(['transport+', 'genetics-']);
  });

  it('[R54] within a region the first face-down card in dealing order is turned up', () => {
    const { game } = roundsEnd([
      NOTHING,
      { open: ['education+'], hidden: ['welfare-', 'security+', 'genetics-'] },
      { open: ['education+'], hidden: ['genetics-', 'security+'] },
      NOTHING,
    ]);
    expect(regionOf(game, 'NDS')).toMatchObject({
      open: ['education+', 'welfare-'],
      hidden: ['security+', 'genetics-'],
    });
    expect(regionOf(game, 'HE')).toMatchObject({ open: ['education+', 'genetics-'], hidden: ['security+'] });
  });

  it('[R54] a region with nothing face down turns up none', () => {
    const { game } = roundsEnd(
      [NOTHING, { open: ['education+'], hidden: [] }, NOTHING, NOTHING],
      ['welfare-'],
    );
    expect(regionOf(game, 'NDS').open).toEqual(['education+']);
    expect(game.opinions.pile.at(-1)).toBe('welfare-');
  });

  it('[R21] the opinion discards are shuffled when a card is needed and the pile is empty', () => {
    const game = withoutPile(['education+'], ['education-'], ['welfare-']);
    expect(regionOf(game, 'NDS').open).toEqual(['education+', 'welfare-']);
    expect(game.opinions).toMatchObject({ pile: [], discards: ['education-'] });
  });

  it('[R21] an empty opinion pile is not filled before a card is needed', () => {
    const game = withoutPile(['education+'], ['transport-'], ['welfare-']);
    expect(regionOf(game, 'NDS').open).toEqual(['education+', 'transport-']);
    expect(game.opinions).toMatchObject({ pile: [], discards: ['welfare-'] });
  });

  it('[R21] when the last card of the opinion pile is taken, the discards stay where they are', () => {
    const game = withoutPile(['education+'], ['education-'], ['security+'], ['welfare-']);
    expect(regionOf(game, 'NDS').open).toEqual(['education+', 'welfare-']);
    expect(game.opinions).toMatchObject({ pile: [], discards: ['security+', 'education-'] });
  });

  it('[R21] cards that do not fit are set aside; if none fits, the space stays empty', () => {
    const game = withoutPile(['education+'], ['education-'], ['education+']);
    expect(regionOf(game, 'NDS').open).toEqual(['education+']);
    expect(game.opinions.pile).toEqual([]);
    expect(game.opinions.discards.slice().sort()).toEqual(['education+', 'education-']);
  });

  it('[R21] if nothing is left, the draw is skipped', () => {
    const game = withoutPile(['education+'], ['education-'], []);
    expect(regionOf(game, 'NDS').open).toEqual(['education+']);
    expect(game.opinions).toMatchObject({ pile: [], discards: ['education-'] });
  });

  it('[R54] a space left empty stays empty: the next face-down card waits for its own turn', () => {
    const game = withoutPile(['education+'], ['education-', 'welfare-'], []);
    expect(regionOf(game, 'NDS')).toMatchObject({ open: ['education+'], hidden: ['welfare-'] });
  });
});

/** The same with no more discards than these, and an empty pile unless it is given. */
function withoutPile(
  open: readonly Card[],
  hidden: readonly Card[],
  discards: readonly Card[],
  pile: readonly Card[] = [],
): Game {
  const { game } = setUp({
    round: 1,
    phase: 'pay-out',
    players: { A: {}, B: {}, C: {} },
    regions: regionsWith([NOTHING, { open, hidden }, NOTHING, NOTHING]),
  });
  leaveOnly(game.opinions, pile, discards);
  return act(
    game,
    [0, 1, 2].map(seat => ({ kind: 'donation', seat, amount: 10_000, take: true })),
  );
}

describe('set-up: polls, policies, players', () => {
  it('[2019 §1.3] ten different polls lie in a face-down pile', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const { rules, polls } = dealt(seed);
      expect(polls.pile.slice().sort()).toEqual(rules.polls.map(({ id }) => id).sort());
      expect(polls.pile).toHaveLength(10);
      expect(polls.discards).toEqual([]);
    }
  });

  it('[2019 §1.3] all see whom the top poll raises by 2', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const game = dealt(seed);
      const top = game.rules.polls.find(({ id }) => id === game.polls.pile.at(-1));
      for (const viewer of [0, 3, null]) {
        const { polls } = view(game, viewer);
        expect(polls.pile).toEqual({ hidden: 10 });
        expect(top?.changes[polls.top ?? '']).toBe(2);
      }
    }
  });

  it('[2019 §1.3] the polls are shuffled', () => {
    expect(new Set(SEEDS.map(seed => dealt(seed).polls.pile.at(-1))).size).toBe(10);
  });

  it.each([
    { players: 3, open: 3, pile: 32 },
    { players: 4, open: 5, pile: 23 },
    { players: 5, open: 6, pile: 15 },
  ])('[2019 §1.4] $players players: $open of the 56 policies open, $pile left after dealing', count => {
    const game = dealt('seed-0', rulesOf('2019-4').parties.slice(0, count.players));
    expect(game.policies.display).toHaveLength(count.open);
    expect(game.policies.pile).toHaveLength(count.pile);
    expect(count.open + count.pile + 7 * count.players).toBe(56);
  });

  it('[2019 §1.4] four (+) and four (−) policies of every issue are shuffled', () => {
    const game = dealt('seed-0');
    playOn(game, 'draft', ({ frames }) => frames[0]?.phase === 'draft');
    const { pile, display } = game.policies;
    const all = [...pile, ...display, ...game.players.flatMap(({ hand }) => hand)];
    expect(all).toHaveLength(56);
    for (const card of allCards(game.rules.issues)) expect(countOf(all, card)).toBe(4);
    expect(new Set(SEEDS.map(seed => dealt(seed).policies.display.join())).size).toBe(SEEDS.length);
  });

  it('[2019 §1.5] each player begins with 30,000, base 10, 20 meetings and 4 media markers', () => {
    for (const player of dealt('seed-0').players)
      expect(player).toMatchObject({ money: 30_000, base: 10, meetings: 20, media: 4 });
  });

  it('[2019 §1.5] the five politicians; the three large ones stay in the box', () => {
    for (const { politicians } of dealt('seed-0').players) {
      expect(politicians.slice().sort()).toEqual([
        'backbencher',
        'parliamentary-leader',
        'press-secretary',
        'secretary-general',
        'vice-chancellor',
      ]);
    }
  });

  it('[2019 §1.5] three donations', () => {
    for (const { donations } of dealt('seed-0').players) expect(donations).toEqual([10_000, 20_000, 30_000]);
  });

  it('[2019 §1.5] votes 0 and trend 0 in every region, no meetings, markers or politicians placed', () => {
    const game = dealt('seed-0');
    for (const region of game.regions) {
      expect(region).toMatchObject({
        votes: [0, 0, 0, 0],
        meetings: [0, 0, 0, 0],
        media: [0, 0, 0, 0],
        keyIssue: null,
        row: [],
      });
      expect(trendsOf(game, region.id)).toEqual([0, 0, 0, 0]);
    }
  });

  it('[2019 §4.1] with seven elections: all eight politicians and five media markers', () => {
    for (const player of dealt('seed-0', FOUR, '2019-7').players) {
      expect(player.politicians).toHaveLength(8);
      expect(player.politicians).toContain('lead-candidate');
      expect(player).toMatchObject({ money: 30_000, base: 10, meetings: 20, media: 5 });
    }
  });

  it('[2019 §4.2] with seven elections: three of the other twelve regions are for later', () => {
    for (const seed of SEEDS) {
      const { regions, laterRegions } = dealt(seed, FOUR, '2019-7');
      expect(laterRegions).toHaveLength(3);
      expect(new Set([...regions.map(({ id }) => id), ...laterRegions]).size).toBe(7);
    }
    expect(dealt('seed-0').laterRegions).toEqual([]);
  });

  it('[R51] seats and parties are independent: the table is as it was formed', () => {
    expect(dealt('seed-0', ['fdp', 'gruene', 'cdu']).players.map(({ party }) => party)).toEqual([
      'fdp',
      'gruene',
      'cdu',
    ]);
  });

  it('[R51] each party at most once, and only parties of the game', () => {
    expect(() => dealt('seed-0', ['spd', 'cdu', 'spd'])).toThrow('two players have spd');
    expect(() => dealt('seed-0', ['spd', 'cdu', 'afd'])).toThrow('no such party');
  });

  it('[R51] parties nobody took are not in play', () => {
    const game = dealt('seed-0', ['fdp', 'gruene', 'cdu']);
    expect(game.players).toHaveLength(3);
    for (const region of game.regions) expect(region.votes).toHaveLength(3);
  });

  it('[2019 §1.4] the display is made for three to five players', () => {
    const { parties } = rulesOf('2019-4');
    expect(() => dealt('seed-0', parties.slice(0, 2))).toThrow('3 to 5 players, not 2');
    expect(dealt('seed-0', parties.slice(0, 3)).players).toHaveLength(3);
    expect(dealt('seed-0', parties.slice(0, 5)).players).toHaveLength(5);
    expect(() => dealt('seed-0', [...parties, 'spd'])).toThrow('3 to 5 players, not 6');
  });

  it('[R18] another’s money is hidden, unless it is played open', () => {
    expect(view(dealt('seed-0'), 1).players.map(({ money }) => money)).toEqual([null, 30_000, null, null]);
    const open = dealt('seed-0', FOUR, '2019-4', { openMoney: true });
    expect(view(open, 1).players.map(({ money }) => money)).toEqual([30_000, 30_000, 30_000, 30_000]);
  });

  it('[R18] decks show how many cards they have, the display and the opinion board what they are', () => {
    const game = dealt('seed-0');
    const { policies, opinions } = view(game, null);
    expect(policies).toEqual({ pile: { hidden: 23 }, display: game.policies.display, discards: [] });
    expect(opinions.pile).toEqual({ hidden: game.opinions.pile.length });
    expect(opinions.board).toEqual(game.opinions.board);
  });

  it('[2019 §1.1] [2019 §1.2] [2019 §1.3] [2019 §1.4] the same seed deals the same game', () => {
    expect(JSON.stringify(dealt('seed-0'))).toBe(JSON.stringify(dealt('seed-0')));
    expect(new Set(SEEDS.map(seed => JSON.stringify(dealt(seed)))).size).toBe(SEEDS.length);
  });
});

describe('set-up: start-player stack', () => {
  const stacked = (seed: string, seats = ['A', 'B', 'C', 'D']) =>
    setUp({
      round: 0,
      phase: 'starting-blocks',
      seed,
      players: Object.fromEntries(seats.map(name => [name, {}])),
    });

  it.each([3, 4, 5])('[2019 §1.8] any of %i players can be the provisional start player', count => {
    const seats = ['A', 'B', 'C', 'D', 'E'].slice(0, count);
    const starts = SEEDS.map(seed => stacked(seed, seats).game.start);
    expect(new Set(starts)).toEqual(new Set(seats.keys()));
  });

  it('[2019 §1.8] all see who it is', () => {
    const { game, events } = stacked('seed-1');
    expect(eventsOf(events, 'provisional-start')).toEqual([{ event: 'provisional-start', seat: game.start }]);
    expect(view(game, null).start).toBe(game.start);
  });

  it('[2019 §1.8] [2019 §2 phase 1.2] the provisional start player is first to raise in round 1', () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const { game } = stacked(seed);
      const provisional = game.start;
      playOn(game, 'blocks', ({ round }) => round === 0);
      const tied = act(
        game,
        [0, 1, 2, 3].map(seat => ({ kind: 'bid', seat, amount: 0 })),
      );
      expect(asked(tied)).toEqual([[provisional, 'raise']]);
    }
  });
});
