import { type Action, exactly, type Infer, listOf, mapOf, type Schema } from '@macher/engine';
import { COMMITMENT } from './leaves.ts';

/** Seal is what fixes a decision that is made face down; the salt is secret until it is opened. */
export interface Seal {
  readonly commitment: string;
  readonly salt: string;
}

/** A seal that is opened: with it everyone can check what they were told when it was made. */
export interface OpenSeal {
  /** The line of the log in which the decision came in. */
  readonly entry: number;
  readonly action: Action;
  readonly salt: string;
}

const entry = { type: 'integer', minimum: 1, maximum: 1_000_000_000 } as const satisfies Schema;

/** What someone was told of the sealed decisions of a game, and where the reveal was of another decision. */
export const KEPT_SEALS_SCHEMA = exactly({
  /** What was told, by the line of the log. What was taken back is not among them. */
  told: mapOf(COMMITMENT),
  broken: listOf(entry, 10_000),
});
export type KeptSeals = Infer<typeof KEPT_SEALS_SCHEMA>;

export const NO_SEALS: KeptSeals = { told: {}, broken: [] };
