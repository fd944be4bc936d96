import { type Action, type Card, choiceFor, eventsFor, type Game, view } from '@macher/engine';
import { setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, leaveOnly, playerAt, refusedUnchanged } from './opening.ts';

const PLATFORM: readonly Card[] = ['education+', 'digitalisation+', 'genetics+', 'security+', 'welfare+'];
const DISPLAY: readonly Card[] = ['education-', 'digitalisation-', 'environment-'];
const PILE: readonly Card[] = ['welfare-', 'security-', 'transport-', 'genetics-', 'environment-'];

interface Given {
  readonly start?: string;
  readonly hand?: Card;
  readonly display?: readonly Card[];
  readonly pile?: readonly Card[];
}

/** Three players, so three open policies; A holds environment (+). */
const table = (given: Given = {}): Game =>
  setUp({
    phase: 'platforms',
    start: given.start ?? 'A',
    players: { A: { platform: PLATFORM, hand: [given.hand ?? 'environment+'] }, B: {}, C: {} },
    policies: { display: given.display ?? DISPLAY, pile: given.pile ?? PILE },
  }).game;

const source = (from: 'draw' | 'refresh' | 'nothing', seat = 0): Action => ({
  kind: 'platform-source',
  seat,
  source: from,
});
const take = (card: Card, seat = 0): Action => ({ kind: 'take-policy', seat, card });
const exchange = (out: readonly Card[], cards: readonly Card[], keep: readonly Card[], seat = 0): Action => ({
  kind: 'exchange',
  seat,
  out,
  in: cards,
  keep,
});

/** A holds environment (+), welfare (−) from the pile and education (−) from the display. */
const drawn = (): Game => act(table(), [source('draw'), take('education-')]);

const nothing = (game: Game, seat: number): Action[] => [
  source('nothing', seat),
  exchange([], [], playerAt(game, seat).hand, seat),
];

describe('phase 2, platforms: where cards come from', () => {
  it('[2019 §2 phase 2] in turn order each player has one turn', () => {
    let game = table({ start: 'B' });
    for (const seat of [1, 2, 0]) {
      expect(asked(game)).toEqual([[seat, 'platform-source']]);
      game = act(game, nothing(game, seat));
    }
    expect(asked(game)).toEqual([[1, 'buy-media']]);
  });

  it('[2019 §2 phase 2] one of three: draw, refresh or nothing', () => {
    expect(choiceFor(table(), 0)).toEqual({
      kind: 'platform-source',
      seat: 0,
      sources: ['draw', 'refresh', 'nothing'],
    });
  });

  it('[2019 §2 phase 2] draw: the top policy of the pile comes to the hand', () => {
    const game = act(table(), [source('draw')]);
    expect(playerAt(game, 0).hand).toEqual(['environment+', 'welfare-']);
    expect(game.policies.pile.at(-1)).toBe('security-');
  });

  it('[2019 §2 phase 2] draw: after seeing it, one open policy from the display', () => {
    const game = act(table(), [source('draw')]);
    expect(choiceFor(game, 0)).toEqual({ kind: 'take-policy', seat: 0, cards: DISPLAY });
    const after = act(game, [take('digitalisation-')]);
    expect(playerAt(after, 0).hand).toEqual(['environment+', 'welfare-', 'digitalisation-']);
    expect(after.policies.display).toEqual(['education-', 'environment-']);
  });

  it('[2019 §2 phase 2] draw: a policy that is not open cannot be taken', () => {
    const game = act(table(), [source('draw')]);
    expect(refusedUnchanged(game, take('security-'))).toEqual({
      code: 'card-not-there',
      rule: '2019 §2 phase 2',
      figures: { card: 'security-' },
    });
  });

  it('[R18] [2019 §2 phase 2] what is drawn only the player sees, what is taken from the display all see', () => {
    const { game, events } = actWithEvents(table(), [source('draw'), take('education-')]);
    expect(eventsOf(eventsFor(events, 0), 'policies-drawn')[0]?.cards).toEqual(['welfare-']);
    expect(eventsOf(eventsFor(events, 1), 'policies-drawn')[0]).toMatchObject({ count: 1, cards: null });
    expect(eventsOf(eventsFor(events, 1), 'policy-taken')[0]?.card).toBe('education-');
    expect(view(game, 1).players[0]?.hand).toEqual({ hidden: 3 });
    expect(view(game, 0).players[0]?.hand).toEqual(['environment+', 'welfare-', 'education-']);
  });

  it('[2019 §2 phase 2] refresh: the whole display is discarded and as many new ones laid out', () => {
    const game = act(table(), [source('refresh')]);
    expect(game.policies.discards).toEqual(DISPLAY);
    expect(game.policies.display).toEqual(['welfare-', 'security-', 'transport-']);
    expect(playerAt(game, 0).hand).toEqual(['environment+']);
  });

  it('[2019 §2 phase 2] refresh: one of the new ones is taken, the old ones are gone', () => {
    const game = act(table(), [source('refresh')]);
    expect(refusedUnchanged(game, take('education-'))).toMatchObject({
      code: 'card-not-there',
      figures: { card: 'education-' },
    });
    expect(playerAt(act(game, [take('security-')]), 0).hand).toEqual(['environment+', 'security-']);
  });

  it('[2019 §2 phase 2] nothing: the exchange follows at once, with the card in hand', () => {
    const game = act(table(), [source('nothing')]);
    expect(asked(game)).toEqual([[0, 'exchange']]);
    expect(playerAt(game, 0).hand).toEqual(['environment+']);
    expect(game.policies.display).toEqual(DISPLAY);
  });

  it('[R56] after a draw the open card must be taken too', () => {
    const game = act(table(), [source('draw')]);
    expect(refusedUnchanged(game, exchange([], [], ['environment+']))).toEqual({
      code: 'wrong-kind',
      rule: '2019 §2 phase 2',
      figures: { given: 'exchange', asked: 'take-policy' },
    });
    expect(refusedUnchanged(game, { kind: 'take-policy', seat: 0, card: null })).toMatchObject({
      code: 'malformed',
    });
  });

  it('[R56] after a refresh one card must be taken', () => {
    const game = act(table(), [source('refresh')]);
    expect(refusedUnchanged(game, exchange([], [], ['environment+']))).toMatchObject({
      code: 'wrong-kind',
      figures: { given: 'exchange', asked: 'take-policy' },
    });
  });

  it('[R56] once a card has been seen there is no way back to nothing or to a refresh', () => {
    const game = act(table(), [source('draw')]);
    for (const from of ['nothing', 'refresh', 'draw'] as const)
      expect(refusedUnchanged(game, source(from))).toMatchObject({ code: 'wrong-kind' });
  });

  it('[R56] [2019 §2 phase 2] one cannot draw and refresh in one turn', () => {
    expect(refusedUnchanged(drawn(), source('refresh'))).toMatchObject({
      code: 'wrong-kind',
      figures: { given: 'platform-source', asked: 'exchange' },
    });
  });
});

