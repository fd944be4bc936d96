// 2019 §2 phase 8.3: what its winner, or a politician, does with a poll
import { actionSchema, YES_NO } from '../actionSchema.ts';
import { at } from '../lists.ts';
import { changeBase } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { applyPoll, discardPoll, isPublishable, pollOf } from '../polls.ts';
import { refuse } from '../refuse.ts';
import { regionAt } from '../regions.ts';
import type { Tell } from '../types/events.ts';
import type { PollUseFrame } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { PollId, RegionIndex, Seat } from '../types/vocabulary.ts';

/** The card is already off the pile; its owner alone looks at it. [R39] */
export function openPollUse(game: Game, seat: Seat, region: RegionIndex, poll: PollId, tell: Tell): void {
  game.frames.push({ phase: 'poll-use', seat, region, poll, used: false });
  tell?.({ event: 'poll-seen', seat, region: regionAt(game, region).id, poll });
}

export const pollUse: Phase<PollUseFrame, 'poll-use'> = {
  advance: (_game, frame) => !frame.used,

  deciders: (_game, frame) => [frame.seat],

  kindFor: () => 'poll-use',

  choice: (game, frame, seat) => ({
    kind: 'poll-use',
    seat,
    region: regionAt(game, frame.region).id,
    poll: frame.poll,
    publishable: isPublishable(game, seat, pollOf(game.rules, frame.poll)),
  }),

  play(game, frame, { seat, publish }, tell) {
    const region = regionAt(game, frame.region);
    frame.used = true;
    if (publish) {
      tell?.({ event: 'poll-published', seat, region: region.id, poll: frame.poll });
      applyPoll(game, region, seat, pollOf(game.rules, frame.poll), tell);
      discardPoll(game, frame.poll, 'all');
    } else {
      tell?.({ event: 'poll-quiet', seat, region: region.id });
      changeBase(game, seat, game.rules.quietPollBase, tell);
      discardPoll(game, frame.poll, seat);
    }
  },

  view: (game, frame, viewer) => ({
    phase: frame.phase,
    seat: frame.seat,
    region: frame.region,
    used: frame.used,
    back: pollOf(game.rules, frame.poll).back,
    poll: viewer === frame.seat ? frame.poll : null,
  }),

  /** An unseen poll is one of those with this back; it was put on top of the pile for us to take. */
  imagine(game, { phase, seat, region, used, back, poll }) {
    if (poll !== null) return { phase, seat, region, used, poll };
    const { pile } = game.polls;
    const index = pile.findLastIndex(id => pollOf(game.rules, id).back === back);
    return { phase, seat, region, used, poll: at(pile.splice(index, 1), 0) };
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
