import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as passes } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { main } from '../../packages/cli/src/main.ts';
import { Batches } from '../../packages/lab/src/pool/batches.ts';
import { Pool } from '../../packages/lab/src/pool/pool.ts';
import { ScriptedTerminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'macher-arena-'));
const file = (name: string): string => join(folder, name);
const linesOf = (name: string): string[] => readFileSync(file(name), 'utf8').split('\n').sort();

async function arena(...argv: string[]): Promise<{ code: number; text: string; errors: string }> {
  const terminal = new ScriptedTerminal();
  const code = await main(terminal, ['arena', ...argv], 'en_GB');
  return { code, text: terminal.text, errors: terminal.errors };
}

/** Twelve games of three, in a file of that name. */
const TWELVE = ['--bots', '0x3', '--games', '12', '--seed', 'x', '--workers', '1'];
const twelve = (name: string, ...more: string[]) => arena(...TWELVE, '--out', file(name), ...more);

/** All that does not depend on how it was played. */
async function reportOf(...argv: string[]): Promise<Record<string, unknown>> {
  const { run: _, ...report } = JSON.parse((await arena(...argv, '--json')).text);
  return report;
}

const report = (name: string, ...more: string[]) => reportOf(...TWELVE, '--out', file(name), ...more);

describe('macher arena', () => {
  it('has the same results and the same report with one worker and with two', async () => {
    const one = await report('one.jsonl', '--workers', '1');
    expect(await report('two.jsonl', '--workers', '2')).toEqual(one);
    expect(linesOf('two.jsonl')).toEqual(linesOf('one.jsonl'));
    expect(one).toMatchObject({ games: 12, standings: [{ bot: '0', games: 36, wins: 12 }], ratings: null });
  });

  it('in three parts, played apart and merged in any order, has the file and the report of the whole', async () => {
    const whole = await report('whole.jsonl');
    const parts = ['2/3', '3/3', '1/3'];
    for (const [index, shard] of parts.entries()) await twelve(`part${index}.jsonl`, '--shard', shard);
    const files = parts.map((_, index) => file(`part${index}.jsonl`));
    expect(parts.map((_, index) => linesOf(`part${index}.jsonl`).length - 2)).toEqual([1, 1, 2]);
    expect(await reportOf('merge', ...files, '--out', file('merged.jsonl'))).toEqual(whole);
    expect(linesOf('merged.jsonl')).toEqual(linesOf('whole.jsonl'));
    expect(await report('merged.jsonl')).toEqual(whole);
  });

  it('says what is missing of a merged contest, and takes no part of another or of other bots', async () => {
    const part = await twelve('alone.jsonl', '--shard', '1/2');
    expect(part.code).toBe(0);
    const some = await arena('merge', file('alone.jsonl'), '--out', file('some.jsonl'));
    expect([some.code, some.errors]).toEqual([1, expect.stringMatching(/^2 of 4 blocks are missing/)]);
    await twelve('foreign.jsonl', '--seed', 'y');
    const files = [file('alone.jsonl'), file('foreign.jsonl')];
    const foreign = await arena('merge', ...files, '--out', file('none.jsonl'));
    expect([foreign.code, existsSync(file('none.jsonl'))]).toEqual([1, false]);
    const lines = readFileSync(file('alone.jsonl'), 'utf8');
    writeFileSync(file('changed.jsonl'), lines.replace(/"points":\[\d+/, '"points":[7'));
    const changed = await arena(
      'merge',
      file('alone.jsonl'),
      file('changed.jsonl'),
      '--out',
      file('none.jsonl'),
    );
    expect([changed.code, existsSync(file('none.jsonl'))]).toEqual([1, false]);
    for (const wrong of ['0/3', '4/3', 'x', '1/0'])
      expect((await twelve('w.jsonl', '--shard', wrong)).code).toBe(2);
    expect((await twelve('w.jsonl', '--shard', '1/2', '--sequential', '25,30')).code).toBe(2);
    expect((await arena('merge', file('alone.jsonl'))).code).toBe(2);
  });

  it('prints a table, the speed and where the games are', async () => {
    const { code, text } = await twelve('table.jsonl');
    expect(code).toBe(0);
    expect(text).toMatch(/^12 games of 2019 edition, four elections with 3 players, seed x: 0, 0, 0\n/);
    expect(text).toMatch(/^ {2}0 +36 +33\.3 +20\.2–49\.7 +– +-\d+\.\d ± \d+\.\d +2\.00 +\d: \d+\.\d$/m);
    expect(text).toMatch(
      /12 games in [\d.]+ s: [\d,.]+ a second, \d workers?\. They are in .*table\.jsonl\./,
    );
  });

  it('shows how far it has come', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 300;
      return now;
    });
    const { errors } = await twelve('progress.jsonl');
    clock.mockRestore();
    expect(errors).toContain(`${'█'.repeat(10)}${'░'.repeat(10)} 6`);
    expect(errors).toContain(`${'█'.repeat(20)} 12`);
  });

  it('rounds up to whole blocks, and plays as many players as there are bots', async () => {
    const { contest, games } = await reportOf(
      '--bots',
      '0,0x4',
      '--games',
      '1',
      '--out',
      file('block.jsonl'),
    );
    expect([contest, games]).toEqual([expect.objectContaining({ players: 5, blocks: 1 }), 5]);
  });

  it('rates the bots when more than two play', async () => {
    const argv = ['--bots', '0,1,2', '--games', '6', '--out', file('rated.jsonl')];
    const { ratings } = await reportOf(...argv);
    const bots = (ratings as { bot: string }[]).map(({ bot }) => bot);
    expect(bots.sort()).toEqual(['0', '1', '2']);
    expect((await arena(...argv)).text).toMatch(/^ {2}2 +\+\d+ +[-+]?\d+ … \+\d+$/m);
  });

  it('draws tables from more bots than players', async () => {
    const { contest, games } = await reportOf('--bots', '0x6', '--games', '8', '--out', file('draw.jsonl'));
    expect([contest, games]).toEqual([expect.objectContaining({ players: 4, blocks: 2 }), 8]);
  });
});

