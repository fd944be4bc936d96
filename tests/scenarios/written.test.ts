import { RULESETS, rulesOf } from '@macher/editions';
import {
  choiceAt,
  clone,
  deciders,
  type Game,
  newGame,
  phasesOf,
  play,
  randomOf,
  sampleAction,
} from '@macher/engine';
import { setUp, writtenPosition } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { sampled } from '../long.ts';

describe('a position that is written down', () => {
  it.each(RULESETS)('is the same position when it is set up again, in %s', ruleset => {
    let met = 0;
    for (const seed of sampled(['a', 'b', 'c', 'd', 'e', 'f'], 2))
      for (const { start, next } of phaseStarts(newGame(rulesOf(ruleset), { parties: PARTIES, seed }))) {
        const { game } = setUp(writtenPosition(start));
        expect(known(game), `${seed}, round ${start.round}, step ${start.step}`).toEqual(known(next));
        met += 1;
      }
    expect(met).toBeGreaterThan(15);
  });

  it('cannot be written down amid a phase', () => {
    const game = newGame(rulesOf('2019-4'), { parties: PARTIES, seed: 'amid' });
    expect(() => writtenPosition(game)).toThrow('amid a phase');
  });
});

const PARTIES = ['linke', 'spd', 'gruene', 'cdu'];

interface PhaseStart {
  /** Where nothing has been done yet in a phase. */
  readonly start: Game;
  /** The first decision in it. */
  readonly next: Game;
}

/** Of phases that begin with a decision, and whose beginning draws nothing. */
function phaseStarts(game: Game): PhaseStart[] {
  const random = randomOf('written');
  const starts: PhaseStart[] = [];
  while (game.result === null) {
    let last: Game | null = null;
    const [seat = 0] = deciders(game);
    play(game, sampleAction(game.rules, choiceAt(game, seat), random), event => {
      if (event.event === 'phase-began') last = beginningOf(game);
    });
    const start: Game | null = last;
    if (start !== null && isQuiet(start)) starts.push({ start, next: clone(game) });
  }
  return starts;
}

function beginningOf(game: Game): Game {
  return { ...clone(game), step: game.step - 1 };
}

/** Nothing is drawn, and the phase asks someone. */
function isQuiet({ rules, round, step }: Game): boolean {
  const phase = phasesOf(rules, round)[step];
  return round > 0 && QUIET.some(each => each === phase);
}

const QUIET = ['start-player', 'media-shares', 'meetings', 'politicians-act', 'coalitions', 'votes'];

/** All but chance, what lies face down, how far the game has come, and which board lies where. */
function known(game: Game): object {
  const { chance: _luck, version: _count, frames, policies, opinions, polls, regions, ...rest } = game;
  const isOlder = game.rules.winRule === 'most-votes';
  return {
    ...rest,
    phases: frames.map(({ phase }) => phase),
    asked: deciders(game),
    policies: { ...policies, pile: policies.pile.length },
    opinions: { ...opinions, pile: opinions.pile.length },
    polls: [polls.pile.length, polls.discards.map(({ poll }) => poll)],
    regions: regions.map(({ board: _place, ...region }) => ({
      ...region,
      hidden: region.hidden.length,
      stack: isOlder ? region.stack : [],
    })),
  };
}