describe('phase 2, platforms: exchange', () => {
  it('[R56] [2019 §2 phase 2] the exchange is optional', () => {
    const game = act(drawn(), [exchange([], [], ['welfare-'])]);
    expect(playerAt(game, 0)).toMatchObject({ platform: PLATFORM, hand: ['welfare-'] });
  });

  it('[2019 §2 phase 2] one platform policy is exchanged for a card in hand', () => {
    const game = act(drawn(), [exchange(['welfare+'], ['environment+'], ['education-'])]);
    expect(playerAt(game, 0).platform).toEqual([...PLATFORM.slice(0, 4), 'environment+']);
  });

  it('[2019 §2 phase 2] two are exchanged at once', () => {
    const game = act(drawn(), [
      exchange(['welfare+', 'education+'], ['welfare-', 'education-'], ['environment+']),
    ]);
    expect(playerAt(game, 0).platform).toEqual([
      'education-',
      'digitalisation+',
      'genetics+',
      'security+',
      'welfare-',
    ]);
  });

  it('[2019 §2 phase 2] three are refused', () => {
    const three = exchange(
      ['education+', 'welfare+', 'genetics+'],
      ['education-', 'welfare-', 'environment+'],
      ['education+'],
    );
    expect(refusedUnchanged(drawn(), three)).toEqual({
      code: 'above-maximum',
      rule: '2019 §2 phase 2',
      figures: { amount: 3, max: 2 },
    });
  });

  it('[2019 §2 phase 2] only the result must show five issues: two cards may cross', () => {
    const game = act(drawn(), [
      exchange(['education+', 'welfare+'], ['welfare-', 'education-'], ['environment+']),
    ]);
    expect(playerAt(game, 0).platform.slice().sort()).toEqual([
      'digitalisation+',
      'education-',
      'genetics+',
      'security+',
      'welfare-',
    ]);
  });

  it('[2019 §2 phase 2] a result that shows an issue twice is refused', () => {
    expect(refusedUnchanged(drawn(), exchange(['welfare+'], ['education-'], ['environment+']))).toEqual({
      code: 'same-issue',
      rule: '2019 §2 phase 2',
      figures: { card: 'education-' },
    });
  });

  it('[2019 §2 phase 2] two new cards of one issue are refused', () => {
    const game = act(table({ display: ['environment-', 'education-', 'transport-'] }), [
      source('draw'),
      take('environment-'),
    ]);
    expect(
      refusedUnchanged(
        game,
        exchange(['welfare+', 'security+'], ['environment+', 'environment-'], ['welfare-']),
      ),
    ).toMatchObject({ code: 'same-issue', figures: { card: 'environment-' } });
  });

  it('[2019 §2 phase 2] as many come in as go out', () => {
    expect(refusedUnchanged(drawn(), exchange(['welfare+'], [], ['environment+']))).toEqual({
      code: 'wrong-count',
      rule: '2019 §2 phase 2',
      figures: { needed: 1, given: 0 },
    });
    expect(refusedUnchanged(drawn(), exchange([], ['environment+'], ['welfare-']))).toMatchObject({
      code: 'wrong-count',
      figures: { needed: 0, given: 1 },
    });
  });

  it('[2019 §2 phase 2] a policy that is not on the platform cannot go out', () => {
    expect(refusedUnchanged(drawn(), exchange(['transport+'], ['environment+'], ['welfare-']))).toMatchObject(
      { code: 'card-not-there', figures: { card: 'transport+' } },
    );
  });

  it('[2019 §2 phase 2] a policy that is not in hand cannot come in', () => {
    expect(refusedUnchanged(drawn(), exchange(['welfare+'], ['transport+'], ['environment+']))).toMatchObject(
      { code: 'card-not-there', figures: { card: 'transport+' } },
    );
  });

  it('[2019 §2 phase 2] a policy taken off goes to the hand and may be the card kept', () => {
    const game = act(drawn(), [exchange(['welfare+'], ['environment+'], ['welfare+'])]);
    expect(playerAt(game, 0).hand).toEqual(['welfare+']);
    expect(game.policies.discards).toEqual(['welfare-', 'education-']);
  });

  it('[2019 §2 phase 2] or it may be discarded with the rest', () => {
    const game = act(drawn(), [exchange(['welfare+'], ['environment+'], ['education-'])]);
    expect(playerAt(game, 0).hand).toEqual(['education-']);
    expect(game.policies.discards).toEqual(['welfare-', 'welfare+']);
  });

  it('[2019 §2 phase 2] a card laid out cannot be kept as well', () => {
    expect(
      refusedUnchanged(drawn(), exchange(['welfare+'], ['environment+'], ['environment+'])),
    ).toMatchObject({ code: 'card-not-there', figures: { card: 'environment+' } });
  });

  it('[2019 §2 phase 2] down to one card in hand: two are refused', () => {
    expect(refusedUnchanged(drawn(), exchange([], [], ['environment+', 'welfare-']))).toEqual({
      code: 'wrong-count',
      rule: '2019 §2 phase 2',
      figures: { needed: 1, given: 2 },
    });
  });

  it('[2019 §2 phase 2] down to one card in hand: none is refused', () => {
    expect(refusedUnchanged(drawn(), exchange([], [], []))).toMatchObject({
      code: 'wrong-count',
      figures: { needed: 1, given: 0 },
    });
  });

  it('[2019 §2 phase 2] without a draw the card in hand may be exchanged too, and what comes off is kept', () => {
    const game = act(table(), [source('nothing'), exchange(['welfare+'], ['environment+'], ['welfare+'])]);
    expect(playerAt(game, 0)).toMatchObject({
      platform: [...PLATFORM.slice(0, 4), 'environment+'],
      hand: ['welfare+'],
    });
    expect(game.policies.discards).toEqual([]);
  });

  it('[R18] [2019 §2 phase 2] all see what is exchanged and discarded, nobody what is kept', () => {
    const { game, events } = actWithEvents(drawn(), [
      exchange(['welfare+'], ['environment+'], ['education-']),
    ]);
    expect(eventsOf(eventsFor(events, null), 'platform-changed')).toEqual([
      { event: 'platform-changed', seat: 0, out: ['welfare+'], in: ['environment+'] },
    ]);
    expect(view(game, 1).policies.discards).toEqual(['welfare-', 'welfare+']);
    expect(view(game, 1).players[0]?.hand).toEqual({ hidden: 1 });
  });
});

