import {
  type Flavoured,
  type PartyId,
  type Schema,
  type SchemaOf,
  type Seat,
  withOptional,
} from '@macher/engine';

/** A person's id, for an account or a guest. The table knows people by this and by their name. */
export type PersonId = Flavoured<string, 'person'>;
export type TableId = Flavoured<string, 'table'>;

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  /** Whether nobody sits there: a program of somebody's decides. Everyone at the table is told. */
  readonly isProgram?: true;
}

/** Whether a text mentions somebody: “@Anna” is meant for her. */
export function mentions(text: string, { name }: Pick<Person, 'name'>): boolean {
  return name !== '' && text.toLowerCase().includes(`@${name.toLowerCase()}`);
}

/** FORMER_PLAYER is what a person is called who has deleted their account. Nobody can take this name. */
export const FORMER_PLAYER = 'former player';

/** Why a bot plays for a person. */
export const ABSENCES = ['left', 'time', 'resigned', 'voted'] as const;
export type Absence = (typeof ABSENCES)[number];

/** Why another bot decided for a bot. */
export const LAPSES = ['late', 'broken'] as const;
export type Lapse = (typeof LAPSES)[number];

/** A bot that plays for a person. */
export interface StandIn {
  readonly bot: string;
  readonly why: Absence;
}

/** Someone plays a seat for its person for a time, or may. */
export interface Regency {
  /** The name that the one who may play goes by. */
  readonly name: string;
  /** null: they don't play yet. */
  readonly person: Person | null;
  readonly until: number;
}

/** How a seat's person is away by agreement. */
export interface SeatAbsence {
  /** Until when no clock runs for it; null: it does. */
  readonly offUntil: number | null;
  /** Whole days off that are left. */
  readonly daysLeft: number;
  readonly regency: Regency | null;
}

/** When a game begins by itself, and which bot takes free seats then. */
export interface Schedule {
  readonly at: number;
  readonly bot: string | null;
}

/** One place at the table. Nobody and no bot: it is open, or kept for someone. */
export interface Place {
  readonly party: PartyId;
  readonly person: Person | null;
  /** Plays from the beginning, or for the person. */
  readonly bot: string | null;
  readonly standIn: StandIn | null;
  readonly isReady: boolean;
  /** Before the game, who alone may sit down there; later, who may come back to it, though another person plays. */
  readonly keptFor: Person | null;
}

const word = { type: 'string', minLength: 1, maxLength: 200 } as const;
export const PERSON_SCHEMA: SchemaOf<Person> = withOptional(
  { id: word, name: word },
  { isProgram: { const: true } },
);
export const SEAT_SCHEMA: SchemaOf<Seat> = { type: 'integer', minimum: 0, maximum: 4 };
export const NAME_SCHEMA = { type: 'string', minLength: 1, maxLength: 30 } as const satisfies Schema;