describe('a result file', () => {
  it('that was cut in the middle of a line is continued, to the identical end', async () => {
    const whole = await report('whole.jsonl');
    const text = readFileSync(file('whole.jsonl'), 'utf8');
    for (const size of [0, 20, text.length - 150, text.length - 1]) {
      writeFileSync(file('cut.jsonl'), text.slice(0, size));
      expect(await report('cut.jsonl')).toEqual(whole);
      expect(linesOf('cut.jsonl')).toEqual(linesOf('whole.jsonl'));
    }
  });

  it('that is complete is only read', async () => {
    await twelve('full.jsonl');
    const before = readFileSync(file('full.jsonl'), 'utf8');
    const { text } = await twelve('full.jsonl');
    expect(text).toMatch(/12 games were in .*full\.jsonl already; 0 played now/);
    expect(readFileSync(file('full.jsonl'), 'utf8')).toBe(before);
  });

  it('can be prolonged, and a part of it reported', async () => {
    const short = await report('long.jsonl', '--games', '6');
    const long = await report('long.jsonl');
    expect(long).toEqual(await report('straight.jsonl'));
    expect(await report('long.jsonl', '--games', '6')).toEqual(short);
  });

  it.each<[string, (text: string) => string, RegExp]>([
    [
      'isn’t from macher arena',
      () => 'dear diary\n',
      /isn’t an arena result file; choose another with --out/,
    ],
    ['is one unfinished line', () => 'dear diary', /isn’t an arena result file/],
    [
      'is of another contest',
      text => text.replace('"seed":"x"', '"seed":"y"'),
      /another contest .*seed y: 0, 0, 0/,
    ],
    [
      'is of another version',
      text => text.replace('"version":1', '"version":2'),
      /line 1 \/version: must be 1/,
    ],
    ['has a line of nonsense', text => text.replace('"rotation":1', '"rotation":'), /line \d: is not JSON/],
    [
      'has a wrong value',
      text => text.replace(/"ranks":\[\d/, '"ranks":[9'),
      /line 2 \/games\/0\/ranks\/0: must be at most/,
    ],
    [
      'has other bots',
      text => text.replace('"bots":["0","0","0"],"p', '"bots":["0","0","1"],"p'),
      /line 2 \/games\/0: is not a game of/,
    ],
    [
      'has games that go otherwise now',
      text => text.replace(/"points":\[\d/, '"points":[1'),
      /bots or rules have changed/,
    ],
  ])('that %s is named and left as it is', async (_, spoil, message) => {
    if (!existsSync(file('good.jsonl'))) await twelve('good.jsonl');
    const good = readFileSync(file('good.jsonl'), 'utf8');
    const spoilt = spoil(`${good.slice(0, -1)}\n{"blo`);
    writeFileSync(file('spoilt.jsonl'), spoilt);
    const { code, errors } = await twelve('spoilt.jsonl', '--games', '24');
    expect(code).toBe(1);
    expect(errors).toMatch(message);
    expect(errors).toContain('spoilt.jsonl');
    expect(readFileSync(file('spoilt.jsonl'), 'utf8')).toBe(spoilt);
  });
});

describe('a command line of macher arena', () => {
  it.each<[string[], RegExp]>([
    [[], /--bots: no bots for 4 players: name as many bots as players, or more/],
    [['--bots', '0,0'], /--bots: 2 bots for 4 players/],
    [['--bots', '0x3', '--players', '4'], /--bots: 3 bots for 4 players/],
    [['--bots', '0,0,0,hal'], /--bots: there’s no bot hal; there are 0/],
    [['--bots', '0x4', '--bot', ' '], /--bot: must have 1 to/],
    [['--bots', '0x4', '--ruleset', '1986'], /--ruleset: must be one of/],
    [['--bots', '0x4', '--both'], /--both: needs exactly two different bots/],
    [['--bots', '0x4', '--sequential', '40,30'], /--sequential: must be two percentages/],
    [['--bots', '0x4', '--sequential', '30'], /--sequential: must be two percentages/],
    [['--bots', '0x4', '--limit', '100'], /--limit: only together with --times/],
    [['--bots', '0x4', 'file'], /unexpected: file/],
  ])('%j is not understood, and nothing is written', async (argv, message) => {
    const { code, errors } = await arena(...argv, '--out', file('never.jsonl'));
    expect(code).toBe(2);
    expect(errors).toMatch(message);
    expect(existsSync(file('never.jsonl'))).toBe(false);
  });

  it('can be looked up', async () => {
    const { code, text } = await arena('--help');
    expect([code, text.split('\n').every(line => line.length < 90)]).toEqual([0, true]);
  });
});

describe('--sequential', () => {
  it('stops at the same block however many workers there are, and whatever was played beyond it', async () => {
    const argv = ['--bots', '0x3', '--games', '300'];
    const decide = (name: string, workers: string): Promise<Record<string, unknown>> =>
      reportOf(...argv, '--sequential', '35,40', '--workers', workers, '--out', file(name));
    const one = await decide('decided-1.jsonl', '1');
    expect(one).toMatchObject({ sequential: { bot: '0', state: 'below', low: 0.35, high: 0.4 } });
    expect(one['games']).toBeLessThan(300);
    expect(linesOf('decided-1.jsonl')).toHaveLength((one['games'] as number) / 3 + 2);
    expect(await decide('decided-2.jsonl', '2')).toEqual(one);
    await arena(...argv, '--out', file('decided-1.jsonl'));
    expect(await decide('decided-1.jsonl', '2')).toEqual(one);
  });

  it('says so when it is not decided', async () => {
    const { text } = await twelve('open.jsonl', '--sequential', '30,40');
    expect(text).toMatch(/Not decided yet whether 0 wins at most 30% or at least 40%/);
  });
});

describe('--times', () => {
  it('reports decision times and changes nothing else', async () => {
    const plain = await report('plain.jsonl');
    const { run, ...timed } = JSON.parse((await twelve('timed.jsonl', '--times', '--json')).text);
    expect(timed).toEqual(plain);
    const [{ bot, decisions, mean, most, max }] = run.times;
    expect([bot, decisions > 100, mean > 0, mean < max, most <= max]).toEqual(['0', true, true, true, true]);
    expect((await twelve('timed.jsonl', '--times')).text).toMatch(/No decision times/);
  });

  it('prints them', async () => {
    const { text } = await twelve('timed-2.jsonl', '--times');
    expect(text).toMatch(/^ {2}0 +[\d,]+( +[\d.]+ ?(μs|ms)){3}$/m);
    expect(text).toMatch(/All other figures are the same without them/);
  });
});

const ENGINE = resolve('packages/engine/src/index.ts');
const GOOD = `
import { createInterface } from 'node:readline';
import { randomOf, sampleAction } from ${JSON.stringify(ENGINE)};
const random = randomOf('good');
let rules = null;
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'game' && rules !== null) throw new Error('in the middle of another game');
  if (message.type === 'game') rules = message.rules;
  if (message.type === 'over') rules = null;
  if (message.type !== 'decide') continue;
  const action = sampleAction(rules, message.choice, random);
  console.log(JSON.stringify({ id: message.id, action }));
}`;

function program(name: string, text: string): string {
  writeFileSync(file(name), text);
  return `'${process.execPath}' '${file(name)}'`;
}

describe('--bot', () => {
  it('plays with a program, and with --both against several of it', async () => {
    const argv = [
      '--bot',
      program('good.mjs', GOOD),
      '--bots',
      '0x2',
      '--games',
      '3',
      '--both',
      '--workers',
      '1',
    ];
    const { code, text } = await arena(...argv, '--json', '--out', file('both.jsonl'));
    const [there, back] = text.split('\n').map(line => JSON.parse(line));
    expect(code).toBe(0);
    expect([there.faults, back.faults]).toEqual([[], []]);
    const seats = ({ standings }: { standings: { bot: string; games: number }[] }) =>
      standings.map(({ bot, games }) => [bot === '0', games]).sort();
    expect(seats(there)).toEqual([
      [false, 3],
      [true, 6],
    ]);
    expect(seats(back)).toEqual([
      [false, 6],
      [true, 3],
    ]);
    expect(linesOf('both-reversed.jsonl')).toHaveLength(3);
  });

  it('counts failures by kind; the report tells, also when the file is read again', async () => {
    const lazy = GOOD.replace('console.log(', "console.log(message.id === 9 ? 'pass' : ");
    const argv = ['--bot', program('lazy.mjs', lazy), '--bots', '0x2', '--games', '3', '--workers', '1'];
    const first = await arena(...argv, '--out', file('lazy.jsonl'));
    expect(first.text).toMatch(/1 decision was made by level 0 instead \(no JSON object: 1\)/);
    const again = await arena(...argv, '--out', file('lazy.jsonl'));
    expect(again).toMatchObject({ code: 1, errors: expect.stringMatching(/--resume continues/) });
    expect((await arena(...argv, '--out', file('lazy.jsonl'), '--resume')).text).toMatch(
      /1 decision was made by level 0/,
    );
  });

  it('gives up on a program that fails and fails, and quotes what it wrote to stderr', async () => {
    const argv = ['--bot', 'echo out of coffee >&2; exit 3', '--bots', '0x2', '--games', '3000'];
    const { code, errors } = await arena(...argv, '--out', file('bad.jsonl'));
    expect(code).toBe(1);
    expect(errors).toMatch(/echo out of coffee .* failed 20 times; the last time: program ended/);
    expect(errors.match(/^ {2}out of coffee$/gm)).toHaveLength(1);
    expect(linesOf('bad.jsonl').length).toBeLessThan(20);
  });

  it('a decision over the limit is an error, after the report', async () => {
    const argv = ['--bot', program('slow.mjs', GOOD), '--bots', '0x2', '--games', '3', '--workers', '1'];
    const { code, text, errors } = await arena(
      ...argv,
      '--times',
      '--limit',
      '1',
      '--out',
      file('slow.jsonl'),
    );
    expect([code, text]).toEqual([1, expect.stringMatching(/^3 games/)]);
    expect(errors).toMatch(/slow\.mjs' took [\d.,]+ m?s for a decision; the limit is 1 ms/);
  });
});

describe('Ctrl-C', () => {
  it('keeps what is finished and says how to go on', async () => {
    const out = file('stopped.jsonl');
    const argv = ['--bots', '0x3', '--games', '60000', '--seed', 'x', '--out', out, '--lang', 'en'];
    const child = spawn(process.execPath, ['packages/cli/src/main.ts', 'arena', ...argv]);
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', text => {
      errors += text;
    });
    while (!existsSync(out) || linesOf('stopped.jsonl').length < 10) await passes(50);
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(errors).toMatch(/^Stopped\. \d+ of 60,000 games are in .*the same command continues them\.\n$/);
    expect(await report('stopped.jsonl')).toEqual(await report('not-stopped.jsonl'));
  });
});

describe('the pool', () => {
  const contest = { ruleset: '2019-4', players: 3, bots: ['0', '0', '0'], seed: 'x', blocks: 9 } as const;
  const terms = { contest, isTimed: false, milliseconds: 1000, shard: null };

  it('does every item once', async () => {
    const pool = new Pool(2);
    const blocks: number[] = [];
    await pool.run('block', terms, [4, 1, 7, 0], { done: ({ block }) => blocks.push(block) });
    await pool.close();
    expect(blocks.sort()).toEqual([0, 1, 4, 7]);
  });

  it('fails with what went wrong in a worker, and can still be closed', async () => {
    const pool = new Pool(2);
    const wrong = { ...terms, contest: { ...contest, bots: ['0', '0', 'hal'] } };
    await expect(pool.run('block', wrong, [1, 2], { done: () => {} })).rejects.toThrow('there is no bot hal');
    await pool.close();
  });

  it('makes batches that take about as long as each other, and the last ones small', () => {
    const batches = new Batches(Array(2000).keys(), 2);
    const sizes: number[] = [];
    for (let batch = batches.take(); batch.length > 0; batch = batches.take()) {
      sizes.push(batch.length);
      batches.learn(batch.length, batch.length);
    }
    expect(sizes.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 100, 100, 100]);
    expect(sizes.slice(-3)).toEqual([1, 1, 1]);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(2000);
  });
});
