import { join } from 'node:path';
import { RULESETS, rulesOf } from '@macher/editions';
import type { Card, GameEvent } from '@macher/engine';
import { loadRulebook, paragraphOfPhase } from '@macher/words/rulebook';
import { describe, expect, it } from 'vitest';
import { main } from '../../packages/cli/src/main.ts';
import { newsIn } from '../../packages/cli/src/news.ts';
import { folder, play, someone } from './played.ts';
import { ScriptedTerminal } from './terminal.ts';

describe('macher play', () => {
  it('news leaves out who passed and what others drew, but not what you drew yourself', () => {
    const drawn = (cards: readonly Card[] | null): GameEvent => ({
      event: 'policies-drawn',
      seat: 0,
      count: 1,
      cards,
    });
    const began = (phase: 'media-shares' | 'meetings'): GameEvent => ({
      event: 'phase-began',
      phase,
      round: 1,
    });
    const own = drawn(['welfare+']);
    const events: GameEvent[] = [
      began('media-shares'),
      { event: 'media-passed', seat: 1 },
      began('meetings'),
      drawn(null),
      own,
    ];
    expect(newsIn(events)).toEqual([began('meetings'), own]);
  });

  /** Every screen of a game, up to the first with more news than fits there. */
  async function screensUpToMuchNews(rows: number): Promise<string[]> {
    const person = someone('much');
    const screens: string[] = [];
    const answer = (prompt: string, written: readonly string[]): string | null => {
      const screen = written.join('\n');
      screens.push(screen);
      return /press l/.test(screen) ? null : person(prompt);
    };
    const game = ['--ruleset', '2006-7', '--players', '5', '--bots', '1', '--seed', 'much'];
    await play(new ScriptedTerminal(answer, 130, rows), ...game, '--save', join(folder, `much-${rows}.json`));
    return screens;
  }

  it('news that finds no room says how much of it there is, and where', async () => {
    const seen = (await screensUpToMuchNews(50)).at(-1);
    expect(seen).toMatch(/\n {2}… \d+ earlier lines?: press l\n/);
  });

  it('a high terminal is filled with the board and the news, but for 14 rows for the question', async () => {
    const rows = 120;
    const lines = (await screensUpToMuchNews(rows)).at(-1)?.split('\n') ?? [];
    const title = lines.indexOf('Since your last decision');
    const [board, news] = [lines.slice(0, title - 1), lines.slice(title + 2, lines.indexOf('', title))];
    expect([board.length > 40, news.length > 40]).toEqual([true, true]);
    expect(board.length + news.length).toBe(rows - 14);
  });

  it('? tells the rule, what counts at the end, and the keys', async () => {
    const answers = ['?', 't', 'l', 'q'];
    const texts: string[] = [];
    const terminal = new ScriptedTerminal((_prompt, written) => {
      texts.push(written.join('\n'));
      return answers.shift() ?? null;
    });
    await play(terminal, '--players', '3', '--seed', 'help', '--save', join(folder, 'help.json'));
    const shown = texts.join('\n');
    expect(shown).toContain('2019 §1.6 (docs/rules/2019.md)');
    const { title, text } = (await loadRulebook('en'))['2019 §1.6'];
    expect(shown).toContain(title);
    expect(shown).toMatch(/votes +5 +10 .*\na [A-Z]{2}\*? +\d+/);
    expect(shown).toContain('trend: −3  −2  0  +2  +3  +4');
    expect(shown).toContain('⚑ media control: more markers');
    expect(shown).toContain('Backbencher, €3,000: key issue!');
    expect(shown.match(/: supply: 20 meetings, 4 media markers; donations: €10,000/g)).toHaveLength(3);
    const inOneLine = shown.replace(/\s+/g, ' ');
    expect(inOneLine).toContain(text.slice(0, 60));
    const { title: endTitle, text: end } = (await loadRulebook('en'))['2019 §3'];
    expect(shown).toContain(endTitle);
    expect(inOneLine).toContain(end.slice(0, 200));
    expect(inOneLine).toContain('! only once per state and round');
  });

  it.each(['2019-4', '2006-7'])('%s: in French no colon stands close to a word', async ruleset => {
    const answers = ['?', 't', '1', '', '?'];
    const terminal = new ScriptedTerminal(() => answers.shift() ?? null);
    const argv = ['play', '--ruleset', ruleset, '--players', '3', '--bots', '1', '--seed', 'colon'];
    await main(terminal, [...argv, '--save', join(folder, `colon-${ruleset}.json`)], 'fr');
    expect(terminal.text).toContain('Signes\u00A0:');
    expect(terminal.text.match(/.*[\p{L}\d€]:.*/gu)).toBeNull();
  });

  it.each(RULESETS)('%s: ?? tells all rules in short, in the order of the phases', async ruleset => {
    const answers = ['??'];
    const terminal = new ScriptedTerminal(() => answers.shift() ?? null);
    const argv = ['--ruleset', ruleset, '--players', '3', '--bots', '1', '--seed', 'rules'];
    await play(terminal, ...argv, '--save', join(folder, `rules-${ruleset}.json`));
    const book = await loadRulebook('en');
    const { setup, rounds } = rulesOf(ruleset);
    const phases = [...setup, ...(rounds[0]?.phases ?? []), 'final-scoring'] as const;
    const places = phases.map(phase => {
      const { title, text } = book[paragraphOfPhase(rulesOf(ruleset), phase)];
      return terminal.text.replace(/\s+/g, ' ').indexOf(`${title} ${text.slice(0, 60)}`);
    });
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});
