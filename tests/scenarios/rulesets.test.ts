import { RULESETS, rulesOf } from '@macher/editions';
import { awaited, choices, phasesOf, play, randomOf, sampleAction } from '@macher/engine';
import { factsOf, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';

const PLAYERS = { A: {}, B: {}, C: {}, D: {} };

/** Every beginning of a phase there is: it can be set up, has facts, and plays on. */
describe.each(RULESETS)('positions of %s', ruleset => {
  const rules = rulesOf(ruleset);
  const places = [...rules.rounds.keys(), rules.rounds.length].flatMap(round =>
    phasesOf(rules, round).map(phase => ({ round, phase })),
  );

  it.each(places)('$phase of round $round', ({ round, phase }) => {
    const { game, seats } = setUp({ ruleset, round, phase, players: PLAYERS });
    expect(Object.keys(factsOf(game, seats))).toContain('national');
    const random = randomOf(`${ruleset} ${round} ${phase}`);
    for (let turn = 0; turn < 200 && game.result === null; turn += 1) {
      expect(awaited(game)).not.toEqual([]);
      const [choice] = choices(game);
      if (choice === undefined) throw new Error('nobody decides');
      play(game, sampleAction(rules, choice, random));
    }
  });
});
