import type { Choice, Rules, Seat, View } from '@macher/engine';

/** What a program is told, each on one line. */
export type LineToProgram = GameLine | DecideLine | RefusedLine | OverLine;

/** GameLine is told at the start of each game. */
export interface GameLine {
  readonly type: 'game';
  readonly protocol: 1;
  readonly ruleset: string;
  readonly players: number;
  readonly seat: Seat;
  readonly parties: readonly string[];
  readonly rules: Rules;
}

/** DecideLine: its seat has to decide. */
export interface DecideLine {
  readonly type: 'decide';
  readonly id: number;
  readonly view: Omit<View, 'rules'>;
  readonly choice: Choice;
}

/** RefusedLine: its last answer was against the rules. */
interface RefusedLine {
  readonly type: 'refused';
  readonly id: number;
  readonly reason: string;
}

/** OverLine is told by seat when the game is over. */
interface OverLine {
  readonly type: 'over';
  readonly points: readonly number[];
  readonly ranks: readonly number[];
}

export function gameLine(rules: Rules, parties: readonly string[], seat: Seat): GameLine {
  const { ruleset } = rules;
  return { type: 'game', protocol: 1, ruleset, players: parties.length, seat, parties, rules };
}
