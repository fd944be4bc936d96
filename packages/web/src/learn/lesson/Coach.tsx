import type { Seat } from '@macher/engine';
import type { Judged, LessonKey, Step } from '@macher/lessons';
import { useEffect } from 'preact/hooks';
import { useMedia } from '../../kit/ui/frame/useMedia.ts';
import { Bubble } from './Bubble.tsx';
import { above, around, type Box, placeBeside } from './place.ts';
import { pressedNext, pressesFor } from './presses.ts';
import { selectorOf } from './targets.ts';
import { type Found, useBoxes } from './useBoxes.ts';
import { Veil } from './Veil.tsx';

interface CoachProps {
  readonly step: Step;
  readonly seats: readonly string[];
  readonly seat: Seat;
  /** How what is chosen in the dock is judged; null: nothing that could be decided. */
  readonly meant: Judged | null;
  tell(key: LessonKey): string;
  readonly hint: string | null;
  goOn(): void;
  /** Goes a step back; null: this is where it all begins. */
  readonly back: (() => void) | null;
  answer(value: number): void;
  again(): void;
}

/** Coach shows what to look at, and points at what to press: what is wanted until it is chosen, then the button. */
export function Coach({ step, seats, seat, meant, ...rest }: CoachProps) {
  const selector = selectorOf(step.at, seats);
  const places = pressesFor(step, seat, meant);
  const [target = null, dock = null, bubble = null, ...found] = useBoxes(`${selector} ${places}`, () => [
    document.querySelector(selector),
    document.querySelector(DOCK),
    document.querySelector('.bubble'),
    ...pressedNext(places),
  ]);
  const isPhone = useMedia(PHONE);
  const presses = found.flatMap(each => each ?? []);
  const [press] = presses;
  // Once the dock is gone, there's more room.
  useEffect(() => scrollTo(target), [target?.element, dock === null]);
  useEffect(() => scrollTo(press), [press?.element]);
  const decides = step.kind === 'decide';
  const lookedAt = target === null ? null : inSight(target, dock);
  const lit = [lookedAt, decides ? (dock?.box ?? null) : null].flatMap(box => box ?? []);
  const pressed = ringsOf(presses.map(({ box }) => box));
  const place = placeOf(target?.box, bubble?.box, decides && dock !== null ? [dock.box] : []);
  return (
    <>
      {step.kind === 'free' ? null : (
        <Veil
          lit={lit}
          bubble={bubble?.box ?? null}
          pressed={pressed}
          pointed={pressed[0] ?? (decides ? null : lookedAt)}
        />
      )}
      <Bubble key={step.text} step={step} place={isPhone ? 'flow' : place} {...rest} />
    </>
  );
}

const DOCK = '.dock-now .dock';

/** PHONE: there the bubble lies above the board, and needs no place of its own. */
const PHONE = '(max-width: 56.24em)';

function scrollTo(found: Found | null | undefined): void {
  found?.element.scrollIntoView({ block: 'nearest' });
}

/** MOST_RINGS: more would be a thicket. */
const MOST_RINGS = 3;

function ringsOf(boxes: readonly Box[]): readonly Box[] {
  return boxes.length > MOST_RINGS ? [around(boxes)] : boxes;
}

/** Whether a target is in sight: on the phone the dock may lie over what is to be looked at. */
function inSight(target: Found, dock: Found | null): Box | null {
  if (dock === null || dock.element.contains(target.element)) return target.box;
  return above(target.box, dock.box);
}

function placeOf(target: Box | undefined, bubble: Box | undefined, free: readonly Box[]) {
  if (target === undefined || bubble === undefined) return null;
  const page = { width: innerWidth, height: innerHeight };
  const { left, top } = placeBeside(target, { width: bubble.width, height: bubble.height }, page, free);
  return { left: `${Math.round(left)}px`, top: `${Math.round(top)}px` };
}
