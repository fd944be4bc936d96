import { useEffect } from 'preact/hooks';
import type { ReviewProps } from './props.ts';

/** ← and →: a moment. Page keys: from one costly decision to the next. Home, End; Escape: back to the result. */
export function useReviewKeys(props: ReviewProps): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event))
        return;
      const act = keyOf(props, event.key);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function keyOf({ timeLine, reviewing, standpoint }: ReviewProps, key: string): (() => void) | null {
  const place = standpoint.place.value;
  const last = standpoint.line.value.count - 1;
  if (key === 'Escape') return () => timeLine.review(false);
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    Home: 0,
    End: last,
  };
  const next = places[key];
  if (next !== undefined) return () => standpoint.go(next);
  if (key !== 'PageUp' && key !== 'PageDown') return null;
  const { version } = standpoint.moment.value;
  const all = reviewing.costly.value.map(costly => costly.version);
  const decision =
    key === 'PageDown' ? all.find(each => each > version) : all.findLast(each => each < version);
  return decision === undefined ? null : () => standpoint.goToDecision(decision);
}

/** Arrows move inside a row of choices, and a window that is open has the keys. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof HTMLInputElement && target.type === 'radio' && key.startsWith('Arrow');
}
