import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulesOfRecord } from '@macher/editions';
import { parseRecord, replay } from '@macher/engine';
import { LANGUAGES } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { main } from '../../packages/cli/src/main.ts';
import { CLI_MESSAGES } from '../../packages/cli/src/words.ts';
import { folder, play, someone } from './played.ts';
import { ScriptedTerminal } from './terminal.ts';

describe('macher play', () => {
  it.each([
    ['2019-4', '3', '1'],
    ['2019-4', '4', '4'],
    ['2019-7', '5', '1'],
    ['2006-7', '4', '1'],
    ['2006-5', '3', '3'],
    ['1997-7', '3', '1'],
  ])(
    'a whole game of %s with %s players, %s of them people, through what is shown',
    async (ruleset, players, humans) => {
      const file = join(folder, `whole-${ruleset}-${humans}.json`);
      const terminal = new ScriptedTerminal(someone(ruleset + humans));
      const code = await play(
        terminal,
        '--ruleset',
        ruleset,
        '--players',
        players,
        '--humans',
        humans,
        '--seed',
        'whole',
        '--save',
        file,
      );
      expect(code).toBe(0);
      expect(terminal.text).toMatch(/Final points/);
      expect(terminal.text).not.toMatch(/ passes\.$/m);
      if (ruleset.startsWith('2019')) expect(terminal.text).toMatch(/ 6 \(€\d+,000\) /);
      expect(terminal.text).toMatch(/(wins?|share the win) with \d+ points/);
      const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
      expect(replay(rulesOfRecord(record), record).result).not.toBeNull();
    },
  );

  it('asks which game and how strong the others are; Enter means four elections against three of level 2', async () => {
    const file = join(folder, 'enter.json');
    const answers = ['', '', 'q'];
    await play(new ScriptedTerminal(() => answers.shift() ?? null), '--seed', 'enter', '--save', file);
    const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(record.ruleset).toBe('2019-4');
    expect(record.seats.map(seat => seat.name)).toEqual(['linke', 'bot 2 (2)', 'bot 2 (3)', 'bot 2 (4)']);
  });

  it('calls levels by their own numbers', async () => {
    const file = join(folder, 'level.json');
    const answers = ['', '9', '3', 'q'];
    await play(new ScriptedTerminal(() => answers.shift() ?? null), '--seed', 'level', '--save', file);
    const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(record.seats.map(seat => seat.name)).toEqual(['linke', 'bot 3 (2)', 'bot 3 (3)', 'bot 3 (4)']);
  });

  it('seats the bots that are named, and refuses those it does not know', async () => {
    const file = join(folder, 'named.json');
    const options = ['--players', '3', '--seed', 'named', '--save', file];
    await play(new ScriptedTerminal(() => null), ...options, '--bots', '3,2-miser');
    const record = parseRecord(JSON.parse(readFileSync(file, 'utf8')));
    expect(record.seats.map(seat => seat.name)).toEqual(['linke', 'bot 3 (2)', 'bot 2-miser (3)']);
    for (const bots of ['9', '1,1,1', '']) {
      const terminal = new ScriptedTerminal(() => null);
      expect(await play(terminal, '--players', '3', '--bots', bots)).toBe(2);
      expect(terminal.errors).toMatch(/--bots: (there’s no bot|name one bot for all)/);
    }
  });

  it('goes on with games from before there were bots: seats called random-2 play at random', async () => {
    const file = join(folder, 'before.json');
    const options = ['--players', '3', '--bots', '0', '--seed', 'before', '--save', file];
    await play(new ScriptedTerminal(() => null), ...options);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/bot 0 \((\d)\)/g, 'random-$1'));
    const code = await play(new ScriptedTerminal(someone('before')), '--resume', file);
    expect(code).toBe(0);
    expect(parseRecord(JSON.parse(readFileSync(file, 'utf8'))).result).not.toBeNull();
  });

  it('the input may end at any time: the game is saved and can be continued', async () => {
    const file = join(folder, 'ended.json');
    const person = someone('ended');
    let left = 60;
    const code = await play(
      new ScriptedTerminal(prompt => (left-- > 0 ? person(prompt) : null)),
      '--players',
      '3',
      '--seed',
      'ended',
      '--save',
      file,
    );
    expect(code).toBe(0);
    const saved = parseRecord(JSON.parse(readFileSync(file, 'utf8'))).actions.length;
    expect(saved).toBeGreaterThan(0);
    const terminal = new ScriptedTerminal(person);
    expect(await play(terminal, '--resume', file)).toBe(0);
    expect(terminal.text).toMatch(/Final points/);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('does not overwrite a file, neither by the same seed nor by name', async () => {
    const file = join(folder, 'kept.json');
    const quits = (): ScriptedTerminal => new ScriptedTerminal(() => 'q');
    await play(quits(), '--players', '3', '--seed', 'kept', '--save', file);
    const before = readFileSync(file, 'utf8');
    const again = quits();
    expect(await play(again, '--players', '3', '--seed', 'other', '--save', file)).toBe(2);
    expect(again.errors).toMatch(/--save: there’s a file already/);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it.each(LANGUAGES)('plays in %s', async language => {
    const person = someone(language);
    let left = 150;
    let seen = '';
    const terminal = new ScriptedTerminal((prompt, written) => {
      seen += written.join('\n');
      return left-- > 0 ? person(prompt) : null;
    });
    await main(
      terminal,
      [
        'play',
        '--lang',
        language,
        '--players',
        '3',
        '--seed',
        language,
        '--save',
        join(folder, `${language}.json`),
      ],
      undefined,
    );
    expect(seen).toContain(CLI_MESSAGES[language]['board.platform']);
    expect(seen).not.toMatch(/undefined|\{\w+\}/);
  });
});
