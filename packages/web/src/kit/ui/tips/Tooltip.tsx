import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { inShort, isWanted } from './askedAbout.ts';
import './Tooltip.css';

/**
 * The one tooltip of the page, for everything that has a `tip` or says `what` it is: where the mouse rests, where a
 * finger stays, and where the keyboard stops. Escape puts it away.
 */
export function Tooltip() {
  const shown = useSignal<HTMLElement | null>(null);
  useEffect(() => listen(shown), []);
  const target = shown.value;
  if (target === null) return null;
  const text = textOf(target);
  if (text === '') return null;
  return <Bubble key={text} target={target} text={text} />;
}

function Bubble({ target, text }: { readonly target: HTMLElement; readonly text: string }) {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (bubble.current !== null) place(bubble.current, target.getBoundingClientRect());
  }, [target]);
  return (
    <div class="tooltip" role="tooltip" popover="manual" ref={bubble}>
      {text}
    </div>
  );
}

const GAP = 6;

/**
 * Places the bubble below its target, or above where there is no room; within the page. It lies in the top layer, so
 * that dialogs don't hide it.
 */
function place(bubble: HTMLElement, at: DOMRect): void {
  bubble.showPopover();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - GAP));
  const top = at.bottom + GAP + height > innerHeight ? at.top - GAP - height : at.bottom + GAP;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${Math.max(GAP, top)}px`;
}

/**
 * REST is how long the mouse rests: longer where nothing was written to be read at once, shorter from one to the next.
 */
const REST = 250;
const LONG_REST = 1500;
const NEXT = 120;
/** STAY is how long a finger stays. */
const STAY = 450;

function listen(shown: Signal<HTMLElement | null>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  const show = (target: HTMLElement | null, after = 0): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      shown.value = target;
      if (target !== null && target.dataset['tip'] === undefined) isWanted.value = true;
    }, after);
  };
  const hear = new AbortController();
  const on = <K extends keyof DocumentEventMap>(kind: K, act: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(kind, act, { signal: hear.signal, capture: true });
  on('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || isBubble(target)) return;
    const found = tipped(target);
    if (found !== null && found.dataset['tip'] === undefined) show(found, LONG_REST);
    else show(found, shown.value === null ? REST : NEXT);
  });
  on('pointerdown', ({ target, pointerType }) => {
    isHeld = false;
    if (pointerType === 'mouse') return show(null);
    shown.value = null;
    clearTimeout(timer);
    timer = setTimeout(() => {
      shown.value = tipped(target);
      isHeld = shown.value !== null;
      isWanted.value ||= isHeld;
    }, STAY);
  });
  for (const kind of ['pointerup', 'pointercancel'] as const)
    on(kind, ({ pointerType }) => {
      if (pointerType !== 'mouse') clearTimeout(timer);
    });
  on('contextmenu', event => {
    if (isHeld) event.preventDefault();
  });
  on('click', event => {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (isHeld) event.preventDefault();
    if (isHeld) event.stopPropagation();
    else if (isTouch && !isControl(event.target)) show(onlyTipped(event.target));
    isHeld = false;
  });
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      show(target.closest('[data-tip]'), REST);
  });
  on('focusout', () => show(null));
  on('keydown', ({ key }) => {
    if (key === 'Escape') show(null);
  });
  on('scroll', () => show(null));
  return () => {
    clearTimeout(timer);
    hear.abort();
  };
}

/** The text of an element: what it says of itself, or what the glossary says in short of what it is about. */
function textOf({ dataset }: HTMLElement): string {
  return dataset['tip'] ?? inShort.value?.(dataset['what'] ?? '') ?? '';
}

/**
 * The element whose tip is wanted. A button that says in words what it does needs none, and what lies beside it would
 * be covered.
 */
function tipped(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-tip], [data-what]:not(.button)')
    : null;
}

/** The element that has nothing but a tip: a tap on what says what it is opens the glossary. */
function onlyTipped(target: EventTarget | null): HTMLElement | null {
  const found = tipped(target);
  return found?.closest('[data-what]') == null ? found : null;
}

/** Whether the mouse is on the tooltip itself, which may be read. */
function isBubble(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.tooltip') !== null;
}

/** Whether a tap there does what the element is there for. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, label, input, select, summary') !== null;
}
