import { rulesOfRecord } from '@macher/editions';
import { checkOf, parseRecord, replay } from '@macher/engine';
import type { Entry } from '@macher/protocol';
import { recordOf, sheetFor, tableOf } from '@macher/table';
import { afterAll, describe, expect, it } from 'vitest';
import { checkStore } from '../../packages/server/src/doctor.ts';
import { logOf } from '../server/log.ts';
import { ArchiveHouse, playOn } from './house.ts';
import { dataFolder, EPOCHS, type KeptTable, keptTables } from './kept.ts';

/** A sheet as the names of today have it. */
function inNamesOfToday(sheet: object): object {
  return JSON.parse(JSON.stringify(sheet), (key, value) =>
    isCounted(key, value) ? value.map(withMandates) : value,
  );
}

function isCounted(key: string, value: unknown): value is Record<string, unknown>[] {
  return (key === 'elections' || key === 'result') && Array.isArray(value);
}

function withMandates({ seats, ...others }: Record<string, unknown>): object {
  return seats === undefined ? others : { ...others, mandates: seats };
}

/** Strangers heard it once; now it is for signed-in people until the game is over. */
function isSpectatorsTalk({ what }: Entry): boolean {
  return what.kind === 'said' && what.room === 'spectators';
}

describe.each(EPOCHS)('a data folder of epoch %s', epoch => {
  const house = new ArchiveHouse(dataFolder(epoch));
  const kept = Object.entries(keptTables(epoch)).map(([id, table]): [string, string, KeptTable] => [
    table.name,
    id,
    table,
  ]);
  afterAll(() => house.close());

  it.each(kept)('%s: everybody sees what they saw', async (_name, id, { stage, number, check, seen }) => {
    const host = await house.host(id);
    expect(host.table).toMatchObject({ stage, number, frozen: null });
    expect(host.table.game === null ? null : checkOf(host.table.game)).toBe(check);
    const log = await logOf(house.store, id);
    for (const { person, news, sheet } of seen) {
      const hushed = person === null ? log.filter(isSpectatorsTalk).length : 0;
      expect(host.newsFor({ person }, 0)).toHaveLength(news - hushed);
      expect(sheetFor(host.table, { person })).toMatchObject(inNamesOfToday(sheet));
    }
  });

  it('has nothing wrong', async () => {
    expect(await checkStore(house.store, () => {})).toEqual({ tables: kept.length, wrong: [], frozen: 0 });
    expect(house.failures).toEqual([]);
  });

  it.each(kept.filter(([, , { stage }]) => stage === 'playing'))(
    '%s: goes on to its end, by the rules it began with, and is kept with its record',
    async (_name, id) => {
      const host = await house.host(id);
      await playOn(host);
      const { table } = host;
      expect(table).toMatchObject({ stage: 'over', opening: { epoch: Number(epoch) } });
      const record = parseRecord(await house.store.record(id));
      expect(record).toEqual(JSON.parse(JSON.stringify(recordOf(table))));
      expect(replay(rulesOfRecord(record), record).result).toEqual(table.game?.result);
      const again = tableOf(await logOf(house.store, id));
      expect(again.frozen).toBeNull();
      expect(again.game).toEqual(table.game);
    },
  );

  it('has nothing wrong when all games are over', async () => {
    expect((await checkStore(house.store, () => {})).wrong).toEqual([]);
    expect(house.failures).toEqual([]);
  });

  it.each(kept.filter(([, , { stage }]) => stage === 'over'))(
    '%s: was over, and has its record now',
    async (_name, id) => {
      const record = parseRecord(await house.store.record(id));
      expect(record).toEqual(JSON.parse(JSON.stringify(recordOf((await house.host(id)).table))));
    },
  );
});
