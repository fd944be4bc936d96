import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesOf } from '@macher/editions';
import { newGame, parseRecord, view } from '@macher/engine';
import { LANGUAGES } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { Play } from '../../packages/cli/src/playing.ts';
import { Asking } from '../../packages/cli/src/questions/asking.ts';
import { voiceIn } from '../../packages/cli/src/words.ts';
import { atPollWithoutMoney, folder, play, someone } from './played.ts';
import { ScriptedTerminal } from './terminal.ts';

describe('macher play', () => {
  it('takes a decision back before it is confirmed, and q at the confirmation leaves without it', async () => {
    const texts: string[] = [];
    const file = join(folder, 'undo.json');
    const answers = ['', '1', 'u', '2', 'nonsense', 'q'];
    const terminal = new ScriptedTerminal((_prompt, written) => {
      texts.push(written.join('\n'));
      return answers.shift() ?? null;
    });
    await play(terminal, '--players', '3', '--humans', '2', '--seed', 'undo', '--save', file);
    expect(texts.join('\n')).toContain('Taken back.');
    expect(texts.join('\n')).toContain('Please answer as shown.');
    const { actions } = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(actions.filter(action => action.seat === 0)).toHaveLength(0);
  });

  it('takes a decision back while the keyboard is being passed on, as long as it revealed nothing', async () => {
    const file = join(folder, 'passed.json');
    const answers = ['', '1', '', 'u', '2', '', 'x', '1', '', 'q'];
    const prompts: string[] = [];
    const screens: string[] = [];
    const terminal = new ScriptedTerminal((prompt, written) => {
      prompts.push(prompt);
      screens.push(written.join('\n'));
      return answers.shift() ?? null;
    });
    await play(terminal, '--players', '3', '--humans', '3', '--seed', 'passed', '--save', file);
    expect(screens[0]).toBe('Now the Left. Everyone else looks away; press Enter when you’re ready. ');
    expect(screens[3]).toMatch(/^u takes back what the Left has just decided\.\n\nNow the SPD\. .*$/);
    expect(prompts[4]).toBe('Number: ');
    expect(prompts[6]).toBe(prompts[3]);
    const { actions } = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(actions.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('a donation is taken only when it is confirmed', async () => {
    const file = join(folder, 'donation.json');
    const person = someone('donation');
    const prompts: string[] = [];
    const terminal = new ScriptedTerminal((prompt, written) => {
      if (prompts.length > 0) prompts.push(prompt);
      if (prompts.length > 1) return prompts.length === 2 ? 'q' : null;
      if (!written.at(-2)?.includes('refuse €30,000')) return person(prompt);
      prompts.push(prompt);
      return '1';
    });
    await play(terminal, '--players', '3', '--bots', '1', '--seed', 'donation', '--save', file);
    expect(prompts).toEqual(['Number: ', 'Enter to confirm, u to take it back: ']);
    const { actions } = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(actions.filter(({ kind, seat }) => kind === 'donation' && seat === 0)).toEqual([]);
  });

  it('s does without confirmations, and s again asks for them', async () => {
    const file = join(folder, 'swift.json');
    const answers = ['s', '1', '1', 's', '1', 'q'];
    const prompts: string[] = [];
    const terminal = new ScriptedTerminal(prompt => {
      prompts.push(prompt);
      return answers.shift() ?? null;
    });
    await play(terminal, '--players', '3', '--bots', '1', '--seed', 'swift', '--save', file);
    const asked = 'Number: ';
    expect(prompts).toEqual([asked, asked, asked, asked, asked, 'Enter to confirm, u to take it back: ']);
    const { actions } = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(actions.filter(({ kind, seat }) => kind === 'draft' && seat === 0)).toHaveLength(2);
  });

  it('alone without money one is not asked for a bid; that is told in its place among the news', async () => {
    const { table, terminal, saved } = await atPollWithoutMoney(['somebody', 'bot 1 (2)', 'bot 1 (3)']);
    await new Play(terminal, voiceIn('en'), table, join(folder, 'broke.json')).run();
    expect(terminal.text).toMatch(
      /can’t afford a bid: pass\.\n(.*\n)*.*(wins the poll|Nobody wants the poll)/,
    );
    expect(terminal.text).not.toContain('Enter to go on');
    expect(saved().actions).toContainEqual({ kind: 'poll-bid', seat: 0, amount: null });
  });

  it('with several people at one keyboard also those without money are asked: passing over would tell (R24)', async () => {
    const { table, terminal, saved } = await atPollWithoutMoney(['somebody', 'somebody else', 'bot 1 (3)']);
    const decided = saved().actions.length;
    await new Play(terminal, voiceIn('en'), table, join(folder, 'two.json')).run();
    expect(terminal.text).toMatch(/can’t afford a bid: pass\.\nEnter to continue: \n/);
    expect(saved().actions).toHaveLength(decided);
  });

  it.each(LANGUAGES)('yes is yes in %s, whatever else the letter means', async language => {
    const voice = voiceIn(language);
    const answers = [voice.say('input.yes'), voice.say('input.no')];
    const terminal = new ScriptedTerminal(() => answers.shift() ?? null);
    const seen = view(newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'yes' }), 0);
    const asking = new Asking(terminal, voice, seen);
    expect([await asking.yes(), await asking.yes()]).toEqual([true, false]);
  });

  it('hides the hand between people at one keyboard', async () => {
    const atHandOver: string[] = [];
    const person = someone('hot');
    let left = 200;
    const terminal = new ScriptedTerminal((prompt, written) => {
      if (prompt.includes('looks away')) atHandOver.push(written.join('\n'));
      return left-- > 0 ? person(prompt) : null;
    });
    await play(
      terminal,
      '--players',
      '3',
      '--humans',
      'cdu,spd',
      '--seed',
      'hot',
      '--save',
      join(folder, 'hot.json'),
    );
    expect(atHandOver.length).toBeGreaterThan(3);
    for (const text of atHandOver) expect(text).not.toMatch(/hand:|€30,000/);
  });

  it('s at a confirmation carries the decision out and does without further ones', async () => {
    const file = join(folder, 'swift-now.json');
    const answers = ['1', 's', '1', 'q'];
    const prompts: string[] = [];
    const terminal = new ScriptedTerminal(prompt => {
      prompts.push(prompt);
      return answers.shift() ?? null;
    });
    await play(terminal, '--players', '3', '--bots', '1', '--seed', 'swift', '--save', file);
    expect(prompts).toEqual(['Number: ', 'Enter to confirm, u to take it back: ', 'Number: ', 'Number: ']);
    const { actions } = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(actions.filter(({ kind, seat }) => kind === 'draft' && seat === 0)).toHaveLength(2);
  });

  it('u halfway through a question takes back its first half, and no more', async () => {
    const answers = ['1', '1', 'u', 'q'];
    const prompts: string[] = [];
    const terminal = new ScriptedTerminal(prompt => {
      prompts.push(prompt);
      return answers.shift() ?? null;
    });
    const argv = ['--ruleset', '2006-7', '--players', '3', '--bots', '1', '--seed', 'half'];
    await play(terminal, ...argv, '--save', join(folder, 'half.json'));
    expect(prompts).toEqual(['Number: ', 'Number: ', expect.stringContaining('letters'), 'Number: ']);
    expect(terminal.text).toContain('Taken back.');
    expect(terminal.text).not.toContain('Nothing to take back');
  });
});
