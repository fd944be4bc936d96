import { type Action, type Card, eventsFor, type Game, type Seat, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, leaveOnly, playerAt, refusedUnchanged } from '../2019/opening.ts';
import { inCardsOf } from './issues.ts';
import { choiceOf, opened, type Seating, setHand, setPlatform, table } from './opening.ts';

const PLATFORM: readonly Card[] = ['terrorism+', 'genetics+', 'economy+', 'taxes+', 'nuclear+'];
const HAND: readonly Card[] = ['wages+', 'taxes-', 'economy+'];
const PILE: readonly Card[] = ['welfare+', 'welfare-', 'wages-', 'nuclear-', 'economy-', 'genetics-'];

/** Seat 0 with a known platform, hand and deck, the top card first. */
const conference = (edit: (game: Game) => void = () => {}, more: Seating = {}) =>
  opened({ phase: 'platforms', ...more }, game => {
    setPlatform(game, 0, PLATFORM);
    setHand(game, 0, HAND);
    leaveOnly(game.policies, PILE);
    edit(game);
  });

const redraw = (seat: Seat, ...discard: Card[]): Action => ({ kind: 'redraw', seat, discard });
const keep = (seat: Seat): Action => ({ kind: 'swap', seat, swap: null });
const swap = (seat: Seat, out: Card, card: Card): Action => ({
  kind: 'swap',
  seat,
  swap: { out, in: card },
});

describe('platform: filling the hand', () => {
  it('[2006 §6.2.2] [R77] two cards in hand: one is drawn at the beginning of the turn', () => {
    const { game, events } = conference(each => setHand(each, 0, HAND.slice(0, 2)));
    expect(playerAt(game, 0).hand).toEqual(['wages+', 'taxes-', 'welfare+']);
    expect(eventsOf(events, 'policies-drawn')).toEqual([
      { event: 'policies-drawn', seat: 0, count: 1, cards: ['welfare+'] },
    ]);
  });

  it('[2006 §6.2.2] three cards in hand: none is drawn', () => {
    const { game } = conference();
    expect(playerAt(game, 0).hand).toEqual(HAND);
    expect(game.policies.pile).toHaveLength(6);
  });

  it('[R77] the hands of those who follow are not filled before their turn', () => {
    const { game } = conference(each => setHand(each, 1, ['wages+', 'taxes-']));
    expect(playerAt(game, 1).hand).toEqual(['wages+', 'taxes-']);
    const after = act(game, [redraw(0), keep(0)]);
    expect(playerAt(after, 1).hand).toEqual(['wages+', 'taxes-', 'welfare+']);
  });

  it('[2006 §6.2.2] [2006 §3] turns are in turn order, from the start player clockwise', () => {
    const game = table({ phase: 'platforms', players: 4, start: 2 });
    const seats: Seat[] = [];
    let now = game;
    for (let turn = 0; turn < 4; turn += 1) {
      const seat = asked(now)[0]?.[0] ?? -1;
      seats.push(seat);
      now = act(now, [redraw(seat), keep(seat)]);
    }
    expect(seats).toEqual([2, 3, 0, 1]);
    expect(asked(now)).toEqual([[2, 'send']]);
  });
});

