import { useKeys } from '../../kit/keys/useKeys.ts';
import type { ReviewProps } from './props.ts';

/** useReviewKeys lead by moments and from one costly decision to the next, and back to the result. */
export function useReviewKeys({ timeLine, reviewing, standpoint }: ReviewProps): void {
  useKeys('review', ({ key }) => {
    const decision = costlyBeside(
      key === 'PageDown',
      standpoint.moment.value.version,
      reviewing.costly.value,
    );
    return {
      step: () => standpoint.go(standpoint.place.value + (key === 'ArrowLeft' ? -1 : 1)),
      ends: () => standpoint.go(key === 'Home' ? 0 : standpoint.line.value.count - 1),
      costly: decision === null ? null : () => standpoint.goToDecision(decision),
      leave: () => timeLine.review(false),
    };
  });
}

/** The costly decision beside this one: the next or the last one before; null: there is none. */
function costlyBeside(
  isNext: boolean,
  version: number,
  costly: readonly { readonly version: number }[],
): number | null {
  const all = costly.map(each => each.version);
  return (isNext ? all.find(each => each > version) : all.findLast(each => each < version)) ?? null;
}
