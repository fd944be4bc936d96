import {
  type ActionOf,
  anyOf,
  exactly,
  type Infer,
  listOf,
  mismatch,
  orNull,
  type SchemaOf,
  type Seat,
} from '@macher/engine';
import type { ClientMessage, Pace, Proposal, RequestOf } from '@macher/protocol';
import { describe, expect, it } from 'vitest';

/** Compiles only if the two are the same type, each way round. */
function same<A, B extends A>(..._proof: A extends B ? [] : [never]): void {}

const yesOrNo = { type: 'boolean' } as const;
const seat: SchemaOf<Seat> = { type: 'integer', minimum: 0, maximum: 4 };

describe('types follow schemas', () => {
  it('what a schema lets through has its type', () => {
    const schema = anyOf(
      exactly({ kind: { const: 'a' }, seats: listOf(seat), room: { enum: ['x', 'y'] } }),
      exactly({ kind: { const: 'b' }, is: orNull(yesOrNo), any: {} }),
    );
    type Expected =
      | { readonly kind: 'a'; readonly seats: readonly Seat[]; readonly room: 'x' | 'y' }
      | { readonly kind: 'b'; readonly is: boolean | null; readonly any: unknown };
    same<Expected, Infer<typeof schema>>();
    const value: Infer<typeof schema> = { kind: 'b', is: null, any: 7 };
    expect(mismatch(schema, value)).toBeNull();
  });

  it('a schema of another type does not compile', () => {
    // @ts-expect-error: a text where the action has yes or no
    const pay: SchemaOf<{ readonly pay: boolean }> = exactly({ pay: { type: 'string' } });
    // @ts-expect-error: a field too few
    const donation: SchemaOf<Pick<ActionOf<'donation'>, 'amount' | 'take'>> = exactly({ take: yesOrNo });
    // @ts-expect-error: a field too many, with which no action would fit
    const start: SchemaOf<Pick<ActionOf<'name-start'>, 'start'>> = exactly({ start: seat, again: yesOrNo });
    for (const schema of [pay, donation, start]) expect(mismatch(schema, {})).not.toBeNull();
  });

  it('the messages of the protocol are those of its schemas', () => {
    same<{ readonly kind: 'choose-party'; readonly party: string }, RequestOf<'choose-party'>>();
    same<'none' | 'live' | 'slow', Pace['kind']>();
    same<{ readonly kind: 'undo'; readonly version: number }, Extract<Proposal, { kind: 'undo' }>>();
    same<'watch' | 'unwatch' | 'ask', ClientMessage['type']>();
  });
});
