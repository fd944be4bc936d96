import { spawn } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turnOfLoop, setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PARTIES, rulesOf } from '@macher/editions';
import { Match, type Turn } from '@macher/lab';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answer, Program } from '../../packages/lab/src/programs/program.ts';
import { gameLine } from '../../packages/lab/src/programs/programLines.ts';

const odd = fileURLToPath(new URL('./programs/odd.mjs', import.meta.url));
const parentOf = fileURLToPath(new URL('./programs/parent.mjs', import.meta.url));
const command = (...words: string[]): string =>
  [process.execPath, odd, ...words].map(word => `'${word}'`).join(' ');

const rules = rulesOf('2019-4');
const parties = PARTIES.slice(0, 3);
const turn = new Match(rules, parties, 'programs').turn() as Turn;
const game = gameLine(rules, parties, turn.seat);

const programs: Program[] = [];
afterEach(async () => {
  await Promise.all(programs.splice(0).map(program => program.close()));
});

function started(behaviour: string, milliseconds = 20_000, ...more: string[]): Program {
  const program = new Program(command(behaviour, ...more), { milliseconds, startMilliseconds: 20_000 });
  programs.push(program);
  program.begin(game);
  return program;
}

/** The answer's action without what the adaptor adds. */
function said(answer: Answer): unknown {
  if ('fault' in answer) return answer.fault;
  const { kind: _kind, seat: _seat, ...rest } = answer.action as Record<string, unknown>;
  return rest;
}

const folder = mkdtempSync(join(tmpdir(), 'macher-test-'));
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** So long at least, and until the program has noted so many times that it has spoken. */
function beBusy(milliseconds: number, path: string, times: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end || sizeOf(path) < times);
}

interface Heard {
  readonly heard: readonly Record<string, unknown>[];
}

describe('A program at a seat', () => {
  it('is told the game with its rules, then asked with what its seat sees', async () => {
    const { heard } = said(await started('remembers').decide(turn)) as Heard;
    const { rules: _rules, ...seen } = turn.view;
    expect(heard[0]).toEqual({
      type: 'game',
      protocol: 1,
      ruleset: '2019-4',
      players: 3,
      seat: turn.seat,
      parties,
      rules,
    });
    expect(heard[1]).toEqual({ type: 'decide', id: 1, view: seen, choice: turn.choice });
    expect(heard).toHaveLength(2);
  });

  it('hears of refusals, of the end, and of the next game', async () => {
    const program = started('remembers');
    await program.decide(turn);
    program.refused('card-not-there');
    program.over([80, 90, 70], [2, 1, 3]);
    program.begin(game);
    const { heard } = said(await program.decide(turn)) as Heard;
    expect(heard.slice(2, 4)).toEqual([
      { type: 'refused', id: 1, reason: 'card-not-there' },
      { type: 'over', points: [80, 90, 70], ranks: [2, 1, 3] },
    ]);
    expect(heard.map(({ type }) => type)).toEqual(['game', 'decide', 'refused', 'over', 'game', 'decide']);
  });

  it('need not say seat or kind, and cannot act for another seat', async () => {
    for (const [behaviour, card] of [
      ['counts', 1],
      ['forges', 'mine'],
    ] as const) {
      const answer = await started(behaviour).decide(turn);
      expect(answer).toEqual({ action: { card, kind: 'draft', seat: turn.seat } });
    }
  });

  it.each(['counts', 'echoes', 'isOneBehind', 'breaksOff'])(
    '%s: only what answers the question is taken for the answer',
    async behaviour => {
      const program = started(behaviour);
      for (const card of [1, 2, 3]) {
        expect(said(await program.decide(turn))).toEqual({ card });
        await wait(60);
      }
    },
  );

  it('repeats: what came before the question was not yet read, and is no answer to it', async () => {
    const notes = join(folder, 'repeats');
    const program = started('repeats', 20_000, notes);
    for (const card of [1, 2, 3]) {
      expect(said(await program.decide(turn))).toEqual({ card });
      beBusy(0, notes, card);
    }
  });

  it('is not late because this machine was busy when its answer came', async () => {
    const notes = join(folder, 'answers');
    const program = started('notes', 200, notes);
    await program.decide(turn);
    const answer = program.decide(turn);
    for (let i = 0; i < 10; i += 1) await turnOfLoop();
    beBusy(300, notes, 2);
    expect(said(await answer)).toEqual({ card: 2 });
  });
});

