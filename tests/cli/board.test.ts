import { provenance } from '@macher/editions';
import { type Choice, type ChoiceOf, choiceAt, type Kind, phasesOf, type View, view } from '@macher/engine';
import { LANGUAGES } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { Printer } from '../../packages/cli/src/arena/print.ts';
import { main } from '../../packages/cli/src/main.ts';
import { askChoice } from '../../packages/cli/src/questions/askers.ts';
import { Asking } from '../../packages/cli/src/questions/asking.ts';
import { Board } from '../../packages/cli/src/terminal/board.ts';
import { voiceIn } from '../../packages/cli/src/words.ts';
import { TABLES, walk } from '../walk.ts';
import { ScriptedTerminal } from './terminal.ts';

const VOICE = voiceIn('en');

/** Writes the styles instead of using them. */
class StyledTerminal extends ScriptedTerminal {
  override style(format: unknown, text: string): string {
    return `<${[format].flat().join(' ')}>${text}</>`;
  }
}

describe('the board', () => {
  it('dims the phases that are over, and marks the present one', () => {
    const { words } = VOICE;
    const board = new Board(new StyledTerminal(() => null, 2000), VOICE);
    walk({ ruleset: '2019-4', players: 3 }, 'ribbon', ({ game }) => {
      const phases = phasesOf(game.rules, game.round).map(phase => words.phase(phase));
      const shown = board.draw(view(game, 0)).join('\n');
      for (const name of phases.slice(0, game.step - 1)) expect(shown).toContain(`<dim>${name}</>`);
      expect(shown).toContain(`<bold inverse> ${phases[game.step - 1]} </>`);
      for (const name of phases.slice(game.step)) expect(shown).not.toContain(`<dim>${name}</>`);
    });
  });

  it.each(['2019-4', '2006-7'] as const)('%s: marks the elections of this round, and who starts', ruleset => {
    const board = new Board(new ScriptedTerminal(() => null, 2000), VOICE);
    walk({ ruleset, players: 3 }, 'marks', ({ game }) => {
      const { round, frames, rules, start } = game;
      const seen = view(game, 0);
      const shown = board.draw(seen).join('\n');
      const current =
        round === 0 ? 0 : Math.min(game.regions.length, rules.rounds[round - 1]?.elections ?? 0);
      expect(shown.split('▶').length - 1).toBe(current);
      const isKnown = round > (rules.namesStart && frames[0]?.phase === 'start-player' ? 1 : 0);
      const starts = VOICE.words.labelled(VOICE.say('board.start-player'), board.party(seen, start));
      expect(shown.includes(starts)).toBe(isKnown);
    });
  });

  it('what is yours is no wider than the terminal', () => {
    const board = new Board(new ScriptedTerminal(() => null, 60), VOICE);
    let cards = 0;
    walk({ ruleset: '2019-7', players: 4 }, 'yours', ({ game }) => {
      const seen = view(game, 0);
      const shown = board.draw(seen);
      const own = shown.slice(shown.findIndex(line => line.startsWith(VOICE.say('board.you'))));
      expect(own.filter(line => line.length > 60)).toEqual([]);
      cards = Math.max(cards, game.players[0]?.hand.length ?? 0);
    });
    expect(cards).toBeGreaterThanOrEqual(7);
  });

  it('adds up the points of elections held: mandates, wins and media', () => {
    const board = new Board(new ScriptedTerminal(), VOICE);
    const { game } = walk({ ruleset: '2019-4', players: 3 }, 'points', () => {});
    const shown = board.draw({ ...view(game, 0), result: null }).join('\n');
    for (const { seat, mandates, wins, media } of game.result ?? []) {
      const start = `${board.party(view(game, 0), seat)} .* ${game.players[seat]?.base}`;
      expect(shown).toMatch(new RegExp(`${start} +${mandates + wins + media} `));
    }
    expect(game.result?.some(({ media }) => media > 0)).toBe(true);
  });
});

describe('questions', () => {
  it('tell of each starting block what it brings, its base too', async () => {
    const bases = new Set<number>();
    for (const { seen, choice } of decisions('starting-block', 2)) {
      const shown = await shownBy(seen, choice);
      for (const { base } of choice.columns.flat()) {
        bases.add(base);
        if (base > 0) expect(shown).toContain(VOICE.words.say('benefit.base', { base }));
      }
    }
    expect(bases).toContain(4);
  });

  it('tell for each number of meetings how many votes they bring', async () => {
    for (const { seen, choice } of decisions('turn-in', 1)) {
      const lines = (await shownBy(seen, choice)).split('\n').filter(line => /^ {2}\d+ /.test(line));
      expect(lines).toHaveLength(choice.max - choice.min + 1);
    }
  });

  it('name the region of each politician that is still to be paid for', async () => {
    const asked = decisions('pay-next', 2);
    expect(asked.length).toBeGreaterThan(0);
    for (const { seen, choice } of asked) {
      const shown = await shownBy(seen, choice);
      for (const { politician } of choice.cards) {
        const region = seen.regions.find(({ row }) =>
          row.some(sent => sent.seat === choice.seat && sent.politician === politician),
        );
        const name = region === undefined ? '' : VOICE.words.region(region.id);
        expect(shown).toContain(`${VOICE.words.politician(politician)} (${name})`);
      }
    }
  });
});

it('the arena gives times in µs where milliseconds would be too coarse', () => {
  const printer = new Printer(new ScriptedTerminal(), VOICE);
  expect([0.0123, 0.5, 1, 12.34].map(each => printer.time(each))).toEqual([
    '12.3 μs',
    '500 μs',
    '1 ms',
    '12.3 ms',
  ]);
});

it('components are counted by where their values come from', async () => {
  const terminal = new ScriptedTerminal();
  await main(terminal, ['components', '--ruleset', '2006-7'], 'en_GB');
  const count = (origin: string): number =>
    provenance('2006-7', null).filter(each => each.origin === origin).length;
  const counts = { print: count('print'), reported: count('reported'), ours: count('ours'), pack: 0 };
  expect(counts.reported).toBeGreaterThan(0);
  expect(terminal.text).toContain(VOICE.say('components.counts', counts));
  expect(terminal.text).toMatch(/\/regions\/NRW\/maximum +reported +80\n/);
});

/** Positions of random games in which that is decided, a few of each. */
function decisions<K extends Kind>(kind: K, most: number): { seen: View; choice: ChoiceOf<K> }[] {
  const found: { seen: View; choice: ChoiceOf<K> }[] = [];
  for (const table of TABLES) {
    const enough = found.length + most;
    walk(table, 'questions', ({ game, action }) => {
      const choice = choiceAt(game, action.seat);
      if (isOf(kind, choice) && found.length < enough) found.push({ seen: view(game, action.seat), choice });
    });
  }
  return found;
}

function isOf<K extends Kind>(kind: K, choice: Choice): choice is Extract<Choice, ChoiceOf<K>> {
  return choice.kind === kind;
}

/** What a question shows to someone who takes the first of everything, three times. */
async function shownBy(seen: View, choice: Choice): Promise<string> {
  const answers = ['1', '1', '1'];
  const terminal = new ScriptedTerminal(() => answers.shift() ?? null);
  await askChoice(new Asking(terminal, VOICE, seen), choice).catch(() => {});
  return terminal.text;
}

it.each(LANGUAGES)('%s: the command that continues a saved game stands alone on its line', language => {
  const lines = voiceIn(language).say('play.saved', { file: 'records/mine.json' }).split('\n');
  expect(lines).toEqual([expect.any(String), '  npm run macher -- play --resume records/mine.json']);
});
