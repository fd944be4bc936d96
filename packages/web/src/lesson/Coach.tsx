import type { LessonKey, Step } from '@macher/lessons';
import type { Say } from '@macher/words';
import { useEffect, useState } from 'preact/hooks';
import { useMedia } from '../state/useMedia.ts';
import { Bubble } from './Bubble.tsx';
import { type Box, placeBeside } from './place.ts';
import { CONFIRM, selectorOf } from './targets.ts';
import { useBoxes } from './useBoxes.ts';
import { Veil } from './Veil.tsx';

interface CoachProps {
  readonly step: Step;
  readonly seats: readonly string[];
  readonly tell: Say<LessonKey>;
  readonly hint: string | null;
  goOn(): void;
  answer(value: number): void;
  again(): void;
}

/** Points first at what to look at, then at what to press. */
export function Coach({ step, seats, ...rest }: CoachProps) {
  const selector = selectorOf(step.at, seats);
  const [target = null, dock = null, confirm = null, bubble = null] = useBoxes([
    selector,
    DOCK,
    CONFIRM,
    '.bubble',
  ]);
  const isPhone = useMedia(PHONE);
  // While you play freely, nothing needs pointing at, and nothing is in the way.
  const [isFolded, setFolded] = useState(false);
  useEffect(() => setFolded(false), [step]);
  useEffect(() => {
    document.querySelector(selector)?.scrollIntoView({ block: 'nearest' });
  }, [selector]);
  if (isFolded) return null;
  const decides = step.kind === 'decide';
  const isReady = decides && confirm !== null;
  const lit = [target, decides ? dock : null].flatMap(box => box ?? []);
  const pointed = [isReady ? confirm : target].flatMap(box => box ?? []);
  return (
    <>
      {step.kind === 'free' ? null : <Veil lit={lit} bubble={bubble} pointed={pointed} />}
      <Bubble
        key={step.text}
        step={step}
        place={isPhone ? 'flow' : placeOf(target, bubble, decides && dock !== null ? [dock] : [])}
        {...rest}
        goOn={step.kind === 'free' ? () => setFolded(true) : rest.goOn}
      />
    </>
  );
}

const DOCK = '.dock-now .dock';

/** There the bubble lies above the board, and needs no place of its own. */
const PHONE = '(max-width: 56.24em)';

function placeOf(target: Box | null, bubble: Box | null, free: readonly Box[]) {
  if (target === null || bubble === null) return null;
  const page = { width: innerWidth, height: innerHeight };
  const { left, top } = placeBeside(target, { width: bubble.width, height: bubble.height }, page, free);
  return { left: `${Math.round(left)}px`, top: `${Math.round(top)}px` };
}
