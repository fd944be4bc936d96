import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Bot, botOf } from '@macher/bots';
import { PARTIES, RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import { actionsOf, type Choice, KINDS, type Kind, type Random, refuseAction } from '@macher/engine';
import { chanceOfSeats, Match, type Turn } from '@macher/lab';
import { describe, expect, it } from 'vitest';
import { type Answer, FAULT_KINDS, Program } from '../../packages/lab/src/programs/program.ts';
import { gameLine } from '../../packages/lab/src/programs/programLines.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const page = read('docs/bot-protocol.md');
const level0 = botOf('0') as Bot;

/** Every turn of a game of level 0; the caller may make a turn's decision itself instead. */
function* turnsOf(match: Match, seed: string): Generator<Turn> {
  const chance = chanceOfSeats(seed, 0, match.game.players.length);
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const { version } = match.game;
    yield turn;
    const random = chance[turn.seat] as Random;
    if (match.game.version === version) match.play(level0.decide(turn.view, turn.choice, random).action);
  }
}

function newMatch(ruleset: RulesetId, players: number, seed: string): Match {
  return new Match(rulesOf(ruleset), PARTIES.slice(0, players), seed);
}

/** Seeds whose games of level 0 ask every kind of question. */
const GAMES = RULESETS.flatMap((ruleset, index) =>
  [0, 1, 2, 3].map(game => ({ ruleset, players: 3 + ((index + game) % 3), seed: `protocol-${game}` })),
);

describe('docs/bot-protocol.md', () => {
  const rows = [...page.matchAll(/^\| `([a-z-]+)` \| .*? \| `(\{.*\})` \| `(\{.*\})` \| (.*) \|$/gm)].map(
    ([, kind, choice, action, editions = '']) => ({
      kind: kind as Kind,
      choice: JSON.parse(choice as string) as object,
      action: JSON.parse(action as string) as object,
      ruleset: (editions === 'all' ? '2019-7' : `${editions.slice(0, 4)}-7`) as RulesetId,
    }),
  );

  it('its table has every kind of choice, once', () => {
    expect(rows.map(({ kind }) => kind).sort()).toEqual([...KINDS].sort());
  });

  it('its choices have the fields that choices have', () => {
    const asked = new Map<Kind, Choice>();
    for (const { ruleset, players, seed } of GAMES)
      for (const { choice } of turnsOf(newMatch(ruleset, players, seed), seed))
        asked.set(choice.kind, choice);
    expect(asked.size).toBe(KINDS.length);
    for (const { kind, choice } of rows)
      expect([...Object.keys(choice), 'kind', 'seat'].sort()).toEqual(
        Object.keys(asked.get(kind) as Choice).sort(),
      );
  });

  it.each(rows)('its action of $kind is one of those within its choice', row => {
    const { kind, choice, action, ruleset } = row;
    const asked = { kind, seat: 0, ...choice } as Choice;
    expect([...actionsOf(rulesOf(ruleset), asked)]).toContainEqual({ kind, seat: 0, ...action });
  });

  it('names every field of a view, and every fault', () => {
    const named = new Set([...page.matchAll(/`(\w[\w-]*)`/g)].map(([, word]) => word));
    const { view } = newMatch('2019-4', 3, 'view').turn() as Turn;
    const parts = [view, ...view.players, ...view.regions, view.policies, view.opinions, view.polls];
    const fields = parts.flatMap(Object.keys).filter(field => !named.has(field));
    expect(fields).toEqual([]);
    expect(FAULT_KINDS.filter(kind => !named.has(kind))).toEqual([]);
  });

  it('shows the loop of the example as it is', () => {
    const [, loop = 'none'] = /```python\n(.*?)```/s.exec(page) ?? [];
    expect(read('examples/bots/first.py')).toContain(loop);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('examples/bots/first.py', () => {
  const file = fileURLToPath(new URL('../../examples/bots/first.py', import.meta.url));
  const patience = { milliseconds: 20_000, startMilliseconds: 60_000 };

  interface Asked {
    readonly match: Match;
    readonly turn: Turn;
    readonly answer: Answer;
  }

  /** All that one seat of each game is asked, with the bot's answers. Those that are not played level 0 replaces. */
  async function* asked(): AsyncGenerator<Asked> {
    const program = new Program(`python3 '${file}'`, patience);
    try {
      for (const [index, { ruleset, players, seed }] of GAMES.entries()) {
        const match = newMatch(ruleset, players, seed);
        const seat = index % players;
        program.begin(gameLine(match.game.rules, PARTIES.slice(0, players), seat));
        for (const turn of turnsOf(match, seed))
          if (turn.seat === seat) yield { match, turn, answer: await program.decide(turn) };
        program.over(...standing(match));
      }
    } finally {
      await program.close();
    }
  }

  function standing({ game: { result } }: Match): [number[], number[]] {
    return [result?.map(({ total }) => total) ?? [], result?.map(({ rank }) => rank) ?? []];
  }

  it.skipIf(!hasPython)(
    'plays whole games of every ruleset, and answers every kind of question (if there is python3)',
    async () => {
      for await (const { match, turn, answer } of asked()) {
        const wrong = 'fault' in answer ? answer : match.try(answer.action);
        expect([turn.choice, answer, wrong]).toEqual([turn.choice, answer, null]);
      }
      const kinds = new Set<Kind>();
      for await (const { match, turn, answer } of asked()) {
        const wrong = 'fault' in answer ? answer : refuseAction(match.game, answer.action);
        expect([turn.choice, answer, wrong]).toEqual([turn.choice, answer, null]);
        kinds.add(turn.choice.kind);
      }
      expect([...kinds].sort()).toEqual([...KINDS].sort());
    },
  );
});
