import { FormatError } from '@macher/engine';
import type { JoinLimits, NewTable } from '@macher/protocol';

/** Who may come to a table. The log knows nothing of it. */
export interface Access {
  readonly isPrivate: boolean;
  readonly admitsPrograms: boolean;
  /** Whether friends of its owner find a private one, and come in without its link. */
  readonly isForFriends: boolean;
  /** null: anyone may sit down. */
  readonly limits: JoinLimits | null;
}

/**
 * Access as it is asked for. Unless something else is said, programs may come where only those come who have the link.
 */
export function accessOf({
  isPrivate,
  isRated = false,
  admitsPrograms = isPrivate && !isRated,
  isForFriends = false,
  limits = null,
}: Pick<NewTable, 'isPrivate' | 'isRated' | 'admitsPrograms' | 'isForFriends' | 'limits'>): Access {
  return { isPrivate, admitsPrograms, isForFriends, limits };
}

/** Refuses access that would come to nothing: that is a mistake. */
export function checkAccess({ isPrivate, isForFriends = false, limits = null, pace }: NewTable): void {
  if (isForFriends && !isPrivate) throw new FormatError('/isForFriends', 'a public table is for everyone');
  if (limits !== null && limits.answersWithin !== null && pace.kind !== 'slow')
    throw new FormatError('/limits/answersWithin', 'only in a game over days');
}
