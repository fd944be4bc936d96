import {
  type Action,
  attempt,
  type Deed,
  eventsFor,
  type Game,
  type PoliticianId,
  type RegionId,
  type Seat,
  type Sending,
  view,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import {
  asked,
  eventsOf,
  moneyOf,
  playerAt,
  playOn,
  refusedUnchanged,
  regionOf,
  trendsOf,
} from '../2019/opening.ts';
import {
  choiceOf,
  deedNames,
  lay,
  offerFor,
  opened,
  putMedia,
  putTiles,
  resolve,
  type Seating,
  setMoney,
  setTrends,
  setVotes,
  table,
  VOTES,
} from './opening.ts';

const laying = (edit: (game: Game) => void = () => {}, more: Seating = {}): Game =>
  table({ phase: 'send-politicians', ...more }, edit);
const laying97 = (edit: (game: Game) => void = () => {}): Game => laying(edit, { ruleset: '1997-7' });

const to = (politician: PoliticianId, region: RegionId): Sending => ({ politician, region });
const send = (seat: Seat, ...cards: Sending[]): Action => ({ kind: 'send', seat, cards });
const lay97 = (seat: Seat, card: Sending | null): Action => ({ kind: 'lay', seat, card });

/** All of them lie face down and are turned up now. */
const acting = (
  cards: readonly (readonly [Seat, PoliticianId, RegionId])[],
  edit: (game: Game) => void = () => {},
  more: Seating = {},
): Game => acted(cards, edit, more).game;

const acted = (
  cards: readonly (readonly [Seat, PoliticianId, RegionId])[],
  edit: (game: Game) => void = () => {},
  more: Seating = {},
) =>
  opened({ phase: 'politicians-resolve', ...more }, game => {
    for (const [seat, politician, region] of cards) lay(game, seat, politician, region);
    edit(game);
  });

const keyIssue = (opinion: 'taxes+' | 'nuclear-' | 'wages+' | 'welfare-'): Deed => ({
  deed: 'place-key-issue',
  opinion,
});
const UNDO_KEY_ISSUE: Deed = { deed: 'remove-key-issue' };
const OWN_TREND: Deed = { deed: 'own-trend' };
const fall = (target: Seat): Deed => ({ deed: 'other-trend', target });
const media = (from: Seat): Deed => ({ deed: 'media', from, place: true });

const COSTS: Readonly<Record<PoliticianId, number>> = {
  backbencher: 2000,
  'party-whip': 4000,
  speaker: 6000,
  'justice-minister': 8000,
  'foreign-minister': 10_000,
  'finance-minister': 15_000,
  chancellor: 25_000,
};

const POLITICIANS = Object.keys(COSTS);
const PRICES = Object.entries(COSTS);

describe('politicians, 2006: laying', () => {
  it('[2006 §6.2.3] players lay in turn order, each once', () => {
    const game = laying(() => {}, { start: 2 });
    expect(asked(game)).toEqual([[2, 'send']]);
    expect(asked(act(game, [send(2)]))).toEqual([[0, 'send']]);
    expect(asked(act(game, [send(2), send(0)]))).toEqual([[1, 'send']]);
  });

  it('[2006 §6.2.3] all that a player wants to use is laid at once, face down', () => {
    const game = act(laying(), [send(0, to('backbencher', 'BY'), to('party-whip', 'SN'))]);
    expect(regionOf(game, 'BY').row).toEqual([{ seat: 0, politician: 'backbencher', state: 'face-down' }]);
    expect(regionOf(game, 'SN').row).toEqual([{ seat: 0, politician: 'party-whip', state: 'face-down' }]);
    expect(playerAt(game, 0).politicians).toHaveLength(5);
    expect(asked(game)).toEqual([[1, 'send']]);
  });

  it('[2006 §6.2.3] four cards in four regions can be laid', () => {
    const cards = [to('backbencher', 'BY'), to('party-whip', 'HE'), to('speaker', 'BE')];
    const game = act(laying(), [send(0, ...cards, to('justice-minister', 'SN'))]);
    expect(game.regions.map(({ row }) => row.length)).toEqual([1, 1, 1, 1]);
  });

  it('[2006 §6.2.3] two cards of a player in one region are refused', () => {
    const game = laying();
    expect(refusedUnchanged(game, send(0, to('backbencher', 'BY'), to('party-whip', 'BY')))).toEqual({
      code: 'region-twice',
      rule: '2006 §6.2.3',
      figures: { region: 'BY' },
    });
  });

  it('[2006 §6.2.3] cards of several players may lie in one region', () => {
    const game = act(laying(), [send(0, to('backbencher', 'BY')), send(1, to('backbencher', 'BY'))]);
    expect(regionOf(game, 'BY').row.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('[2006 §6.2.3] one card cannot be in two regions', () => {
    expect(refusedUnchanged(laying(), send(0, to('backbencher', 'BY'), to('backbencher', 'HE')))).toEqual({
      code: 'politician-twice',
      rule: '2006 §6.2.3',
      figures: { politician: 'backbencher' },
    });
  });

  it('[2006 §6.2.3] a card that has left the game cannot be laid', () => {
    const game = laying(each => playerAt(each, 0).politicians.splice(0, 1));
    expect(refusedUnchanged(game, send(0, to('backbencher', 'BY')))).toEqual({
      code: 'politician-not-there',
      rule: '2006 §6.2.3',
      figures: { politician: 'backbencher' },
    });
  });

  it('[2006 §6.2.3] a region not in play is refused', () => {
    expect(refusedUnchanged(laying(), send(0, to('backbencher', 'NRW')))).toEqual({
      code: 'region-not-there',
      rule: '2006 §6.2.3',
      figures: { region: 'NRW' },
    });
  });

  it('[R13] [2006 §6.2.3] a card that costs all the player’s money can be laid', () => {
    expect(attempt(laying(), send(0, to('chancellor', 'BY'))).ok).toBe(true);
  });

  it('[R13] [2006 §6.2.3] a card that costs more than the player’s money is refused', () => {
    const game = laying(each => setMoney(each, 24_000));
    expect(refusedUnchanged(game, send(0, to('chancellor', 'BY')))).toEqual({
      code: 'above-money',
      rule: 'R13',
      figures: { amount: 25_000, max: 24_000 },
    });
  });

  it('[R13] [2006 §6.2.3] what counts is the total: 25,000 of 25,000 can be laid', () => {
    const cards = [to('finance-minister', 'BY'), to('justice-minister', 'HE'), to('backbencher', 'BE')];
    expect(attempt(laying(), send(0, ...cards)).ok).toBe(true);
  });

  it('[R13] [2006 §6.2.3] what counts is the total: 27,000 of 25,000 is refused', () => {
    const cards = [to('finance-minister', 'BY'), to('foreign-minister', 'HE'), to('backbencher', 'BE')];
    expect(refusedUnchanged(laying(), send(0, ...cards))).toEqual({
      code: 'above-money',
      rule: 'R13',
      figures: { amount: 27_000, max: 25_000 },
    });
  });

  it('[R79] a player without politicians is not asked', () => {
    const game = laying(each => playerAt(each, 0).politicians.splice(0));
    expect(asked(game)).toEqual([[1, 'send']]);
  });

  it('[R79] a player without money is asked and can only lay nothing', () => {
    const game = laying(each => setMoney(each, 0));
    expect(asked(game)).toEqual([[0, 'send']]);
    expect(refusedUnchanged(game, send(0, to('backbencher', 'BY'))).code).toBe('above-money');
    expect(asked(act(game, [send(0)]))).toEqual([[1, 'send']]);
  });

  it('[2006 §6.2.3] nothing is paid while others still lay', () => {
    const game = act(laying(), [send(0, to('speaker', 'BY')), send(1, to('speaker', 'BY'))]);
    expect(moneyOf(game)).toEqual([25_000, 25_000, 25_000]);
  });
});

describe('politicians: what the others know', () => {
  const sent = actWithEvents(laying(), [send(0, to('chancellor', 'HE'))]);

  it('[R80] others see that a card lies there, not which; its owner sees it', () => {
    const row = (viewer: Seat | null) => view(sent.game, viewer).regions[1]?.row;
    expect(row(0)).toEqual([{ seat: 0, politician: 'chancellor', state: 'face-down' }]);
    expect(row(1)).toEqual([{ seat: 0, politician: null, state: 'face-down' }]);
    expect(row(null)).toEqual([{ seat: 0, politician: null, state: 'face-down' }]);
  });

  it('[R80] others hear of the region, not of the card', () => {
    expect(eventsFor(sent.events, 1)).toEqual([
      { event: 'politicians-sent', seat: 0, cards: [{ region: 'HE', politician: null }] },
    ]);
  });

  it('[R80] the hand does not give it away: hand and face-down cards are one group', () => {
    const player = view(sent.game, 1).players[0];
    expect(player?.politicians).toEqual({ hidden: 6 });
    expect(player?.unrevealed).toEqual(POLITICIANS);
  });

  it('[R80] nothing about the order in which they were named is told', () => {
    const named = [to('speaker', 'SN'), to('backbencher', 'BY')];
    const one = actWithEvents(laying(), [send(0, ...named)]);
    const other = actWithEvents(laying(), [send(0, ...named.slice().reverse())]);
    expect(one.events).toEqual(other.events);
  });

  it('[R80] what has been turned up and has left the game is open', () => {
    const { game } = acted([[0, 'chancellor', 'HE']]);
    expect(view(game, 1).regions[1]?.row).toEqual([{ seat: 0, politician: 'chancellor', state: 'paid' }]);
    const after = act(game, [resolve(0, 'chancellor', VOTES)]);
    expect(view(after, 1).players[0]?.unrevealed).not.toContain('chancellor');
  });

  it('[R80] in 1997 a card laid is as hidden', () => {
    const { game, events } = actWithEvents(laying97(), [lay97(0, to('chancellor', 'HE'))]);
    expect(view(game, 1).regions[1]?.row).toEqual([{ seat: 0, politician: null, state: 'face-down' }]);
    expect(JSON.stringify(eventsFor(events, 1))).not.toContain('chancellor');
  });
});

describe('donations: what the others know', () => {
  const lays = (accept: boolean) =>
    actWithEvents(table({ phase: 'donations' }), [{ kind: 'lay-donation', seat: 0, amount: 40_000, accept }]);

  it('[R80] a refused donation lies face down: others see that one lies there, not which', () => {
    const { game, events } = lays(false);
    const laid = (viewer: Seat) =>
      view(game, viewer).frames.map(frame => ('laid' in frame ? frame.laid : null));
    expect(laid(0)).toEqual([[{ amount: 40_000, accept: false }, null, null]]);
    expect(laid(1)).toEqual([[{ amount: null, accept: false }, null, null]]);
    expect(JSON.stringify(eventsFor(events, 1))).not.toContain('40000');
  });

  it('[R80] the hand does not give it away', () => {
    const { game } = lays(false);
    expect(view(game, 1).players[0]?.donations).toEqual([10_000, 20_000, 30_000, 40_000, 50_000]);
  });

  it('[R80] an accepted one lies open', () => {
    expect(eventsFor(lays(true).events, 1)).toEqual([
      { event: 'donation-laid', seat: 0, amount: 40_000, accept: true },
    ]);
  });
});

describe('politicians, 2006: turning up and paying', () => {
  it('[2006 §6.2.3] when all have laid, all is turned up and then everybody pays, in turn order', () => {
    const { game, events } = actWithEvents(
      laying(() => {}, { start: 1 }),
      [send(1, to('speaker', 'BY')), send(2), send(0, to('backbencher', 'BY'), to('party-whip', 'HE'))],
    );
    expect(moneyOf(game)).toEqual([19_000, 19_000, 25_000]);
    const told = events.filter(({ event }) => event === 'politicians-shown' || event === 'politician-paid');
    expect(told).toEqual([
      {
        event: 'politicians-shown',
        region: 'BY',
        row: [
          { seat: 1, politician: 'speaker' },
          { seat: 0, politician: 'backbencher' },
        ],
      },
      { event: 'politicians-shown', region: 'HE', row: [{ seat: 0, politician: 'party-whip' }] },
      { event: 'politician-paid', seat: 1, region: 'BY', politician: 'speaker', paid: 6000 },
      { event: 'politician-paid', seat: 0, region: 'BY', politician: 'backbencher', paid: 2000 },
      { event: 'politician-paid', seat: 0, region: 'HE', politician: 'party-whip', paid: 4000 },
    ]);
  });

  it.each(PRICES)('[2006 §6.2.3] %s costs %i', (politician, cost) => {
    const { game } = acted([[0, politician, 'BY']]);
    expect(playerAt(game, 0).money).toBe(25_000 - cost);
  });
});

describe('politicians: order of acting', () => {
  const cards = [
    [0, 'backbencher', 'BY'],
    [1, 'backbencher', 'BY'],
    [1, 'party-whip', 'HE'],
    [2, 'backbencher', 'SN'],
  ] as const;

  it('[2006 §6.2.3] in turn order each player carries out all their cards', () => {
    const game = acting(cards, () => {}, { start: 1 });
    const seats: Seat[] = [];
    let now = game;
    for (const [seat, politician] of [cards[1], cards[2], cards[3], cards[0]]) {
      seats.push(...asked(now).map(([who]) => who));
      now = act(now, [resolve(seat, politician, VOTES)]);
    }
    expect(seats).toEqual([1, 1, 2, 0]);
    expect(asked(now)).toEqual([[1, 'buy-media']]);
  });

  it('[R30] a player’s own cards act in any order, whatever the region', () => {
    const game = acting(cards, () => {}, { start: 1 });
    expect(choiceOf(game, 1, 'resolve').cards.map(({ politician }) => politician)).toEqual([
      'backbencher',
      'party-whip',
    ]);
    for (const first of ['backbencher', 'party-whip']) {
      const after = act(game, [resolve(1, first, VOTES)]);
      expect(choiceOf(after, 1, 'resolve').cards).toHaveLength(1);
    }
  });

  it('[R30] the action is chosen then, the region is the one where the card was laid', () => {
    const game = act(acting([[0, 'justice-minister', 'HE']]), [resolve(0, 'justice-minister', VOTES)]);
    expect(game.regions.map(({ votes }) => votes[0])).toEqual([0, 8, 0, 0]);
  });

  it('[2006 §6.2.3] one action of each card: after it the card has left the game', () => {
    const game = act(acting(cards), [resolve(0, 'backbencher', VOTES)]);
    expect(asked(game)).toEqual([[1, 'resolve']]);
    expect(regionOf(game, 'BY').row.map(({ seat }) => seat)).toEqual([1]);
    expect(playerAt(game, 0).politicians).not.toContain('backbencher');
  });

  it('[2006 §6.2.3] another’s card cannot be used', () => {
    const game = acting(cards);
    expect(refusedUnchanged(game, resolve(0, 'party-whip', VOTES))).toEqual({
      code: 'politician-not-there',
      rule: '2006 §6.2.3',
      figures: { politician: 'party-whip' },
    });
    expect(refusedUnchanged(game, resolve(1, 'party-whip', VOTES)).code).toBe('not-asked');
  });

  it('[2006 §6.2.3] an action that is not on the card is refused', () => {
    expect(refusedUnchanged(acting(cards), resolve(0, 'backbencher', OWN_TREND))).toEqual({
      code: 'deed-not-there',
      rule: '2006 §6.2.3',
      figures: { deed: 'own-trend' },
    });
  });
});

describe('politicians: votes', () => {
  it.each([
    ['backbencher', 2],
    ['party-whip', 4],
    ['speaker', 6],
    ['justice-minister', 8],
    ['foreign-minister', 9],
    ['finance-minister', 12],
    ['chancellor', 18],
  ])('[2006 §6.2.3] %s: votes +%i', (politician, votes) => {
    const game = act(acting([[0, politician, 'HE']]), [resolve(0, politician, VOTES)]);
    expect(regionOf(game, 'HE').votes).toEqual([votes, 0, 0]);
  });

  it('[2006 §6.2.3] votes cut short at 50 can be chosen', () => {
    const game = acting([[0, 'chancellor', 'HE']], each => setVotes(each, 'HE', [49]));
    expect(regionOf(act(game, [resolve(0, 'chancellor', VOTES)]), 'HE').votes[0]).toBe(50);
  });

  it('[2006 §6.2.3] at 50 they are not offered', () => {
    const game = acting([[0, 'backbencher', 'HE']], each => setVotes(each, 'HE', [50]));
    expect(deedNames(game, 0, 'backbencher')).toEqual(['place-key-issue']);
    expect(refusedUnchanged(game, resolve(0, 'backbencher', VOTES))).toEqual({
      code: 'deed-not-there',
      rule: '2006 §6.2.3',
      figures: { deed: 'votes' },
    });
  });

  it('[R29] a party that arrives on an occupied space lies on top', () => {
    const game = acting([[0, 'backbencher', 'HE']], each => setVotes(each, 'HE', [0, 2, 2]));
    const after = regionOf(act(game, [resolve(0, 'backbencher', VOTES)]), 'HE');
    expect(after.votes).toEqual([2, 2, 2]);
    expect(after.stack).toEqual([1, 2, 0]);
  });
});

describe('politicians: key issue', () => {
  const whip = (edit: (game: Game) => void = () => {}) => acting([[0, 'party-whip', 'HE']], edit);

  it('[2006 §6.2.3] a tile goes on one of the open opinions of the region', () => {
    expect(offerFor(whip(), 0, 'party-whip').deeds).toContainEqual({
      deed: 'place-key-issue',
      opinions: ['taxes+', 'nuclear-', 'wages+'],
    });
    expect(regionOf(act(whip(), [resolve(0, 'party-whip', keyIssue('wages+'))]), 'HE').keyIssue).toBe(
      'wages+',
    );
  });

  it('[2006 §6.2.3] a face-down opinion cannot get a tile', () => {
    expect(regionOf(whip(), 'HE').hidden).toEqual(['welfare-']);
    expect(refusedUnchanged(whip(), resolve(0, 'party-whip', keyIssue('welfare-')))).toEqual({
      code: 'card-not-there',
      rule: '2006 §6.2.3',
      figures: { card: 'welfare-' },
    });
  });

  const marked = () =>
    whip(each => {
      regionOf(each, 'HE').keyIssue = 'taxes+';
    });

  it('[2006 §6.2.3] with a tile there no second one can be laid', () => {
    expect(deedNames(marked(), 0, 'party-whip')).toEqual(['votes', 'remove-key-issue']);
    expect(refusedUnchanged(marked(), resolve(0, 'party-whip', keyIssue('wages+'))).code).toBe(
      'deed-not-there',
    );
  });

  it('[2006 §6.2.3] the tile can be taken away', () => {
    expect(regionOf(act(marked(), [resolve(0, 'party-whip', UNDO_KEY_ISSUE)]), 'HE').keyIssue).toBeNull();
  });

  it('[2006 §6.2.3] where there is no tile none can be taken away', () => {
    expect(refusedUnchanged(whip(), resolve(0, 'party-whip', UNDO_KEY_ISSUE)).code).toBe('deed-not-there');
  });

  it('[2006 §6.2.3] after a tile was taken away the next card may lay one', () => {
    const game = acting(
      [
        [0, 'party-whip', 'HE'],
        [1, 'party-whip', 'HE'],
      ],
      each => {
        regionOf(each, 'HE').keyIssue = 'taxes+';
      },
    );
    const after = act(game, [
      resolve(0, 'party-whip', UNDO_KEY_ISSUE),
      resolve(1, 'party-whip', keyIssue('nuclear-')),
    ]);
    expect(regionOf(after, 'HE').keyIssue).toBe('nuclear-');
  });

  it('[2006 §6.2.3] an opinion with a tile cannot be exchanged', () => {
    const game = table({ phase: 'media-influence' }, each => {
      regionOf(each, 'BY').keyIssue = 'taxes+';
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
    const outs = choiceOf(game, 0, 'influence').exchanges.map(({ out }) => out);
    expect(outs).toEqual(['nuclear-', 'wages+', 'welfare-']);
  });
});

describe('politicians: media', () => {
  const speaker = (edit: (game: Game) => void) => acting([[0, 'speaker', 'HE']], edit);

  it('[2006 §6.2.3] the marker goes back, its owner gets 4,000, 4,000 go to the bank, the acting player’s own takes its place', () => {
    const game = act(
      speaker(each => putMedia(each, 'HE', [0, 2, 0])),
      [resolve(0, 'speaker', media(1))],
    );
    expect(regionOf(game, 'HE').media).toEqual([1, 1, 0]);
    expect(game.players.map(player => player.media)).toEqual([4, 4, 5]);
    expect(moneyOf(game)).toEqual([25_000 - 6000 - 8000, 29_000, 25_000]);
  });

  it('[R82] any other party with a marker there may be the target, never the player’s own', () => {
    const game = speaker(each => putMedia(each, 'HE', [1, 1, 1]));
    expect(offerFor(game, 0, 'speaker').deeds).toContainEqual({
      deed: 'media',
      from: [1, 2],
      cost: 8000,
      toBank: 4000,
      place: 'must',
    });
    expect(refusedUnchanged(game, resolve(0, 'speaker', media(0)))).toEqual({
      code: 'target-not-there',
      rule: '2006 §6.2.3',
      figures: { target: 0 },
    });
  });

  it('[2006 §6.2.3] a party without a marker there is no target', () => {
    const game = speaker(each => putMedia(each, 'HE', [0, 1, 0]));
    expect(refusedUnchanged(game, resolve(0, 'speaker', media(2)))).toEqual({
      code: 'target-not-there',
      rule: '2006 §6.2.3',
      figures: { target: 2 },
    });
  });

  it('[2006 §6.2.3] without a marker of another there it is not offered', () => {
    const game = speaker(each => putMedia(each, 'HE', [2, 0, 0]));
    expect(deedNames(game, 0, 'speaker')).toEqual(['votes']);
  });

  it('[2006 §6.2.3] the own marker must take the place', () => {
    const game = speaker(each => putMedia(each, 'HE', [0, 1, 0]));
    const without: Deed = { deed: 'media', from: 1, place: false };
    expect(attempt(game, resolve(0, 'speaker', without)).ok).toBe(false);
    refusedUnchanged(game, resolve(0, 'speaker', without));
  });

  it('[R24] [R82] with 8,000 left after all cards are paid it can be chosen', () => {
    const game = acting([[0, 'speaker', 'HE']], each => {
      putMedia(each, 'HE', [0, 1, 0]);
      setMoney(each, 14_000);
    });
    expect(playerAt(act(game, [resolve(0, 'speaker', media(1))]), 0).money).toBe(0);
  });

  it('[R24] [R82] with 7,000 left it cannot be chosen', () => {
    const game = acting([[0, 'speaker', 'HE']], each => {
      putMedia(each, 'HE', [0, 1, 0]);
      setMoney(each, 13_000);
    });
    expect(deedNames(game, 0, 'speaker')).toEqual(['votes']);
    expect(refusedUnchanged(game, resolve(0, 'speaker', media(1)))).toEqual({
      code: 'deed-not-there',
      rule: '2006 §6.2.3',
      figures: { deed: 'media' },
    });
  });

  it('[R24] without an own marker in supply it cannot be chosen', () => {
    const game = speaker(each => {
      putMedia(each, 'HE', [0, 1, 0]);
      putMedia(each, 'BY', [5, 0, 0]);
    });
    expect(playerAt(game, 0).media).toBe(0);
    expect(refusedUnchanged(game, resolve(0, 'speaker', media(1))).code).toBe('deed-not-there');
  });

  it('[R24] with a single one in supply it can', () => {
    const game = speaker(each => {
      putMedia(each, 'HE', [0, 1, 0]);
      putMedia(each, 'BY', [4, 0, 0]);
    });
    expect(regionOf(act(game, [resolve(0, 'speaker', media(1))]), 'HE').media).toEqual([1, 0, 0]);
  });

  it('[R82] the owner is not asked, and can use money and marker at once', () => {
    const game = acting(
      [
        [0, 'speaker', 'HE'],
        [1, 'speaker', 'BE'],
      ],
      each => {
        putMedia(each, 'HE', [0, 5, 0]);
        putMedia(each, 'BE', [0, 0, 1]);
        setMoney(each, 14_000, 10_000);
      },
    );
    expect(playerAt(game, 1).money).toBe(4000);
    const after = act(game, [resolve(0, 'speaker', media(1))]);
    expect(asked(after)).toEqual([[1, 'resolve']]);
    const last = act(after, [resolve(1, 'speaker', media(2))]);
    expect(regionOf(last, 'BE').media).toEqual([0, 1, 0]);
    expect(moneyOf(last)).toEqual([0, 0, 29_000]);
  });

  it('[R3] [R82] in a region with six markers it still swaps one for one', () => {
    const game = speaker(each => putMedia(each, 'HE', [0, 3, 3]));
    expect(regionOf(act(game, [resolve(0, 'speaker', media(2))]), 'HE').media).toEqual([1, 3, 2]);
  });
});

describe('politicians: trends', () => {
  it.each([
    ['justice-minister', 1],
    ['finance-minister', 1],
    ['chancellor', 2],
  ])('[2006 §6.2.3] %s: own trend +%i', (politician, change) => {
    const game = act(acting([[0, politician, 'HE']]), [resolve(0, politician, OWN_TREND)]);
    expect(trendsOf(game, 'HE')).toEqual([change, 0, 0]);
  });

  it.each([
    ['foreign-minister', -1],
    ['finance-minister', -1],
    ['chancellor', -2],
  ])('[2006 §6.2.3] %s: another party’s trend %i', (politician, change) => {
    const game = act(acting([[0, politician, 'HE']]), [resolve(0, politician, fall(2))]);
    expect(trendsOf(game, 'HE')).toEqual([0, 0, change]);
  });

  it('[2006 §6.2.3] the own trend never goes above +3: +2 from +2 is cut short', () => {
    const game = acting([[0, 'chancellor', 'HE']], each => setTrends(each, 'HE', [2]));
    expect(trendsOf(act(game, [resolve(0, 'chancellor', OWN_TREND)]), 'HE')[0]).toBe(3);
  });

  it('[2006 §6.2.3] at +3 the own trend is not offered', () => {
    const game = acting([[0, 'chancellor', 'HE']], each => setTrends(each, 'HE', [3]));
    expect(refusedUnchanged(game, resolve(0, 'chancellor', OWN_TREND))).toEqual({
      code: 'deed-not-there',
      rule: '2006 §6.2.3',
      figures: { deed: 'own-trend' },
    });
  });

  it('[2006 §6.2.3] another’s never goes below −3: −2 from −2 is cut short', () => {
    const game = acting([[0, 'chancellor', 'HE']], each => setTrends(each, 'HE', [0, -2, 0]));
    expect(trendsOf(act(game, [resolve(0, 'chancellor', fall(1))]), 'HE')[1]).toBe(-3);
  });

  it('[2006 §6.2.3] a party at −3 is no target', () => {
    const game = acting([[0, 'chancellor', 'HE']], each => setTrends(each, 'HE', [0, -3, 0]));
    expect(offerFor(game, 0, 'chancellor').deeds).toContainEqual({
      deed: 'other-trend',
      amount: 2,
      targets: [2],
    });
    expect(refusedUnchanged(game, resolve(0, 'chancellor', fall(1)))).toEqual({
      code: 'trend-not-there',
      rule: '2006 §6.2.3',
      figures: { target: 1 },
    });
  });

  it('[2006 §6.2.3] with all others at −3 it is not offered', () => {
    const game = acting([[0, 'foreign-minister', 'HE']], each => setTrends(each, 'HE', [0, -3, -3]));
    expect(deedNames(game, 0, 'foreign-minister')).toEqual(['votes']);
  });

  it('[R82] never the player’s own, and no party that isn’t in play', () => {
    const game = acting([[0, 'chancellor', 'HE']]);
    for (const target of [0, 3]) {
      expect(refusedUnchanged(game, resolve(0, 'chancellor', fall(target)))).toEqual({
        code: 'trend-not-there',
        rule: '2006 §6.2.3',
        figures: { target },
      });
    }
  });

  it('[2006 §6.2.3] media control does not protect', () => {
    const game = acting([[0, 'chancellor', 'HE']], each => putMedia(each, 'HE', [0, 3, 0]));
    expect(trendsOf(act(game, [resolve(0, 'chancellor', fall(1))]), 'HE')).toEqual([0, -2, 0]);
  });

  it('[1997 §6.2.3 trend] the chancellor too moves the own trend by one', () => {
    const game = acting([[0, 'chancellor', 'HE']], () => {}, { ruleset: '1997-7' });
    expect(trendsOf(act(game, [resolve(0, 'chancellor', OWN_TREND)]), 'HE')).toEqual([1, 0, 0]);
  });

  it('[1997 §6.2.3 trend] the chancellor too moves another’s trend by one', () => {
    const game = acting([[0, 'chancellor', 'HE']], () => {}, { ruleset: '1997-7' });
    expect(trendsOf(act(game, [resolve(0, 'chancellor', fall(1))]), 'HE')).toEqual([0, -1, 0]);
  });

  it('[1997 §6.2.3 trend] so on every card', () => {
    const { politicians } = table({ ruleset: '1997-7' }).rules;
    const steps = politicians.flatMap(({ secondary }) =>
      secondary.filter(({ deed }) => deed.endsWith('trend')).map(({ amount }) => amount),
    );
    expect(steps).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('politicians: must they act?', () => {
  it('[R81] a card that can act must', () => {
    const game = acting([[0, 'backbencher', 'HE']]);
    expect(offerFor(game, 0, 'backbencher').optional).toBe(false);
    expect(refusedUnchanged(game, resolve(0, 'backbencher', null))).toEqual({
      code: 'deed-not-there',
      rule: '2006 §6.2.3',
      figures: { deed: 'none' },
    });
  });

  it('[R81] also if only the key issue is left', () => {
    const game = acting([[0, 'backbencher', 'HE']], each => setVotes(each, 'HE', [50]));
    expect(deedNames(game, 0, 'backbencher')).toEqual(['place-key-issue']);
    expect(refusedUnchanged(game, resolve(0, 'backbencher', null)).code).toBe('deed-not-there');
  });

  it('[R81] also if media and something else are left', () => {
    const game = acting([[0, 'speaker', 'HE']], each => putMedia(each, 'HE', [0, 1, 0]));
    expect(refusedUnchanged(game, resolve(0, 'speaker', null)).code).toBe('deed-not-there');
  });

  const onlyMedia = (money: number) =>
    acting([[0, 'speaker', 'HE']], each => {
      setVotes(each, 'HE', [50]);
      putMedia(each, 'HE', [0, 1, 0]);
      setMoney(each, money);
    });

  it('[R81] where media is the only one left, it can be chosen or declined', () => {
    const game = onlyMedia(25_000);
    expect(deedNames(game, 0, 'speaker')).toEqual(['media']);
    expect(regionOf(act(game, [resolve(0, 'speaker', media(1))]), 'HE').media).toEqual([1, 0, 0]);
    const declined = act(game, [resolve(0, 'speaker', null)]);
    expect(regionOf(declined, 'HE').media).toEqual([0, 1, 0]);
    expect(regionOf(declined, 'HE').row).toEqual([]);
    expect(moneyOf(declined)).toEqual([19_000, 25_000, 25_000]);
  });

  it('[R81] [R79] who lacks the money for it is asked all the same and does nothing', () => {
    const game = onlyMedia(13_000);
    expect(asked(game)).toEqual([[0, 'resolve']]);
    expect(refusedUnchanged(game, resolve(0, 'speaker', media(1))).code).toBe('deed-not-there');
    expect(asked(act(game, [resolve(0, 'speaker', null)]))).toEqual([[0, 'buy-media']]);
  });

  it('[2006 §6.2.3] [R79] if none is left the card does nothing and leaves the game unasked', () => {
    const { game } = acted([[0, 'speaker', 'HE']], each => setVotes(each, 'HE', [50]));
    expect(asked(game)).toEqual([[0, 'buy-media']]);
    expect(regionOf(game, 'HE').row).toEqual([]);
    expect(playerAt(game, 0).money).toBe(19_000);
  });
});

describe('politicians: coalition tiles', () => {
  const TELEPHONES = ['party-whip', 'justice-minister', 'foreign-minister', 'chancellor'];

  it.each(POLITICIANS)('[2006 §6.2.3] %s brings a tile only with a telephone', politician => {
    const { game, events } = acted([[0, politician, 'HE']]);
    const has = TELEPHONES.includes(politician);
    expect(regionOf(game, 'HE').tiles).toEqual(has ? [0] : []);
    expect(playerAt(game, 0).tiles).toBe(has ? 3 : 4);
    expect(eventsOf(events, 'tile-laid')).toHaveLength(has ? 1 : 0);
  });

  it('[2006 §6.2.3] [R83] a player who has a tile there already lays none', () => {
    const { game } = acted([[0, 'party-whip', 'HE']], each => putTiles(each, 'HE', [0]));
    expect(regionOf(game, 'HE').tiles).toEqual([0]);
    expect(playerAt(game, 0).tiles).toBe(3);
  });

  it('[2006 §6.2.3] another’s tile does not hinder', () => {
    const { game } = acted([[0, 'party-whip', 'HE']], each => putTiles(each, 'HE', [1]));
    expect(regionOf(game, 'HE').tiles).toEqual([1, 0]);
  });

  it('[R83] a player who has none in supply lays none', () => {
    const { game } = acted([[0, 'party-whip', 'HE']], each => {
      playerAt(each, 0).tiles = 0;
    });
    expect(regionOf(game, 'HE').tiles).toEqual([]);
  });

  it('[R83] the tile is laid also if the action does nothing', () => {
    const { game } = acted([[0, 'party-whip', 'HE']], each => {
      setVotes(each, 'HE', [50]);
      regionOf(each, 'HE').open.splice(0);
    });
    expect(asked(game)).toEqual([[0, 'buy-media']]);
    expect(regionOf(game, 'HE').tiles).toEqual([0]);
  });

  it('[2006 §6.2.3] none in the region of the last election, the seventh', () => {
    const cards = [
      [0, 'party-whip', 'SN'],
      [1, 'party-whip', 'BE'],
    ] as const;
    const { game } = acted(cards, () => {}, { round: 4 });
    expect(regionOf(game, 'SN').tiles).toEqual([]);
    expect(playerAt(game, 0).tiles).toBe(4);
    expect(regionOf(game, 'BE').tiles).toEqual([1]);
  });

  it('[2006 §6.2.3] in round 3 the last board is not yet the last election', () => {
    const { game } = acted([[0, 'party-whip', 'SN']], () => {}, { round: 3 });
    expect(regionOf(game, 'SN').tiles).toEqual([0]);
  });

  it('[2006 §6.2.3] in the short game that region is the fifth', () => {
    const { game } = acted(
      [
        [0, 'party-whip', 'SN'],
        [1, 'party-whip', 'BE'],
      ],
      () => {},
      { round: 2, ruleset: '2006-5' },
    );
    expect(regionOf(game, 'SN').tiles).toEqual([]);
    expect(regionOf(game, 'BE').tiles).toEqual([1]);
  });

  it('[2006 §6.2.3] [R83] the tile stays through later rounds until its region is current', () => {
    const { game } = acted([[0, 'party-whip', 'BE']]);
    playOn(game, 'tile', each => each.round < 3);
    expect(game.regions[0]?.id).toBe('BE');
    expect(game.regions[0]?.tiles).toContain(0);
  });
});

describe('politicians, 1997: laying one at a time', () => {
  it('[1997 §6.2.3 laying] in turn order each lays one or passes', () => {
    const game = laying97();
    expect(asked(game)).toEqual([[0, 'lay']]);
    const after = act(game, [lay97(0, to('backbencher', 'BY')), lay97(1, null)]);
    expect(asked(after)).toEqual([[2, 'lay']]);
    expect(asked(act(after, [lay97(2, null)]))).toEqual([[0, 'lay']]);
  });

  it('[1997 §6.2.3 laying] two at once cannot be laid', () => {
    const both: Action = send(0, to('backbencher', 'BY'), to('party-whip', 'HE'));
    expect(refusedUnchanged(laying97(), both).code).toBe('wrong-kind');
  });

  it('[1997 §6.2.3 laying] passing is not final', () => {
    const game = act(laying97(), [lay97(0, null), lay97(1, to('backbencher', 'BY')), lay97(2, null)]);
    expect(asked(game)).toEqual([[0, 'lay']]);
    expect(regionOf(act(game, [lay97(0, to('speaker', 'BY'))]), 'BY').row).toHaveLength(2);
  });

  it('[1997 §6.2.3 laying] it ends when all pass in succession', () => {
    const game = laying97();
    expect(asked(act(game, [lay97(0, null), lay97(1, null)]))).toEqual([[2, 'lay']]);
    expect(asked(act(game, [lay97(0, null), lay97(1, null), lay97(2, null)]))).toEqual([[0, 'buy-media']]);
  });

  it('[R97] counted from the last card laid, its player included', () => {
    const laid = act(laying97(), [lay97(0, null), lay97(1, null), lay97(2, to('backbencher', 'BY'))]);
    const almost = act(laid, [lay97(0, null), lay97(1, null)]);
    expect(asked(almost)).toEqual([[2, 'lay']]);
    expect(regionOf(almost, 'BY').row[0]?.state).toBe('face-down');
    expect(asked(act(almost, [lay97(2, null)]))).toEqual([[2, 'resolve']]);
  });

  it('[R97] the last to lay may lay another after all others passed', () => {
    const laid = act(laying97(), [lay97(0, null), lay97(1, null), lay97(2, to('backbencher', 'BY'))]);
    const more = act(laid, [lay97(0, null), lay97(1, null), lay97(2, to('speaker', 'HE'))]);
    expect(asked(more)).toEqual([[0, 'lay']]);
  });

  it('[1997 §6.2.3 laying] at most one per player and region', () => {
    const game = act(laying97(), [lay97(0, to('backbencher', 'BY')), lay97(1, null), lay97(2, null)]);
    expect(choiceOf(game, 0, 'lay').regions).toEqual(['HE', 'BE', 'SN']);
    expect(refusedUnchanged(game, lay97(0, to('speaker', 'BY')))).toEqual({
      code: 'region-not-there',
      rule: '1997 §6.2.3 laying',
      figures: { region: 'BY' },
    });
    expect(attempt(game, lay97(0, to('speaker', 'HE'))).ok).toBe(true);
  });

  it('[1997 §6.2.3 laying] a card already laid cannot be laid again', () => {
    const game = act(laying97(), [lay97(0, to('backbencher', 'BY')), lay97(1, null), lay97(2, null)]);
    expect(refusedUnchanged(game, lay97(0, to('backbencher', 'HE')))).toEqual({
      code: 'politician-not-there',
      rule: '1997 §6.2.3 laying',
      figures: { politician: 'backbencher' },
    });
  });

  it('[R79] [R97] a player with a card in every region is not asked: that counts as a pass', () => {
    const game = laying97(each => {
      for (const [index, { id }] of each.regions.entries()) lay(each, 0, POLITICIANS[index] ?? '', id);
    });
    expect(asked(game)).toEqual([[1, 'lay']]);
    expect(asked(act(game, [lay97(1, null), lay97(2, null)]))).toEqual([[0, 'resolve']]);
  });

  it('[1997 §6.2.3 laying] a card one cannot pay may be laid as a bluff', () => {
    const game = laying97(each => setMoney(each, 0));
    expect(attempt(game, lay97(0, to('chancellor', 'BY'))).ok).toBe(true);
  });
});

describe('politicians, 1997: paying', () => {
  const paying = (
    money: number,
    cards: readonly (readonly [Seat, PoliticianId, RegionId])[],
    edit: (game: Game) => void = () => {},
  ) =>
    acted(
      cards,
      each => {
        setMoney(each, money);
        edit(each);
      },
      { ruleset: '1997-7' },
    );
  const pay = (politician: PoliticianId): Action => ({ kind: 'pay-next', seat: 0, politician });

  it('[R97] who can pay for all cards does so without being asked', () => {
    const { game } = paying(10_000, [
      [0, 'party-whip', 'BY'],
      [0, 'speaker', 'HE'],
    ]);
    expect(asked(game)).toEqual([[0, 'resolve']]);
    expect(playerAt(game, 0).money).toBe(0);
  });

  it('[1997 §6.2.3 laying] a card its owner cannot pay is discarded without effect and without a tile', () => {
    const { game, events } = paying(24_000, [[0, 'chancellor', 'BY']]);
    expect(asked(game)).toEqual([[0, 'buy-media']]);
    expect(playerAt(game, 0).money).toBe(24_000);
    expect(playerAt(game, 0).politicians).not.toContain('chancellor');
    expect(regionOf(game, 'BY').row).toEqual([]);
    expect(regionOf(game, 'BY').votes).toEqual([0, 0, 0]);
    expect(playerAt(game, 0).tiles).toBe(4);
    expect(eventsOf(events, 'tile-laid')).toEqual([]);
  });

  it('[R83] [1997 §6.2.3 laying] a paid card lays its tile', () => {
    const { events } = paying(25_000, [[0, 'chancellor', 'BY']]);
    expect(eventsOf(events, 'tile-laid')).toEqual([{ event: 'tile-laid', seat: 0, region: 'BY' }]);
  });

  const THREE = [
    [0, 'party-whip', 'BY'],
    [0, 'speaker', 'HE'],
    [0, 'justice-minister', 'BE'],
  ] as const;

  it('[1997 §6.2.3 laying] [R97] who cannot pay for all chooses among the cards that can be paid', () => {
    const { game } = paying(11_000, THREE);
    expect(asked(game)).toEqual([[0, 'pay-next']]);
    expect(choiceOf(game, 0, 'pay-next').cards).toEqual([
      { politician: 'party-whip', cost: 4000 },
      { politician: 'speaker', cost: 6000 },
      { politician: 'justice-minister', cost: 8000 },
    ]);
  });

  it('[R97] one after the other, until no other can be paid', () => {
    const { game } = paying(11_000, THREE);
    const after = act(game, [pay('party-whip')]);
    expect(playerAt(after, 0).money).toBe(1000);
    expect(choiceOf(after, 0, 'resolve').cards.map(({ politician }) => politician)).toEqual([
      'party-whip',
      'speaker',
    ]);
  });

  it('[R97] the order decides which are paid', () => {
    const { game } = paying(11_000, THREE);
    const after = act(game, [pay('justice-minister')]);
    expect(playerAt(after, 0).money).toBe(3000);
    expect(choiceOf(after, 0, 'resolve').cards.map(({ politician }) => politician)).toEqual([
      'justice-minister',
    ]);
  });

  it('[1997 §6.2.3 laying] what cannot be paid now cannot be chosen', () => {
    const { game } = paying(7000, THREE);
    expect(refusedUnchanged(game, pay('justice-minister'))).toEqual({
      code: 'politician-not-there',
      rule: '1997 §6.2.3 laying',
      figures: { politician: 'justice-minister' },
    });
  });

  it('[1997 §6.2.3 laying] what can be paid must be paid', () => {
    const { game } = paying(11_000, THREE);
    expect(refusedUnchanged(game, { kind: 'pay-next', seat: 0, politician: null }).code).toBe('malformed');
    const alone = paying(7000, [
      [0, 'speaker', 'BY'],
      [0, 'chancellor', 'HE'],
    ]).game;
    expect(asked(alone)).toEqual([[0, 'resolve']]);
    expect(playerAt(alone, 0).money).toBe(1000);
  });

  it('[1997 §6.2.3 laying] the unpaid ones have left the game', () => {
    const after = act(paying(11_000, THREE).game, [pay('justice-minister')]);
    expect(regionOf(after, 'BY').row).toEqual([]);
    expect(regionOf(after, 'HE').row).toEqual([]);
    expect(regionOf(after, 'BY').tiles).toEqual([]);
    expect(playerAt(after, 0).politicians).toHaveLength(4);
  });

  it('[1997 §6.2.3 laying] players pay in turn order', () => {
    const { game } = paying(
      11_000,
      [...THREE, [1, 'party-whip', 'BY'], [1, 'speaker', 'HE'], [1, 'justice-minister', 'BE']],
      each => {
        setMoney(each, 11_000, 11_000);
      },
    );
    expect(asked(game)).toEqual([[0, 'pay-next']]);
    expect(asked(act(game, [pay('justice-minister')]))).toEqual([[1, 'pay-next']]);
  });

  it('[R33] all pay before anybody acts: 4,000 for a media marker come too late to pay', () => {
    const { game } = paying(
      14_000,
      [
        [0, 'speaker', 'HE'],
        [1, 'speaker', 'BE'],
      ],
      each => {
        setMoney(each, 14_000, 5000);
        putMedia(each, 'HE', [0, 1, 0]);
      },
    );
    expect(regionOf(game, 'BE').row).toEqual([]);
    const after = act(game, [resolve(0, 'speaker', media(1))]);
    expect(moneyOf(after)).toEqual([0, 9000, 25_000]);
    expect(regionOf(after, 'BE').votes).toEqual([0, 0, 0]);
  });

  it('[R33] the payments of all come before the first action', () => {
    const { game, events } = paying(25_000, [
      [0, 'speaker', 'HE'],
      [1, 'party-whip', 'HE'],
    ]);
    expect(eventsOf(events, 'politician-paid').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(asked(game)).toEqual([[0, 'resolve']]);
    expect(moneyOf(game)).toEqual([19_000, 21_000, 25_000]);
  });

  it('[1997 §6.2.3 laying] then in turn order each resolves all their paid cards', () => {
    const { game } = paying(25_000, [
      [0, 'speaker', 'HE'],
      [0, 'party-whip', 'BE'],
      [1, 'party-whip', 'HE'],
    ]);
    const one = act(game, [resolve(0, 'party-whip', VOTES)]);
    expect(asked(one)).toEqual([[0, 'resolve']]);
    expect(asked(act(one, [resolve(0, 'speaker', VOTES)]))).toEqual([[1, 'resolve']]);
  });
});
