import type { Socket } from 'node:net';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Bot, botOf } from '@macher/bots';
import { rulesOfRecord } from '@macher/editions';
import { choices, randomOf, replayStart, replaySteps, view } from '@macher/engine';
import { expect, it, vi } from 'vitest';
import { complaints } from './costs.ts';
import { keptRecord, playKeptGame } from './game.ts';

const made = vi.hoisted(() => ({ views: 0, worlds: 0 }));

/** Counts what other files of the engine, and everybody else, make of it. */
vi.mock('../../packages/engine/src/view.ts', async original => {
  const all = await original<typeof import('../../packages/engine/src/view.ts')>();
  const counted =
    <A extends unknown[], R>(make: (...given: A) => R) =>
    (...given: A): R => {
      made.views += 1;
      return make(...given);
    };
  return {
    ...all,
    view: counted(all.view),
    viewAmid: counted(all.viewAmid),
    openView: counted(all.openView),
    attentiveView: counted(all.attentiveView),
  };
});

vi.mock('../../packages/engine/src/determinize.ts', async original => {
  const { determinize } = await original<typeof import('../../packages/engine/src/determinize.ts')>();
  return {
    determinize: (...given: Parameters<typeof determinize>) => {
      made.worlds += 1;
      return determinize(...given);
    },
  };
});

it('a game on a server makes no more views, imagines no more worlds, writes and sends no more than it did', async () => {
  const statements = (['run', 'get', 'all', 'iterate'] as const).map(each =>
    vi.spyOn(StatementSync.prototype, each),
  );
  const exec = vi.spyOn(DatabaseSync.prototype, 'exec');
  const sockets: Socket[] = [];
  const before = { ...made };
  await playKeptGame(server => server.on('connection', (socket: Socket) => sockets.push(socket)));
  const counted = {
    'views of a game': made.views - before.views,
    'worlds of a game': made.worlds - before.worlds,
    'statements of a game': statements.reduce((sum, { mock }) => sum + mock.calls.length, 0),
    'commits of a game': exec.mock.calls.filter(([text]) => text === 'COMMIT').length,
    'bytes of a game': sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
  };
  vi.restoreAllMocks();
  expect(complaints(counted)).toEqual([]);
});

it('a bot that looks ahead imagines no more worlds than it did', () => {
  const record = keptRecord();
  const before = made.worlds;
  const start = replayStart(rulesOfRecord(record), record);
  for (const { index, game } of replaySteps(start.game, record)) {
    const [choice] = choices(game);
    if (index % 25 !== 0 || choice === undefined) continue;
    (botOf('3') as Bot).decide(view(game, choice.seat), choice, randomOf(`worlds ${index}`));
  }
  expect(complaints({ 'worlds of a bot': made.worlds - before })).toEqual([]);
});
