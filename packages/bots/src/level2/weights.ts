/** What the script's judgement hangs on: all that is tuned in the arena. Points are expected final points. */
export const WEIGHTS = [
  /** Points that 1,000 are worth when no, one, or each further campaign follows. */
  'moneyLast',
  'money',
  'moneyTime',
  /** How sure the lead is: votes of doubt now, and for each round until the election. */
  'doubt',
  'doubtTime',
  /** What a region counts, for each round until its election. */
  'later',
  /** Meetings that will still be bought this round: by the seat itself, and by each rival. */
  'planned',
  'rivalPlanned',
  /** Meetings turned in during each later round. */
  'growth',
  /** How much a win, a media marker promoted, and media control for a round count. */
  'win',
  'presence',
  'control',
  /** What partners in a coalition are worth, and each policy shared with a rival. */
  'partner',
  'common',
  /** A win that brings opinions to the national board; a policy of the seat's own there. */
  'nationalise',
  'national',
  /** Votes that rivals lose, as a share of a gain of its own. */
  'spite',
  'base',
  /** Being start player; what rivals are expected to bid for it, in thousands. */
  'start',
  'rivalBid',
  /** A turn with the platform; a poll that no one else sees; what a rival would do with it. */
  'platformTurn',
  'poll',
  'threat',
  /** What rivals are expected to bid for a poll, in thousands. */
  'rivalPoll',
  /** What a politician is worth if kept, for each campaign to come, and in thousands of its cost. */
  'hold',
  'holdCost',
  'tile',
  /** Turning in meetings early: by trend, by agreement, by their number, by the rounds left. */
  'turnIn',
  'turnInTrend',
  'turnInAgreement',
  'turnInMeetings',
  'turnInWait',
  /** How much of the money meetings may cost while other phases follow. */
  'meetingShare',
  /** The same in the last campaign. */
  'lastShare',
  /** A region's agreement below one. */
  'lowAgreement',
] as const;
export type WeightName = (typeof WEIGHTS)[number];
export type Weights = Readonly<Record<WeightName, number>>;
