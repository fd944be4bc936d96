import type { PlatformSource, Purchase } from './choices.ts';
import type { Election, NationalOpinion, Score } from './game.ts';
import type { Kind } from './kinds.ts';
import type { PhaseName } from './phases.ts';
import type {
  BaseCause,
  ElectionReason,
  ExchangeRight,
  IdleAbility,
  TileNeighbour,
  TileReason,
  TrendCause,
  VotesCause,
} from './reasons.ts';
import type { Benefit, DeedKind } from './rules.ts';
import type { BlockId, BySeat, Card, PartyId, PoliticianId, PollId, RegionId, Seat } from './vocabulary.ts';

/** What happened, as data: the program that shows it finds the words. A secret is null for those who may not know it. */
export interface Happenings {
  'phase-began': { phase: PhaseName; round: number };
  'round-began': { round: number; regions: readonly RegionId[] };
  /** A sealed decision came in; what it says stays sealed. */
  sealed: { seat: Seat; kind: Kind };

  'region-laid': { region: RegionId; board: number };
  'opinion-opened': { region: RegionId; card: Card };
  /** Turned up, but its issue was open there already. */
  'opinion-discarded': { region: RegionId; card: Card };
  'opinion-missing': { region: RegionId };
  'opinions-shuffled': { count: number };
  'packets-passed': { pick: number };
  'platform-laid': { seat: Seat; cards: readonly Card[] };
  'policies-discarded': { seat: Seat; cards: readonly Card[] };
  'policies-drawn': { seat: Seat; count: number; cards: readonly Card[] | null };
  'policies-shuffled': { count: number };
  'block-revealed': { seat: Seat; blocks: readonly BlockId[] } & Record<Benefit, readonly RegionId[]>;
  'provisional-start': { seat: Seat };

  'bids-revealed': { bids: BySeat<number> };
  raised: { seat: Seat; amount: number };
  'raise-passed': { seat: Seat };
  'start-player': { seat: Seat; paid: number };

  'platform-source': { seat: Seat; source: PlatformSource };
  'display-discarded': { cards: readonly Card[] };
  'display-laid': { cards: readonly Card[] };
  'policy-taken': { seat: Seat; card: Card };
  'platform-changed': { seat: Seat; out: readonly Card[]; in: readonly Card[] };

  'media-bought': { seat: Seat; region: RegionId; paid: number };
  'media-passed': { seat: Seat };
  'meetings-bought': { seat: Seat; buy: readonly Purchase[]; paid: number };
  'politicians-sent': {
    seat: Seat;
    cards: readonly { readonly region: RegionId; readonly politician: PoliticianId | null }[];
  };
  'politicians-shown': {
    region: RegionId;
    row: readonly { readonly seat: Seat; readonly politician: PoliticianId }[];
  };
  'politician-paid': { seat: Seat; region: RegionId; politician: PoliticianId; paid: number };
  /** `short`: the money wasn't enough, which all could see. */
  'politician-declined': { seat: Seat; region: RegionId; politician: PoliticianId; why: 'chosen' | 'short' };
  'politician-acted': { seat: Seat; region: RegionId; politician: PoliticianId; deed: DeedKind };
  'deed-skipped': {
    seat: Seat;
    region: RegionId;
    politician: PoliticianId;
    part: 'main' | 'secondary' | 'only';
    /** The abilities it could do nothing with; empty: its player chose to do nothing. */
    idle: readonly IdleAbility[];
  };
  /** All politicians of a region are done: those that were used leave the game together. */
  'politicians-left': {
    region: RegionId;
    row: readonly { readonly seat: Seat; readonly politician: PoliticianId }[];
  };
  'key-issue-placed': { seat: Seat; region: RegionId; card: Card };
  'key-issue-removed': { seat: Seat; region: RegionId; card: Card };
  'media-removed': { seat: Seat; region: RegionId; from: Seat; paid: number };
  'media-placed': { seat: Seat; region: RegionId; paid: number };
  /** `from` and `to` are the numbers printed on the spaces. */
  'trend-moved': { seat: Seat; region: RegionId; from: number; to: number; cause: TrendCause };
  'votes-gained': { seat: Seat; region: RegionId; votes: number; total: number; cause: VotesCause };
  'base-changed': { seat: Seat; change: number; base: number; cause: BaseCause };