describe('A fault', () => {
  it.each([
    ['garbage', 'not-json', /^"thinking …"$/],
    ['number', 'not-json', /7/],
    ['list', 'not-json', /mine/],
    ['nothing', 'not-json', /null/],
    ['long', 'too-long', /1000000 characters/],
    ['longline', 'too-long', /1000000 characters/],
    ['exits', 'gone', /exit code 3/],
  ])('%s is %s', async (behaviour, fault, detail) => {
    const answer = await started(behaviour).decide(turn);
    expect(answer).toEqual({ fault, detail: expect.stringMatching(detail) });
  });

  it('is an answer that does not come in time', async () => {
    const program = new Program(command('silent'), { milliseconds: 100, startMilliseconds: 100 });
    programs.push(program);
    expect(await program.decide(turn)).toEqual({ fault: 'late', detail: 'no answer in 100 ms' });
  });

  it('is not to read what one is told', async () => {
    const program = new Program('exec <&-; exec sleep 60', { milliseconds: 100, startMilliseconds: 100 });
    programs.push(program);
    for (let i = 0; i < 3; i += 1) {
      program.begin(game);
      await wait(100);
    }
    expect(said(await program.decide(turn))).toBe('late');
  });

  it('is a command that is not there, and stderr says so', async () => {
    const program = new Program('no-such-command-here');
    programs.push(program);
    expect(said(await program.decide(turn))).toBe('gone');
    expect(program.stderrTail).toMatch(/no-such-command-here/);
  });

  it('leaves what the program wrote to stderr, once, though it was started again and again', async () => {
    const program = started('exits');
    await program.decide(turn);
    expect(program.stderrTail).toBe('I have had enough');
    await program.decide(turn);
    expect(program.stderrTail).toBe('I have had enough');
  });

  it('is to be gone before the question', async () => {
    const program = started('answersAndExits');
    expect(said(await program.decide(turn))).toEqual({ card: 1 });
    await wait(500);
    expect(said(await program.decide(turn))).toBe('gone');
    expect(said(await program.decide(turn))).toEqual({ card: 1 });
  });

  it('starts the program again, in the middle of the game', async () => {
    const program = started('exitsAtTheSecond');
    await program.decide(turn);
    expect(said(await program.decide(turn))).toBe('gone');
    const { heard } = said(await program.decide(turn)) as Heard;
    expect(heard.map(({ type, id }) => [type, id])).toEqual([
      ['game', undefined],
      ['decide', 3],
    ]);
  });

  it('gives the new process the longer time of a first decision', async () => {
    const program = started('slow', 100);
    for (const answer of [{ card: 1 }, 'late', { card: 1 }, 'late'])
      expect(said(await program.decide(turn))).toEqual(answer);
  });
});

describe('No process is left', () => {
  const file = join(folder, 'alive');

  async function isAlive(path: string): Promise<boolean> {
    const before = sizeOf(path);
    await wait(300);
    return sizeOf(path) > before;
  }

  it.each([
    ['by itself', (stays: string) => stays],
    ['as a child of a child', (stays: string) => `${stays} & wait`],
  ])('when a program is closed that does not end by itself: %s', async (how, made) => {
    const path = `${file}-${how.length}`;
    const program = new Program(`exec 4<&0; ${made(`${command('stays', path)} <&4`)}`);
    await program.decide(turn);
    await expect.poll(() => isAlive(path), { timeout: 20_000 }).toBe(true);
    await program.close();
    expect(await isAlive(path)).toBe(false);
  });

  it('when a program is late', async () => {
    const path = `${file}-late`;
    const program = new Program(command('stays', path), { milliseconds: 100, startMilliseconds: 20_000 });
    await program.decide(turn);
    await expect.poll(() => isAlive(path), { timeout: 20_000 }).toBe(true);
    expect(said(await program.decide(turn))).toBe('late');
    expect(await isAlive(path)).toBe(false);
  });

  it('and one that ends by itself has time to', async () => {
    const path = `${file}-ends`;
    const program = new Program(command('tidiesUp', path));
    await program.decide(turn);
    await program.close();
    expect(sizeOf(path)).toBe(1);
  });

  it('when we are killed', async () => {
    const path = `${file}-parent`;
    const parent = spawn(process.execPath, [parentOf, command('stays', path)]);
    await expect.poll(() => isAlive(path), { timeout: 20_000 }).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(path), { timeout: 20_000 }).toBe(false);
  });
});
