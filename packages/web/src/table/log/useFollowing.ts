import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Follower } from './follower.ts';
import { showWholeRows } from './wholeRows.ts';

/** STRETCH: as many lines are drawn at first, and as many more whenever you scroll to the first of them. */
const STRETCH = 80;

export interface Following {
  readonly list: RefObject<HTMLOListElement | null>;
  /** The first line that is drawn. */
  readonly from: number;
  /** How many lines came while you were reading older ones. */
  readonly unread: number;
  toEnd(): void;
  showEarlier(): void;
  scrolled(): void;
}

/**
 * useFollowing is for a list that stands at its end unless you scroll up, or at the line that you look at (`looked`;
 * null: none). `newest` is its last line; `topic` what it shows.
 */
export function useFollowing(
  count: number,
  newest: unknown,
  topic: string,
  looked: number | null,
): Following {
  const list = useRef<HTMLOListElement>(null);
  const [follower] = useState(() => new Follower(showWholeRows));
  const [read, setRead] = useState(count);
  const [from, setFrom] = useState(firstOf(count));
  const fromEnd = useRef<number | null>(null);

  const toEnd = (): void => {
    setRead(count);
    if (list.current !== null) follower.toEnd(list.current);
  };
  const showEarlier = (): void => {
    const { current } = list;
    if (current !== null) fromEnd.current = current.scrollHeight - current.scrollTop;
    setFrom(Math.max(0, from - STRETCH));
  };
  const scrolled = (): void => {
    const place = list.current === null ? 'between' : follower.scrolled(list.current);
    if (place === 'end') setRead(count);
    if (place === 'first' && from > 0) showEarlier();
  };

  useLayoutEffect(() => {
    setFrom(firstOf(count));
    toEnd();
  }, [topic]);
  useLayoutEffect(() => {
    if (!follower.isAtEnd) return;
    setRead(count);
    // Lines far above go in one go now and then, not one with each that comes.
    if (count - from > 2 * STRETCH) setFrom(firstOf(count));
    if (list.current !== null) follower.settle(list.current);
  }, [newest]);
  useLayoutEffect(() => {
    if (list.current === null) return;
    if (fromEnd.current === null) follower.settle(list.current);
    else follower.stay(list.current, fromEnd.current);
    fromEnd.current = null;
  }, [from]);
  useLayoutEffect(() => {
    if (looked === null) toEnd();
  }, [looked === null]);
  useLayoutEffect(() => {
    if (looked === null) return;
    if (looked < from) setFrom(Math.max(0, looked - STRETCH / 2));
    else if (list.current !== null) follower.show(list.current, list.current.querySelector('[aria-current]'));
  }, [looked, from]);
  useEffect(() => watchHeight(list.current, follower), []);
  useEffect(() => watchReader(list.current, follower), []);

  return { list, from: Math.min(from, count), unread: count - read, toEnd, showEarlier, scrolled };
}

function firstOf(count: number): number {
  return Math.max(0, count - STRETCH);
}

/** Watches the height of the box: the panels above the list make it higher or lower. */
function watchHeight(list: HTMLElement | null, follower: Follower<HTMLElement>): (() => void) | undefined {
  if (list === null) return undefined;
  const heights = new ResizeObserver(() => follower.settle(list));
  heights.observe(list);
  return () => heights.disconnect();
}

/** HANDS are all by which a reader scrolls. */
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function watchReader(list: HTMLElement | null, follower: Follower<HTMLElement>): (() => void) | undefined {
  const touch = (): void => follower.touch();
  for (const hand of HANDS) list?.addEventListener(hand, touch, { passive: true });
  return () => {
    for (const hand of HANDS) list?.removeEventListener(hand, touch);
  };
}
