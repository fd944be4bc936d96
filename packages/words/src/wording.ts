import { namesIn } from '@macher/editions';
import type {
  Card,
  Choice,
  Kind,
  PartyId,
  PhaseName,
  PoliticianId,
  PollId,
  RegionId,
  Rules,
  Seat,
} from '@macher/engine';
import type { Language } from './languages.ts';
import { MESSAGES, type MessageKey, type Messages } from './messages/index.ts';
import { type Say, speaker } from './say.ts';

/** Whose game is spoken of: enough to name a seat's party and what a poll says. */
export interface Subject {
  readonly rules: Rules;
  readonly parties: readonly PartyId[];
}

/** The words of one language. Names stand in the nominative; sentences are built around that. */
export interface Wording {
  readonly language: Language;
  readonly say: Say<MessageKey>;
  party(id: PartyId): string;
  region(id: RegionId): string;
  politician(id: PoliticianId): string;
  phase(name: PhaseName): string;
  card(card: Card): string;
  cards(cards: readonly Card[]): string;
  money(amount: number): string;
  /** With its sign, as on the trend scale. */
  signed(value: number): string;
  list(items: readonly string[]): string;
  /** With a colon between them, set as the language sets it. */
  labelled(label: string, text: string): string;
  poll(rules: Rules, id: PollId): string;
}

/** The words of a language, with the names that an edition gives to money and parties. */
export function wordingIn(language: Language, edition = '2019'): Wording {
  return wordingWith(language, MESSAGES[language], edition);
}

/** For a browser, which loads the catalogue of one language only. */
export function wordingWith(language: Language, messages: Messages, edition: string): Wording {
  const say = speaker(language, messages);
  const names = namesIn(edition);
  const term = (kind: string, id: string): string => say(`${kind}.${id}` as MessageKey);
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: names.currency,
    maximumFractionDigits: 0,
    ...(language === 'it' ? { useGrouping: 'always' } : {}),
  });
  const wording: Wording = {
    language,
    say,
    party: id => term('party', names.parties[id] ?? id),
    region: id => term('region', id),
    politician: id => term('politician', id),
    phase: name => say(`phase.${name}`),
    card: card => `${term('issue', card.slice(0, -1))}${NO_BREAK}${card.endsWith('+') ? '+' : '−'}`,
    cards: cards => wording.list(cards.map(wording.card)),
    money: amount => money.format(amount).replace('DEM', 'DM'),
    signed: value => (value > 0 ? `+${value}` : `${value}`.replace('-', '−')),
    list: items => conjunction.format(items),
    labelled: (label, text) => say('labelled', { label, text }),
    poll: (rules, id) => pollText(wording, rules, id),
  };
  return wording;
}

/** A stance alone at the beginning of a line says nothing. */
const NO_BREAK = '\u00A0';

export function partyAt(words: Wording, { parties }: Subject, seat: Seat): string {
  return words.party(parties[seat] ?? '');
}

export function partiesAt(words: Wording, subject: Subject, seats: readonly Seat[]): string {
  return words.list(seats.map(seat => partyAt(words, subject, seat)));
}

/** Spaces of the trend scale, which are not the numbers printed on them. */
export function spacesBetween({ rules }: Subject, from: number, to: number): number {
  return Math.abs(rules.trend.indexOf(to) - rules.trend.indexOf(from));
}

export type Asked<K extends Kind> = Extract<Choice, { kind: K }>;

function pollText(words: Wording, rules: Rules, id: PollId): string {
  const poll = rules.polls.find(each => each.id === id);
  const changes = Object.entries(poll?.changes ?? {});
  return changes.map(([party, change]) => `${words.party(party)} ${words.signed(change)}`).join(', ');
}
