import { useEffect } from 'preact/hooks';
import { useKeys } from '../../kit/keys/useKeys.ts';
import { later } from '../../kit/later.tsx';
import { askedAbout, isListOpen, isWanted } from '../../kit/ui/tips/askedAbout.ts';
import type { WhatProps } from './props.ts';

/** Loaded when something is asked for the first time. */
const Glossary = later<WhatProps>(async () => (await import('./Glossary.tsx')).Glossary);

/** “What is this?”: a click or a tap on anything that does nothing else, or ? where the keyboard is. */
export function WhatHost(props: WhatProps) {
  useEffect(listen, []);
  useKeys('glossary', () => ({ what: askHere }));
  const isAsked = askedAbout.value !== null || isListOpen.value || isWanted.value;
  return isAsked ? <Glossary {...props} /> : null;
}

function listen(): () => void {
  const hear = new AbortController();
  addEventListener('click', onClick, { signal: hear.signal });
  return () => {
    hear.abort();
    askedAbout.value = null;
    isListOpen.value = false;
  };
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element) || target.closest(CONTROLS) !== null) return;
  const about = target.closest<HTMLElement>('[data-what]');
  if (about !== null) askFor(about);
}

/** CONTROLS: a click on these does what they are there for. */
const CONTROLS = 'button, a, label, input, select, textarea, summary, dialog, .what';

/** Asks about what has the focus if it says what it is; otherwise everything on the screen is listed. */
function askHere(): void {
  const about = document.activeElement?.closest<HTMLElement>('[data-what]') ?? null;
  if (about === null) isListOpen.value = true;
  else askFor(about);
}

function askFor(element: HTMLElement): void {
  askedAbout.value = {
    about: element.dataset['what'] ?? '',
    text: element.textContent ?? '',
    place: element.getBoundingClientRect(),
  };
}
