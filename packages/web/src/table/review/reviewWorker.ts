import {
  chancesIn,
  decisionsOf,
  type OwnMoment,
  type Positions,
  positionsOf,
  reviewDecision,
  whyOf,
  whyOfOwn,
} from '@macher/bots/analysis';
import { rulesOfRecord } from '@macher/editions';
import { at, attentiveView, choiceAt, type GameRecord, type Seat } from '@macher/engine';
import type { FromWorker, ToWorker } from './workerMessages.ts';

/** The game that this worker looks at. */
interface Opened {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly positions: Positions;
}

let opened: Opened | null = null;

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'why-own') explainOwn(data.moment, data.bot);
  else if (data.kind === 'open') open(data.record, data.seat);
  else if (opened !== null && data.kind === 'look') look(opened, data.item);
  else if (opened !== null && data.kind === 'why') explain(opened, data.version, data.bot);
};

function open(record: GameRecord, seat: Seat): void {
  const positions = positionsOf(rulesOfRecord(record), record);
  opened = { record, seat, positions };
  tell({ kind: 'opened', versions: decisionsOf(positions, record, seat) });
}

/** Looks at positions one after the other; a decision that can't be worked out stays the only one. */
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

/** Explains a decision. A bot is given a count of everyone's money, as it was then. */
function explain({ record, positions }: Opened, version: number, bot: string | null): void {
  const action = at(record.actions, version);
  const game = at(positions, version);
  const choice = choiceAt(game, action.seat);
  const seed = `${record.seed}:${version}`;
  const why = whyOf(attentiveView(game, action.seat), choice, action, { bot, seed });
  tell({ kind: 'explained', why, choice });
}

function explainOwn(moment: OwnMoment, bot: string | null): void {
  const explained = whyOfOwn(moment, { bot, seed: `own:${moment.before.version}` });
  tell(explained === null ? { kind: 'unknown' } : { kind: 'explained', ...explained });
}

function tell(message: FromWorker): void {
  self.postMessage(message);
}
