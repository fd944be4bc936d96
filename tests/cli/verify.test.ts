import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesOf } from '@macher/editions';
import {
  type Action,
  type ActionOf,
  type Card,
  choiceAt,
  EPOCH,
  type Game,
  type GameRecord,
  makeRecord,
  newGame,
  play,
} from '@macher/engine';
import { commitmentOf, sealOf, seedOf } from '@macher/table/pure';
import { LANGUAGES } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { main } from '../../packages/cli/src/main.ts';
import { ScriptedTerminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'macher-verify-'));

function verify(record: unknown, ...argv: string[]): Promise<{ code: number; text: string }> {
  return told('verify', record, ...argv);
}

async function told(command: string, record: unknown, ...argv: string[]) {
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify(record));
  const terminal = new ScriptedTerminal();
  const code = await main(terminal, [command, file, ...argv], 'en_GB');
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

/** Three cards are drafted, face down. */
const SEALED = sealed(['a'.repeat(32), null, null]);

function sealed(contributions: readonly (string | null)[]): GameRecord {
  const { seed, seats, dealing } = proved(contributions);
  const game = newGame(rulesOf('2019-4'), { parties: seats.map(({ party }) => party), seed });
  const actions = [0, 1, 2].map(seat => draftedBy(game, seat, 0));
  const seals = actions.map((action, index) => {
    play(game, action);
    return { action: index, entry: 10 + index, ...sealOf(action, 10 + index, `salt-${index}`) };
  });
  return makeRecord(game, { epoch: EPOCH, seats, seed, dealing, actions, seals });
}

function draftedBy(game: Game, seat: number, place: number): ActionOf<'draft'> {
  const choice = choiceAt(game, seat);
  if (choice.kind !== 'draft') throw new Error('no draft');
  return { kind: 'draft', seat, card: choice.cards[place] as Card };
}

/** Another card that the seat could have drafted. */
function other(seat: number): Card | undefined {
  const parties = SEALED.seats.map(({ party }) => party);
  const game = newGame(rulesOf('2019-4'), { parties, seed: SEALED.seed });
  const [first, ...more] = [0, 1, 2, 3].map(place => draftedBy(game, seat, place).card);
  return more.find(card => card !== first);
}

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

  it('counts the sealed decisions that are the same as when they were made', async () => {
    const { code, text } = await verify(SEALED);
    expect([code, text.match(/All 3 sealed decisions are what they were/)?.length]).toEqual([0, 1]);
    expect(text).toContain('Its last position is the one that was recorded.');
  });

  it('names a sealed decision that isn’t', async () => {
    const actions = SEALED.actions.with(1, { ...SEALED.actions[1], card: other(1) } as Action);
    const { code, text } = await verify({ ...SEALED, actions, check: null });
    expect(code).toBe(1);
    expect(text).toContain('2 of 3 sealed decisions are what they were');
    expect(text).toMatch(
      /Don’t trust decision 2 \(CDU\/CSU, drafted card\): it isn’t the one that was sealed/,
    );
    expect(text).toContain('could not be checked: the record has no check of it');
    const { text: json } = await verify({ ...SEALED, actions, check: null }, '--json');
    expect(JSON.parse(json)).toMatchObject({
      finding: 'fair',
      seals: { sealed: 3, whole: 2, broken: [{ flaw: 'commitment', action: 1 }] },
      position: 'no-check',
    });
  });

  it('says where there are no seals, or only some: such a record is proved as before', async () => {
    const none = await verify({ ...SEALED, seals: [] });
    expect([none.code, none.text.includes('This record has no seals')]).toEqual([0, true]);
    const some = await verify({ ...SEALED, seals: SEALED.seals.slice(1) });
    expect([some.code, some.text.includes('2 of 3 sealed decisions')]).toEqual([0, true]);
    expect(some.text).toContain('1 has no seal: made elsewhere, or before there were seals.');
  });

  it('says that it can’t check a position by a formula that it doesn’t know', async () => {
    const { code, text } = await verify({ ...SEALED, check: '99:abcdef' });
    expect(code).toBe(0);
    expect(text).toMatch(/could not be checked: this program doesn’t know the formula of “99:abcdef”/);
  });

  it('says so in macher check too, which refuses a check that is none', async () => {
    const later = await told('check', { ...SEALED, check: '99:abcdef' });
    expect([later.code, later.text]).toEqual([0, expect.stringContaining('the formula of “99:abcdef”')]);
    const none = await told('check', { ...SEALED, check: 'x' });
    expect([none.code, none.text]).toEqual([1, expect.stringContaining('/check: ')]);
  });

  it.each(LANGUAGES)('speaks of seals in %s', async language => {
    const actions = SEALED.actions.with(1, { ...SEALED.actions[1], card: other(1) } as Action);
    const { text } = await verify({ ...SEALED, actions, check: null }, '--lang', language);
    expect(text).toMatch(/2\D+3/);
    expect(text.split('\n')).toHaveLength(5);
  });

  it.each(LANGUAGES)('teaches in %s', async language => {
    const { code, text } = await verify(FAIR, '--help', '--lang', language);
    expect([code, text.split('\n').every(line => line.length <= 90)]).toEqual([0, true]);
  });
});

function earlier(): unknown {
  const { dealing: _none, origin: _neither, seals: _nor, hints: _too, undone: _all, ...before } = FAIR;
  return { ...before, version: 3 };
}
