import { type Action, clone, type Game } from '@macher/engine';
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
interface Step {
  readonly action: Action;
  readonly entry: number;
  /** null: a bot. */
  readonly by: PersonId | null;
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

/** A table that can be changed while this one stays as it is. */
export function copyTable(table: Table): Table {
  const { places, game, steps, talk, notes, known } = table;
  return {
    ...table,
    places: places.slice(),
    game: game === null ? null : clone(game),
    steps: steps.slice(),
    talk: { players: talk.players.slice(), spectators: talk.spectators.slice() },
    notes: new Map(notes),
    known: new Map(known),
  };
}
