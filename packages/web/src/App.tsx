import type { PageName } from '@macher/protocol';
import type { ComponentChild } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { type RouteOf, route } from './kit/state/route.ts';
import { SCREENS, tablePage } from './pages.tsx';
import { say } from './words.ts';

/** Milliseconds in which a page may draw itself before the screen of play is fetched. */
const LATER = 1500;

export function App() {
  const now = route.value;
  useEffect(() => {
    const timer = setTimeout(() => void tablePage.load().catch(() => {}), LATER);
    return () => clearTimeout(timer);
  }, [now.page]);
  const title = say(`page.${now.page}`);
  // This effect runs before the page's own: one that has more to say has the last word.
  useLayoutEffect(() => {
    document.title = title;
  }, [now.page, title]);
  return drawn(now);
}

function drawn<K extends PageName>(now: RouteOf<K>): ComponentChild {
  return SCREENS[now.page].draw(now);
}