describe('platform: discarding and drawing', () => {
  it('[2006 §6.2.2] none may be discarded', () => {
    const game = act(conference().game, [redraw(0)]);
    expect(playerAt(game, 0).hand).toEqual(HAND);
    expect(game.policies.discards).toEqual([]);
    expect(asked(game)).toEqual([[0, 'swap']]);
  });

  it('[2006 §6.2.2] two discarded: two drawn', () => {
    const game = act(conference().game, [redraw(0, 'wages+', 'economy+')]);
    expect(playerAt(game, 0).hand).toEqual(['taxes-', 'welfare+', 'welfare-']);
    expect(game.policies.discards).toEqual(['wages+', 'economy+']);
  });

  it('[2006 §6.2.2] all three may be discarded', () => {
    const game = act(conference().game, [redraw(0, ...HAND)]);
    expect(playerAt(game, 0).hand).toEqual(['welfare+', 'welfare-', 'wages-']);
  });

  it('[2006 §6.2.2] a card that is not in hand cannot be discarded', () => {
    expect(refusedUnchanged(conference().game, redraw(0, 'wages-'))).toEqual({
      code: 'card-not-there',
      rule: '2006 §6.2.2',
      figures: { card: 'wages-' },
    });
  });

  it('[2006 §6.2.2] nor the only copy twice', () => {
    expect(refusedUnchanged(conference().game, redraw(0, 'wages+', 'wages+')).code).toBe('card-not-there');
  });

  it('[R77] discarding happens once', () => {
    const game = act(conference().game, [redraw(0, 'wages+')]);
    expect(refusedUnchanged(game, redraw(0, 'taxes-')).code).toBe('wrong-kind');
  });

  it('[R77] a player’s own discards are there when the deck runs out in between', () => {
    const { game } = conference(each => leaveOnly(each.policies, ['welfare+']));
    const { game: after, events } = actWithEvents(game, [redraw(0, 'wages+', 'economy+')]);
    expect(eventsOf(events, 'policies-shuffled')).toEqual([{ event: 'policies-shuffled', count: 2 }]);
    const { hand } = playerAt(after, 0);
    expect(hand.slice(0, 2)).toEqual(['taxes-', 'welfare+']);
    expect(['wages+', 'economy+']).toContain(hand[2]);
    expect(after.policies.pile).toHaveLength(1);
  });

  it('[R77] the discards are shuffled at once when the last card of the deck is taken', () => {
    const { game } = conference(each => leaveOnly(each.policies, ['welfare+'], ['genetics-', 'nuclear-']));
    const after = act(game, [redraw(0, 'wages+')]);
    expect(playerAt(after, 0).hand).toEqual(['taxes-', 'economy+', 'welfare+']);
    expect(after.policies.discards).toEqual([]);
    expect(after.policies.pile.slice().sort()).toEqual(['genetics-', 'nuclear-', 'wages+']);
  });

  it('[R77] while a card is left in the deck nothing is shuffled', () => {
    const { game } = conference(each => leaveOnly(each.policies, ['welfare+', 'welfare-'], ['genetics-']));
    const after = act(game, [redraw(0, 'wages+')]);
    expect(after.policies.discards).toEqual(['genetics-', 'wages+']);
    expect(after.policies.pile).toEqual(['welfare-']);
  });
});

describe('platform: exchanging', () => {
  const drawn = () => act(conference().game, [redraw(0)]);

  it('[2006 §6.2.2] a policy from hand takes the place of one on the platform', () => {
    const game = act(drawn(), [swap(0, 'nuclear+', 'wages+')]);
    expect(playerAt(game, 0).platform).toEqual(['terrorism+', 'genetics+', 'economy+', 'taxes+', 'wages+']);
  });

  it('[2006 §6.2.2] the policy taken out is discarded, not taken in hand', () => {
    const game = act(drawn(), [swap(0, 'nuclear+', 'wages+')]);
    expect(game.policies.discards).toEqual(['nuclear+']);
    expect(playerAt(game, 0).hand).toEqual(['taxes-', 'economy+']);
  });

  it('[2006 §6.2.2] the hand then stays at two; without an exchange at three', () => {
    expect(playerAt(act(drawn(), [swap(0, 'nuclear+', 'wages+')]), 0).hand).toHaveLength(2);
    expect(playerAt(act(drawn(), [keep(0)]), 0).hand).toHaveLength(3);
  });

  it('[2006 §6.2.2] the other stance may replace the same issue', () => {
    const game = act(drawn(), [swap(0, 'taxes+', 'taxes-')]);
    expect(playerAt(game, 0).platform).toContain('taxes-');
  });

  it('[2006 §6.2.2] five different issues must remain', () => {
    expect(refusedUnchanged(drawn(), swap(0, 'nuclear+', 'taxes-'))).toEqual({
      code: 'same-issue',
      rule: '2006 §6.2.2',
      figures: { card: 'taxes-' },
    });
  });

  it('[2006 §6.2.2] at most one: after it the next player is in turn', () => {
    const game = act(drawn(), [swap(0, 'nuclear+', 'wages+')]);
    expect(asked(game)).toEqual([[1, 'redraw']]);
    expect(refusedUnchanged(game, swap(0, 'taxes+', 'taxes-')).code).toBe('not-asked');
  });

  it('[2006 §6.2.2] what goes out must lie on the platform, what comes in must be in hand', () => {
    expect(refusedUnchanged(drawn(), swap(0, 'welfare+', 'wages+'))).toEqual({
      code: 'card-not-there',
      rule: '2006 §6.2.2',
      figures: { card: 'welfare+' },
    });
    expect(refusedUnchanged(drawn(), swap(0, 'nuclear+', 'welfare+'))).toEqual({
      code: 'card-not-there',
      rule: '2006 §6.2.2',
      figures: { card: 'welfare+' },
    });
  });

  it('[2006 §6.2.2] a card just drawn may be laid', () => {
    const game = act(conference().game, [redraw(0, 'taxes-'), swap(0, 'nuclear+', 'welfare+')]);
    expect(playerAt(game, 0).platform).toContain('welfare+');
  });

  it('[R77] the policy taken off the platform is discarded last', () => {
    const game = act(conference().game, [redraw(0, 'taxes-'), swap(0, 'nuclear+', 'welfare+')]);
    expect(game.policies.discards).toEqual(['taxes-', 'nuclear+']);
  });

  it('[R79] a player whose hand fits nowhere is asked all the same', () => {
    const { game } = conference(each => {
      setPlatform(each, 0, ['terrorism+', 'genetics+', 'economy+', 'taxes+', 'nuclear+']);
      setHand(each, 0, ['terrorism+', 'terrorism+', 'terrorism+']);
    });
    expect(asked(act(game, [redraw(0)]))).toEqual([[0, 'swap']]);
  });
});

