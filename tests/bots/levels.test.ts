import { BOTS, type Bot, botOf } from '@macher/bots';
import { BOT_IDS, CHARACTERS, charactersAt, LEVELS, opponentsAt } from '@macher/bots/ids';
import { PARTIES, rulesOf } from '@macher/editions';
import { type Game, KINDS, type Kind, newGame, randomOf, refuseAction, view } from '@macher/engine';
import { chanceOfSeats, Match, playMatch, type Turn } from '@macher/lab';
import { describe, expect, it } from 'vitest';
import { sampled } from '../long.ts';
import { SOME_TABLES, TABLES, type Table } from '../walk.ts';
import { looksAhead } from './someBots.ts';

const SEEDS = sampled(['a', 'b', 'c', 'd'], 1);

/** Checks every action, without a clock. */
const strict = { clock: () => 0, decided: () => {} };

function bot(id: string): Bot {
  const found = botOf(id);
  if (found === undefined) throw new Error(`no bot ${id}`);
  return found;
}

/** A whole game, one bot among others, every action checked; its result. */
function playAmong({ ruleset, players }: Table, one: string, others: string, seed: string) {
  const bots = Array.from({ length: players }, (_, seat) => bot(seat === 1 ? one : others));
  const match = new Match(rulesOf(ruleset), PARTIES.slice(0, players), seed);
  return playMatch(match, bots, chanceOfSeats(seed, 0, players), strict).result;
}

describe('the list of bots', () => {
  it('each goes by the id it is listed under', () => {
    expect(BOTS.map(({ id }) => id)).toEqual(BOT_IDS);
  });

  it('levels 2 to 4 have every character', () => {
    for (const level of ['2', '3', '4'] as const)
      expect(charactersAt(level)).toEqual(CHARACTERS.map(character => `${level}-${character}`));
    expect(charactersAt('1')).toEqual([]);
  });

  it('a table of a level has different characters, as far as they go', () => {
    expect(new Set(opponentsAt('3', 4)).size).toBe(4);
    expect(opponentsAt('1', 3)).toEqual(['1', '1', '1']);
  });

  it('a level has no character', () => {
    expect(LEVELS).toEqual(['0', '1', '2', '3', '4']);
  });
});

describe.each(TABLES)('bots: $ruleset, $players players', table => {
  it.each(BOTS.filter(each => !looksAhead(each)).map(({ id }) => id))(
    'bot %s finishes its games, nothing refused',
    id => {
      for (const seed of SEEDS) expect(playAmong(table, id, id, `levels-${seed}`)).not.toBeNull();
      for (const seed of SEEDS) expect(playAmong(table, id, '0', `mixed-${seed}`)).not.toBeNull();
    },
  );
});

it.each(SOME_TABLES)('bot 3 finishes a game, nothing refused: $ruleset, $players players', table => {
  expect(playAmong(table, '3', '0', 'levels')).not.toBeNull();
});

it('bot 4 finishes a game, nothing refused', () => {
  expect(playAmong({ ruleset: '2019-4', players: 3 }, '4', '0', 'levels')).not.toBeNull();
});

/** The look-ahead is dear: it is tried here and there. */
function isTried(each: Bot, { view: { version }, choice }: Turn): boolean {
  if (!looksAhead(each)) return true;
  return each.id === '3' && (version % 67 === 0 || choice.kind === 'pay-next');
}

function expectLegal({ id, decide }: Bot, { view: seen, choice }: Turn, game: Game): void {
  const { action } = decide(seen, choice, randomOf('take-over'));
  expect([id, choice.kind, refuseAction(game, action)]).toEqual([id, choice.kind, null]);
}

describe('bots', () => {
  it('can take over anywhere: whatever is asked of a seat after random play, they answer legally', () => {
    const kinds = new Set<Kind>();
    for (const { ruleset, players } of TABLES) {
      const match = new Match(rulesOf(ruleset), PARTIES.slice(0, players), 'take-over');
      for (let turn = match.turn(); turn !== null; turn = match.turn()) {
        kinds.add(turn.choice.kind);
        for (const each of BOTS) if (isTried(each, turn)) expectLegal(each, turn, match.game);
        match.play(bot('0').decide(turn.view, turn.choice, randomOf(`${match.game.version}`)).action);
      }
    }
    expect(KINDS.filter(kind => !kinds.has(kind))).toEqual([]);
  });

  it('cannot be given a whole game: it is no view', () => {
    const game = newGame(rulesOf('2019-4'), { parties: PARTIES.slice(0, 4), seed: 'types' });
    const [choice] = [{ kind: 'draft', seat: 0, cards: view(game, 0).policies.display }] as const;
    // @ts-expect-error a Game where a View belongs does not compile
    const decide = (): unknown => bot('2').decide(game, choice, randomOf('x'));
    expect(decide).toBeTypeOf('function');
  });

  it('are known by different names', () => {
    const ids = BOTS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(botOf('5')).toBeUndefined();
  });
});

/** Win share over whole blocks: the same deal from every seat. */
function shareOf(one: string, others: string, ruleset: Table['ruleset'], blocks: number): number {
  let wins = 0;
  for (let block = 0; block < blocks; block += 1) {
    for (let seat = 0; seat < 4; seat += 1) {
      const bots = [0, 1, 2, 3].map(each => bot(each === seat ? one : others));
      const match = new Match(rulesOf(ruleset), PARTIES.slice(0, 4), `strength-${block}`);
      const result = playMatch(match, bots, chanceOfSeats(`strength-${block}`, seat, 4)).result ?? [];
      const winners = result.filter(({ rank }) => rank === 1);
      if (winners.some(winner => winner.seat === seat)) wins += 1 / winners.length;
    }
  }
  return wins / (4 * blocks);
}

/** Far below what the arena measures, so that only a broken bot fails: docs/bots/ladder.md has the figures. */
describe.each(['2019-4', '2006-7'] as const)('the ladder of %s', ruleset => {
  it('level 1 is far above level 0', () => expect(shareOf('1', '0', ruleset, 8)).toBeGreaterThan(0.7));
  it('level 2 is far above level 1', () => expect(shareOf('2', '1', ruleset, 8)).toBeGreaterThan(0.5));
});
