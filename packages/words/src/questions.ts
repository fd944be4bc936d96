import type { Ability, AmountRange, Choice, Deed, DeedOffer, Politician } from '@macher/engine';
import type { MessageKey } from './messages/en.ts';
import type { Arguments } from './say.ts';
import { type Asked, partyAt, type Subject, type Wording } from './wording.ts';

/** What a seat is asked, as a sentence. */
export function questionText(words: Wording, subject: Subject, choice: Choice): string {
  const fields = fieldsOf(words, choice);
  const from = choice.kind === 'answer' ? { from: partyAt(words, subject, choice.from) } : {};
  return words.say(questionKey(choice), { ...fields, ...from });
}

/** The key of a question; some kinds are asked in two ways. */
function questionKey(choice: Choice): MessageKey {
  if (choice.kind === 'influence' && choice.by === 'majority') return 'ask.majority';
  if (choice.kind === 'poll-bid' && choice.back === null) return 'ask.poll-bid-blind';
  return `ask.${choice.kind}`;
}

/** What a politician would do, as a phrase. */
export function deedText(words: Wording, subject: Subject, offer: DeedOffer, deed: Deed): string {
  switch (deed.deed) {
    case 'place-key-issue':
      return words.say('deed.place-key-issue', { card: words.card(deed.opinion) });
    case 'remove-key-issue':
      return words.say('deed.remove-key-issue', {
        card: 'opinion' in offer ? words.card(offer.opinion) : '',
      });
    case 'media':
      return words.say(deed.place ? 'deed.media-place' : 'deed.media', {
        cost: words.money('cost' in offer ? offer.cost - offer.toBank : 0),
        bank: 'toBank' in offer && offer.toBank > 0 ? words.money(offer.toBank) : 'none',
        target: partyAt(words, subject, deed.from),
      });
    case 'other-trend':
      return words.say('deed.other-trend', {
        amount: 'amount' in offer ? offer.amount : 0,
        target: partyAt(words, subject, deed.target),
      });
    case 'own-trend':
    case 'other-trends':
    case 'votes':
    case 'poll':
    case 'platform':
    case 'base':
      return words.say(`deed.${deed.deed}`, { amount: 'amount' in offer ? offer.amount : 0 });
  }
}

/** What a politician can do, in short: the main action, then the secondary ones; `!` is once per region. */
export function abilitiesText(words: Wording, { main, secondary, telephone }: Politician): string {
  const text = ({ deed, amount, once }: Ability): string =>
    words.say(`ability.${deed}`, { amount }) + (once ? '!' : '');
  const others = secondary.map(text).join(' / ');
  const called = telephone ? `${others} ☎` : others;
  return main === null ? called : `${text(main)} + ${others}`;
}

function fieldsOf(words: Wording, choice: Choice): Arguments {
  switch (choice.kind) {
    case 'first-platform':
    case 'complete-platform':
      return { count: choice.count };
    case 'bid':
      return { min: words.money(choice.min), max: words.money(choice.max) };
    case 'raise':
      return rangeFields(words, choice.range);
    case 'exchange':
      return { max: choice.max, keep: choice.keep };
    case 'buy-media':
      return { possible: choice.regions.length > 0 ? 'yes' : 'no', cost: words.money(choice.cost) };
    case 'meetings':
      return { supply: choice.supply, money: words.money(choice.money) };
    case 'influence':
    case 'coalition':
    case 'poll-lines':
      return { region: words.named.region(choice.region) };
    case 'pay-next':
      return { money: words.money(choice.money) };
    case 'promote':
      return { region: words.named.region(choice.region), points: choice.points };
    case 'nationalise':
      return { region: words.named.region(choice.region), left: choice.left };
    case 'answer':
      return { region: words.named.region(choice.region), common: choice.common };
    case 'turn-in':
      return { region: words.named.region(choice.region), min: choice.min, max: choice.max };
    case 'pay':
    case 'act':
      return politicianFields(words, choice);
    case 'poll-bid':
    case 'poll-use':
      return pollFields(words, choice);
    case 'draft':
    case 'keep-policy':
    case 'starting-block':
    case 'platform-source':
    case 'take-policy':
    case 'send':
    case 'donation':
    case 'name-start':
    case 'redraw':
    case 'swap':
    case 'lay':
    case 'resolve':
    case 'lay-donation':
      return {};
  }
}

function rangeFields(words: Wording, range: AmountRange | null): Arguments {
  if (range === null) return { possible: 'no', min: '', max: '' };
  return { possible: 'yes', min: words.money(range.min), max: words.money(range.max) };
}

function politicianFields(words: Wording, choice: Asked<'pay' | 'act'>): Arguments {
  const named = {
    region: words.named.region(choice.region),
    politician: words.named.politician(choice.politician),
  };
  if (choice.kind === 'act') return { ...named, part: choice.part };
  return { ...named, possible: choice.cost <= choice.money ? 'yes' : 'no', cost: words.money(choice.cost) };
}

function pollFields(words: Wording, choice: Asked<'poll-bid' | 'poll-use'>): Arguments {
  const region = words.named.region(choice.region);
  if (choice.kind === 'poll-use') return { region, possible: choice.publishable ? 'yes' : 'no' };
  const back = choice.back === null ? '' : words.named.party(choice.back);
  return { region, back, ...rangeFields(words, choice.range) };
}
