import { exactly, type Infer, orNull, type Schema } from '@macher/engine';
import { COMMITMENT } from './leaves.ts';
import { SEAT_SCHEMA } from './people.ts';

/** What a person adds to a deal when they are ready: 128 random bits. */
export const CONTRIBUTION_SCHEMA = {
  type: 'string',
  minLength: 32,
  maxLength: 32,
  pattern: '^[0-9a-f]{32}$',
} as const satisfies Schema;

/** What everybody can see of a deal that can be checked, before the game and during it. */
export interface OpenDealing {
  /** The commitment to the secret that lies under the deal. It is shown before anyone adds anything. */
  readonly commitment: string;
  /** Contributions in seat order; null: a bot, or a person who has added nothing. */
  readonly contributions: readonly (string | null)[];
}

/** What someone saw for themselves when they were ready, and what they added. */
export const WITNESS_SCHEMA = exactly({
  commitment: orNull(COMMITMENT),
  contribution: orNull(exactly({ seat: SEAT_SCHEMA, text: CONTRIBUTION_SCHEMA })),
});
export type Witness = Infer<typeof WITNESS_SCHEMA>;

export const NO_WITNESS: Witness = { commitment: null, contribution: null };
