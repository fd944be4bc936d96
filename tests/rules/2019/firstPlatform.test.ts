import { type Action, type Card, eventsFor, type Game, type View, view } from '@macher/engine';
import { type PlayerSpec, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, playerAt, refusedUnchanged } from './opening.ts';

/** Seven issues. */
const SEVEN: readonly Card[] = [
  'education+',
  'digitalisation+',
  'genetics+',
  'security+',
  'welfare+',
  'environment+',
  'transport+',
];
const FIVE = SEVEN.slice(0, 5);

/** Seven issues without the education (+) that others need. */
const OTHER_SEVEN: readonly Card[] = ['education-', ...SEVEN.slice(1)];

/** The four issues of the printed example. */
const SHORT: readonly Card[] = [
  'education+',
  'education+',
  'welfare-',
  'welfare-',
  'genetics+',
  'genetics-',
  'security+',
];
const FOUR_OF_SHORT: readonly Card[] = ['education+', 'welfare-', 'genetics+', 'security+'];

const table = (hands: readonly (readonly Card[])[], pile: readonly Card[] = []): Game => {
  const players: Record<string, PlayerSpec> = {};
  for (const [seat, hand] of hands.entries()) players['ABCDE'[seat] ?? ''] = { hand };
  return setUp({ round: 0, phase: 'first-platform', players, policies: { pile } }).game;
};

const lay = (seat: number, cards: readonly Card[]): Action => ({ kind: 'first-platform', seat, cards });
const complete = (seat: number, cards: readonly Card[]): Action => ({
  kind: 'complete-platform',
  seat,
  cards,
});
const keep = (seat: number, card: Card): Action => ({ kind: 'keep-policy', seat, card });

function frameIn(seen: View) {
  const frame = seen.frames[0];
  if (frame?.phase !== 'first-platform') throw new Error('not at the first platform');
  return frame;
}

