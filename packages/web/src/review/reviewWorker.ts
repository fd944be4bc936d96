import { chancesIn, decisionsOf, type Positions, positionsOf, reviewDecision } from '@macher/bots/analysis';
import { rulesOfRecord } from '@macher/editions';
import type { GameRecord, Seat } from '@macher/engine';
import type { FromWorker, ToWorker } from './workerMessages.ts';

/** The game that this worker looks at. */
interface Opened {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly positions: Positions;
}

let opened: Opened | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') open(data.record, data.seat);
  else if (opened !== null) look(opened, data.item);
};

function open(record: GameRecord, seat: Seat): void {
  const positions = positionsOf(rulesOfRecord(record), record);
  opened = { record, seat, positions };
  tell({ kind: 'opened', versions: decisionsOf(positions, record, seat) });
}

/** One after the other; a decision that can't be worked out stays the only one. */
function look({ record, seat, positions }: Opened, item: 'chances' | number): void {
  const { seed } = record;
  try {
    if (item === 'chances')
      for (const finding of chancesIn(positions, { seat, eyes: seat, seed }))
        tell({ kind: 'found', finding });
    else {
      const decision = reviewDecision(positions, record, item, seed);
      tell({ kind: 'found', finding: { finding: 'decision', decision } });
    }
  } catch {
    tell({ kind: 'failed', item });
  }
  tell({ kind: 'done' });
}

function tell(message: FromWorker): void {
  self.postMessage(message);
}
