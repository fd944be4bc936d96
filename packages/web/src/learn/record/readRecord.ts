import { rulesOfRecord } from '@macher/editions';
import { FormatError, parseRecord, RefusedError, replay } from '@macher/engine';
import type { TableStore } from '../../kit/state/table.ts';
import { say } from '../../table/words.ts';
import { recordStore } from './recordStore.ts';

/** A record that can be looked at, or a sentence that says why the file is none. */
export function readRecord(text: string): TableStore | string {
  try {
    const data: unknown = JSON.parse(text);
    if (isView(data)) return say('record.is-view');
    const record = parseRecord(data);
    replay(rulesOfRecord(record), record);
    return recordStore(record);
  } catch (error) {
    if (error instanceof SyntaxError) return say('file.not-json');
    if (error instanceof FormatError || error instanceof RefusedError)
      return say('record.malformed', { detail: error.message });
    throw error;
  }
}

/** Whether a file is what the server hands out while a game goes on. */
function isView(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === 'macher-view';
}
