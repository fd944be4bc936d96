import type { Seat } from '@macher/engine';
import type { News } from '@macher/protocol';
import { actorOf } from '../../moments/playback/beats.ts';
import { isAct, isHeading, type LogLine, logLines } from '../../table/log/lines.ts';

/** MOST lines fit below a curtain. */
const MOST = 5;

/** What a seat may have missed since its last decision, as everybody may know it; the newest last. */
export function whileAway(past: readonly News[], seat: Seat): readonly LogLine[] {
  const own = past.findLast(({ what }) => what.kind === 'acted' && what.seat === seat)?.number ?? 0;
  return logLines(past)
    .filter(line => line.number > own && !line.isUndone && !isHeading(line) && isOfParty(line))
    .slice(-MOST);
}

function isOfParty({ what }: LogLine): boolean {
  return isAct(what) && actorOf([what]) !== null;
}
