import {
  type Action,
  choiceAt,
  clone,
  deciders,
  eventsFor,
  type Game,
  sampleAction,
  sealing,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { isSame } from '../same.ts';
import { playWithEvents, TABLES, walk } from '../walk.ts';

/** What someone who only watches hears of it. */
function heard(game: Game, action: Action): unknown {
  return eventsFor(playWithEvents(clone(game), action), null);
}

describe.each(TABLES)('sealed decisions: $ruleset, $players players', table => {
  it('are shown to all at the reveal, whole, where they say so: with another one everybody hears another thing', () => {
    let reveals = 0;
    walk(table, 'shown', ({ game, action, random }) => {
      if (sealing(game)?.isShown !== true || deciders(game).length > 1) return;
      const other = sampleAction(game.rules, choiceAt(game, action.seat), random);
      if (isSame(other, action)) return;
      reveals += 1;
      expect(isSame(heard(game, action), heard(game, other)), action.kind).toBe(false);
    });
    expect(reveals).toBeGreaterThan(2);
  });
});
