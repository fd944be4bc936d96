import { type Bot, botOf } from '@macher/bots';
import { tunedFor } from '@macher/bots/parts';
import { PARTIES, rulesOf } from '@macher/editions';
import { chanceOfSeats, Match, playMatch } from '@macher/lab';
import { expect, it } from 'vitest';
import { playQuickly } from '../../packages/lab/src/training/playScripts.ts';
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
      Array.from({ length: players }, () => tunedFor(rulesOf(ruleset))),
    );
    expect(game.result).toEqual(result);
  }
});
