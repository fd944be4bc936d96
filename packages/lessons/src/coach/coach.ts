import type { Level } from '@macher/bots/ids';
import {
  agreement,
  at,
  type Choice,
  type ChoiceOf,
  type Kind,
  type RegionId,
  type View,
} from '@macher/engine';
import { type Arguments, type Say, type Teller, toldAs, type Wording } from '@macher/words';
import type { CoachKey } from './messages/en.ts';
import { THINGS, type Thing, USUAL } from './usual.ts';

/**
 * What a kind of decision is for, what to look at, and what it usually costs where all the others are bots of one
 * `level`, with the figures of this position.
 */
export function coachLine(
  tell: Say<CoachKey>,
  words: Wording,
  view: View,
  choice: Choice,
  level: Level | null,
): string {
  const price = priceText(tell, words, view, choice, level);
  return tell(keyOf(view, choice.kind), { ...figuresOf(words, view, choice), price }).trim();
}

/** The decisions in which things are paid for. */
const PAID_IN: Readonly<Record<Thing, Kind>> = { start: 'bid', meetings: 'meetings', poll: 'poll-bid' };

function thingIn(kind: Kind): Thing | undefined {
  return THINGS.find(thing => PAID_IN[thing] === kind);
}

/** The text of a price; empty where nobody can say. */
function priceText(
  tell: Say<CoachKey>,
  words: Wording,
  { rules }: View,
  { kind }: Choice,
  level: Level | null,
): string {
  const thing = thingIn(kind);
  const usual = level === null ? null : USUAL[level];
  if (thing === undefined || usual === null) return '';
  const [low, high] = usual[toldAs(rules)][thing];
  const [from, to] = [words.money(low), words.money(high)];
  const amount = low === high ? from : tell('price.range', { from, to });
  return tell(thing === 'meetings' ? 'price.spend' : 'price.cost', { amount });
}

/** Kinds of decisions that go another way in the older editions. */
const OLDER = ['bid', 'buy-media', 'meetings', 'poll-bid', 'turn-in'] as const;

/** The kinds of which an edition has a line of its own. */
const OTHERWISE: Readonly<Record<Teller, readonly (typeof OLDER)[number][]>> = {
  '2019': [],
  '2006': OLDER,
};

function keyOf({ rules }: View, kind: Kind): CoachKey {
  const otherwise = OTHERWISE[toldAs(rules)].find(each => each === kind);
  return otherwise === undefined ? kind : `${otherwise}.older`;
}

function figuresOf(words: Wording, view: View, choice: Choice): Arguments {
  return { ...common(words, view, choice), ...ownArguments(words, view, choice) };
}

function ownArguments<K extends Kind>(words: Wording, view: View, choice: ChoiceOf<K>): Arguments {
  return OWN[choice.kind]?.(words, view, choice) ?? {};
}

/** The election of this round, and how well you agree there. */
function common(words: Wording, view: View, { seat }: Choice): Arguments {
  const [current] = view.regions;
  return {
    current: current === undefined ? '' : words.named.region(current.id),
    agreement: current === undefined ? 0 : agreementOf(view, seat, current.id),
  };
}

type Own<K extends Kind> = (words: Wording, view: View, choice: ChoiceOf<K>) => Arguments;

/** What only one kind of decision speaks of; null: nothing of the kind. */
const OWN: { readonly [K in Kind]: Own<K> | null } = {
  draft: null,
  'first-platform': null,
  'complete-platform': null,
  'keep-policy': null,
  'starting-block': null,
  bid: null,
  raise: null,
  'platform-source': null,
  'take-policy': null,
  exchange: null,
  'buy-media': null,
  meetings: null,
  send: (_words, _view, { politicians }) => ({ left: politicians.length }),
  pay: (words, _view, { politician, cost, money }) => ({
    politician: words.politician(politician),
    cost: words.money(cost),
    money: words.money(money),
  }),
  act: null,
  influence: (words, _view, { region }) => ({ region: words.named.region(region) }),
  'poll-bid': null,
  'poll-use': (_words, { rules }) => ({ members: rules.quietPoll.base }),
  'turn-in': (words, view, { region }) => ({
    region: words.named.region(region),
    hidden: view.regions.find(({ id }) => id === region)?.hidden.hidden ?? 0,
  }),
  donation: null,
  'name-start': null,
  redraw: null,
  swap: null,
  lay: (_words, _view, { politicians }) => ({ left: politicians.length }),
  'pay-next': null,
  resolve: null,
  coalition: (words, _view, { region }) => ({ region: words.named.region(region) }),
  answer: (words, view, { region, from, seat, common: shared }) => ({
    region: words.named.region(region),
    shared,
    votes: votesOf(view, seat, region) + votesOf(view, from, region),
  }),
  'poll-lines': (_words, _view, { max }) => ({ max }),
  promote: (_words, _view, { points }) => ({ points }),
  nationalise: (_words, _view, { left }) => ({ left }),
  'lay-donation': null,
};

function agreementOf(view: View, seat: number, region: RegionId): number {
  const { platform } = at(view.players, seat);
  const found = view.regions.find(({ id }) => id === region);
  return found === undefined ? 0 : agreement(view.rules, platform, found);
}

function votesOf(view: View, seat: number, region: RegionId): number {
  return view.regions.find(({ id }) => id === region)?.votes[seat] ?? 0;
}
