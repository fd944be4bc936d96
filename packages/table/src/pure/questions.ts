import { rulesOfRecord } from '@macher/editions';
import {
  type Action,
  choiceFor,
  type Game,
  type GameRecord,
  gameAfter,
  refuseAction,
  type Seat,
  view,
} from '@macher/engine';
import type { Answered, Question } from '@macher/protocol';
import { withoutRules } from './withoutRules.ts';

/** What a seat was asked after so many decisions of a game, and all it saw then; null: it was not asked. */
export function questionIn(record: GameRecord, version: number, seat: Seat): Question | null {
  const game = gameIn(record, version);
  const choice = game === null ? null : choiceFor(game, seat);
  if (game === null || choice === null) return null;
  return { rules: game.rules, seat, view: withoutRules(view(game, seat)), choice };
}

/** What that seat decided then, for those who have decided themselves; null: it was not asked, or the game ends there. */
export function answeredIn(
  record: GameRecord,
  version: number,
  seat: Seat,
  action: unknown,
): Answered | null {
  const game = gameIn(record, version);
  const played = playedIn(record, version, seat);
  if (game === null || played === null || choiceFor(game, seat) === null) return null;
  const refusal = refuseAction(game, ofSeat(action, seat));
  return refusal === null ? { played } : { refusal };
}

function gameIn(record: GameRecord, version: number): Game | null {
  const { seats, seed, options, actions } = record;
  if (version > actions.length) return null;
  const setup = { parties: seats.map(({ party }) => party), seed, options };
  return gameAfter(rulesOfRecord(record), setup, actions.slice(0, version));
}

/** What a seat decided at a version; others who were asked at the same time may have decided first. */
function playedIn({ actions }: GameRecord, version: number, seat: Seat): Action | null {
  return actions.slice(version).find(action => action.seat === seat) ?? null;
}

/**
 * Whether an action is of that seat. Several may be asked at once: what another of them may do is nobody's business
 * here.
 */
function ofSeat(action: unknown, seat: Seat): unknown {
  return typeof action === 'object' && action !== null && !Array.isArray(action)
    ? { ...action, seat }
    : action;
}
