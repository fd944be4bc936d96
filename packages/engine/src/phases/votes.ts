// 2019 §2 phase 9a
import { actionSchema } from '../actionSchema.ts';
import { agreement, votesFor } from '../agreement.ts';
import { at } from '../lists.ts';
import type { Decision, Phase } from '../phase.ts';
import { refuse } from '../refuse.ts';
import { electionsThisRound, gainVotes, regionAt, takeBackMeetings } from '../regions.ts';
import { playerAt, seatInTurn } from '../seats.ts';
import { trendOf } from '../trend.ts';
import type { Tell } from '../types/events.ts';
import type { VotesFrame } from '../types/frames.ts';
import type { Game, Region } from '../types/game.ts';
import type { Seat } from '../types/vocabulary.ts';

export function enterVotes(game: Game): VotesFrame {
  return { phase: 'votes', region: game.regions.length - 1, turn: 0 };
}

/** In reverse region order, in each region in turn order; in a current region everything is turned in. */
export const votes: Phase<VotesFrame, 'turn-in'> = {
  advance(game, frame, tell) {
    while (frame.region >= 0) {
      if (frame.turn === game.players.length) {
        frame.region -= 1;
        frame.turn = 0;
      } else if (isQuestion(game, frame)) {
        return true;
      } else {
        if (isCurrent(game, frame)) turnInAll(game, frame, tell);
        frame.turn += 1;
      }
    }
    return false;
  },

  deciders: (game, frame) => [seatInTurn(game, frame.turn)],

  kindFor: () => 'turn-in',

  choice(game, frame, seat) {
    const region = regionAt(game, frame.region);
    return {
      kind: 'turn-in',
      seat,
      region: region.id,
      min: game.rules.minTurnIn,
      max: at(region.meetings, seat),
    };
  },

  play(game, frame, { seat, meetings }, tell) {
    const region = regionAt(game, frame.region);
    if (meetings === 0) tell?.({ event: 'meetings-kept', seat, region: region.id });
    else turnIn(game, region, seat, meetings, tell);
    frame.turn += 1;
  },

  view: (_game, frame) => ({ ...frame }),

  imagine: (_game, view) => ({ ...view }),
};

export const turnInDecision: Decision<'turn-in'> = {
  schema: actionSchema('turn-in', { meetings: { type: 'integer', minimum: 0, maximum: 100 } }),
  check(rules, { min, max }, { meetings }) {
    if (meetings === 0) return null;
    if (meetings < min) return refuse(rules, 'turn-in', 'below-minimum', { amount: meetings, min });
    return meetings > max ? refuse(rules, 'turn-in', 'above-maximum', { amount: meetings, max }) : null;
  },
  list: (_rules, { seat, min, max }) =>
    [0, ...Array.from({ length: max - min + 1 }, (_, i) => min + i)].map(meetings => ({
      kind: 'turn-in',
      seat,
      meetings,
    })),
  sample(_rules, { seat, min, max }, random) {
    const pick = random(max - min + 2);
    return { kind: 'turn-in', seat, meetings: pick === 0 ? 0 : min + pick - 1 };
  },
};

function isCurrent(game: Game, frame: VotesFrame): boolean {
  return frame.region < electionsThisRound(game);
}

function isQuestion(game: Game, frame: VotesFrame): boolean {
  const meetings = at(regionAt(game, frame.region).meetings, seatInTurn(game, frame.turn));
  return !isCurrent(game, frame) && meetings >= game.rules.minTurnIn;
}

function turnInAll(game: Game, frame: VotesFrame, tell: Tell): void {
  const region = regionAt(game, frame.region);
  const seat = seatInTurn(game, frame.turn);
  const meetings = at(region.meetings, seat);
  if (meetings > 0) turnIn(game, region, seat, meetings, tell);
}

/** The meetings go back to the supply. */
function turnIn(game: Game, region: Region, seat: Seat, meetings: number, tell: Tell): void {
  const trend = trendOf(game, region, seat);
  const agreed = agreement(game.rules, playerAt(game, seat).platform, region);
  const gained = votesFor(meetings, trend, agreed);
  takeBackMeetings(game, region, seat, meetings);
  tell?.({
    event: 'meetings-turned-in',
    seat,
    region: region.id,
    meetings,
    trend,
    agreement: agreed,
    votes: gained,
  });
  gainVotes(region, seat, gained, tell);
}
