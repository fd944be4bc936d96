/** Why a line of a log does not fit: it cannot be read, is not there, is against the rules, led elsewhere, or broke. */
export const MISFITS = ['unreadable', 'missing', 'refused', 'differs', 'failed'] as const;
export type Misfit = (typeof MISFITS)[number];

/** A table whose log goes on in a way that this program cannot follow: it can be looked at, but not played. */
export interface Frozen {
  /** The first line that does not fit. */
  readonly entry: number;
  readonly why: Misfit;
}

/** FrozenInDetail has what the people who run the server need to know; players may not, it can name secrets. */
export interface FrozenInDetail extends Frozen {
  readonly detail: string;
}