describe('set-up: first platform', () => {
  const full = (): Game => table([SEVEN, SEVEN, SEVEN]);
  const laid = (): Game => act(full(), [lay(0, FIVE), lay(1, SEVEN.slice(2)), lay(2, FIVE)]);

  it('[2019 §1.7] all choose five policies at the same time', () => {
    expect(asked(full())).toEqual([
      [0, 'first-platform'],
      [1, 'first-platform'],
      [2, 'first-platform'],
    ]);
  });

  it('[2019 §1.7] five policies of five issues are laid out', () => {
    const game = laid();
    expect(playerAt(game, 0).platform).toEqual(FIVE);
    expect(playerAt(game, 0).hand).toEqual(['environment+', 'transport+']);
    expect(playerAt(game, 1).platform).toEqual(SEVEN.slice(2));
  });

  it.each([4, 6])('[2019 §1.7] %i policies are refused', given => {
    expect(refusedUnchanged(full(), lay(0, SEVEN.slice(0, given)))).toEqual({
      code: 'wrong-count',
      rule: '2019 §1.7',
      figures: { needed: 5, given },
    });
  });

  it('[2019 §1.7] two policies of one issue are refused, also with different stances', () => {
    const hand: readonly Card[] = [...FIVE, 'education-', 'transport+'];
    const game = table([hand, SEVEN, SEVEN]);
    const cards: readonly Card[] = ['education+', 'digitalisation+', 'genetics+', 'security+', 'education-'];
    expect(refusedUnchanged(game, lay(0, cards))).toEqual({
      code: 'same-issue',
      rule: '2019 §1.7',
      figures: { card: 'education-' },
    });
  });

  it('[2019 §1.7] a policy that is not in the hand is refused', () => {
    expect(refusedUnchanged(full(), lay(0, [...SEVEN.slice(0, 4), 'welfare-']))).toEqual({
      code: 'card-not-there',
      rule: '2019 §1.7',
      figures: { card: 'welfare-' },
    });
  });

  it('[2019 §1.7] one card cannot be laid twice', () => {
    const cards: readonly Card[] = ['education+', 'education+', ...SEVEN.slice(1, 4)];
    expect(refusedUnchanged(full(), lay(0, cards))).toMatchObject({ code: 'card-not-there' });
  });

  it('[2019 §1.7] [R18] until all have chosen, the others see only that a choice is in', () => {
    const game = act(full(), [lay(1, FIVE)]);
    expect(frameIn(view(game, 0)).laid).toEqual([null, 'sealed', null]);
    expect(frameIn(view(game, 1)).laid).toEqual([null, FIVE, null]);
    expect(view(game, 0).players[1]).toMatchObject({ platform: [], hand: { hidden: 7 } });
  });

  it('[2019 §1.7] [R18] a choice that is in cannot be changed', () => {
    const game = act(full(), [lay(1, FIVE)]);
    expect(refusedUnchanged(game, lay(1, SEVEN.slice(2)))).toMatchObject({
      code: 'already-sealed',
      rule: 'R18',
    });
  });

  it('[2019 §1.7] [R53] all platforms are revealed before anyone chooses which card to keep', () => {
    const game = laid();
    expect(view(game, null).players.map(({ platform }) => platform)).toEqual([FIVE, SEVEN.slice(2), FIVE]);
    expect(asked(game)).toEqual([
      [0, 'keep-policy'],
      [1, 'keep-policy'],
      [2, 'keep-policy'],
    ]);
  });

  it('[2019 §1.7] of the other two, each keeps one in hand and discards one', () => {
    const game = act(laid(), [keep(0, 'transport+'), keep(1, 'education+'), keep(2, 'environment+')]);
    expect(game.players.map(({ hand }) => hand)).toEqual([['transport+'], ['education+'], ['environment+']]);
    expect(game.policies.discards).toEqual(['environment+', 'digitalisation+', 'transport+']);
  });

  it('[2019 §1.7] a card already laid out cannot be the one kept', () => {
    expect(refusedUnchanged(laid(), keep(0, 'education+'))).toEqual({
      code: 'card-not-there',
      rule: '2019 §1.7',
      figures: { card: 'education+' },
    });
  });

  it('[R53] which card is kept stays hidden, and the discards are laid open together', () => {
    const game = act(laid(), [keep(0, 'transport+'), keep(2, 'environment+')]);
    expect(frameIn(view(game, 1)).kept).toEqual(['sealed', null, 'sealed']);
    expect(frameIn(view(game, 0)).kept).toEqual(['transport+', null, 'sealed']);
    expect(view(game, 1).policies.discards).toEqual([]);
    expect(view(game, 1).players[0]).toMatchObject({ hand: { hidden: 2 } });
    const done = act(game, [keep(1, 'education+')]);
    expect(view(done, null).policies.discards).toEqual(['environment+', 'digitalisation+', 'transport+']);
  });

  it('[R53] [R18] the card kept cannot be changed once it is in', () => {
    const game = act(laid(), [keep(0, 'transport+')]);
    expect(refusedUnchanged(game, keep(0, 'environment+'))).toMatchObject({ code: 'already-sealed' });
  });

  it('[2019 §1.7] then the starting blocks follow', () => {
    const game = act(laid(), [keep(0, 'transport+'), keep(1, 'education+'), keep(2, 'environment+')]);
    expect(asked(game).map(([, kind]) => kind)).toEqual([
      'starting-block',
      'starting-block',
      'starting-block',
    ]);
  });
});

