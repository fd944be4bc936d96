import type { Action, Game, Seat } from '@macher/engine';
import type { Clock } from './clock.ts';
import type { Opening, Proposal, Room } from './entries.ts';
import type { Person, PersonId, Place } from './people.ts';

export const STAGES = ['gathering', 'playing', 'over', 'abandoned'] as const;
export type Stage = (typeof STAGES)[number];

/** An action of the line of play that counts, with where it stands in the log. */
export interface Step {
  readonly action: Action;
  readonly entry: number;
}

export interface Said {
  readonly number: number;
  readonly at: number;
  readonly person: Person;
  readonly text: string;
}

/** A table as its log has made it. */
export interface Table {
  readonly owner: Person;
  readonly opening: Opening;
  /** The last entry of the log. */
  number: number;
  readonly openedAt: number;
  stage: Stage;
  readonly places: Place[];
  clock: Clock;
  /** null until it is started. */
  game: Game | null;
  readonly steps: Step[];
  proposal: OpenProposal | null;
  readonly talk: Record<Room, Said[]>;
  readonly notes: Map<PersonId, string>;
  /** What people called their actions, with the entries that came of them. */
  readonly known: Map<string, number>;
}

export interface OpenProposal {
  readonly seat: Seat;
  readonly proposal: Proposal;
  readonly accepted: readonly Seat[];
}
