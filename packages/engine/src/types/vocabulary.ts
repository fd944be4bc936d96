/** The words everything else is written in. */

/** A player's place at the table; play runs clockwise, that is by rising seat. */
export type Seat = number;

export const STANCES = ['+', '-'] as const;
export type Stance = (typeof STANCES)[number];

export type Issue = string;

/** An issue with a stance, such as `education+`: what a policy card or an opinion card shows. */
export type Card = `${Issue}${Stance}`;

export type PartyId = string;
export type RegionId = string;
export type PoliticianId = string;
export type PollId = string;
export type BlockId = string;

/** A place in `game.regions`, which lies in election order: 0 is the current region. */
export type RegionIndex = number;

/** A fixed integer source: a whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;
