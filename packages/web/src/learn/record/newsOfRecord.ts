import { rulesOfRecord } from '@macher/editions';
import { type GameRecord, momentsOfPlay, playPast, replayStart, stretchesOf } from '@macher/engine';
import type { MomentNews, News } from '@macher/protocol';
import type { Line } from '../../moments/line/line.ts';

type Made = ReturnType<typeof stretchesOf>[number]['made'][number];

/**
 * News of a record: a line of the log for each decision, as the table had them, also for those that were taken back,
 * and for going back.
 */
export function newsOfRecord(record: GameRecord, line: Line): News[] {
  const undone = momentsOfUndone(record);
  const moments = momentsByVersion(line);
  const news: News[] = [{ number: 1, at: 0, what: { kind: 'started' }, moments: moments.get(0) ?? [] }];
  const add = (what: News['what'], told: readonly MomentNews[]): void =>
    void news.push({ number: news.length + 1, at: 0, what, moments: told });
  // The numbers of the lines of those decisions that count so far.
  const counted: number[] = [];
  let place = 0;
  for (const stretch of stretchesOf(record)) {
    for (const made of stretch.made) {
      counted.push(news.length + 1);
      add(actedOf(record, made, place), undone.get(made.path) ?? moments.get(place + 1) ?? []);
      if (!made.isUndone) place += 1;
    }
    const back = stretch.undone;
    if (back === null) continue;
    const gone = counted.splice(back.from, back.actions.length);
    const { seat, from: version, knowing } = back;
    const isAlone = knowing && seat !== null;
    add(
      isAlone ? { kind: 'gone-back', seat, version, gone } : { kind: 'taken-back', seat, version, gone },
      [],
    );
  }
  return news;
}

function actedOf({ hints }: GameRecord, { action, isUndone }: Made, place: number): News['what'] {
  return {
    kind: 'acted',
    seat: action.seat,
    isBot: false,
    ...(!isUndone && hints.includes(place) ? { isHinted: true } : {}),
    decision: action.kind,
    commitment: null,
    opens: [],
  };
}

/** The moments of the line of play that counts, by version. */
function momentsByVersion(line: Line): Map<number, MomentNews[]> {
  const moments = Array.from({ length: line.count }, (_, place) => line.at(place));
  const told = moments.map(({ version, part, events }) => ({ version, part, events, back: null }));
  return Map.groupBy(told, ({ version }) => version);
}

/** The moments of decisions that were taken back, by their place in the record. */
function momentsOfUndone(record: GameRecord): Map<string, MomentNews[]> {
  const moments = new Map<string, MomentNews[]>();
  if (record.undone.length === 0) return moments;
  const { game } = replayStart(rulesOfRecord(record), record);
  playPast(game, record, (now, { action, path, isUndone }) => {
    const played = momentsOfPlay(now, action, now.version);
    if (isUndone)
      moments.set(
        path,
        played.map(({ version, part, events }) => ({ version, part, events, back: null })),
      );
  });
  return moments;
}
