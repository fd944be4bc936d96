import { useEffect } from 'preact/hooks';
import type { ReviewProps } from './ReviewScreen.tsx';

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

export function keyOf({ timeLine, reviewing, standpoint }: ReviewProps, key: string): (() => void) | null {
  const place = standpoint.place.value;
  switch (key) {
    case 'ArrowLeft':
      return () => standpoint.go(place - 1);
    case 'ArrowRight':
      return () => standpoint.go(place + 1);
    case 'Home':
      return () => standpoint.go(0);
    case 'End':
      return () => standpoint.go(standpoint.line.value.count - 1);
    case 'PageUp':
    case 'PageDown': {
      const { version } = standpoint.moment.value;
      const all = reviewing.costly.value.map(costly => costly.version);
      const next =
        key === 'PageDown' ? all.find(each => each > version) : all.findLast(each => each < version);
      return next === undefined ? null : () => standpoint.goToDecision(next);
    }
    case 'Escape':
      return () => timeLine.review(false);
    default:
      return null;
  }
}

/** Arrows move inside a row of choices, and a window that is open has the keys. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof HTMLInputElement && target.type === 'radio' && key.startsWith('Arrow');
}
