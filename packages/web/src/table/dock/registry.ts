import type { Kind } from '@macher/engine';
import type { Dock } from './dock.ts';
import { act } from './kinds/Act.tsx';
import { bid, raise } from './kinds/Bid.tsx';
import { buyMedia } from './kinds/BuyMedia.tsx';
import { answer, coalition } from './kinds/Coalition.tsx';
import { donation, layDonation } from './kinds/Donation.tsx';
import { draft, keepPolicy, takePolicy } from './kinds/Draft.tsx';
import { exchange } from './kinds/Exchange.tsx';
import { completePlatform, firstPlatform } from './kinds/FirstPlatform.tsx';
import { influence } from './kinds/Influence.tsx';
import { meetings } from './kinds/Meetings.tsx';
import { nameStart } from './kinds/NameStart.tsx';
import { nationalise } from './kinds/Nationalise.tsx';
import { pay, payNext } from './kinds/Pay.tsx';
import { platformSource } from './kinds/PlatformSource.tsx';
import { pollBid } from './kinds/PollBid.tsx';
import { pollLines, pollUse } from './kinds/PollUse.tsx';
import { promote } from './kinds/Promote.tsx';
import { redraw, swap } from './kinds/Redraw.tsx';
import { resolve } from './kinds/Resolve.tsx';
import { lay, send } from './kinds/Send.tsx';
import { startingBlock } from './kinds/StartingBlock.tsx';
import { turnIn } from './kinds/TurnIn.tsx';

/** Exactly one component for each kind of decision: a missing one does not compile. */
const DOCKS: { readonly [K in Kind]: Dock<K, unknown> } = {
  draft,
  'first-platform': firstPlatform,
  'complete-platform': completePlatform,
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

export function dockOf(kind: Kind): Dock<Kind, unknown> {
  return DOCKS[kind];
}
