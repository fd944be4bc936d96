import { rulesOfRecord } from '@macher/editions';
import {
  checkOf,
  EPOCH,
  type GameRecord,
  isFields,
  parseRecord,
  replay,
  sealedActions,
} from '@macher/engine';
import type { Entry } from '@macher/protocol';
import { recordOf, sheetFor, tableOf } from '@macher/table';
import { checkSeals } from '@macher/table/pure';
import { afterAll, describe, expect, it } from 'vitest';
import { checkStore } from '../../packages/server/src/doctor.ts';
import { IS_LONG } from '../long.ts';
import { logOf } from '../server/log.ts';
import { ArchiveHouse, playOn } from './house.ts';
import { dataFolder, EPOCHS, epochOf, type KeptTable, keptTables } from './kept.ts';

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

/** In the first epoch strangers heard it; now it is for signed-in people until the game is over. */
function isHushed({ what }: Entry, epoch: string): boolean {
  return epoch === '1' && what.kind === 'said' && what.room === 'spectators';
}

type Kept = [name: string, id: string, table: KeptTable];

/** Those that are played to their end; of the epoch of today every third, or all with MACHER_LONG=1. */
function goingOn(kept: readonly Kept[], epoch: string): readonly Kept[] {
  const playing = kept.filter(([, , { stage }]) => stage === 'playing');
  const isPast = epochOf(epoch) < EPOCH;
  return isPast || IS_LONG ? playing : playing.filter((_, index) => index % 3 === 0);
}

/** What was kept of the first epoch has no seals. */
const FIRST_SEALED = 2;

/** Before it, records had no decisions that were taken back. */
const FIRST_WITH_UNDONE = 8;

/** Games that go on from here have at least one sealed decision to come. */
const SEALED_FROM_HERE = 1;

/** Whatever was sealed then, or is now, is what it was; with `least` some of it must have been. */
function expectWholeSeals(record: GameRecord, least: number): void {
  const { sealed, whole, broken } = checkSeals(record, sealedActions(rulesOfRecord(record), record));
  expect(broken).toEqual([]);
  expect(whole).toBeGreaterThanOrEqual(Math.min(sealed, least));
}

describe.each(EPOCHS)('a data folder of epoch %s', epoch => {
  const house = new ArchiveHouse(dataFolder(epoch));
  const kept = Object.entries(keptTables(epoch)).map(([id, table]): Kept => [table.name, id, table]);
  afterAll(() => house.close());

  it.each(kept)('%s: everybody sees what they saw', async (_name, id, { stage, number, check, seen }) => {
    const host = await house.host(id);
    expect(host.table).toMatchObject({ stage, number, frozen: null });
    expect(host.table.game === null ? null : checkOf(host.table.game)).toBe(check);
    const log = await logOf(house.store, id);
    for (const { person, news, sheet } of seen) {
      const hushed = person === null ? log.filter(line => isHushed(line, epoch)).length : 0;
      expect(host.newsFor({ person }, 0)).toHaveLength(news - hushed);
      expect(sheetFor(host.table, { person })).toMatchObject(inNamesOfToday(sheet));
    }
  });

  it('has nothing wrong', async () => {
    expect(await checkStore(house.store, () => {})).toEqual({
      tables: kept.length,
      wrong: [],
      frozen: 0,
      damage: [],
    });
    expect(house.failures).toEqual([]);
  });

  it.each(goingOn(kept, epoch))(
    '%s: goes on to its end, by the rules it began with, and is kept with its record',
    async (_name, id) => {
      const host = await house.host(id);
      await playOn(host);
      const { table } = host;
      expect(table).toMatchObject({ stage: 'over', opening: { epoch: epochOf(epoch) } });
      const record = parseRecord(await house.store.record(id));
      expect(record).toEqual(JSON.parse(JSON.stringify(recordOf(table))));
      expect(replay(rulesOfRecord(record), record).result).toEqual(table.game?.result);
      expectWholeSeals(record, SEALED_FROM_HERE);
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
      const kept = await house.store.record(id);
      const record = parseRecord(kept);
      const now = JSON.parse(JSON.stringify(recordOf((await house.host(id)).table)));
      // What was taken back is in the log; records of earlier versions only count it.
      const isEarlier = isFields(kept) && Number(kept['version']) < FIRST_WITH_UNDONE;
      expect(record).toEqual(isEarlier ? { ...now, undone: [] } : now);
      expectWholeSeals(record, epochOf(epoch) >= FIRST_SEALED ? record.actions.length : 0);
    },
  );
});
