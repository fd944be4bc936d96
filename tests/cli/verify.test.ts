import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesOf } from '@macher/editions';
import { EPOCH, type GameRecord, makeRecord, newGame } from '@macher/engine';
import { commitmentOf, seedOf } from '@macher/protocol';
import { LANGUAGES } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { main } from '../../packages/cli/src/main.ts';
import { ScriptedTerminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'macher-verify-'));

async function verify(record: unknown, ...argv: string[]): Promise<{ code: number; text: string }> {
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify(record));
  const terminal = new ScriptedTerminal();
  const code = await main(terminal, ['verify', file, ...argv], 'en_GB');
  return { code, text: terminal.text + terminal.errors };
}

function proved(contributions: readonly (string | null)[]): GameRecord {
  const [secret, salt] = ['secret', 'salt'];
  const parties = ['spd', 'cdu', 'gruene'];
  const seed = seedOf(secret, contributions);
  const game = newGame(rulesOf('2019-4'), { parties, seed });
  const seats = parties.map(party => ({ party, name: party }));
  const dealing = { commitment: commitmentOf(secret, salt), secret, salt, contributions };
  return makeRecord(game, { epoch: EPOCH, seats, seed, dealing, actions: [] });
}

const FAIR = proved(['a'.repeat(32), 'b'.repeat(32), null]);

describe('macher verify', () => {
  it('says that a deal was fair, and what was promised', async () => {
    const { code, text } = await verify(FAIR);
    expect(code).toBe(0);
    expect(text).toMatch(/This deal was fair: .* what 2 players added/);
    expect(text).toContain(`Commitment: ${FAIR.dealing?.commitment}`);
  });

  it('compares with the commitment that you noted', async () => {
    const seen = FAIR.dealing?.commitment ?? '';
    expect((await verify(FAIR, '--commitment', seen)).code).toBe(0);
    const other = await verify(FAIR, '--commitment', seen.replace(/./, 'x'));
    expect(other.code).toBe(1);
    expect(other.text).toMatch(/isn’t the one you were promised/);
  });

  it.each<[string, unknown, RegExp]>([
    ['without a proof', { ...FAIR, dealing: null }, /This record has no proof/],
    ['of an earlier version', earlier(), /This record has no proof/],
    ['with another secret', { ...FAIR, dealing: { ...FAIR.dealing, secret: 'x' } }, /Don’t trust this deal/],
    ['with another seed', { ...FAIR, seed: 'x', check: null }, /Don’t trust this deal/],
    ['that doesn’t replay', { ...FAIR, actions: [{ kind: 'bid', seat: 0, amount: 1 }] }, /refused/],
  ])('a record %s is not proved', async (_what, record, text) => {
    const found = await verify(record);
    expect(found.code).toBe(1);
    expect(found.text).toMatch(text);
  });

  it('says so when no player added anything', async () => {
    const { code, text } = await verify(proved([null, null, null]));
    expect(code).toBe(0);
    expect(text).toMatch(/the host dealt alone/);
  });

  it('tells programs the same', async () => {
    const { text } = await verify(FAIR, '--json');
    expect(JSON.parse(text)).toMatchObject({ finding: 'fair', isForged: false, added: 2 });
  });

  it.each(LANGUAGES)('teaches in %s', async language => {
    const { code, text } = await verify(FAIR, '--help', '--lang', language);
    expect([code, text.split('\n').every(line => line.length <= 90)]).toEqual([0, true]);
  });
});

function earlier(): unknown {
  const { dealing: _none, origin: _neither, ...before } = FAIR;
  return { ...before, version: 3 };
}
