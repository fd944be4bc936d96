import { rulesOf } from '@macher/editions';
import {
  type Action,
  choiceAt,
  deciders,
  EPOCH,
  makeRecord,
  newGame,
  play,
  randomOf,
  sampleAction,
} from '@macher/engine';
import { describe, expect, it, vi } from 'vitest';
import { packed, questionFile, unpacked } from '../../packages/web/src/moments/line/posed.ts';

vi.stubGlobal('location', new URL('http://localhost/'));
const { askedBy, askedInFile } = await import('../../packages/web/src/learn/asked/asked.ts');

const PARTIES = ['spd', 'gruene', 'cdu'];
const game = newGame(rulesOf('2019-4'), { parties: PARTIES, seed: 'posed' });
const actions: Action[] = [];
while (game.result === null) {
  const [seat = 0] = deciders(game);
  const action = sampleAction(game.rules, choiceAt(game, seat), randomOf(`${actions.length}`));
  actions.push(action);
  play(game, action);
}
const seats = PARTIES.map(party => ({ party, name: `Anna ${party}` }));
const record = makeRecord(game, { epoch: EPOCH, seats, seed: 'posed', actions });
const version = actions.findIndex(({ kind }) => kind === 'meetings');
const seat = actions[version]?.seat ?? 0;
const file = questionFile({ version, seat, record });

describe('a question in a link', () => {
  it('holds the game up to what is asked, and no names', async () => {
    const text = await packed(file);
    expect(text).toMatch(/^[\w-]{500,4000}$/);
    const posed = await unpacked(text);
    expect([posed.version, posed.seat, posed.record.actions.length]).toEqual([version, seat, version + 1]);
    expect(JSON.stringify(posed)).not.toContain('Anna');
  });

  it('shows the seat’s eyes, and tells what was played to those who have decided', async () => {
    const asked = await askedBy({ at: null, secret: await packed(file) });
    expect(asked?.question).toMatchObject({ seat, view: { viewer: seat, version } });
    expect(JSON.stringify(asked?.question)).not.toContain('posed');
    const none: Action = { kind: 'meetings', seat, buy: [] };
    expect(await asked?.answer(none)).toEqual({ played: actions[version] });
    const wrong: Action = { kind: 'meetings', seat, buy: [{ region: 'XX', count: 1 }] };
    expect(await asked?.answer(wrong)).toHaveProperty('refusal');
  });

  it.each([
    ['nothing', ''],
    ['no letters of ours', 'ä'],
    ['something else', 'aGVsbG8'],
  ])('is none if it holds %s', async (_what, secret) => {
    expect(await askedBy({ at: null, secret })).toBeNull();
  });

  it('is none if the record is not right, or nobody is asked', async () => {
    const told = (change: object): string => JSON.stringify({ ...file, ...change });
    expect(await askedInFile(told({}))).not.toBeNull();
    for (const change of [{ format: 'x' }, { version: 2 }, { at: -1 }, { at: version + 1 }, { at: 9999 }])
      expect(await askedInFile(told(change)), JSON.stringify(change)).toBeNull();
    for (const change of [
      { seat: (seat + 1) % 3 },
      { seat: 'x' },
      { record: null },
      { record: { ...record, seed: 'y' } },
    ])
      expect(await askedInFile(told(change))).toBeNull();
    expect(await askedInFile('{')).toBeNull();
  });

  it('cannot be blown up to more than a game', async () => {
    const bomb = await packed({ format: 'x'.repeat(3_000_000) });
    expect(await askedBy({ at: null, secret: bomb })).toBeNull();
  });
});
