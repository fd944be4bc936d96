// 2019 §2 phase 8.3, 2006 §6.2.7: what its winner, or a politician, does with a poll
import { actionSchema, PARTY, YES_NO } from '../actionSchema.ts';
import { shuffle } from '../chance.ts';
import { rollDice } from '../dice.ts';
import { at, combinations, sum } from '../lists.ts';
import { changeBase } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import {
  applyLines,
  applyPoll,
  backOf,
  discardPoll,
  isPublishable,
  linesOf,
  pollOf,
  takePoll,
} from '../polls.ts';
import { refuse } from '../refuse.ts';
import { regionAt } from '../regions.ts';
import { orNull } from '../schema.ts';
import type { Tell } from '../types/events.ts';
import type { PollUseFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { BaseCause } from '../types/reasons.ts';
import type { PollId, RegionIndex, Seat } from '../types/vocabulary.ts';
import { flat } from './copies.ts';

/** The top card of the pile is this seat's to look at. */
export function openPollUse(game: Game, seat: Seat, region: RegionIndex): void {
  game.frames.push({ phase: 'poll-use', seat, region, poll: null, step: 'use' });
}

export const pollUse: Phase<PollUseFrame, 'poll-use' | 'poll-lines'> = {
  advance(game, frame, tell) {
    frame.poll ??= look(game, frame, tell);
    if (frame.step === 'roll') gainByDice(game, frame, tell);
    return frame.step === 'use';
  },

  deciders: (_game, frame) => [frame.seat],

  kindFor: game => (game.rules.pollUse === 'lines' ? 'poll-lines' : 'poll-use'),

  choice(game, frame, seat) {
    const region = regionAt(game, frame.region);
    const poll = pollOf(game.rules, cardOf(frame));
    if (game.rules.pollUse === 'lines') {
      return {
        kind: 'poll-lines',
        seat,
        region: region.id,
        poll: poll.id,
        lines: linesOf(game, region, seat, poll),
        max: 2,
      };
    }
    const publishable = isPublishable(game, seat, poll);
    return { kind: 'poll-use', seat, region: region.id, poll: poll.id, publishable };
  },

  play(game, frame, action, tell) {
    const { seat } = action;
    const region = regionAt(game, frame.region);
    const poll = pollOf(game.rules, cardOf(frame));
    const isPublished = action.kind === 'poll-use' ? action.publish : action.parties !== null;
    if (!isPublished) {
      keepQuiet(game, frame, seat, tell);
      return;
    }
    frame.step = 'done';
    tell?.({ event: 'poll-published', seat, region: region.id, poll: poll.id });
    if (action.kind === 'poll-use') applyPoll(game, region, seat, poll, tell);
    else applyLines(game, region, seat, poll, action.parties ?? [], tell);
    discardPoll(game, poll.id, 'all');
  },

  sealed: () => null,

  shows: () => false,

  copy: flat,

  view: (game, frame, viewer) => ({
    phase: frame.phase,
    seat: frame.seat,
    region: frame.region,
    step: frame.step,
    back: frame.poll === null ? null : backOf(game.rules, frame.poll),
    poll: viewer === frame.seat ? frame.poll : null,
  }),

  /** An unseen poll is one of those with this back; it was put on top of the pile for us to take. */
  imagine(game, { phase, seat, region, step, back, poll }) {
    if (poll !== null) return { phase, seat, region, step, poll };
    const { pile } = game.polls;
    const index = pile.findLastIndex(id => backOf(game.rules, id) === back);
    return { phase, seat, region, step, poll: at(pile.splice(index, 1), 0) };
  },
};

export const pollUseDecision: Decision<'poll-use'> = {
  schema: actionSchema('poll-use', { publish: YES_NO }),
  check: (rules, { publishable, poll }, { publish }) =>
    publish && !publishable ? refuse(rules, 'poll-use', 'not-publishable', { poll }) : null,
  list: (_rules, { seat, publishable }) =>
    (publishable ? [true, false] : [false]).map(publish => ({ kind: 'poll-use', seat, publish })),
  sample: (_rules, { seat, publishable }, random) => ({
    kind: 'poll-use',
    seat,
    publish: publishable && random(2) === 0,
  }),
};

export const pollLinesDecision: Decision<'poll-lines'> = {
  schema: actionSchema('poll-lines', {
    parties: orNull({ type: 'array', items: PARTY, minItems: 1, maxItems: 2 }),
  }),
  check(rules, { lines }, { parties }) {
    for (const [index, party] of (parties ?? []).entries()) {
      const isOffered = lines.includes(party) && parties?.indexOf(party) === index;
      if (!isOffered) return refuse(rules, 'poll-lines', 'line-not-there', { party });
    }
    return null;
  },
  *list(_rules, { seat, lines }) {
    yield { kind: 'poll-lines', seat, parties: null };
    for (const size of [1, 2]) {
      for (const parties of combinations(lines, size)) yield { kind: 'poll-lines', seat, parties };
    }
  },
  sample(_rules, { seat, lines }, random) {
    const count = random(Math.min(2, lines.length) + 1);
    const parties = shuffle(lines.slice(), random).slice(0, count);
    return { kind: 'poll-lines', seat, parties: count === 0 ? null : parties };
  },
};

/** The owner of a poll looks at it, and nobody else does. [R39] */
function look(game: Game, { seat, region }: PollUseFrame, tell: Tell): PollId {
  const poll = takePoll(game, tell);
  tell?.({ event: 'poll-seen', seat, region: regionAt(game, region).id, poll });
  return poll;
}

function cardOf({ poll }: PollUseFrame): PollId {
  if (poll === null) throw new Error('the poll is still on the pile');
  return poll;
}

/** Keeping a poll quiet brings a fixed gain of base, or dice for it. */
function keepQuiet(game: Game, frame: PollUseFrame, seat: Seat, tell: Tell): void {
  const { base, dice } = game.rules.quietPoll;
  tell?.({ event: 'poll-quiet', seat, region: regionAt(game, frame.region).id });
  discardPoll(game, cardOf(frame), seat);
  frame.step = dice > 0 ? 'roll' : 'done';
  if (frame.step === 'done') changeBase(game, seat, base, quietly(game, frame), tell);
}

function gainByDice(game: Game, frame: PollUseFrame, tell: Tell): void {
  const { base, dice } = game.rules.quietPoll;
  const gain = base + sum(rollDice(game, frame.seat, dice, tell));
  changeBase(game, frame.seat, gain, quietly(game, frame), tell);
}

function quietly(game: Game, { region }: PollUseFrame): BaseCause {
  return { by: 'quiet-poll', region: regionAt(game, region).id };
}
