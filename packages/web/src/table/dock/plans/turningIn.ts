// 2019 §2 phase 9a; 2006 §6.2.8: what meetings are worth as votes
import {
  at,
  type ChoiceOf,
  mandatesFor,
  type Projection,
  type Seat,
  type View,
  votesFor,
} from '@macher/engine';
import { projectIn } from './regions.ts';

interface Table {
  readonly choice: ChoiceOf<'turn-in'>;
  readonly view: View;
  readonly seat: Seat;
}

type Lane = Projection['parties'][number];

export function laneOf({ choice, view, seat }: Table): Lane {
  return at(projectIn(view, choice.region)?.parties ?? [], seat);
}

export function gainOf(table: Table, meetings: number): number {
  const { trend, agreement } = laneOf(table);
  return votesFor(table.view.rules, meetings, trend, agreement);
}

/** Whether a floor is at work: the sum as written is less than the rules' minimum. */
export function isFloor(table: Table, meetings: number): boolean {
  const { trend, agreement } = laneOf(table);
  const isProduct = table.view.rules.voteRule === 'product';
  const written = isProduct ? (meetings + trend) * agreement : meetings * (trend + agreement);
  return written !== gainOf(table, meetings);
}

export function pointsFor({ rules }: View, region: string, votes: number): number {
  const card = rules.regions.find(({ id }) => id === region);
  return mandatesFor(rules.mandateSteps, card?.mandates ?? [], votes);
}
