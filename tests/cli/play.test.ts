import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULESETS, rulesOf, rulesOfRecord } from '@macher/editions';
import {
  type Card,
  type Choice,
  choiceAt,
  EPOCH,
  type GameEvent,
  type GameRecord,
  newGame,
  parseRecord,
  randomOf,
  replay,
  sampleAction,
  type View,
  view,
} from '@macher/engine';
import { LANGUAGES } from '@macher/words';
import { loadRulebook, paragraphOfPhase } from '@macher/words/rulebook';
import { describe, expect, it } from 'vitest';
import { KeyboardTable } from '../../packages/cli/src/keyboardTable.ts';
import { main } from '../../packages/cli/src/main.ts';
import { newsIn } from '../../packages/cli/src/news.ts';
import { Play } from '../../packages/cli/src/playing.ts';
import { askChoice } from '../../packages/cli/src/questions/askers.ts';
import { Asking } from '../../packages/cli/src/questions/asking.ts';
import { Board, regionLetter } from '../../packages/cli/src/terminal/board.ts';
import { CLI_MESSAGES, voiceIn } from '../../packages/cli/src/words.ts';
import { ScriptedTerminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'macher-play-'));

/** A person who types what might be meant, and something else when that is not taken. */
function someone(seed: string): (prompt: string) => string {
  const random = randomOf(seed);
  const letters = (count: number): string =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g']
      .sort(() => random(3) - 1)
      .slice(0, count)
      .join(' ');
  const answers = [
    () => '',
    () => '-',
    () => String(1 + random(7)),
    () => letters(1),
    () => letters(2),
    () => letters(3),
    () =>
      ['1', '2', '3', '4', '5', '6', '7']
        .sort(() => random(3) - 1)
        .slice(0, 1 + random(5))
        .join(' '),
    () => `${1 + random(5)}${letters(1)}`,
    () => `${'vwxyz'.charAt(random(5))}${1 + random(3)}`,
    () => `${random(4)} 0 ${random(3)}`,
    () => 'y',
    () => String(4 + random(5)),
  ];
  return () => (answers[random(answers.length)] ?? (() => ''))();
}

interface AtPoll {
  readonly table: KeyboardTable;
  readonly terminal: ScriptedTerminal;
  /** What the file would hold. */
  saved(): GameRecord;
}

/** A game at the first poll that the first seat could only have for money, and has none. */
async function atPollWithoutMoney(names: readonly [string, string, string]): Promise<AtPoll> {
  const parties = ['cdu', 'spd', 'fdp'];
  const seats = names.map((name, seat) => ({ party: parties[seat] ?? '', name }));
  const records: GameRecord[] = [];
  const deal = {
    epoch: EPOCH,
    rules: rulesOf('2019-4'),
    seats,
    seed: 'broke',
    options: { openMoney: false },
    played: [],
    takebacks: 0,
    undone: [],
  };
  const table = await KeyboardTable.open(deal, record => records.push(record));
  const random = randomOf('broke');
  const mustPay = (choice: Choice): boolean =>
    choice.kind === 'poll-bid' && choice.seat === 0 && (choice.range?.min ?? 0) > 0;
  for (;;) {
    const choice = choiceAt(table.game, table.askedAfter(null));
    if (mustPay(choice)) break;
    await table.decide(sampleAction(table.game.rules, choice, random));
  }
  (table.game.players[0] as { money: number }).money = 0;
  let left = 1;
  const terminal = new ScriptedTerminal(prompt => {
    left -= 1;
    return left === 0 && prompt.startsWith('Now ') ? '' : null;
  });
  return { table, terminal, saved: () => records.at(-1) as GameRecord };
}

