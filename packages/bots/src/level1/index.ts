import type { ActionOf, ChoiceOf, Kind } from '@macher/engine';
import type { Bot } from '../bot.ts';
import { LEVEL } from '../ids.ts';
import type { Sight } from '../sight.ts';
import { bid, buyMedia, lay, meetings, nameStart, pollBid, raise, send, startingBlock } from './campaign.ts';
import {
  act,
  answer,
  coalition,
  donation,
  influence,
  layDonation,
  nationalise,
  pay,
  payNext,
  pollLines,
  pollUse,
  promote,
  resolve,
  turnIn,
} from './deeds.ts';
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
import type { Rule } from './rule.ts';

const RULES: { readonly [K in Kind]: Rule<K> } = {
  draft,
  'first-platform': layPlatform as Rule<'first-platform'>,
  'complete-platform': layPlatform as Rule<'complete-platform'>,
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

/** A sane script: budgets, no waste, a platform that follows the regions that count. */
export const level1: Bot = {
  id: LEVEL.simple,
  decide: (view, choice) => ({ action: follow(view, choice), reason: { kind: 'rule' } }),
};

function follow<K extends Kind>(sight: Sight, choice: ChoiceOf<K>): ActionOf<K> {
  return RULES[choice.kind](sight, choice);
}
