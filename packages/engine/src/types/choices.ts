import type { Kind } from './kinds.ts';
import type { Benefit, DeedKind, Donation, StartingBlock } from './rules.ts';
import type { BlockId, Card, PartyId, PoliticianId, PollId, RegionId, Seat } from './vocabulary.ts';

/**
 * A choice says what one seat may decide now, with ranges and lists: the only source of what is legal.
 * An action is a seat's decision. Both carry the same `kind`. Money is in full units, never in thousands.
 */
export interface Decisions {
  draft: { choice: { cards: readonly Card[] }; action: { card: Card } };
  'first-platform': { choice: CardsChoice; action: { cards: readonly Card[] } };
  'complete-platform': { choice: CardsChoice; action: { cards: readonly Card[] } };
  'keep-policy': { choice: { cards: readonly Card[] }; action: { card: Card } };
  'starting-block': {
    choice: {
      columns: readonly (readonly StartingBlock[])[];
      regions: readonly RegionId[];
      different: boolean;
    };
    action: { blocks: readonly BlockId[] } & Readonly<Record<Benefit, readonly RegionId[]>>;
  };
  bid: { choice: AmountRange; action: { amount: number } };
  /** `amount: null` passes; `range: null` means passing is all that is left. */
  raise: { choice: { range: AmountRange | null }; action: { amount: number | null } };
  'platform-source': { choice: { sources: readonly PlatformSource[] }; action: { source: PlatformSource } };
  'take-policy': { choice: { cards: readonly Card[] }; action: { card: Card } };
  exchange: {
    choice: { hand: readonly Card[]; platform: readonly Card[]; max: number; keep: number };
    action: { out: readonly Card[]; in: readonly Card[]; keep: readonly Card[] };
  };
  'buy-media': {
    choice: { regions: readonly RegionId[]; cost: number };
    action: { region: RegionId | null };
  };
  meetings: {
    choice: {
      regions: readonly { readonly region: RegionId; readonly max: number }[];
      /** Regions without a free space for this seat. */
      full: readonly RegionId[];
      supply: number;
      money: number;
      costs: readonly number[];
    };
    action: { buy: readonly Purchase[] };
  };
  send: {
    choice: {
      politicians: readonly PoliticianId[];
      regions: readonly RegionId[];
      /** All that is sent must be affordable together; null where it need not be. */
      budget: number | null;
      costs: readonly number[];
    };
    action: { cards: readonly Sending[] };
  };
  pay: {
    choice: { region: RegionId; politician: PoliticianId; cost: number; money: number };
    action: { pay: boolean };
  };
  act: {
    choice: {
      region: RegionId;
      politician: PoliticianId;
      part: 'main' | 'secondary';
      deeds: readonly DeedOffer[];
    };
    action: { deed: Deed | null };
  };
  influence: {
    choice: {
      region: RegionId;
      by: 'media' | 'majority';
      exchanges: readonly { readonly out: Card; readonly in: readonly Card[] }[];
    };
    action: { exchange: { readonly out: Card; readonly in: Card } | null };
  };
  'poll-bid': {
    choice: { region: RegionId; back: PartyId | null; range: AmountRange | null };
    action: { amount: number | null };
  };
  'poll-use': {
    choice: { region: RegionId; poll: PollId; publishable: boolean };
    action: { publish: boolean };
  };
  'turn-in': { choice: { region: RegionId; min: number; max: number }; action: { meetings: number } };
  donation: { choice: { cards: readonly Donation[] }; action: { amount: number; take: boolean } };
  'name-start': { choice: { seats: readonly Seat[] }; action: { start: Seat } };
  redraw: { choice: { hand: readonly Card[] }; action: { discard: readonly Card[] } };
  swap: {
    choice: { hand: readonly Card[]; platform: readonly Card[] };
    action: { swap: { readonly out: Card; readonly in: Card } | null };
  };
  lay: {
    choice: { politicians: readonly PoliticianId[]; regions: readonly RegionId[] };
    action: { card: Sending | null };
  };
  'pay-next': {
    choice: { cards: readonly { readonly politician: PoliticianId; readonly cost: number }[]; money: number };
    action: { politician: PoliticianId };
  };
  resolve: {
    choice: { cards: readonly ResolveOffer[] };
    /** `deed: null` declines where that is possible. */
    action: { politician: PoliticianId; deed: Deed | null };
  };
  /** `partner: null` passes. */
  coalition: {
    choice: { region: RegionId; partners: readonly PartnerOffer[] };
    action: { partner: Seat | null };
  };
  answer: { choice: { region: RegionId; from: Seat; common: number }; action: { accept: boolean } };
  /** `parties: null` keeps the poll quiet. */
  'poll-lines': {
    choice: { region: RegionId; poll: PollId; lines: readonly PartyId[]; max: number };
    action: { parties: readonly PartyId[] | null };
  };
  promote: { choice: { region: RegionId; points: number }; action: { promote: boolean } };
  /** `opinion: null` is enough; `replace` names the opinion that makes way on a full board. */
  nationalise: {
    choice: { region: RegionId; left: number; opinions: readonly NationalOffer[] };
    action: { opinion: Card | null; replace: Card | null };
  };
  'lay-donation': { choice: { cards: readonly Donation[] }; action: { amount: number; accept: boolean } };
}

