import type { Schema } from '@macher/engine';

// What many messages have in them, each once.

/** Of a person, a table, a club and whatever else has one: longer than any that is made. */
export const ID = { type: 'string', minLength: 1, maxLength: 60 } as const satisfies Schema;

/** What the rules call a party, a region or a bot. */
export const WORD = { type: 'string', minLength: 1, maxLength: 40 } as const satisfies Schema;

/** What the rules of a game are called. */
export const RULESET = { type: 'string', maxLength: 20 } as const satisfies Schema;

/** Of a link that lets in who has it. */
export const SECRET = { type: 'string', minLength: 1, maxLength: 64 } as const satisfies Schema;

/** SHA-256, as text. */
export const COMMITMENT = { type: 'string', minLength: 64, maxLength: 64 } as const satisfies Schema;

export const YES_NO = { type: 'boolean' } as const satisfies Schema;

/** Milliseconds since 1970. */
export const TIME = {
  type: 'integer',
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
} as const satisfies Schema;

/** How many decisions a position has behind it. */
export const VERSION = { type: 'integer', minimum: 0, maximum: 100_000 } as const satisfies Schema;