describe('platform: who sees what', () => {
  const filled = conference(each => setHand(each, 0, HAND.slice(0, 2)));

  it('[2006 §3] [R18] others see how many cards a hand has, not which', () => {
    expect(view(filled.game, 1).players[0]?.hand).toEqual({ hidden: 3 });
    expect(view(filled.game, null).players[0]?.hand).toEqual({ hidden: 3 });
    expect(view(filled.game, 0).players[0]?.hand).toEqual(['wages+', 'taxes-', 'welfare+']);
  });

  it('[2006 §3] [R18] others hear how many were drawn, not which', () => {
    expect(eventsOf(eventsFor(filled.events, 1), 'policies-drawn')).toEqual([
      { event: 'policies-drawn', seat: 0, count: 1, cards: null },
    ]);
  });

  it('[2006 §3] [R78] policy discards are open', () => {
    const { game, events } = actWithEvents(conference().game, [redraw(0, 'wages+')]);
    expect(view(game, 1).policies.discards).toEqual(['wages+']);
    expect(eventsFor(events, 1)).toContainEqual({
      event: 'policies-discarded',
      seat: 0,
      cards: ['wages+'],
    });
  });

  it('[2006 §3] [R18] platforms are open', () => {
    expect(view(filled.game, 1).players[0]?.platform).toEqual(PLATFORM);
  });
});

describe('platform: 1997', () => {
  const HAND_97 = inCardsOf('1997-7', HAND);
  const conference97 = (hand: readonly Card[] = HAND_97) =>
    opened({ phase: 'platforms', ruleset: '1997-7' }, game => {
      setPlatform(game, 0, inCardsOf('1997-7', PLATFORM));
      setHand(game, 0, hand);
      leaveOnly(game.policies, inCardsOf('1997-7', PILE));
    });

  it('[1997 §6.2.2] [R17] the hand is filled up to three first', () => {
    const { game } = conference97(['spelling+', 'health-']);
    expect(choiceOf(game, 0, 'redraw').hand).toEqual(['spelling+', 'health-', 'welfare+']);
  });

  it('[1997 §6.2.2] [R17] the replaced policy goes to the policy discards, not to the pool', () => {
    const { game } = conference97();
    const pool = game.opinions.board.slice();
    const after = act(game, [redraw(0), swap(0, 'nuclear+', 'spelling+')]);
    expect(after.policies.discards).toEqual(['nuclear+']);
    expect(after.opinions.board).toEqual(pool);
  });

  it('[1997 §6.2.2] five different issues must remain there too', () => {
    const game = act(conference97().game, [redraw(0)]);
    expect(refusedUnchanged(game, swap(0, 'nuclear+', 'health-'))).toEqual({
      code: 'same-issue',
      rule: '1997 §6.2.2',
      figures: { card: 'health-' },
    });
  });

  it('[1997 §6.2.2] any number is discarded and drawn again', () => {
    const after = act(conference97().game, [redraw(0, ...HAND_97)]);
    expect(playerAt(after, 0).hand).toEqual(['welfare+', 'welfare-', 'spelling-']);
  });
});
