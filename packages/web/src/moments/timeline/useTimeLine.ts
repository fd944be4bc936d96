import { useEffect } from 'preact/hooks';
import type { Address } from '../../kit/state/seen.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { lastTurn } from '../line/past.ts';
import { followMoments } from './addressBar.ts';
import { timeLineOf } from './goTo.ts';
import type { TimeLine } from './timeline.ts';

/** The table's time line, which opens where the address of the page says and follows what happens. */
export function useTimeLine(store: TableStore, at: Address | null): TimeLine {
  const timeLine = timeLineOf(store);
  const hasBegun = store.view.value !== null;
  useEffect(() => followMoments(timeLine), [timeLine]);
  useEffect(() => {
    if (at !== null && hasBegun) void timeLine.open(at);
  }, [timeLine, at, hasBegun]);
  const turn = lastTurn(store.past.value);
  useEffect(() => {
    const timer = setTimeout(() => void timeLine.refresh(), LATER);
    return () => clearTimeout(timer);
  }, [timeLine, turn]);
  return timeLine;
}

/** LATER in milliseconds: bots decide several times in a second, and the line is fetched when they have. */
const LATER = 300;
