import {
  type ActionOf,
  at,
  type BySeat,
  type Card,
  type ChoiceOf,
  type Kind,
  type Seat,
} from '@macher/engine';
import type { Reason } from '../reason.ts';
import { bitsOf, type RoundIndex, type RulesIndex, rulesIndex } from '../rulesIndex.ts';
import type { SeenPlayer, Sight } from '../sight.ts';
import type { Weights } from './weights.ts';

/** One seat thinking: what it sees, and what it thinks things are worth. */
export interface Outlook {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly weights: Weights;
  readonly known: RulesIndex;
  readonly round: RoundIndex;
  readonly own: SeenPlayer;
  /** Points that 1,000 are worth now. */
  readonly price: number;
  /** How many meetings will still be bought this round in a region: by the seat itself, and, below, by each rival. */
  readonly planned: number;
  readonly rivalPlanned: number;
  /** The platforms as bits. */
  readonly platforms: BySeat<number>;
  /** Policies picked in the draft so far. */
  readonly drafted: readonly Card[];
}

export function outlookOf(sight: Sight, seat: Seat, weights: Weights, drafted: readonly Card[]): Outlook {
  const known = rulesIndex(sight.rules);
  const round = at(known.rounds, sight.round);
  const own = at(sight.players, seat);
  const isBefore = sight.step < round.meetings || sight.round === 0;
  return {
    sight,
    seat,
    weights,
    known,
    round,
    own,
    price: priceOf(round, weights),
    planned: isBefore ? weights.planned : 0,
    rivalPlanned: isBefore || sight.step === round.meetings ? weights.rivalPlanned : 0,
    platforms: sight.players.map(({ platform }) => bitsOf(known, platform)),
    drafted,
  };
}

function priceOf({ campaignsAfter }: RoundIndex, weights: Weights): number {
  return campaignsAfter === 0 ? weights.moneyLast : weights.money + weights.moneyTime * (campaignsAfter - 1);
}

/** What a sum of money is worth. */
export function worthOfMoney({ price }: Outlook, amount: number): number {
  return (price * amount) / 1000;
}

/** What a point of base is worth: itself, and what it will still pay. */
export function worthOfBase({ sight: { rules }, round, weights, price }: Outlook): number {
  return weights.base + (round.basePayments * rules.payPerBase * price) / 1000;
}

export interface Judged<K extends Kind> {
  readonly action: ActionOf<K>;
  readonly reason: Reason;
}

export type Judge<K extends Kind> = (outlook: Outlook, choice: ChoiceOf<K>) => Judged<K>;

export const FORCED: Reason = { kind: 'forced' };
