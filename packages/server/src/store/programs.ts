import type { OwnProgram, PersonId, Sharing } from '@macher/protocol';
import type { Row } from './rows.ts';

/** A program that is made: a person without a password, who is somebody's. Its token is its only session. */
export interface MadeProgram {
  readonly id: PersonId;
  readonly name: string;
  readonly owner: PersonId;
  readonly madeAt: number;
}

/** Programs of people. */
export interface StoredPrograms {
  /** Adds a program; false: the owner has as many as they may. */
  add(program: MadeProgram, most: number): Promise<boolean>;
  /** Programs of an owner, in the order they were made. */
  of(owner: PersonId): Promise<OwnProgram[]>;
  /** Notes that its token was used. */
  used(program: PersonId, at: number): Promise<void>;
}

/** What people let be published of their games. */
export interface Sharings {
  of(person: PersonId): Promise<Sharing>;
  set(person: PersonId, sharing: Sharing): Promise<void>;
}

export function programIn({ id, name, created_at: madeAt, used_at: usedAt }: Row): OwnProgram {
  return {
    id: String(id),
    name: String(name),
    madeAt: Number(madeAt),
    usedAt: usedAt === null ? null : Number(usedAt),
  };
}

/** The sharing in a row: nothing, unless they have said so. */
export function sharingIn(row: Row | undefined): Sharing {
  const { sharing } = row ?? {};
  return sharing === 'public' || sharing === 'all' ? sharing : 'none';
}
