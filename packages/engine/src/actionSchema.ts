import { closed, listOf } from './schema.ts';
import type { Kind } from './types/kinds.ts';
import type { Fields, InferFields, ObjectSchema, Says, Schema, SchemaOf } from './types/schema.ts';
import type { BlockId, Card, PartyId, PoliticianId, RegionId, Seat } from './types/vocabulary.ts';

/** Every action says its kind and its seat. */
export function actionSchema<const K extends Kind, const F extends Fields>(
  kind: K,
  properties: F,
): ObjectSchema & Says<{ readonly kind: K; readonly seat: Seat } & InferFields<F>> {
  return closed({ kind: { const: kind }, seat: SEAT, ...properties });
}

const NAME = { type: 'string', minLength: 1, maxLength: 40 } as const satisfies Schema;

export const SEAT: SchemaOf<Seat> = { type: 'integer', minimum: 0, maximum: 4 };
export const CARD: SchemaOf<Card> = NAME;
export const REGION: SchemaOf<RegionId> = NAME;
export const PARTY: SchemaOf<PartyId> = NAME;
export const POLITICIAN: SchemaOf<PoliticianId> = NAME;
const BLOCK: SchemaOf<BlockId> = NAME;
export const CARDS = listOf(CARD, 16);
export const REGIONS = listOf(REGION, 16);
export const BLOCKS = listOf(BLOCK, 16);
export const COUNT = { type: 'integer', minimum: 1, maximum: 100 } as const satisfies Schema;
export const AMOUNT = { type: 'integer', minimum: 0, maximum: 1_000_000_000 } as const satisfies Schema;
export const YES_NO = { type: 'boolean' } as const satisfies Schema;
