import { type Deeds, useKeys } from '../../kit/keys/useKeys.ts';
import type { Stride } from './marks.ts';
import type { TimeLine } from './timeline.ts';

/**
 * useTimeKeys: ← and → go a moment, with Shift a phase, with Ctrl a round; Home and End; Escape: back. ← also leads
 * from now into the past.
 */
export function useTimeKeys(timeLine: TimeLine): void {
  useKeys('time', event => timeDeeds(timeLine, event));
}

/** useMomentKeys has what has a key of its own while you look at a moment; null: that it leads nobody anywhere now. */
export function useMomentKeys(timeLine: TimeLine, deeds: Deeds<'moment'>): void {
  useKeys('moment', () => (timeLine.isOpen.value ? deeds : null));
}

export function timeDeeds(timeLine: TimeLine, event: KeyboardEvent): Deeds<'time'> {
  const isBack = event.key === 'ArrowLeft';
  if (!timeLine.isOpen.value)
    return { stride: isBack ? () => void timeLine.open(null) : null, ends: null, leave: null };
  const last = (timeLine.line.value?.count ?? 1) - 1;
  return {
    stride: () => timeLine.stride({ by: unitOf(event), direction: isBack ? -1 : 1 }),
    ends: () => timeLine.go(event.key === 'Home' ? 0 : last),
    leave: () => timeLine.close(),
  };
}

function unitOf({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): Stride['by'] {
  if (ctrlKey || metaKey) return 'round';
  return shiftKey ? 'phase' : 'moment';
}
