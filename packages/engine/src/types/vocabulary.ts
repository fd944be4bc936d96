/** The basic types that all other types use. */

declare const flavour: unique symbol;

/**
 * A plain number or text with the flavour of what it stands for. Literals and sums still fit, but what stands for one
 * thing is refused where another is meant: a party is no region, and a seat is no place in a list of regions.
 */
export type Flavoured<T, N extends string> = T & { readonly [flavour]?: N };

/** A player's place at the table; play runs clockwise, that is by rising seat. */
export type Seat = Flavoured<number, 'seat'>;

/** One of these for every seat, in the order of the seats. */
export type BySeat<T> = readonly T[];

export const STANCES = ['+', '-'] as const;
export type Stance = (typeof STANCES)[number];

export type Issue = string;

/** An issue with a stance, such as `education+`: what a policy card or an opinion card shows. */
export type Card = Flavoured<`${Issue}${Stance}`, 'card'>;

export type PartyId = Flavoured<string, 'party'>;
export type RegionId = Flavoured<string, 'region'>;
export type PoliticianId = Flavoured<string, 'politician'>;
export type PollId = Flavoured<string, 'poll'>;
export type BlockId = Flavoured<string, 'block'>;

/** A place in `game.regions`, which lies in election order: 0 is the current region. */
export type RegionIndex = Flavoured<number, 'region index'>;

/** A fixed integer source: a whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;
