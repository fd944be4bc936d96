import type { Action, Game } from '@macher/engine';
import type {
  Clock,
  Opening,
  OpenProposal,
  Person,
  PersonId,
  Place,
  Room,
  Said,
  Stage,
} from '@macher/protocol';

/** An action of the line of play that counts, with where it stands in the log. */
export interface Step {
  readonly action: Action;
  readonly entry: number;
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
