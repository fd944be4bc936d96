import { useEffect } from 'preact/hooks';
import type { Stride } from './marks.ts';
import type { TimeLine } from './timeline.ts';

/** Deeds that have a key of their own while you look at a moment. */
export interface TimeDeeds {
  /** null: you see through your own eyes. */
  readonly nextEyes: (() => void) | null;
  /** null: it would lead nobody here. */
  readonly copyLink: (() => void) | null;
  /** null: there's nothing to play on. */
  readonly playOn: (() => void) | null;
  /** null: nobody is asked then. */
  readonly askOthers: (() => void) | null;
}

/** ← and →: a moment, with Shift a phase, with Ctrl a round; Home and End. They also lead from now into the past. */
export function useTimeArrows(timeLine: TimeLine): void {
  useKeyPress(event => arrowOf(timeLine, event));
}

/** Escape: back. E: the next eyes, L: the link, P: play on from here, W: what would others do? */
export function useTimeDeeds(timeLine: TimeLine, deeds: TimeDeeds): void {
  useKeyPress(event => deedOf(timeLine, deeds, event));
}

function useKeyPress(actOf: (event: KeyboardEvent) => (() => void) | null): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || isElsewhere()) return;
      const act = actOf(event);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Outside, arrows belong to what has the focus if that is a row of choices; in the past all of them lead through time. */
export function arrowOf(timeLine: TimeLine, event: KeyboardEvent): (() => void) | null {
  const { key, altKey } = event;
  if (altKey) return null;
  if (!timeLine.isOpen.value)
    return key === 'ArrowLeft' && !isRow(event.target) ? () => void timeLine.open(null) : null;
  if (isRow(event.target)) return null;
  if (key === 'Home') return () => timeLine.go(0);
  if (key === 'End') return () => timeLine.go((timeLine.line.value?.count ?? 1) - 1);
  const direction = DIRECTIONS[key];
  return direction === undefined ? null : () => timeLine.stride({ by: unitOf(event), direction });
}

const DIRECTIONS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

function unitOf({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): Stride['by'] {
  if (ctrlKey || metaKey) return 'round';
  return shiftKey ? 'phase' : 'moment';
}

export function deedOf(timeLine: TimeLine, deeds: TimeDeeds, event: KeyboardEvent): (() => void) | null {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!timeLine.isOpen.value || ctrlKey || metaKey || altKey) return null;
  if (key === 'Escape') return () => timeLine.close();
  return (
    { e: deeds.nextEyes, l: deeds.copyLink, p: deeds.playOn, w: deeds.askOthers }[key.toLowerCase()] ?? null
  );
}

/** A window that is open has the keys. */
function isElsewhere(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'range'].includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** Arrows move inside it. */
function isRow(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type === 'radio';
  return target instanceof Element && target.closest('[role=tablist]') !== null;
}
