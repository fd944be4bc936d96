import type { RulesetId } from '@macher/editions';
import { at, type Rules, randomOf, type Seat, type View } from '@macher/engine';
import { BIAS } from '../characters.ts';
import type { Character } from '../ids.ts';
import { inMood } from '../level2/moods.ts';
import { trainedGame } from '../trainedGame.ts';
import oldest7 from './beliefs/1997-7.fitted.json' with { type: 'json' };
import older5 from './beliefs/2006-5.fitted.json' with { type: 'json' };
import older7 from './beliefs/2006-7.fitted.json' with { type: 'json' };
import eager4 from './beliefs/2019-4.eager.json' with { type: 'json' };
import patient4 from './beliefs/2019-4.patient.json' with { type: 'json' };
import schooled4 from './beliefs/2019-4.schooled.json' with { type: 'json' };
import newer7 from './beliefs/2019-7.fitted.json' with { type: 'json' };
import { withFactors } from './factors.ts';
import { readTemperament, type Temperament } from './temperament.ts';

/** What players of a level may believe in each game. The order decides who sits where. */
export type BeliefFiles = Readonly<Record<RulesetId, readonly unknown[]>>;

/** BELIEFS are written by `npm run lab -- beliefs`. */
export const BELIEFS: BeliefFiles = {
  '2019-4': [patient4, schooled4, eager4],
  '2019-7': [newer7],
  '2006-7': [older7],
  '2006-5': [older5],
  '1997-7': [oldest7],
};

/** All that bots of a level may believe in a game, from its files. */
export function temperamentsIn(files: BeliefFiles): (rules: Rules) => readonly Temperament[] {
  const read = new Map<RulesetId, readonly Temperament[]>();
  return rules => {
    const game = trainedGame(rules);
    const found = read.get(game) ?? files[game].map(readTemperament);
    read.set(game, found);
    return found;
  };
}

/** All that bots of level 3 may believe in a game. */
export const temperamentsFor = temperamentsIn(BELIEFS);

/** What a seat of level 3 believes. */
export function temperamentOf(view: View, seat: Seat): Temperament {
  return ownOf(temperamentsFor(view.rules), view, seat);
}

/**
 * What a seat believes, the same through the whole game. Neighbours believe different things: players who all think
 * alike leave the same things lying, and anyone who thinks differently picks them up.
 */
export function ownOf(
  all: readonly Temperament[],
  { elections, regions }: Pick<View, 'elections' | 'regions'>,
  seat: Seat,
): Temperament {
  // A region that has just voted is in both lists for a while.
  const inOrder = new Set([...elections.map(({ region }) => region), ...regions.map(({ id }) => id)]);
  const [first, second] = inOrder;
  return at(all, (seat + randomOf(`lore:${first} ${second}`)(all.length)) % all.length);
}

const remembered = new WeakMap<Temperament, Map<Character, Temperament>>();

/** The same beliefs with a character's bias. */
export function inCharacter(temperament: Temperament, character: Character | null): Temperament {
  if (character === null) return temperament;
  const known = remembered.get(temperament) ?? new Map<Character, Temperament>();
  remembered.set(temperament, known);
  const biased = known.get(character) ?? withBias(temperament, character);
  known.set(character, biased);
  return biased;
}

function withBias({ prior, evaluation, startBids }: Temperament, character: Character): Temperament {
  const { mood, features } = BIAS[character];
  return { prior: inMood(prior, mood), evaluation: withFactors(evaluation, features), startBids };
}
