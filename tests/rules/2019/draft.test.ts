import {
  type Action,
  attempt,
  type Card,
  choiceFor,
  eventsFor,
  type Game,
  type GameEvent,
  type View,
  view,
} from '@macher/engine';
import { setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, playerAt, refusedUnchanged } from './opening.ts';

const NAMES = ['A', 'B', 'C', 'D', 'E'];

/** What each seat is dealt: of one issue only, so that a card says whose packet it came from. */
const ISSUES = ['education', 'digitalisation', 'genetics', 'security', 'welfare'];
const packet = (seat: number): Card[] => [
  ...new Array<Card>(4).fill(`${ISSUES[seat] ?? ''}+` as const),
  ...new Array<Card>(3).fill(`${ISSUES[seat] ?? ''}-` as const),
];

const table = (players: number): Game =>
  setUp({
    round: 0,
    phase: 'draft',
    players: Object.fromEntries(NAMES.slice(0, players).map(name => [name, {}])),
    policies: { pile: NAMES.slice(0, players).flatMap((_, seat) => packet(seat)) },
  }).game;

const pick = (seat: number, card: Card): Action => ({ kind: 'draft', seat, card });

/** All take the same stance of whatever issue they hold. */
function round(game: Game, stance: '+' | '-'): Game {
  const cards = game.players.map((_, seat) => heldBy(game, seat).find(card => card.endsWith(stance)));
  return act(
    game,
    cards.map((card, seat) => pick(seat, card ?? 'none+')),
  );
}

function heldBy(game: Game, seat: number): readonly Card[] {
  const choice = choiceFor(game, seat);
  if (choice?.kind !== 'draft') throw new Error(`${seat} is not asked to draft`);
  return choice.cards;
}

function draftIn(seen: View) {
  const frame = seen.frames[0];
  if (frame?.phase !== 'draft') throw new Error('not in the draft');
  return frame;
}

const issueOf = (cards: readonly Card[]): string[] => [...new Set(cards.map(card => card.slice(0, -1)))];

describe('set-up: draft', () => {
  it('[2019 §1.6] every player is dealt seven policies from the pile', () => {
    const game = table(4);
    for (const seat of [0, 1, 2, 3]) expect(heldBy(game, seat)).toEqual(packet(seat));
  });

  it('[2019 §1.6] all choose at the same time', () => {
    expect(asked(table(3))).toEqual([
      [0, 'draft'],
      [1, 'draft'],
      [2, 'draft'],
    ]);
  });

  it('[2019 §1.6] nothing is handed on before the last choice is in', () => {
    const game = act(table(3), [pick(2, 'genetics+'), pick(0, 'education+')]);
    expect(asked(game)).toEqual([[1, 'draft']]);
    expect(heldBy(game, 1)).toHaveLength(7);
    expect(draftIn(view(game, 0)).packet).toHaveLength(7);
  });

  it('[2019 §1.6] [R51] the rest goes to the left neighbour, the next higher seat, and round to the first', () => {
    const game = round(table(3), '+');
    expect(heldBy(game, 1)).toEqual(['education+', 'education+', 'education+', ...packet(0).slice(4)]);
    expect(issueOf(heldBy(game, 2))).toEqual(['digitalisation']);
    expect(issueOf(heldBy(game, 0))).toEqual(['genetics']);
  });

  it('[2019 §1.6] there are four choices, of 7, 6, 5 and 4 cards', () => {
    let game = table(4);
    for (const size of [7, 6, 5, 4]) {
      expect(heldBy(game, 0)).toHaveLength(size);
      game = round(game, '+');
    }
    expect(game.frames[0]?.phase).toBe('first-platform');
  });

  it('[2019 §1.6] three players: after the fourth choice the remaining three go to the left as well', () => {
    let game = table(3);
    for (let i = 0; i < 4; i += 1) game = round(game, '+');
    expect(playerAt(game, 0).hand).toEqual([
      'education+',
      'genetics+',
      'digitalisation+',
      'education+',
      ...packet(2).slice(4),
    ]);
  });

  it('[2019 §1.6] four players: a player’s own first packet comes back as the last three cards', () => {
    let game = table(4);
    for (let i = 0; i < 4; i += 1) game = round(game, '+');
    expect(playerAt(game, 1).hand).toEqual([
      'digitalisation+',
      'education+',
      'security+',
      'genetics+',
      ...packet(1).slice(4),
    ]);
  });

  it('[2019 §1.6] five players: the last three come from the one packet not seen before', () => {
    let game = table(5);
    for (let i = 0; i < 4; i += 1) game = round(game, '+');
    expect(playerAt(game, 0).hand).toEqual([
      'education+',
      'welfare+',
      'security+',
      'genetics+',
      ...packet(1).slice(4),
    ]);
  });

  it('[2019 §1.6] every player again holds seven, and no card is lost', () => {
    let game = table(5);
    for (const stance of ['+', '-', '+', '-'] as const) game = round(game, stance);
    expect(game.players.map(({ hand }) => hand.length)).toEqual([7, 7, 7, 7, 7]);
    expect(game.players.flatMap(({ hand }) => hand).sort()).toEqual([0, 1, 2, 3, 4].flatMap(packet).sort());
    expect(game.policies).toMatchObject({ discards: [] });
    expect(game.policies.pile).toHaveLength(15);
  });

  it('[2019 §1.6] it does not matter who chooses first', () => {
    const picks = [pick(0, 'education-'), pick(1, 'digitalisation+'), pick(2, 'genetics-')];
    const forward = act(table(3), picks);
    const backward = act(table(3), picks.slice().reverse());
    expect(backward).toEqual(forward);
  });

  it('[2019 §1.6] a card that is not in the packet is refused', () => {
    expect(refusedUnchanged(table(3), pick(0, 'genetics+'))).toEqual({
      code: 'card-not-there',
      rule: '2019 §1.6',
      figures: { card: 'genetics+' },
    });
  });

  it('[2019 §1.6] a card already taken out of the packet is gone', () => {
    let game = table(3);
    for (const stance of ['-', '-', '-'] as const) game = round(game, stance);
    expect(heldBy(game, 0)).toEqual(['education+', 'education+', 'education+', 'education+']);
    expect(refusedUnchanged(game, pick(0, 'education-'))).toMatchObject({ code: 'card-not-there' });
  });

  it('[R18] [2019 §1.6] a choice that is in cannot be changed', () => {
    const game = act(table(3), [pick(0, 'education+')]);
    expect(refusedUnchanged(game, pick(0, 'education-'))).toEqual({
      code: 'already-sealed',
      rule: 'R18',
      figures: { seat: 0 },
    });
  });
});

