import {
  type Action,
  type ActionOf,
  actionsOf,
  type Choice,
  type ChoiceOf,
  type Kind,
  offerBy,
} from '@macher/engine';
import { deedText } from '@macher/words';
import { markOf } from '../terminal/marks.ts';
import type { Asking } from './asking.ts';
import { askLay, askMedia, askMeetings, askSend, askTurnIn } from './campaign.ts';
import {
  askAnswer,
  askCoalition,
  askLayDonation,
  askNameStart,
  askNationalise,
  askPayNext,
  askPollLines,
  askResolve,
} from './olderEditions.ts';
import {
  askDraft,
  askExchange,
  askRedraw,
  askSource,
  askSwap,
  pickCard,
  pickCards,
  withParties,
} from './policies.ts';
import { previewOpinion } from './previews.ts';
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

export function askChoice(asking: Asking, choice: Choice): Promise<Action> {
  const asker = ASKERS[choice.kind] as Asker<Kind>;
  return asker(asking, choice);
}

async function askPayment(
  asking: Asking,
  { kind, seat, cost, money }: ChoiceOf<'pay'>,
): Promise<ActionOf<'pay'>> {
  if (cost <= money) return { kind, seat, pay: await asking.yes() };
  await asking.goOn();
  return { kind, seat, pay: false };
}

async function askAct(asking: Asking, choice: ChoiceOf<'act'>): Promise<ActionOf<'act'>> {
  const actions = [...actionsOf(asking.view.rules, choice)] as ActionOf<'act'>[];
  const texts = actions.flatMap(({ deed }) => {
    const offer = choice.deeds.find(each => each.deed === deed?.deed);
    return deed === null || offer === undefined
      ? []
      : [deedText(asking.voice.words, asking.subject, offer, deed)];
  });
  tellWhatIsMissing(asking, choice);
  const index = await asking.pickOrNone(texts, 'input.pick-or-skip');
  const [skipped, ...others] = actions;
  return (index === null ? skipped : others[index]) ?? { kind: 'act', seat: choice.seat, deed: null };
}

/** What this politician could do elsewhere, or with more money: without a word it would look forgotten. */
function tellWhatIsMissing(asking: Asking, { politician, part, deeds }: ChoiceOf<'act'>): void {
  const { words, say } = asking.voice;
  const card = asking.view.rules.politicians.find(({ id }) => id === politician);
  const abilities = (part === 'main' ? [card?.main ?? null] : (card?.secondary ?? [])).filter(
    ability => ability !== null,
  );
  const missing = abilities.filter(ability => offerBy(ability, deeds) === null);
  if (missing.length === 0) return;
  const names = missing.map(({ deed, amount }) => words.say(`ability.${deed}`, { amount }));
  asking.print(`      ${say('input.not-now', { deeds: names.join(', ') })}`);
}

async function askInfluence(
  asking: Asking,
  { kind, seat, region, exchanges }: ChoiceOf<'influence'>,
): Promise<ActionOf<'influence'>> {
  const offer = await asking.oneOrNone(exchanges, ({ out }) => withParties(asking, out), 'input.out');
  if (offer === null) return { kind, seat, exchange: null };
  const card = await asking.one(offer.in, each => withParties(asking, each), 'input.in');
  previewOpinion(asking, region, offer.out, card);
  return { kind, seat, exchange: { out: offer.out, in: card } };
}

async function askPollUse(
  asking: Asking,
  { kind, seat, poll, publishable }: ChoiceOf<'poll-use'>,
): Promise<ActionOf<'poll-use'>> {
  const { words } = asking.voice;
  const mark = markOf(asking.view, `/polls/${poll}`);
  asking.print(`  ${words.poll(asking.view.rules, poll)}${mark}`);
  const quiet = words.say('poll-choice.quiet', { base: asking.view.rules.quietPoll.base });
  const options = publishable ? [words.say('poll-choice.publish'), quiet] : [quiet];
  const index = await asking.pick(options);
  return { kind, seat, publish: publishable && index === 0 };
}

async function askDonation(
  asking: Asking,
  { kind, seat, cards }: ChoiceOf<'donation'>,
): Promise<ActionOf<'donation'>> {
  const { words } = asking.voice;
  const options = cards.flatMap(card => [true, false].map(take => ({ card, take })));
  const { card, take } = await asking.one(
    options,
    ({ card: { amount, take: loss, refuse }, take: isTaken }) =>
      words.say(isTaken ? 'donation-choice.take' : 'donation-choice.refuse', {
        amount: words.money(amount),
        base: isTaken ? loss : refuse,
      }),
  );
  return { kind, seat, amount: card.amount, take };
}
