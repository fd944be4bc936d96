import type { ActionOf, ChoiceOf, Kind } from '@macher/engine';
import { labelAt } from '@macher/words';
import type { Asking } from './asking.ts';
import { askMedia, askMeetings, askTurnIn } from './campaign.ts';
import { askAnswer, askCoalition } from './coalitions.ts';
import { askDonation, askLayDonation } from './donations.ts';
import { askInfluence, askNationalise } from './opinions.ts';
import { askDraft, askExchange, askRedraw, askSource, askSwap, pickCard, pickCards } from './policies.ts';
import { askAct, askLay, askPayment, askPayNext, askResolve, askSend } from './politicians.ts';
import { askPollLines, askPollUse } from './polls.ts';
import { askBlock } from './startingBlock.ts';

type Asker<K extends Kind> = (asking: Asking, choice: ChoiceOf<K>) => Promise<ActionOf<K>>;

/** How a person is asked each kind of decision; a kind without an asker does not compile. */
const ASKERS: { readonly [K in Kind]: Asker<K> } = {
  draft: askDraft,
  'keep-policy': async (asking, { kind, seat, cards }) => ({
    kind,
    seat,
    card: await pickCard(asking, cards),
  }),
  'take-policy': async (asking, { kind, seat, cards }) => ({
    kind,
    seat,
    card: await pickCard(asking, cards),
  }),
  'first-platform': async (asking, { kind, seat, cards, count }) => ({
    kind,
    seat,
    cards: await pickCards(asking, cards, count),
  }),
  'complete-platform': async (asking, { kind, seat, cards, count }) => ({
    kind,
    seat,
    cards: await pickCards(asking, cards, count),
  }),
  'starting-block': askBlock,
  bid: async (asking, choice) => ({ kind: 'bid', seat: choice.seat, amount: await asking.amount(choice) }),
  raise: async (asking, { kind, seat, range }) => ({ kind, seat, amount: await asking.amountOrPass(range) }),
  'platform-source': askSource,
  exchange: askExchange,
  'buy-media': askMedia,
  meetings: askMeetings,
  send: askSend,
  pay: askPayment,
  act: askAct,
  influence: askInfluence,
  'poll-bid': async (asking, { kind, seat, range }) => ({
    kind,
    seat,
    amount: await asking.amountOrPass(range),
  }),
  'poll-use': askPollUse,
  'turn-in': askTurnIn,
  donation: askDonation,
  'name-start': askNameStart,
  redraw: askRedraw,
  swap: askSwap,
  lay: askLay,
  'pay-next': askPayNext,
  resolve: askResolve,
  coalition: askCoalition,
  answer: askAnswer,
  'poll-lines': askPollLines,
  promote: async (asking, { kind, seat }) => ({ kind, seat, promote: await asking.yes() }),
  nationalise: askNationalise,
  'lay-donation': askLayDonation,
};

export function askChoice<K extends Kind>(asking: Asking, choice: ChoiceOf<K>): Promise<ActionOf<K>> {
  return ASKERS[choice.kind](asking, choice);
}

async function askNameStart(
  asking: Asking,
  { kind, seat, seats }: ChoiceOf<'name-start'>,
): Promise<ActionOf<'name-start'>> {
  const start = await asking.one(seats, each => labelAt(asking.voice.words, asking.subject, each));
  return { kind, seat, start };
}