describe('set-up: what is seen of the draft', () => {
  it('[R18] [2019 §1.6] a player sees their own packet and nobody else’s', () => {
    const game = table(3);
    expect(draftIn(view(game, 1)).packet.slice().sort()).toEqual(packet(1).sort());
    expect(draftIn(view(game, null)).packet).toEqual([]);
    expect(JSON.stringify(view(game, 1).frames)).not.toContain('education');
  });

  it('[R18] [2019 §1.6] of a choice the others see only that it is in', () => {
    const game = act(table(3), [pick(0, 'education-')]);
    expect(draftIn(view(game, 0)).picks).toEqual(['education-', null, null]);
    expect(draftIn(view(game, 1)).picks).toEqual(['sealed', null, null]);
    expect(draftIn(view(game, null)).picks).toEqual(['sealed', null, null]);
  });

  it('[R18] [2019 §1.6] what was chosen tells the others nothing, whatever it was', () => {
    const one = act(table(3), [pick(0, 'education-')]);
    const other = act(table(3), [pick(0, 'education+')]);
    for (const viewer of [1, 2, null]) expect(view(one, viewer)).toEqual(view(other, viewer));
  });

  it('[R18] [2019 §1.6] one keeps in mind what one kept and what one handed on', () => {
    const game = round(round(table(3), '-'), '+');
    const seen = draftIn(view(game, 0));
    expect(seen.kept).toEqual(['education-', 'genetics+']);
    expect(seen.passed.map(cards => cards.slice().sort())).toEqual([
      ['education+', 'education+', 'education+', 'education+', 'education-', 'education-'],
      ['genetics+', 'genetics+', 'genetics+', 'genetics-', 'genetics-'],
    ]);
  });

  it('[R18] [2019 §1.6] what the next player takes out of a packet stays unknown to who handed it on', () => {
    const start = act(table(3), [pick(0, 'education-'), pick(1, 'digitalisation+'), pick(2, 'genetics+')]);
    const next = (card: Card): Game =>
      act(start, [pick(0, 'genetics+'), pick(1, card), pick(2, 'digitalisation+')]);
    const one = next('education+');
    const other = next('education-');
    expect(one.frames).not.toEqual(other.frames);
    expect(view(one, 0)).toEqual(view(other, 0));
    expect(view(one, null)).toEqual(view(other, null));
  });

  it('[R18] [2019 §1.6] a spectator sees no packet, nothing kept and nothing handed on', () => {
    const seen = draftIn(view(round(table(3), '-'), null));
    expect(seen).toMatchObject({ packet: [], kept: [], passed: [], picks: [null, null, null] });
  });

  it('[R18] [2019 §1.6] what happens names no card', () => {
    const events: GameEvent[] = [];
    let game = table(3);
    for (const [seat, card] of (['education+', 'digitalisation+', 'genetics+'] as const).entries()) {
      const tried = attempt(game, pick(seat, card));
      if (!tried.ok) throw new Error('refused');
      game = tried.game;
      events.push(...tried.events);
    }
    expect(events).toEqual([
      { event: 'sealed', seat: 0, kind: 'draft' },
      { event: 'sealed', seat: 1, kind: 'draft' },
      { event: 'sealed', seat: 2, kind: 'draft' },
      { event: 'packets-passed', pick: 1 },
    ]);
  });

  it('[R18] [2019 §1.6] after the draft the hands are hidden', () => {
    let game = table(3);
    for (let i = 0; i < 3; i += 1) game = round(game, '+');
    const last = actWithEvents(
      game,
      [0, 1, 2].map(seat => pick(seat, heldBy(game, seat)[0] ?? 'none+')),
    );
    expect(view(last.game, 1).players.map(({ hand }) => hand)).toEqual([
      { hidden: 7 },
      playerAt(last.game, 1).hand,
      { hidden: 7 },
    ]);
    expect(JSON.stringify(eventsFor(last.events, null))).not.toMatch(/[+-]"/);
  });
});