async function play(terminal: ScriptedTerminal, ...argv: string[]): Promise<number> {
  return main(terminal, ['play', ...argv], 'en');
}

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

  it('a region keeps its letter, also between its election and the end of the round', () => {
    const game = newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'letters' });
    const { regions } = view(game, 0);
    const elections = [{ region: regions[0]?.id }] as unknown as View['elections'];
    const letters = (list: View['regions'], held: View['elections']): string =>
      list.map((_, index) => regionLetter({ regions: list, elections: held }, index)).join('');
    expect(letters(regions, [])).toBe('abcd');
    expect(letters(regions, elections)).toBe('abcd');
    expect(letters(regions.slice(1), elections)).toBe('bcd');
  });

  it('the board marks media control, and a tie not', () => {
    const terminal = new ScriptedTerminal();
    const game = newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'control' });
    for (const [index, media] of [
      [0, 2, 1],
      [1, 1, 0],
    ].entries())
      game.regions[index]?.media.splice(0, 3, ...media);
    const shown = new Board(terminal, voiceIn('en')).draw(view(game, 0)).join('\n');
    expect(shown.match(/⚑/g)).toHaveLength(1);
    expect(shown).toMatch(/SPD .*⚑2/);
  });

  it('Enter alone passes nothing: a dash does', async () => {
    const answers = ['', '-', '', '–', '', '4'];
    let asked = 0;
    const terminal = new ScriptedTerminal(() => {
      asked += 1;
      return answers.shift() ?? null;
    });
    const seen = view(newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'dash' }), 0);
    const asking = new Asking(terminal, voiceIn('en'), seen);
    const range = { min: 0, max: 9000, step: 1000 };
    expect(await asking.amountOrPass(range)).toBeNull();
    expect(await asking.regionOrNone([])).toBeNull();
    expect(await asking.amountOrPass(range)).toBe(4000);
    expect(asked).toBe(6);
    expect(terminal.text).not.toContain(voiceIn('en').say('play.invalid'));
  });

  it('of one thing there is nothing to choose: it is shown, and Enter goes on', async () => {
    const terminal = new ScriptedTerminal(() => '');
    const seen = view(newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'one' }), 0);
    const asking = new Asking(terminal, voiceIn('en'), seen);
    expect(await asking.one(['the only one'], text => text)).toBe('the only one');
    expect(terminal.text).toContain('the only one');
  });

  it('an opinion tells whose platforms it matches, and of equal cards one is offered', async () => {
    const answers = ['1', '1', ''];
    const terminal = new ScriptedTerminal(() => answers.shift() ?? null);
    const game = newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'marks' });
    for (const [seat, platform] of [['welfare+'], ['welfare-'], ['education+']].entries())
      game.players[seat]?.platform.splice(0, Number.POSITIVE_INFINITY, ...(platform as Card[]));
    const asking = new Asking(terminal, voiceIn('en'), view(game, 0));
    const exchanges = [{ out: 'welfare+', in: ['education+', 'education-'] }] as const;
    const action = await askChoice(asking, {
      kind: 'influence',
      seat: 0,
      region: 'HH',
      by: 'media',
      exchanges,
    });
    expect(action).toMatchObject({ exchange: { out: 'welfare+', in: 'education+' } });
    expect(terminal.text).toMatch(/1 {2}Welfare state.\+ {2}\(CDU\/CSU \+, SPD −\)/);
    expect(terminal.text).toMatch(/2 {2}Education.− {2}\(FDP −\)/);
    const cards = ['welfare-', 'welfare-'] as const;
    const kept = await askChoice(asking, { kind: 'keep-policy', seat: 0, cards });
    expect(kept).toMatchObject({ card: 'welfare-' });
    expect(terminal.text).toMatch(/1 {2}Welfare state.− .*×2/);
    expect(answers).toEqual([]);
  });

  it('a politician keeps its number when others have gone, and a number that has gone means nobody', async () => {
    const answers = ['1a', '4a', ''];
    const terminal = new ScriptedTerminal(() => answers.shift() ?? null);
    const seen = view(newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'gone' }), 0);
    const all = seen.rules.politicians.map(({ id }) => id);
    const politicians = all.filter((_, index) => index === 1 || index === 3);
    const asking = new Asking(terminal, voiceIn('en'), seen);
    const choice = { kind: 'lay', seat: 0, politicians, regions: [] } as const;
    const region = seen.regions[0]?.id;
    expect(await askChoice(asking, choice)).toMatchObject({ card: { politician: all[3], region } });
    expect(terminal.text).toContain(voiceIn('en').say('play.invalid'));
    expect(terminal.text.match(/^ {2}\d {2}/gm)).toEqual(['  2  ', '  4  ']);
  });

  it('numbers of politicians and letters of a platform are one key each in every game', () => {
    for (const ruleset of RULESETS) {
      const { politicians, platformSize } = rulesOf(ruleset);
      expect(politicians.length).toBeLessThan(10);
      expect(platformSize).toBe('vwxyz'.length);
    }
  });

  it('policies of the platform have letters that no region has', async () => {
    const answers = ['b1', 'w1'];
    const terminal = new ScriptedTerminal(() => answers.shift() ?? null);
    const seen = view(newGame(rulesOf('2006-7'), { parties: ['cdu', 'spd', 'fdp'], seed: 'swap' }), 0);
    const asking = new Asking(terminal, voiceIn('en'), seen);
    const platform = ['welfare+', 'education+'] as const;
    const action = await askChoice(asking, { kind: 'swap', seat: 0, platform, hand: ['genetics-'] });
    expect(action).toMatchObject({ swap: { out: 'education+', in: 'genetics-' } });
    expect(terminal.text).toContain(voiceIn('en').say('play.invalid'));
  });

  it('says what a politician cannot do now', async () => {
    const terminal = new ScriptedTerminal(() => '-');
    const seen = view(newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'not' }), 0);
    const asking = new Asking(terminal, voiceIn('en'), seen);
    const able = seen.rules.politicians.find(({ secondary }) =>
      ['platform', 'key-issue'].every(name => secondary.some(({ deed }) => deed === name)),
    );
    expect(able).toBeDefined();
    const choice = {
      kind: 'act',
      seat: 0,
      region: 'HH',
      politician: able?.id ?? '',
      part: 'secondary',
    } as const;
    await askChoice(asking, { ...choice, deeds: [{ deed: 'place-key-issue', opinions: ['welfare+'] }] });
    expect(terminal.text).toMatch(/Not possible now: platform/);
    expect(terminal.text).not.toMatch(/Not possible now: .*key issue/);
  });

  it('the draft tells which cards bring no new issue', async () => {
    const terminal = new ScriptedTerminal(() => '2');
    const seen = view(newGame(rulesOf('2019-4'), { parties: ['cdu', 'spd', 'fdp'], seed: 'draft' }), 0);
    const frames = seen.frames.map(frame =>
      frame.phase === 'draft' ? { ...frame, kept: ['welfare+' as Card] } : frame,
    );
    const asking = new Asking(terminal, voiceIn('en'), { ...seen, frames });
    const cards = ['welfare-', 'education+'] as const;
    expect(await askChoice(asking, { kind: 'draft', seat: 0, cards })).toMatchObject({ card: 'education+' });
    expect(terminal.text).toMatch(/1 {2}Welfare state.− .*· issue you have/);
    expect(terminal.text).not.toMatch(/2 {2}Education.*issue you have/);
  });

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
