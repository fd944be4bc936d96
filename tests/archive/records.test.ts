import { rulesOfRecord } from '@macher/editions';
import { checkOf, parseRecord, replay, replayStart, replaySteps } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { EPOCHS, keptChecks, keptRecords } from './kept.ts';

describe.each(EPOCHS)('records of epoch %s', epoch => {
  const checks = keptChecks(epoch);

  it.each(keptRecords(epoch))('%s opens, replays and ends the same', (_name, data) => {
    const record = parseRecord(data);
    const game = replay(rulesOfRecord(record), record);
    expect(game.version).toBe(record.actions.length);
    expect(game.result).toEqual(record.result);
  });

  it.each(keptRecords(epoch))('%s goes through the same positions', (name, data) => {
    const record = parseRecord(data);
    const { game } = replayStart(rulesOfRecord(record), record);
    expect(Array.from(replaySteps(game, record), () => checkOf(game))).toEqual(checks[name]);
  });
});
