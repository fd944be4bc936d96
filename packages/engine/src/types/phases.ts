/** Phases in which seats decide, in the order of the book. */
export const DECIDING_PHASES = [
  'draft',
  'first-platform',
  'starting-blocks',
  'start-player',
  'platforms',
  'media-shares',
  'meetings',
  'send-politicians',
  'politicians-act',
  'politicians-resolve',
  'coalitions',
  'media-influence',
  'poll-auctions',
  'votes',
  'spoils',
  'pay-out',
  'donations',
] as const;

/** Phases in which nobody has a choice. */
export const AUTOMATIC_PHASES = [
  'last-count',
  'election',
  'base-gain',
  'next-round',
  'final-scoring',
] as const;

/** What a set-up or a round is a list of. */
export type PhaseName = (typeof DECIDING_PHASES)[number] | (typeof AUTOMATIC_PHASES)[number];

/** Phases that happen inside another one and never stand in a round by themselves. */
export type InnerPhaseName = 'platform-turn' | 'poll-use';
