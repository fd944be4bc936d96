import type { ActionOf, ChoiceOf, Deed, Kind } from '@macher/engine';
import { blocksText, fieldTexts } from '../events.ts';
import { deedText } from '../questions.ts';
import { partyAt, type Subject } from '../wording.ts';
import type { Advice } from './advice.ts';

/** What an action does, as a short phrase: something that was done, or that someone could do. */
export function actionText<K extends Kind>(
  advice: Advice,
  subject: Subject,
  choice: ChoiceOf<K>,
  action: ActionOf<K>,
): string {
  return TEXTS[action.kind](action, advice, choice, subject);
}

type Text<K extends Kind> = (
  action: ActionOf<K>,
  advice: Advice,
  choice: ChoiceOf<K>,
  subject: Subject,
) => string;

const TEXTS: { readonly [K in Kind]: Text<K> } = {
  draft: keepText,
  'keep-policy': keepText,
  'first-platform': layText,
  'complete-platform': layText,
  'starting-block': (action, { say, words }, _choice, subject) =>
    say('do.blocks', {
      blocks: blocksText(words, action.blocks),
      fields: words.list(fieldTexts(action, words, subject)),
    }),
  bid: ({ amount }, { say, words }) => say('do.bid', { amount: words.money(amount) }),
  raise: ({ amount }, { say, words }) =>
    amount === null ? say('do.no-raise') : say('do.raise', { amount: words.money(amount) }),
  'platform-source': ({ source }, { say }) => say(`do.${source}`),
  'take-policy': ({ card }, { say, words }) => say('do.take', { card: words.card(card) }),
  exchange: exchangeText,
  'buy-media': ({ region }, { say, words }) =>
    region === null ? say('do.no-media') : say('do.media', { region: words.region(region) }),
  meetings: ({ buy }, { say, words }) => {
    const list = buy.map(({ region, count }) =>
      say('do.meetings-in', { region: words.region(region), count }),
    );
    return list.length === 0 ? say('do.no-meetings') : say('do.meetings', { list: list.join(', ') });
  },
  send: ({ cards }, advice) => {
    const list = cards.map(card => sendingText(advice, card));
    return list.length === 0 ? advice.say('do.send-none') : advice.say('do.send', { list: list.join(', ') });
  },
  pay: ({ pay }, { say, words }, { politician }) =>
    say(pay ? 'do.pay' : 'do.no-pay', { politician: words.politician(politician) }),
  act: ({ deed }, advice, { politician, deeds }, subject) => deedOf(advice, subject, politician, deeds, deed),
  influence: ({ exchange }, { say, words }, { region }) =>
    exchange === null
      ? say('do.no-influence', { region: words.region(region) })
      : say('do.influence', {
          region: words.region(region),
          out: words.card(exchange.out),
          in: words.card(exchange.in),
        }),
  'poll-bid': ({ amount }, { say, words }) =>
    amount === null ? say('do.pass') : say('do.bid', { amount: words.money(amount) }),
  'poll-use': ({ publish }, { say }) => say(publish ? 'do.publish' : 'do.quiet'),
  'turn-in': ({ meetings }, { say, words }, { region }) =>
    say(meetings === 0 ? 'do.no-turn-in' : 'do.turn-in', { meetings, region: words.region(region) }),
  donation: ({ amount, take }, { say, words }) =>
    say(take ? 'do.accept' : 'do.refuse', { amount: words.money(amount) }),
  'lay-donation': ({ amount, accept }, { say, words }) =>
    say(accept ? 'do.accept' : 'do.refuse', { amount: words.money(amount) }),
  'name-start': ({ start }, { say, words }, _choice, subject) =>
    say('do.start', { party: partyAt(words, subject, start) }),
  redraw: ({ discard }, { say, words }) =>
    discard.length === 0 ? say('do.no-discard') : say('do.discard', { cards: words.cards(discard) }),
  swap: ({ swap }, { say, words }) =>
    swap === null
      ? say('do.no-exchange')
      : say('do.exchange', { out: words.card(swap.out), in: words.card(swap.in) }),
  lay: ({ card }, advice) => (card === null ? advice.say('do.pass') : sendingText(advice, card)),
  'pay-next': ({ politician }, { say, words }) => say('do.pay', { politician: words.politician(politician) }),
  resolve: ({ politician, deed }, advice, { cards }, subject) => {
    const offers = cards.find(card => card.politician === politician)?.deeds ?? [];
    return deedOf(advice, subject, politician, offers, deed);
  },
  coalition: ({ partner }, { say, words }, _choice, subject) =>
    partner === null ? say('do.alone') : say('do.partner', { party: partyAt(words, subject, partner) }),
  answer: ({ accept }, { say }) => say(accept ? 'do.agree' : 'do.disagree'),
  'poll-lines': ({ parties }, { say, words }) =>
    parties === null ? say('do.quiet') : say('do.lines', { parties: words.list(parties.map(words.party)) }),
  promote: ({ promote }, { say, words }, { region }) =>
    say(promote ? 'do.promote' : 'do.no-promote', { region: words.region(region) }),
  nationalise: ({ opinion, replace }, { say, words }) => {
    if (opinion === null) return say('do.no-nationalise');
    const card = words.card(opinion);
    return replace === null
      ? say('do.nationalise', { card })
      : say('do.nationalise-for', { card, replaced: words.card(replace) });
  },
};

function keepText({ card }: ActionOf<'draft' | 'keep-policy'>, { say, words }: Advice): string {
  return say('do.keep', { card: words.card(card) });
}

function layText(
  { cards }: ActionOf<'first-platform' | 'complete-platform'>,
  { say, words }: Advice,
): string {
  return say('do.lay-cards', { cards: words.cards(cards) });
}

function exchangeText(action: ActionOf<'exchange'>, { say, words }: Advice): string {
  const change = { out: words.cards(action.out), in: words.cards(action.in) };
  const cards = words.cards(action.keep);
  const isChanged = action.in.some(card => !action.out.includes(card));
  if (action.keep.length === 0) return isChanged ? say('do.exchange', change) : say('do.no-exchange');
  return isChanged ? say('do.exchange-keep', { ...change, cards }) : say('do.no-exchange-keep', { cards });
}

function sendingText(
  { say, words }: Advice,
  { politician, region }: ActionOf<'send'>['cards'][number],
): string {
  return say('do.send-to', { politician: words.politician(politician), region: words.region(region) });
}

function deedOf(
  { say, words }: Advice,
  subject: Subject,
  politician: string,
  offers: ChoiceOf<'act'>['deeds'],
  deed: Deed | null,
): string {
  const offer = offers.find(each => each.deed === deed?.deed);
  const named = { politician: words.politician(politician) };
  if (deed === null || offer === undefined) return say('do.no-deed', named);
  return say('do.deed', { ...named, deed: deedText(words, subject, offer, deed) });
}
