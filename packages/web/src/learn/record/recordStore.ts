import { rulesOfRecord } from '@macher/editions';
import type { GameRecord } from '@macher/engine';
import type { News, Place, Sheet } from '@macher/protocol';
import { NOWHERE } from '../../kit/net/house.ts';
import { TableStore } from '../../kit/state/table.ts';
import { type Line, linesOfRecord } from '../../moments/line/line.ts';
import { keepPast } from '../../moments/line/past.ts';
import { keepRecord } from '../../moments/line/records.ts';

/** A record as if it lay on a table: the same screen shows it, and nobody else is there. Throws if it isn't right. */
export function recordStore(record: GameRecord): TableStore {
  const store = new TableStore(NOWHERE, '', null);
  const lines = linesOfRecord(record);
  const line = lines('all');
  keepRecord(store, record, lines);
  store.rules(rulesOfRecord(record));
  store.news(newsOf(record, line), sheetOf(record, line));
  keepPast(store, line);
  return store;
}

function sheetOf({ seats, origin, dealing }: GameRecord, line: Line): Sheet {
  const nothing = seats.map(() => null);
  const { rules: _known, ...view } = line.at(line.count - 1).view;
  return {
    number: 0,
    stage: 'over',
    owner: '',
    origin,
    dealing:
      dealing === null ? null : { commitment: dealing.commitment, contributions: dealing.contributions },
    goesOnFrom: null,
    seat: null,
    places: seats.map(placeOf),
    takeOver: 'consent',
    isRated: false,
    contest: null,
    hasHints: false,
    clock: { pace: { kind: 'none' }, isPaused: false, left: seats.map(() => 0), since: nothing },
    absences: seats.map(() => ({ offUntil: null, daysLeft: 0, regency: null })),
    schedule: null,
    deals: [],
    waiting: nothing,
    isDeserted: false,
    undo: { kind: 'none' },
    proposal: null,
    rematches: [],
    frozen: null,
    view,
    choice: null,
  };
}

function placeOf({ party, name }: GameRecord['seats'][number]): Place {
  return { party, person: { id: name, name }, bot: null, standIn: null, isReady: true, keptFor: null };
}

/** A line of the log for each decision. */
function newsOf({ actions, hints }: GameRecord, line: Line): News[] {
  const moments = Array.from({ length: line.count }, (_, place) => line.at(place));
  const told = (version: number) =>
    moments
      .filter(moment => moment.version === version)
      .map(({ part, events }) => ({ version, part, events, back: null }));
  return [
    { number: 1, at: 0, what: { kind: 'started' }, moments: told(0) },
    ...actions.map(
      ({ seat, kind }, index): News => ({
        number: index + 2,
        at: 0,
        what: {
          kind: 'acted',
          seat,
          isBot: false,
          ...(hints.includes(index) ? { isHinted: true } : {}),
          decision: kind,
          commitment: null,
          opens: [],
        },
        moments: told(index + 1),
      }),
    ),
  ];
}
