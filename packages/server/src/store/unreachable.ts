/**
 * UnreachableError: the database could not be reached for as long as a call may wait. Whether a write has been made is
 * not known: who wants to know looks again.
 */
export class UnreachableError extends Error {}
