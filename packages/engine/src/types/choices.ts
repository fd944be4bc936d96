import type { Kind } from './kinds.ts';
import type { Benefit, DeedName, Donation, StartingBlock } from './rules.ts';
import type { BlockId, Card, PartyId, PoliticianId, PollId, RegionId, Seat } from './vocabulary.ts';

/**
 * A choice says what one seat may decide now, with ranges and lists: the only source of what is legal.
 * An action is a seat's decision. Both carry the same `kind`. Money is in full units, never in thousands.
 */
export interface Decisions extends Record<Kind, { choice: object; action: object }> {
  draft: { choice: { cards: readonly Card[] }; action: { card: Card } };
  'first-platform': { choice: CardsChoice; action: { cards: readonly Card[] } };
  'complete-platform': { choice: CardsChoice; action: { cards: readonly Card[] } };
  'keep-policy': { choice: { cards: readonly Card[] }; action: { card: Card } };
  'starting-block': {
    choice: { blocks: readonly StartingBlock[]; regions: readonly RegionId[] };
    action: { block: BlockId } & Readonly<Record<Benefit, readonly RegionId[]>>;
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
      supply: number;
      money: number;
      costs: readonly number[];
    };
    action: { buy: readonly Purchase[] };
  };
  send: {
    choice: { politicians: readonly PoliticianId[]; regions: readonly RegionId[] };
    action: { cards: readonly Sending[] };
  };
  pay: {
    choice: { region: RegionId; politician: PoliticianId; cost: number; affordable: boolean };
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
    choice: { region: RegionId; exchanges: readonly { readonly out: Card; readonly in: readonly Card[] }[] };
    action: { exchange: { readonly out: Card; readonly in: Card } | null };
  };
  'poll-bid': {
    choice: { region: RegionId; back: PartyId; range: AmountRange | null };
    action: { amount: number | null };
  };
  'poll-use': {
    choice: { region: RegionId; poll: PollId; publishable: boolean };
    action: { publish: boolean };
  };
  'turn-in': { choice: { region: RegionId; min: number; max: number }; action: { meetings: number } };
  donation: { choice: { cards: readonly Donation[] }; action: { amount: number; take: boolean } };
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

/** What a politician may do now. A key-issue offer either places on one of `opinions` or removes. */
export type DeedOffer =
  | { readonly deed: 'place-key-issue'; readonly opinions: readonly Card[] }
  | { readonly deed: 'remove-key-issue'; readonly opinion: Card }
  | {
      readonly deed: 'media';
      readonly from: readonly Seat[];
      readonly cost: number;
      readonly placeable: boolean;
    }
  | {
      readonly deed: Exclude<DeedName, 'key-issue' | 'media'>;
      readonly amount: number;
    };

export type Deed =
  | { readonly deed: 'place-key-issue'; readonly opinion: Card }
  | { readonly deed: 'remove-key-issue' }
  | { readonly deed: 'media'; readonly from: Seat; readonly place: boolean }
  | { readonly deed: Exclude<DeedName, 'key-issue' | 'media'> };