  'opinion-exchanged': { seat: Seat; region: RegionId; out: Card; in: Card; right: ExchangeRight };
  'influence-passed': { seat: Seat; region: RegionId; right: ExchangeRight };
  'poll-offered': { region: RegionId; auctioneer: Seat; back: PartyId | null };
  'poll-bid': { seat: Seat; region: RegionId; amount: number };
  'poll-passed': { seat: Seat; region: RegionId };
  'poll-won': { seat: Seat; region: RegionId; paid: number };
  'poll-unsold': { region: RegionId };
  'poll-seen': { seat: Seat; region: RegionId; poll: PollId | null };
  'poll-published': { seat: Seat; region: RegionId; poll: PollId };
  'poll-quiet': { seat: Seat; region: RegionId };
  'polls-shuffled': { count: number };

  'meetings-turned-in': {
    seat: Seat;
    region: RegionId;
    meetings: number;
    trend: number;
    agreement: number;
    votes: number;
    /** `election`: all meetings that are left are counted. */
    why: 'chosen' | 'election';
  };
  'meetings-kept': { seat: Seat; region: RegionId };
  /** `control`: who controlled the media there before any marker left. */
  'election-held': { election: Election; why: ElectionReason; control: Seat | null };
  'paid-out': { seat: Seat; forMandates: number; forBase: number };
  'donation-taken': { seat: Seat; amount: number };
  'donation-refused': { seat: Seat; amount: number };
  /** Dice for a purpose; `rolls` are the faces. */
  rolled: { seat: Seat; rolls: readonly number[] };
  'start-won': { seat: Seat; paid: number };
  'start-named': { seat: Seat; start: Seat };
  'tile-laid': { seat: Seat; region: RegionId };
  /** A telephone that brought no tile. */
  'tile-missing': { seat: Seat; region: RegionId; why: 'lies-there' | 'none-left' | 'last-election' };
  /** `needed`: policies in common that it takes to ask. */
  'tile-returned': {
    seat: Seat;
    region: RegionId;
    why: TileReason;
    needed: number;
    others: readonly TileNeighbour[];
  };
  'coalition-asked': { seat: Seat; partner: Seat; region: RegionId; common: number };
  'coalition-refused': { seat: Seat; partner: Seat; region: RegionId };
  'coalition-formed': { seats: readonly Seat[]; region: RegionId; forced: boolean; shared: readonly Card[] };
  'coalition-passed': { seat: Seat; region: RegionId };
  promoted: { seat: Seat; region: RegionId; points: number };
  'promotion-declined': { seat: Seat; region: RegionId };
  nationalised: {
    seat: Seat;
    card: Card;
    does: 'enter' | 'secure' | 'replace';
    replaced: Card | null;
    before: readonly NationalOpinion[];
    after: readonly NationalOpinion[];
  };
  'nationalising-ended': { seat: Seat };
  'donation-laid': { seat: Seat; amount: number | null; accept: boolean };
  'donation-shown': { seat: Seat; amount: number };
  'region-cleared': { region: RegionId };
  'opinion-board-refilled': { cards: readonly Card[] };
  'game-ended': { scores: readonly Score[] };
}

export type EventName = keyof Happenings;
export type EventOf<E extends EventName> = { [P in E]: { readonly event: P } & Readonly<Happenings[P]> }[E];
export type GameEvent = EventOf<EventName>;

/** Hears what happens; undefined when nobody listens, so that no event is built in vain. */
export type Tell = ((event: GameEvent) => void) | undefined;
