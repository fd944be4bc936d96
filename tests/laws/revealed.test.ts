import {
  type Action,
  clone,
  determinize,
  eventsFor,
  type Game,
  hasRevealed,
  refuseAction,
  type Seat,
  view,
} from '@macher/engine';
import { expect, it, vi } from 'vitest';
import { IS_LONG } from '../long.ts';
import { isSame } from '../same.ts';
import { playWithEvents, SOME_TABLES, type Table, walk } from '../walk.ts';

vi.setConfig({ testTimeout: 1_800_000 });

const WORLDS = IS_LONG ? 200 : 6;

interface Answers {
  decisions: number;
  /** Somebody has learned something, and it could be taken back all the same. */
  readonly missed: Action[];
  /** Nobody has learned anything, as far as could be found, and it can't be taken back. */
  readonly inVain: Action[];
}

const ANSWERS = new Map<Table, Answers>();

function answersAt(table: Table): Answers {
  const found = ANSWERS.get(table);
  if (found !== undefined) return found;
  const answers: Answers = { decisions: 0, missed: [], inVain: [] };
  walk(table, 'learn', ({ game, action }) => {
    const [isShown, isLearned] = [hasRevealed(game, action), hasSomebodyLearned(game, action)];
    answers.decisions += 1;
    if (isLearned && !isShown) answers.missed.push(action);
    if (isShown && !isLearned) answers.inVain.push(action);
  });
  ANSWERS.set(table, answers);
  return answers;
}

/** Whether the action tells any seat, or a spectator, which of the worlds that looked possible to them is the real one. */
function hasSomebodyLearned(game: Game, action: Action): boolean {
  const after = clone(game);
  const events = playWithEvents(after, action);
  return [...game.players.keys(), null].some(viewer => {
    const shown = { view: view(after, viewer), heard: eventsFor(events, viewer) };
    return worldsOf(game, viewer).some(world => {
      if (refuseAction(world, action) !== null) return false;
      const heard = eventsFor(playWithEvents(world, action), viewer);
      return !isSame({ view: view(world, viewer), heard }, shown);
    });
  });
}

/** In every second one all have the money they really have, so that few decisions are impossible there. */
function worldsOf(game: Game, viewer: Seat | null): Game[] {
  const seen = view(game, viewer);
  const money = game.players.map(player => player.money);
  return Array.from({ length: WORLDS }, (_, index) =>
    determinize(seen, `possible ${index}`, index % 2 === 0 ? { money } : {}),
  );
}

it.each(SOME_TABLES)(
  '$ruleset, $players players: whatever anybody learns cannot be taken back alone',
  table => {
    expect(answersAt(table).missed).toEqual([]);
  },
);

it('what tells nobody anything can be taken back alone, but for one in fifty', () => {
  const answers = SOME_TABLES.map(answersAt);
  const decisions = answers.reduce((sum, each) => sum + each.decisions, 0);
  const inVain = answers.flatMap(each => each.inVain);
  expect(inVain.length / decisions, JSON.stringify(inVain)).toBeLessThan(0.02);
});

/** The last pass for a poll that nobody buys, while another is to be auctioned. */
function lastPasses(): { game: Game; action: Action }[] {
  const found: { game: Game; action: Action }[] = [];
  walk({ ruleset: '2019-4', players: 3 }, 'a', ({ game, action: { seat } }) => {
    const frame = game.frames.at(-1);
    if (frame?.phase !== 'poll-auctions' || frame.asked < 2 || frame.region > 2) return;
    const frames = [...game.frames.slice(0, -1), { ...frame, leader: null }];
    found.push({ game: { ...clone(game), frames }, action: { kind: 'poll-bid', seat, amount: null } });
  });
  return found;
}

it('whoever sees the next poll’s back has learned something, though most of those left have the same', () => {
  const missed: unknown[] = [];
  for (const { game, action } of lastPasses()) {
    const { polls } = game.rules;
    for (const last of polls) {
      for (const next of polls.filter(({ back }) => back !== last.back)) {
        const twins = polls.filter(({ back }) => back === next.back);
        const top = polls.filter(({ back }) => back !== next.back && back !== last.back).slice(0, 1);
        const pile = [last, ...twins, ...top].map(({ id }) => id);
        const discards = polls.flatMap(({ id }) =>
          pile.includes(id) ? [] : [{ poll: id, seenBy: 'all' } as const],
        );
        if (!hasRevealed({ ...game, polls: { pile, discards } }, action)) missed.push(pile);
      }
    }
  }
  expect(missed).toEqual([]);
});

it('a card discarded from the hand was shown; one that is laid into the platform was chosen', () => {
  let laid = 0;
  walk({ ruleset: '2019-7', players: 4 }, 'exchange', ({ game, action }) => {
    const { pile, display } = game.policies;
    if (action.kind !== 'exchange' || display.length < 5) return;
    expect([action, hasRevealed(game, action)]).toEqual([action, false]);
    laid += action.out.length;
    const withMore = clone(game);
    withMore.players[action.seat]?.hand.push(...pile.slice(0, 1));
    expect([action, hasRevealed(withMore, action)]).toEqual([action, true]);
  });
  expect(laid).toBeGreaterThan(0);
});
