import { type Bot, botOf, chanceOfSeats, Match, playMatch } from '@macher/bots';
import { playQuickly, tunedFor } from '@macher/bots/tuning';
import { PARTIES, rulesOf } from '@macher/editions';
import { expect, it } from 'vitest';
import { deal, TABLES } from '../walk.ts';

it.each(TABLES)('scripts play the same with and without views: $ruleset, $players players', table => {
  const { ruleset, players } = table;
  for (const seed of ['one', 'two', 'three']) {
    const match = new Match(rulesOf(ruleset), PARTIES.slice(0, players), seed);
    const bots = Array.from({ length: players }, () => botOf('2') as Bot);
    const { result } = playMatch(match, bots, chanceOfSeats(seed, 0, players));
    const game = deal(table, seed);
    playQuickly(
      game,
      Array.from({ length: players }, () => tunedFor(ruleset)),
    );
    expect(game.result).toEqual(result);
  }
});
