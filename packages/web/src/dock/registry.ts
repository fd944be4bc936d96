import type { Kind } from '@macher/engine';
import { bid, raise } from './Bid.tsx';
import { buyMedia } from './BuyMedia.tsx';
import { answer, coalition } from './Coalition.tsx';
import { donation, layDonation } from './Donation.tsx';
import { draft, keepPolicy, takePolicy } from './Draft.tsx';
import type { Dock } from './dock.ts';
import { exchange } from './Exchange.tsx';
import { completePlatform, firstPlatform } from './FirstPlatform.tsx';
import { influence } from './Influence.tsx';
import { meetings } from './Meetings.tsx';
import { nameStart } from './NameStart.tsx';
import { nationalise, promote } from './National.tsx';
import { pay, payNext } from './Pay.tsx';
import { platformSource } from './PlatformSource.tsx';
import { act, resolve } from './PoliticianActs.tsx';
import { pollBid } from './PollBid.tsx';
import { pollLines, pollUse } from './PollUse.tsx';
import { redraw, swap } from './Redraw.tsx';
import { lay, send } from './Send.tsx';
import { startingBlock } from './StartingBlock.tsx';
import { turnIn } from './TurnIn.tsx';

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

/** The table has a dock for every kind, each for its own: the compiler cannot follow that through a variable. */
export function dockOf(kind: Kind): Dock<Kind, unknown> {
  return DOCKS[kind] as unknown as Dock<Kind, unknown>;
}
