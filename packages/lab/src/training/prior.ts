import type { Weights } from '@macher/bots/parts';
import type { RulesetId } from '@macher/editions';

/** FIRST_2019 is where tuning begins: guesses by hand. A weight of 0 plays no part in the game and is not tuned. */
const FIRST_2019: Weights = {
  moneyLast: 0.05,
  money: 0.25,
  moneyTime: 0.1,
  doubt: 8,
  doubtTime: 5,
  later: 0.7,
  planned: 3,
  rivalPlanned: 4,
  growth: 1.5,
  win: 1,
  presence: 1.5,
  control: 2.5,
  partner: 1,
  common: 0.2,
  nationalise: 0,
  national: 0,
  spite: 0.15,
  base: 1.5,
  start: 1,
  rivalBid: 1,
  platformTurn: 3,
  poll: 1,
  threat: 0.3,
  rivalPoll: 4,
  hold: 2,
  holdCost: 0.2,
  tile: 0,
  turnIn: -3,
  turnInTrend: 1,
  turnInAgreement: 1.5,
  turnInMeetings: 0.6,
  turnInWait: 0.1,
  meetingShare: 0.6,
  lastShare: 0.8,
  lowAgreement: 0.08,
};

const FIRST_2006: Weights = {
  ...FIRST_2019,
  moneyLast: 0.02,
  growth: 2,
  partner: 0.7,
  nationalise: 8,
  national: 1.5,
  platformTurn: 0,
  tile: 2,
  turnIn: -4,
};

const PRIOR: Readonly<Record<RulesetId, Weights>> = {
  '2019-4': FIRST_2019,
  '2019-7': FIRST_2019,
  '2006-7': FIRST_2006,
  '2006-5': FIRST_2006,
  '1997-7': FIRST_2006,
};

/** What the script of a game holds before any training. */
export function priorFor(ruleset: RulesetId): Weights {
  return PRIOR[ruleset];
}
