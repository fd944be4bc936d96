import {
  type ActionOf,
  anyOf,
  type BlockId,
  type Card,
  exactly,
  type Infer,
  listOf,
  mismatch,
  orNull,
  type PartyId,
  type PoliticianId,
  type PollId,
  type RegionId,
  type RegionIndex,
  type SchemaOf,
  type Seat,
  type Sending,
} from '@macher/engine';
import type { ClientMessage, Pace, PersonId, Proposal, RequestOf, TableId } from '@macher/protocol';
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
    same<'watch' | 'unwatch' | 'ask' | 'seen' | 'ping', ClientMessage['type']>();
  });
});

describe('what stands for one thing is not taken for another', () => {
  const region: RegionId = 'berlin';
  const first: Seat = 0;

  it('a text or a number of the right sort still fits', () => {
    const others: RegionId[] = ['bremen', region];
    const next: Seat = (first + 1) % 4;
    expect([...others, next]).toEqual(['bremen', 'berlin', 1]);
  });

  it('another id does not compile', () => {
    // @ts-expect-error: a region is no party
    const party: PartyId = region;
    // @ts-expect-error: nor is it a politician
    const politician: PoliticianId = region;
    // @ts-expect-error: nor a poll
    const poll: PollId = region;
    // @ts-expect-error: nor a starting block
    const block: BlockId = region;
    // @ts-expect-error: a seat is no place in the row of regions
    const index: RegionIndex = first;
    const card: Card = 'education+';
    // @ts-expect-error: a card is no party
    const parties: PartyId[] = [card];
    const person: PersonId = 'p1';
    // @ts-expect-error: a person is no table
    const table: TableId = person;
    expect([party, politician, poll, block, index, parties, table]).toHaveLength(7);
  });

  it('neither as an argument, nor within an action', () => {
    const game = { regions: [] };
    // @ts-expect-error: a seat where the place of a region is asked for
    const regionHere = (index: RegionIndex) => game.regions[index] ?? seatOf(index);
    // @ts-expect-error: the politician and the region are the wrong way round
    const sending: Sending = { politician: region, region: 'chancellor' satisfies PoliticianId };
    expect([regionHere(2), sending.region]).toEqual([2, 'chancellor']);
  });
});

function seatOf(seat: Seat): Seat {
  return seat;
}
