import {
  type Action,
  actionsOf,
  type Choice,
  choiceFor,
  clone,
  determinize,
  eventsFor,
  type GameEvent,
  momentsOfPlay,
  randomOf,
  type Seat,
  type View,
  viewOfMoment,
} from '@macher/engine';
import { botOf } from '../levels.ts';
import { type Why, whyOf } from './why.ts';

/** A decision of a seat as that seat saw it: right before and right after it, and what happened by it. */
export interface OwnMoment {
  readonly before: View;
  readonly view: View;
  readonly events: readonly GameEvent[];
}

/**
 * Why the bot that plays for a seat decided as it did, from what that seat has seen and nothing else; null: that doesn't
 * tell what was decided.
 */
export function whyOfOwn(
  moment: OwnMoment,
  { bot, seed }: { readonly bot: string | null; readonly seed: string },
): { readonly why: Why; readonly choice: Choice } | null {
  const { before } = moment;
  if (before.viewer === null) return null;
  const choice = choiceFor(determinize(before, SEED), before.viewer);
  if (choice === null) return null;
  const action = recalled(moment, choice, bot);
  return action === null ? null : { why: whyOf(before, choice, action, { bot, seed }), choice };
}

const SEED = 'recall';

/** MOST_TRIED: nobody waits longer for an answer, and some choices have a million actions. */
const MOST_TRIED = 30_000;

/** The action that was decided: what leads to just what its seat then saw, or at least to what it heard of itself. */
export function recalled(
  { before, view, events }: OwnMoment,
  choice: Choice,
  bot: string | null,
): Action | null {
  const { seat } = choice;
  const game = determinize(before, SEED);
  const [seen, heard] = [seenText(view), heardText(events, seat)];
  const alike: Action[] = [];
  let tried = 0;
  for (const action of candidates(before, choice, bot)) {
    const [moment] = momentsOfPlay(clone(game), action, game.version);
    if (moment !== undefined && heardText(eventsFor(moment.events, seat), seat) === heard) {
      if (seenText(viewOfMoment(moment, seat)) === seen) return action;
      if (alike.length < 2 && !alike.some(other => isSame(other, action))) alike.push(action);
    }
    tried += 1;
    if (tried >= MOST_TRIED) break;
  }
  const [first, second] = alike;
  return first === undefined || second !== undefined || tried >= MOST_TRIED ? null : first;
}

/** Candidates, of which what the bot would do if it were asked again comes first. */
function* candidates(before: View, choice: Choice, bot: string | null): Iterable<Action> {
  const again = bot === null ? undefined : botOf(bot)?.decide(before, choice, randomOf(SEED));
  if (again !== undefined) yield again.action;
  yield* actionsOf(before.rules, choice);
}

/** A view as text: all of it but the rules, which stay the same, and who is asked next, which chance may decide. */
function seenText({ rules: _same, awaited: _next, ...seen }: View): string {
  return JSON.stringify(seen);
}

/** Events as text: what the act itself says; what is drawn after it is chance. */
function heardText(events: readonly GameEvent[], seat: Seat): string {
  return JSON.stringify(events.find(event => 'seat' in event && event.seat === seat) ?? null);
}

function isSame(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
