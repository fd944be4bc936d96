import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf } from '@macher/engine';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { main } from '../../packages/cli/src/main.ts';
import { ScriptedTerminal } from '../cli/terminal.ts';
import { tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';
import { programOf } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'macher-dump-'));
const file = join(folder, 'games.jsonl');

let house: House;

/** Two public games: one of a program whose owner lets it be published, one of bots. */
beforeAll(async () => {
  house = await openHouse({ limits: { passwordsAtOnce: 100 } });
  const anna = await house.guest('Anna');
  await anna.call('POST', '/api/me/password', { password: 'correct horse', old: null });
  await anna.call('PUT', '/api/me/sharing', { sharing: 'public' });
  const program = await programOf(house, anna, 'first.py');
  const wanted = { ...tableFor('2019-4', ['open', '0', '0']), admitsPrograms: true };
  const { body } = await anna.call('POST', '/api/tables', wanted);
  const id = String(body['id']);
  await program.sit(id, null, 0);
  await anna.call('POST', `/api/tables/${id}/ask`, { id: 'start', request: { kind: 'start' } });
  await program.playOut(id, randomOf('dump'));
  await anna.call('POST', '/api/tables', tableFor('2019-4', ['0', '0', '0']));
  await until(async () => (await house.store.results.after(0, 9)).length === 2, 'the book of results');
});

afterAll(async () => {
  await house.close();
  rmSync(folder, { recursive: true });
});

async function macher(...argv: string[]): Promise<{ code: number; text: string; errors: string }> {
  vi.stubEnv('MACHER_DATA', house.folder);
  const terminal = new ScriptedTerminal();
  const code = await main(terminal, argv, 'en_GB').finally(() => vi.unstubAllEnvs());
  return { code, text: terminal.text, errors: terminal.errors };
}

it('macher dump writes what may be published beside a running server, and says what it left out', async () => {
  writeFileSync(file, 'what was there before\n');
  expect(await macher('dump', '--out', file)).toMatchObject({
    code: 0,
    text: `1 game is in ${file}.\nLeft out:\n  1: bots played alone`,
  });
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines).toHaveLength(2);
  const game = join(folder, 'game.json');
  writeFileSync(game, lines[0] ?? '');
  expect(await macher('check', game)).toMatchObject({ code: 0 });
  expect(await macher('verify', game)).toMatchObject({ code: 0 });
  expect((await macher('replay', game, '--json')).code).toBe(0);
});

it('what cannot be written leaves nothing half done', async () => {
  mkdirSync(join(folder, 'games'));
  for (const wrong of ['nowhere/games.jsonl', 'games'])
    expect(await macher('dump', '--out', join(folder, wrong))).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/There is no dump: .* could not be written/),
    });
  expect(readdirSync(folder).filter(name => name.includes('unfinished'))).toEqual([]);
});