describe('set-up: a hand without five issues', () => {
  const drawn: readonly Card[] = ['transport+', 'genetics-', 'education-'];
  const short = (pile: readonly Card[] = drawn): Game => table([SHORT, SEVEN, SEVEN], pile);
  const revealed = (pile?: readonly Card[]): Game =>
    act(short(pile), [lay(0, FOUR_OF_SHORT), lay(1, FIVE), lay(2, FIVE)]);
  const othersKept = [keep(1, 'transport+'), keep(2, 'transport+')];

  it('[2019 §1.7] as many different issues as possible: four here, three are refused', () => {
    expect(refusedUnchanged(short(), lay(0, FOUR_OF_SHORT.slice(0, 3)))).toEqual({
      code: 'wrong-count',
      rule: '2019 §1.7',
      figures: { needed: 4, given: 3 },
    });
  });

  it('[2019 §1.7] five cards that repeat an issue do not make five issues', () => {
    expect(refusedUnchanged(short(), lay(0, [...FOUR_OF_SHORT, 'genetics-']))).toMatchObject({
      code: 'wrong-count',
      figures: { needed: 4, given: 5 },
    });
  });

  it.each(['genetics+', 'genetics-'] as const)(
    '[2019 §1.7] choosing which of two cards of one issue: %s',
    card => {
      const game = act(short(), [lay(0, ['education+', 'welfare-', card, 'security+'])]);
      expect(frameIn(view(game, 0)).laid[0]).toContain(card);
    },
  );

  it('[R53] first those with a complete platform choose what to keep', () => {
    expect(asked(revealed())).toEqual([
      [1, 'keep-policy'],
      [2, 'keep-policy'],
    ]);
  });

  it('[2019 §1.7] [R53] nothing is drawn before the others’ cards are in the discards', () => {
    const game = act(revealed(), [keep(1, 'transport+')]);
    expect(playerAt(game, 0).hand).toEqual(['education+', 'welfare-', 'genetics-']);
    const { events } = actWithEvents(game, [keep(2, 'transport+')]);
    expect(events.filter(({ event }) => event !== 'sealed').map(({ event }) => event)).toEqual([
      'policies-discarded',
      'policies-discarded',
      'policies-discarded',
      'policies-drawn',
    ]);
  });

  it('[2019 §1.7] the rest is shown and discarded, and as many are drawn', () => {
    const { game, events } = actWithEvents(revealed(), othersKept);
    expect(eventsOf(events, 'policies-discarded').at(-1)).toEqual({
      event: 'policies-discarded',
      seat: 0,
      cards: ['education+', 'welfare-', 'genetics-'],
    });
    expect(view(game, 1).policies.discards.slice(-3)).toEqual(['education+', 'welfare-', 'genetics-']);
    expect(playerAt(game, 0).hand).toEqual(drawn);
  });

  it('[2019 §1.7] [R18] what is drawn only the player sees', () => {
    const { game, events } = actWithEvents(revealed(), othersKept);
    const told = (viewer: number | null) => eventsOf(eventsFor(events, viewer), 'policies-drawn');
    expect(told(0)).toEqual([{ event: 'policies-drawn', seat: 0, count: 3, cards: drawn }]);
    expect(told(1)).toEqual([{ event: 'policies-drawn', seat: 0, count: 3, cards: null }]);
    expect(view(game, 1).players[0]).toMatchObject({ hand: { hidden: 3 } });
  });

  it('[2019 §1.7] the platform is completed, one card kept, the last discarded', () => {
    const game = act(revealed(), [...othersKept, complete(0, ['transport+']), keep(0, 'education-')]);
    expect(playerAt(game, 0)).toMatchObject({
      platform: ['education+', 'welfare-', 'genetics+', 'security+', 'transport+'],
      hand: ['education-'],
    });
    expect(game.policies.discards.at(-1)).toBe('genetics-');
    expect(asked(game)[0]).toEqual([0, 'starting-block']);
  });

  it('[R53] every missing issue that can be laid must be laid', () => {
    const game = act(revealed(), othersKept);
    expect(refusedUnchanged(game, complete(0, []))).toEqual({
      code: 'wrong-count',
      rule: '2019 §1.7',
      figures: { needed: 1, given: 0 },
    });
  });

  it('[2019 §1.7] a drawn card of an issue already shown does not complete the platform', () => {
    const game = act(revealed(), othersKept);
    expect(refusedUnchanged(game, complete(0, ['education-']))).toEqual({
      code: 'same-issue',
      rule: '2019 §1.7',
      figures: { card: 'education-' },
    });
  });

  it('[R53] two cards are left in the end, as for everyone else', () => {
    const game = act(revealed(), [...othersKept, complete(0, ['transport+'])]);
    expect(asked(game)).toEqual([[0, 'keep-policy']]);
    expect(playerAt(game, 0).hand).toEqual(['genetics-', 'education-']);
  });

  it('[R2] if none of the drawn cards brings a missing issue, discarding and drawing repeats', () => {
    const useless: readonly Card[] = ['education-', 'welfare+', 'security-'];
    const { game, events } = actWithEvents(revealed([...useless, ...drawn]), othersKept);
    expect(playerAt(game, 0).hand).toEqual(drawn);
    expect(game.policies.discards.slice(-3)).toEqual(useless);
    expect(eventsOf(events, 'policies-drawn')).toHaveLength(2);
  });

  it('[R2] if issues are still missing after laying, discarding and drawing repeats', () => {
    const three: readonly Card[] = [
      ...new Array<Card>(3).fill('education+'),
      ...new Array<Card>(3).fill('welfare-'),
      'security+',
    ];
    const pile: readonly Card[] = [
      'transport+',
      'transport-',
      'education-',
      'welfare+',
      'environment-',
      'genetics-',
      'security-',
    ];
    const first = act(table([three, SEVEN, OTHER_SEVEN], pile), [
      lay(0, ['education+', 'welfare-', 'security+']),
      lay(1, FIVE),
      lay(2, OTHER_SEVEN.slice(0, 5)),
      ...othersKept,
    ]);
    expect(playerAt(first, 0).hand).toEqual(pile.slice(0, 4));
    expect(refusedUnchanged(first, complete(0, ['transport+', 'transport-']))).toMatchObject({
      code: 'wrong-count',
      figures: { needed: 1, given: 2 },
    });
    const second = act(first, [complete(0, ['transport-'])]);
    expect(asked(second)).toEqual([[0, 'complete-platform']]);
    expect(playerAt(second, 0).hand).toEqual(pile.slice(4));
    expect(second.policies.discards.slice(-3)).toEqual(['transport+', 'education-', 'welfare+']);
    const third = act(second, [complete(0, ['genetics-']), keep(0, 'security-')]);
    expect(playerAt(third, 0)).toMatchObject({
      platform: ['education+', 'welfare-', 'security+', 'transport-', 'genetics-'],
      hand: ['security-'],
    });
  });

  it('[R2] several such players act in seat order from the first seat, each to the end', () => {
    const pile: readonly Card[] = [
      'transport+',
      'genetics-',
      'education-',
      'environment+',
      'transport-',
      'education-',
    ];
    const game = act(table([SHORT, OTHER_SEVEN, SHORT], pile), [
      lay(2, FOUR_OF_SHORT),
      lay(0, FOUR_OF_SHORT),
      lay(1, OTHER_SEVEN.slice(0, 5)),
    ]);
    expect(asked(game)).toEqual([[1, 'keep-policy']]);
    const first = act(game, [keep(1, 'transport+')]);
    expect(asked(first)).toEqual([[0, 'complete-platform']]);
    expect(playerAt(first, 2).hand).toHaveLength(3);
    const kept = act(first, [complete(0, ['transport+'])]);
    expect(asked(kept)).toEqual([[0, 'keep-policy']]);
    const last = act(kept, [keep(0, 'genetics-')]);
    expect(asked(last)).toEqual([[2, 'complete-platform']]);
    expect(playerAt(last, 2).hand).toEqual(pile.slice(3));
  });

  it('[R2] [R53] if nobody has five issues, the first seat draws right after the reveal', () => {
    const others: readonly Card[] = [
      ...new Array<Card>(3).fill('security-'),
      ...new Array<Card>(3).fill('transport-'),
      'welfare+',
    ];
    const game = act(table([SHORT, SHORT.map(opposite), others], drawn), [
      lay(0, FOUR_OF_SHORT),
      lay(1, FOUR_OF_SHORT.map(opposite)),
      lay(2, ['security-', 'transport-', 'welfare+']),
    ]);
    expect(asked(game)).toEqual([[0, 'complete-platform']]);
    expect(playerAt(game, 0).hand).toEqual(drawn);
    expect(game.players.map(({ platform }) => platform.length)).toEqual([4, 4, 3]);
  });
});

function opposite(card: Card): Card {
  return (card.endsWith('+') ? `${card.slice(0, -1)}-` : `${card.slice(0, -1)}+`) as Card;
}
