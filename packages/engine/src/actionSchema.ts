import { exactly, listOf, type ObjectSchema, type Schema } from './schema.ts';
import type { Kind } from './types/kinds.ts';

/** Every action says its kind and its seat. */
export function actionSchema(kind: Kind, properties: Readonly<Record<string, Schema>>): ObjectSchema {
  return exactly({ kind: { const: kind }, seat: SEAT, ...properties });
}

export const SEAT: Schema = { type: 'integer', minimum: 0, maximum: 4 };
export const NAME: Schema = { type: 'string', minLength: 1, maxLength: 40 };
export const NAMES: Schema = listOf(NAME, 16);
export const COUNT: Schema = { type: 'integer', minimum: 1, maximum: 100 };
export const AMOUNT: Schema = { type: 'integer', minimum: 0, maximum: 1_000_000_000 };
export const YES_NO: Schema = { type: 'boolean' };
