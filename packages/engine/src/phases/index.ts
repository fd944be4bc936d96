import type { AnyDecision, Decision, Phase } from '../phase.ts';
import type { Tell } from '../types/events.ts';
import type { Frame, FrameOf } from '../types/frames.ts';
import type { Game } from '../types/game.ts';
import type { Kind } from '../types/kinds.ts';
import type { PhaseName } from '../types/phases.ts';
import { gainBase } from './baseGain.ts';
import { answerDecision, coalitionDecision, coalitions, enterCoalitions } from './coalitions.ts';
import { redrawDecision, swapDecision } from './conference.ts';
import { donations, enterDonations, layDonationDecision } from './donations.ts';
import { draft, draftDecision, enterDraft } from './draft.ts';
import { holdElections } from './election.ts';
import { scoreGame } from './finalScoring.ts';
import {
  completePlatformDecision,
  enterFirstPlatform,
  firstPlatform,
  firstPlatformDecision,
  keepPolicyDecision,
} from './firstPlatform.ts';
import { enterMediaInfluence, influenceDecision, mediaInfluence } from './mediaInfluence.ts';
import { buyMediaDecision, enterMediaShares, mediaShares } from './mediaShares.ts';
import { enterMeetings, meetings, meetingsDecision } from './meetings.ts';
import { prepareNextRound } from './nextRound.ts';
import { donationDecision, enterPayOut, payOut } from './payOut.ts';
import { enterPlatforms, platforms } from './platforms.ts';
import {
  exchangeDecision,
  platformSourceDecision,
  platformTurn,
  takePolicyDecision,
} from './platformTurn.ts';
import { actDecision, enterPoliticiansAct, payDecision, politiciansAct } from './politiciansAct.ts';
import {
  enterPoliticiansResolve,
  payNextDecision,
  politiciansResolve,
  resolveDecision,
} from './politiciansResolve.ts';
import { enterPollAuctions, pollAuctions, pollBidDecision } from './pollAuctions.ts';
import { pollLinesDecision, pollUse, pollUseDecision } from './pollUse.ts';
import { enterSendPoliticians, layDecision, sendDecision, sendPoliticians } from './sendPoliticians.ts';
import { enterSpoils, nationaliseDecision, promoteDecision, spoils } from './spoils.ts';
import { enterStartingBlocks, startingBlockDecision, startingBlocks } from './startingBlocks.ts';
import {
  bidDecision,
  enterStartPlayer,
  nameStartDecision,
  raiseDecision,
  startPlayer,
} from './startPlayer.ts';
import { countLastVotes, enterVotes, turnInDecision, votes } from './votes.ts';

/** How each phase of a set-up or round begins: with a frame that asks, or at once with all it does. */
export const ENTRANCES: { readonly [P in PhaseName]: (game: Game, tell: Tell) => Frame | null } = {
  draft: enterDraft,
  'first-platform': enterFirstPlatform,
  'starting-blocks': enterStartingBlocks,
  'start-player': enterStartPlayer,
  platforms: enterPlatforms,
  'media-shares': enterMediaShares,
  meetings: enterMeetings,
  'send-politicians': enterSendPoliticians,
  'politicians-act': enterPoliticiansAct,
  'politicians-resolve': enterPoliticiansResolve,
  coalitions: enterCoalitions,
  'media-influence': enterMediaInfluence,
  'poll-auctions': enterPollAuctions,
  votes: enterVotes,
  'last-count': automatic(countLastVotes),
  election: automatic(holdElections),
  spoils: enterSpoils,
  'base-gain': automatic(gainBase),
  'pay-out': enterPayOut,
  donations: enterDonations,
  'next-round': automatic(prepareNextRound),
  'final-scoring': automatic(scoreGame),
};

const PHASES: { readonly [P in Frame['phase']]: Phase<FrameOf<P>, Kind> } = {
  draft,
  'first-platform': firstPlatform,
  'starting-blocks': startingBlocks,
  'start-player': startPlayer,
  platforms,
  'platform-turn': platformTurn,
  'media-shares': mediaShares,
  meetings,
  'send-politicians': sendPoliticians,
  'politicians-act': politiciansAct,
  'politicians-resolve': politiciansResolve,
  coalitions,
  'media-influence': mediaInfluence,
  'poll-auctions': pollAuctions,
  'poll-use': pollUse,
  votes,
  spoils,
  'pay-out': payOut,
  donations,
};

const DECISIONS: { readonly [K in Kind]: Decision<K> } = {
  draft: draftDecision,
  'first-platform': firstPlatformDecision,
  'complete-platform': completePlatformDecision,
  'keep-policy': keepPolicyDecision,
  'starting-block': startingBlockDecision,
  bid: bidDecision,
  raise: raiseDecision,
  'platform-source': platformSourceDecision,
  'take-policy': takePolicyDecision,
  exchange: exchangeDecision,
  'buy-media': buyMediaDecision,
  meetings: meetingsDecision,
  send: sendDecision,
  pay: payDecision,
  act: actDecision,
  influence: influenceDecision,
  'poll-bid': pollBidDecision,
  'poll-use': pollUseDecision,
  'turn-in': turnInDecision,
  donation: donationDecision,
  'name-start': nameStartDecision,
  redraw: redrawDecision,
  swap: swapDecision,
  lay: layDecision,
  'pay-next': payNextDecision,
  resolve: resolveDecision,
  coalition: coalitionDecision,
  answer: answerDecision,
  'poll-lines': pollLinesDecision,
  promote: promoteDecision,
  nationalise: nationaliseDecision,
  'lay-donation': layDonationDecision,
};

export function phaseOf(frame: { readonly phase: Frame['phase'] }): Phase<Frame, Kind> {
  return PHASES[frame.phase];
}

export function decisionOf(kind: Kind): AnyDecision {
  return DECISIONS[kind];
}

function automatic(run: (game: Game, tell: Tell) => void): (game: Game, tell: Tell) => null {
  return (game, tell) => {
    run(game, tell);
    return null;
  };
}
