import { rulesOfRecord } from '@macher/editions';
import type { GameRecord } from '@macher/engine';
import { emptySheet, type Place, type Sheet } from '@macher/protocol';
import { NOWHERE } from '../../kit/net/source.ts';
import { TableStore } from '../../kit/state/table.ts';
import { type Line, linesOfRecord } from '../../moments/line/line.ts';
import { keepPast } from '../../moments/line/past.ts';
import { keepRecord } from '../../moments/line/records.ts';
import { newsOfRecord } from './newsOfRecord.ts';

/** A record as if it lay on a table: the same screen shows it, and nobody else is there. Throws if it isn't right. */
export function recordStore(record: GameRecord): TableStore {
  const store = new TableStore(NOWHERE, '', null);
  const lines = linesOfRecord(record);
  const line = lines('all');
  keepRecord(store, record, lines);
  store.rules(rulesOfRecord(record));
  store.news(newsOfRecord(record, line), sheetOf(record, line));
  keepPast(store, line);
  return store;
}

function sheetOf({ seats, origin, dealing }: GameRecord, line: Line): Sheet {
  const { rules: _known, ...view } = line.at(line.count - 1).view;
  return {
    ...emptySheet({ number: 0, stage: 'over', owner: '', seat: null, places: seats.map(placeOf) }),
    origin,
    dealing:
      dealing === null ? null : { commitment: dealing.commitment, contributions: dealing.contributions },
    view,
    choice: null,
  };
}

function placeOf({ party, name }: GameRecord['seats'][number]): Place {
  return { party, person: { id: name, name }, bot: null, standIn: null, isReady: true, keptFor: null };
}
