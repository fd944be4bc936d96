import type { Card, Choice, ChoiceOf, Kind, View } from '@macher/engine';
import type { Decision } from '../bot.ts';
import type { Sight } from '../sight.ts';
import { act, resolve } from './deeds.ts';
import { buyMedia, influence } from './media.ts';
import { meetings, turnIn } from './meetings.ts';
import { donation, layDonation } from './money.ts';
import { type Judge, type Judged, outlookOf } from './outlook.ts';
import {
  draft,
  exchange,
  keepPolicy,
  layPlatform,
  platformSource,
  redraw,
  swap,
  takePolicy,
} from './platform.ts';
import { lay, pay, payNext, send } from './politicians.ts';
import { pollBid, pollLines, pollUse } from './polls.ts';
import { answer, coalition, nationalise, promote } from './spoils.ts';
import { bid, nameStart, raise, startingBlock } from './start.ts';
import type { Weights } from './weights.ts';

const JUDGES: { readonly [K in Kind]: Judge<K> } = {
  draft,
  'first-platform': layPlatform as Judge<'first-platform'>,
  'complete-platform': layPlatform as Judge<'complete-platform'>,
  'keep-policy': keepPolicy,
  'starting-block': startingBlock,
  bid,
  raise,
  'platform-source': platformSource,
  'take-policy': takePolicy,
  exchange,
  'buy-media': buyMedia,
  meetings,
  send,
  pay,
  act,
  influence,
  'poll-bid': pollBid,
  'poll-use': pollUse,
  'turn-in': turnIn,
  donation,
  'name-start': nameStart,
  redraw,
  swap,
  lay,
  'pay-next': payNext,
  resolve,
  coalition,
  answer,
  'poll-lines': pollLines,
  promote,
  nationalise,
  'lay-donation': layDonation,
};

/** The script's decision for a seat, with these weights. */
export function judge(sight: Sight, choice: Choice, weights: Weights): Decision {
  return decide(sight, choice, weights, []);
}

/** The decision from a view, which also knows what the seat has picked in the draft. */
export function judgeView(view: View, choice: Choice, weights: Weights): Decision {
  return decide(view, choice, weights, draftedIn(view));
}

function draftedIn({ frames }: View): readonly Card[] {
  for (const frame of frames) if (frame.phase === 'draft') return frame.kept;
  return [];
}

function decide<K extends Kind>(
  sight: Sight,
  choice: ChoiceOf<K>,
  weights: Weights,
  drafted: readonly Card[],
): Judged<K> {
  return JUDGES[choice.kind](outlookOf(sight, choice.seat, weights, drafted), choice);
}