describe('phase 2, platforms: display and pile', () => {
  it('[2019 §2 phase 2] the display is filled up after the turn, for the next player', () => {
    const before = drawn();
    expect(before.policies.display).toHaveLength(2);
    const game = act(before, [exchange([], [], ['environment+'])]);
    expect(game.policies.display).toEqual(['digitalisation-', 'environment-', 'security-']);
    expect(asked(game)).toEqual([[1, 'platform-source']]);
  });

  it('[2019 §2 phase 2] the display is filled up after a refresh as well', () => {
    const game = act(table(), [source('refresh'), take('security-'), exchange([], [], ['environment+'])]);
    expect(game.policies.display).toEqual(['welfare-', 'transport-', 'genetics-']);
  });

  it('[R21] [R55] when the last card of the pile is taken, the discards are shuffled at once', () => {
    const game = table();
    leaveOnly(game.policies, ['welfare-'], ['transport+', 'transport-', 'security-']);
    const { game: after, events } = actWithEvents(game, [source('draw')]);
    expect(playerAt(after, 0).hand).toEqual(['environment+', 'welfare-']);
    expect(after.policies.discards).toEqual([]);
    expect(after.policies.pile.slice().sort()).toEqual(['security-', 'transport+', 'transport-']);
    expect(eventsOf(events, 'policies-shuffled')).toEqual([{ event: 'policies-shuffled', count: 3 }]);
  });

  it('[R55] while a card is left in the pile, the discards stay', () => {
    const game = table();
    leaveOnly(game.policies, ['welfare-', 'genetics-'], ['transport+']);
    const after = act(game, [source('draw')]);
    expect(after.policies).toMatchObject({ pile: ['genetics-'], discards: ['transport+'] });
  });

  it('[R55] a refresh with a short pile: the display just discarded is shuffled in', () => {
    const game = table();
    leaveOnly(game.policies, ['welfare-', 'security-'], ['transport+']);
    const { display, pile, discards } = act(game, [source('refresh')]).policies;
    expect(display.slice(0, 2)).toEqual(['welfare-', 'security-']);
    expect([...display.slice(2), ...pile].sort()).toEqual([...DISPLAY, 'transport+'].sort());
    expect(display).toHaveLength(3);
    expect(discards).toEqual([]);
  });

  it('[R55] a refresh that takes the last card leaves the shuffled discards as the pile', () => {
    const game = table();
    leaveOnly(game.policies, ['welfare-', 'security-', 'transport-']);
    const { display, pile, discards } = act(game, [source('refresh')]).policies;
    expect(display).toEqual(['welfare-', 'security-', 'transport-']);
    expect(pile.slice().sort()).toEqual(DISPLAY.slice().sort());
    expect(discards).toEqual([]);
  });

  it('[R55] a player’s own discards are made before the display is filled up', () => {
    const game = table();
    leaveOnly(game.policies, ['welfare-']);
    const after = act(game, [source('draw'), take('education-'), exchange([], [], ['environment+'])]);
    expect(after.policies.display.slice(0, 2)).toEqual(['digitalisation-', 'environment-']);
    expect([...after.policies.display.slice(2), ...after.policies.pile].sort()).toEqual([
      'education-',
      'welfare-',
    ]);
    expect(after.policies.display).toHaveLength(3);
    expect(after.policies.discards).toEqual([]);
  });

  it('[R55] if nothing lies in the discards, they are shuffled as soon as something does', () => {
    const game = table();
    leaveOnly(game.policies, ['welfare-']);
    const empty = act(game, [source('draw')]);
    expect(empty.policies).toMatchObject({ pile: [], discards: [] });
    const full = act(empty, [take('education-'), exchange([], [], ['environment+'])]);
    expect(full.policies.pile).toHaveLength(1);
  });

  it('[R21] if nothing is left to draw, the draw is skipped and the display card taken all the same', () => {
    const game = table();
    leaveOnly(game.policies, []);
    const after = act(game, [source('draw')]);
    expect(playerAt(after, 0).hand).toEqual(['environment+']);
    expect(asked(after)).toEqual([[0, 'take-policy']]);
  });

  it('[R21] [R55] then the player’s own discard is what fills the display', () => {
    const game = table();
    leaveOnly(game.policies, []);
    const after = act(game, [
      source('draw'),
      take('education-'),
      exchange(['education+'], ['education-'], ['environment+']),
    ]);
    expect(after.policies).toEqual({
      pile: [],
      display: ['digitalisation-', 'environment-', 'education+'],
      discards: [],
    });
  });

  it('[R55] [2019 §2 phase 9d] the new display at the end of a round: the old one is discarded first', () => {
    const { game } = setUp({
      phase: 'pay-out',
      players: { A: {}, B: {}, C: {} },
      policies: { display: DISPLAY },
    });
    leaveOnly(game.policies, ['welfare-']);
    const { display, pile, discards } = act(
      game,
      [0, 1, 2].map(seat => ({ kind: 'donation', seat, amount: 10_000, take: true })),
    ).policies;
    expect(display[0]).toBe('welfare-');
    expect(display).toHaveLength(3);
    expect([...display.slice(1), ...pile].sort()).toEqual(DISPLAY.slice().sort());
    expect(discards).toEqual([]);
  });
});
