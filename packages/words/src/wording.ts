import { namesIn, type PackEdition } from '@macher/editions';
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
import { CATALOGUES, type Catalogue } from './catalogues/index.ts';
import type { Language } from './languages.ts';
import type { MessageKey } from './messages/en.ts';
import type { Name } from './names/name.ts';
import { type Mark, type Spelled, spell, together } from './names/spelled.ts';
import { type Say, speaker } from './say.ts';

/** Whose game is spoken of: enough to name a seat's party and what a poll says. */
export interface Subject {
  readonly rules: Rules;
  readonly parties: readonly PartyId[];
}

/** The words of one language. Parties, regions and politicians come as labels, and as names for sentences. */
export interface Wording {
  readonly language: Language;
  readonly say: Say<MessageKey>;
  party(id: PartyId): string;
  region(id: RegionId): string;
  politician(id: PoliticianId): string;
  /** Names in a sentence: with their article or preposition, and the number of the verb. */
  readonly named: {
    party(id: PartyId): Spelled;
    region(id: RegionId): Spelled;
    politician(id: PoliticianId): Spelled;
    list(names: readonly Spelled[]): Spelled;
    /** The name of the reader, in the place of a party. */
    readonly you: Spelled;
  };
  phase(name: PhaseName): string;
  card(card: Card): string;
  cards(cards: readonly Card[]): string;
  money(amount: number): string;
  /** A value with its sign, as on the trend scale. */
  signed(value: number): string;
  list(items: readonly string[]): string;
  /** A label and a text with a colon between them, set as the language sets it. */
  labelled(label: string, text: string): string;
  poll(rules: Rules, id: PollId): string;
  /** The same words, with parties, places and cards marked wherever they stand. */
  marked(mark: Mark): Wording;
}

/** The words of a language, with the names that an edition gives to money and parties. */
export function wordingIn(language: Language, edition = '2019'): Wording {
  return wordingWith(language, CATALOGUES[language], edition);
}

/** The wording for a browser, which loads the catalogue of one language only. */
export function wordingWith(language: Language, catalogue: Catalogue, edition: string): Wording {
  const say = speaker(language, catalogue.messages);
  const editionNames = namesIn(edition);
  const conjunction = new Intl.ListFormat(language, { type: 'conjunction' });
  const list = (items: readonly string[]): string => conjunction.format(items);
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: editionNames.currency,
    maximumFractionDigits: 0,
    ...(language === 'it' ? { useGrouping: 'always' } : {}),
  });
  const issue = (card: Card): string => say(`issue.${card.slice(0, -1)}` as MessageKey);
  const names = {
    party: (id: PartyId) => nameAt(catalogue.names.parties, editionNames.parties[id] ?? id),
    region: (id: RegionId) => nameAt(catalogue.names.regions, id),
    politician: (id: PoliticianId) => nameAt(catalogue.names.politicians, id),
  };
  const marking = (mark: Mark): Wording => {
    const named: Wording['named'] = {
      party: id => spell(language, names.party(id), name => mark('party', id, name)),
      region: id => spell(language, names.region(id), name => mark('region', id, name)),
      politician: id => spell(language, names.politician(id), name => name),
      list: items => together(items, list),
      you: spell(language, catalogue.names.you, name => name),
    };
    const wording: Wording = {
      language,
      say,
      named,
      party: id => mark('party', id, names.party(id).label),
      region: id => mark('region', id, names.region(id).label),
      politician: id => names.politician(id).label,
      phase: name => say(`phase.${name}`),
      card: card => mark('card', card, `${issue(card)}${NO_BREAK}${card.endsWith('+') ? '+' : '−'}`),
      cards: cards => list(cards.map(wording.card)),
      money: amount => money.format(amount).replace('DEM', 'DM'),
      signed: value => (value > 0 ? `+${value}` : `${value}`.replace('-', '−')),
      list,
      labelled: (label, text) => say('labelled', { label, text }),
      poll: (rules, id) => pollText(wording, rules, id),
      marked: marking,
    };
    return wording;
  };
  return marking((_kind, _id, name) => name);
}

/** An edition by whose sentences others may be told. */
export type Teller = PackEdition;

/** The edition whose sentences tell how a game is played. */
export function toldAs(rules: Pick<Rules, 'edition'>): Teller {
  return namesIn(rules.edition).toldAs;
}

/** The name in a table. One may come from outside, and be no word of the game: that is an error, not a word. */
function nameAt(names: Readonly<Record<string, Name>>, id: string): Name {
  const name = Object.hasOwn(names, id) ? names[id] : undefined;
  if (name === undefined) throw new Error(`no name ${id}`);
  return name;
}

/** NO_BREAK, since a stance alone at the beginning of a line says nothing. */
const NO_BREAK = '\u00A0';

/** A seat's party as a label. */
export function labelAt(words: Wording, { parties }: Subject, seat: Seat): string {
  return words.party(parties[seat] ?? '');
}

/** A seat's party in a sentence. */
export function partyAt(words: Wording, { parties }: Subject, seat: Seat): Spelled {
  return words.named.party(parties[seat] ?? '');
}

export function partiesAt(words: Wording, subject: Subject, seats: readonly Seat[]): Spelled {
  return words.named.list(seats.map(seat => partyAt(words, subject, seat)));
}

/** How many spaces of the trend scale lie between, which are not the numbers printed on them. */
export function spacesBetween({ rules }: Subject, from: number, to: number): number {
  return Math.abs(rules.trend.indexOf(to) - rules.trend.indexOf(from));
}

export type Asked<K extends Kind> = Extract<Choice, { kind: K }>;

function pollText(words: Wording, rules: Rules, id: PollId): string {
  const poll = rules.polls.find(each => each.id === id);
  const changes = Object.entries(poll?.changes ?? {});
  return changes.map(([party, change]) => `${words.party(party)} ${words.signed(change)}`).join(', ');
}