export type ChoiceOf<K extends Kind> = { [P in K]: Asked<P> & Readonly<Decisions[P]['choice']> }[K];
export type ActionOf<K extends Kind> = { [P in K]: Asked<P> & Readonly<Decisions[P]['action']> }[K];
export type Choice = ChoiceOf<Kind>;
export type Action = ActionOf<Kind>;
export type BlockAction = ActionOf<'starting-block'>;

interface Asked<K> {
  readonly kind: K;
  readonly seat: Seat;
}

export const PLATFORM_SOURCES = ['draw', 'refresh', 'nothing'] as const;
export type PlatformSource = (typeof PLATFORM_SOURCES)[number];

/** `count` cards of different issues out of `cards`, different also from the policies already laid. */
interface CardsChoice {
  readonly cards: readonly Card[];
  readonly count: number;
  readonly laid: readonly Card[];
}

/** Whole steps of money from `min` to `max`. */
export interface AmountRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface Purchase {
  readonly region: RegionId;
  readonly count: number;
}

export interface Sending {
  readonly politician: PoliticianId;
  readonly region: RegionId;
}

/** A paid politician and what it may do now. */
export interface ResolveOffer {
  readonly politician: PoliticianId;
  readonly region: RegionId;
  readonly deeds: readonly DeedOffer[];
  /** Only the media action is left, which may be declined. [R81] */
  readonly optional: boolean;
}

/** With exactly two common policies a player asks, with more they can force. */
export interface PartnerOffer {
  readonly seat: Seat;
  readonly common: number;
  readonly force: boolean;
}

/** What an opinion would do on the national board; `replaces` lists what it may take the place of. */
export interface NationalOffer {
  readonly card: Card;
  readonly does: 'enter' | 'secure' | 'replace';
  readonly replaces: readonly Card[];
}

/** What a politician may do now, and the deed that it then does. */
export interface Deeds {
  'place-key-issue': { offer: { opinions: readonly Card[] }; deed: { opinion: Card } };
  'remove-key-issue': { offer: { opinion: Card }; deed: object };
  'own-trend': PlainDeed;
  'other-trends': PlainDeed;
  'other-trend': { offer: { amount: number; targets: readonly Seat[] }; deed: { target: Seat } };
  votes: PlainDeed;
  media: {
    /** `cost` is the whole price, `toBank` the bank's part of it; the player's own marker may, or must, follow. */
    offer: { from: readonly Seat[]; cost: number; toBank: number; place: 'may' | 'must' | 'cannot' };
    deed: { from: Seat; place: boolean };
  };
  poll: PlainDeed;
  platform: PlainDeed;
  base: PlainDeed;
}

interface PlainDeed {
  offer: { amount: number };
  deed: object;
}

export type OfferOf<D extends DeedKind> = { [P in D]: { readonly deed: P } & Readonly<Deeds[P]['offer']> }[D];
export type DeedOf<D extends DeedKind> = { [P in D]: { readonly deed: P } & Readonly<Deeds[P]['deed']> }[D];
export type DeedOffer = OfferOf<DeedKind>;
export type Deed = DeedOf<DeedKind>;
