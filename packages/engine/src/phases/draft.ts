// 2019 §1.6
import { actionSchema, CARD } from '../actionSchema.ts';
import { shuffle } from '../chance.ts';
import { at, distinct, remove, times, without } from '../lists.ts';
import type { Decision, Phase } from '../phase.ts';
import { drawPolicies } from '../policies.ts';
import { refuseCards } from '../refuse.ts';
import { missing, opened, sealedFor, unsealed } from '../sealed.ts';
import type { Tell } from '../types/events.ts';
import type { DraftFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { DraftView } from '../types/view.ts';
import type { Card, Random, Seat } from '../types/vocabulary.ts';

export function enterDraft(game: Game, tell: Tell): DraftFrame {
  const { hand } = game.rules.draft;
  return {
    phase: 'draft',
    opened: game.version,
    pick: 0,
    packets: game.players.map(() => drawPolicies(game, hand, tell)),
    taken: game.players.map(() => []),
    picks: game.players.map(() => null),
  };
}

export const draft: Phase<DraftFrame, 'draft'> = {
  advance(game, frame, tell) {
    if (missing(frame.picks).length > 0) return true;
    passOn(game, frame, tell);
    return frame.pick < game.rules.draft.picks;
  },

  deciders: (_game, frame) => missing(frame.picks),

  kindFor: () => 'draft',

  choice: (_game, frame, seat) => ({
    kind: 'draft',
    seat,
    cards: at(frame.packets, packetOf(frame, seat, frame.pick)),
  }),

  play(_game, frame, { seat, card }, tell) {
    frame.picks[seat] = card;
    tell?.({ event: 'sealed', seat, kind: 'draft' });
  },

  sealed: ({ opened, picks }) => ({ opened, decisions: picks, isShown: false }),

  shows: () => false,

  copy: frame => ({
    ...frame,
    packets: frame.packets.map(cards => cards.slice()),
    taken: frame.taken.map(cards => cards.slice()),
    picks: frame.picks.slice(),
  }),

  view: (_game, frame, viewer) => ({
    phase: 'draft',
    opened: frame.opened,
    pick: frame.pick,
    packet: viewer === null ? [] : at(frame.packets, packetOf(frame, viewer, frame.pick)).slice(),
    kept: viewer === null ? [] : keptBy(frame, viewer),
    passed: viewer === null ? [] : passedBy(frame, viewer),
    picks: sealedFor(viewer, frame.picks),
  }),

  imagine: (game, view, viewer, random) => imagineDraft(game, view, viewer, random),
};

export const draftDecision: Decision<'draft'> = {
  schema: actionSchema('draft', { card: CARD }),
  check: (rules, { cards }, { card }) => refuseCards(rules, 'draft', cards, [card]),
  list: (_rules, { seat, cards }) => distinct(cards).map(card => ({ kind: 'draft', seat, card })),
  sample: (_rules, { seat, cards }, random) => ({
    kind: 'draft',
    seat,
    card: at(cards, random(cards.length)),
  }),
};

/** All picks are in: out of the packets, and the packets to the left; after the last pick the rest is kept too. */
function passOn(game: Game, frame: DraftFrame, tell: Tell): void {
  for (const [seat, card] of opened(frame.picks).entries()) {
    const packet = packetOf(frame, seat, frame.pick);
    remove(at(frame.packets, packet), card);
    at(frame.taken, packet).push(card);
  }
  frame.pick += 1;
  frame.picks.fill(null);
  frame.opened = game.version;
  tell?.({ event: 'packets-passed', pick: frame.pick });
  if (frame.pick < game.rules.draft.picks) return;
  for (const [seat, player] of game.players.entries()) {
    player.hand.push(...keptBy(frame, seat), ...at(frame.packets, packetOf(frame, seat, frame.pick)));
  }
}

/** The packet that a seat holds at a pick: it began `pick` seats to the right. */
function packetOf(frame: DraftFrame, seat: Seat, pick: number): number {
  const players = frame.packets.length;
  return (seat - pick + players * pick) % players;
}

function keptBy(frame: DraftFrame, seat: Seat): Card[] {
  const kept: Card[] = [];
  for (let pick = 0; pick < frame.pick; pick += 1)
    kept.push(at(at(frame.taken, packetOf(frame, seat, pick)), pick));
  return kept;
}

/** Each packet as it was when this seat handed it on: what is left of it now, and what others took since. */
function passedBy(frame: DraftFrame, seat: Seat): Card[][] {
  const passed: Card[][] = [];
  for (let pick = 0; pick < frame.pick; pick += 1) {
    const packet = packetOf(frame, seat, pick);
    const cards = [...at(frame.packets, packet), ...at(frame.taken, packet).slice(pick + 1)];
    passed.push(cards.sort());
  }
  return passed;
}

/**
 * Packets and picks as they may have been: a packet the viewer has held contains what they saw in it, less what
 * others took since; all else comes from cards the viewer never saw. `game.policies.pile` must hold every card that
 * lies nowhere else; what the packets need is taken from it.
 */
function imagineDraft(game: Game, view: DraftView, viewer: Seat | null, random: Random): DraftFrame {
  const players = game.players.length;
  const frame: DraftFrame = {
    phase: 'draft',
    opened: view.opened,
    pick: view.pick,
    packets: [],
    taken: [],
    picks: times(players, null),
  };
  for (let packet = 0; packet < players; packet += 1) {
    const cards = imaginePacket(game, view, viewer, packet, random);
    frame.taken.push(cards.splice(0, view.pick));
    frame.packets.push(cards);
  }
  if (viewer !== null) frame.packets[packetOf(frame, viewer, view.pick)] = view.packet.slice();
  const picks = unsealed(view.picks, seat => {
    const cards = at(frame.packets, packetOf(frame, seat, view.pick));
    return at(cards, random(cards.length));
  });
  return { ...frame, picks };
}

/** One packet, as the order in which its cards leave it: the picks so far, then what is still in it. */
function imaginePacket(
  game: Game,
  view: DraftView,
  viewer: Seat | null,
  packet: number,
  random: Random,
): Card[] {
  const players = game.players.length;
  const cards: Card[] = [];
  /** What the viewer knows to be in the packet; null while they haven't seen it. */
  let known: Card[] | null = null;
  for (let pick = 0; pick <= view.pick; pick += 1) {
    if (viewer === null || (packet + pick) % players !== viewer) continue;
    const own = pick < view.pick ? [at(view.kept, pick)] : [];
    const after = pick < view.pick ? at(view.passed, pick) : view.packet;
    const gone = known === null ? drawUnseen(game, pick) : without(known, [...own, ...after]);
    cards.push(...shuffle(gone, random), ...own);
    known = after.slice();
  }
  const rest = known ?? drawUnseen(game, game.rules.draft.hand);
  return [...cards, ...shuffle(rest, random)];
}

function drawUnseen(game: Game, count: number): Card[] {
  return game.policies.pile.splice(game.policies.pile.length - count, count);
}
