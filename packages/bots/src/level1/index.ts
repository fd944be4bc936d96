import type { Action, Choice, Kind } from '@macher/engine';
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
  decide: (view, choice) => ({ action: ruleOf(choice.kind)(view, choice), reason: { kind: 'rule' } }),
};

/** The table has a rule for every kind, each for its own: the compiler cannot follow that through a variable. */
function ruleOf(kind: Kind): (sight: Sight, choice: Choice) => Action {
  return RULES[kind] as unknown as (sight: Sight, choice: Choice) => Action;
}
