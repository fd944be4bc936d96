import type { NewNotice, OwnTies, Person, PersonId, Tie, TiedPerson } from '@macher/protocol';
import type { Row } from './rows.ts';

/**
 * Asked is what came of asking somebody, or of saying yes: `full` means that one of both has as many friends as they
 * may.
 */
export type Asked = Tie | 'full' | 'too-many';

/** Asking says who wants what of whom, and when; requests of before `since` stand no longer. */
export interface Asking {
  readonly asker: PersonId;
  readonly asked: PersonId;
  readonly at: number;
  readonly since: number;
}

/** How much one person may have. */
export interface MostTies {
  readonly friends: number;
  readonly asked: number;
  readonly blocked: number;
}

/**
 * Ties say who is at whose side: friends, requests, and people somebody doesn't want to meet. Each is for those whose
 * it is.
 */
export interface Ties {
  of(person: PersonId, since: number): Promise<OwnTies>;
  between(person: PersonId, other: PersonId, since: number): Promise<Tie>;
  /**
   * Asks: a request; friendship if the other one asks too. To somebody who has been blocked by the other it looks the
   * same, and is told to nobody. The notice is for a request that is new.
   */
  ask(asking: Asking, notice: NewNotice, most: MostTies): Promise<Asked>;
  /** Parts two people: no friends any more, the other's request declined, and one's own taken back. */
  part(person: PersonId, other: PersonId): Promise<void>;
  /** Blocks somebody, who is parted from for good; false: they have blocked as many as they may. */
  block(person: PersonId, other: PersonId, at: number, most: MostTies): Promise<boolean>;
  unblock(person: PersonId, other: PersonId): Promise<void>;
  /** How many ask this person. */
  countAsking(person: PersonId, since: number): Promise<number>;
  friendsOf(person: PersonId): Promise<PersonId[]>;
  blockedBy(person: PersonId): Promise<PersonId[]>;
  areFriends(person: PersonId, other: PersonId): Promise<boolean>;
  /** The people among these who have blocked somebody. */
  blockersAmong(people: readonly PersonId[], blocked: PersonId): Promise<PersonId[]>;
  /** Shows or hides whether somebody is at a table to their friends. */
  show(person: PersonId, isShown: boolean): Promise<void>;
  /** The people among these who let their friends see it. */
  shownAmong(people: readonly PersonId[]): Promise<PersonId[]>;
}

/** Standing is a request that still stands. Declined or withdrawn, it is kept until its time is over. */
interface Standing {
  readonly isDeclined: boolean;
  readonly isWithdrawn: boolean;
}

/** Between is all that is between two people. */
export interface Between {
  readonly isFriend: boolean;
  readonly hasBlocked: boolean;
  readonly isBlocked: boolean;
  readonly mine: Standing | null;
  readonly theirs: Standing | null;
}

/**
 * What is between two people in a row of `is_friend`, `has_blocked`, `is_blocked`, and of two requests as `flagsOf` has
 * them.
 */
export function betweenIn(row: Row | undefined): Between {
  const { is_friend, has_blocked, is_blocked, mine, theirs } = row ?? {};
  return {
    isFriend: Boolean(is_friend),
    hasBlocked: Boolean(has_blocked),
    isBlocked: Boolean(is_blocked),
    mine: standingIn(mine),
    theirs: standingIn(theirs),
  };
}

/** FLAGS is how a request is read: its two flags in one number. */
export const FLAGS = 'is_declined + 2 * is_withdrawn';

function standingIn(flags: unknown): Standing | null {
  if (flags === null || flags === undefined) return null;
  return { isDeclined: Number(flags) % 2 === 1, isWithdrawn: Number(flags) >= 2 };
}

/** The tie as one of both may know it: a request that was declined still looks open to who asked. */
export function tieIn({ isFriend, hasBlocked, mine, theirs }: Between): Tie {
  if (hasBlocked) return 'blocked';
  if (isFriend) return 'friend';
  if (theirs !== null && !theirs.isDeclined && !theirs.isWithdrawn) return 'asks';
  return mine !== null && !mine.isWithdrawn ? 'asked' : 'none';
}

/** The step that asking comes to: nothing new, friendship, the same request again, or a new one. */
export function stepOf({
  isFriend,
  hasBlocked,
  mine,
  theirs,
}: Between): 'nothing' | 'befriend' | 'again' | 'ask' {
  if (isFriend || hasBlocked) return 'nothing';
  // Who declined, and asks later, has changed their mind; to the other one the request has stood all the time.
  if (theirs !== null && !theirs.isWithdrawn) return 'befriend';
  return mine === null ? 'ask' : 'again';
}

export function tiedIn({ id, name, owner, at }: Row): TiedPerson {
  const person: Person = { id: String(id), name: String(name) };
  return { person: typeof owner === 'string' ? { ...person, isProgram: true } : person, at: Number(at) };
}
