import type { Action } from '@macher/engine';
import { type Course, type Judged, judged, type LessonKey, labelsOf, type Step } from '@macher/lessons';
import type { Say, Wording } from '@macher/words';
import { Coach } from './Coach.tsx';
import { useStepKeys } from './stepKeys.ts';
import { say } from './words.ts';

interface ToldProps {
  readonly course: Course;
  readonly step: Step;
  readonly words: Wording;
  readonly tell: Say<LessonKey>;
  /** What would be decided in the dock; null: something is missing. */
  readonly meant: Action | null;
  /** Something was done that the step doesn't want. */
  readonly isOff: boolean;
  goOn(): void;
  /** Goes a step back; null: this is where the lesson begins. */
  readonly back: (() => void) | null;
  answer(value: number): void;
  again(): void;
}

/** Told is what a step says, with the names that stand on the buttons, and what it says to what is chosen. */
export function Told({ course, step, words, tell, meant, isOff, goOn, back, ...rest }: ToldProps) {
  useStepKeys(step.kind === 'look' || step.kind === 'free' ? goOn : null, back);
  const judgement = meant === null ? null : judged(step, meant);
  const speak = (key: LessonKey): string => tell(key, labelsOf(step, words));
  return (
    <Coach
      step={step}
      seats={Object.keys(course.chapter.position.players)}
      seat={course.table.seat}
      meant={judgement}
      tell={speak}
      hint={isOff || isWrong(step, judgement) ? otherwise(step, speak) : null}
      goOn={goOn}
      back={back}
      {...rest}
    />
  );
}

/** Whether what is chosen isn't what the step wants, before anything is confirmed. */
function isWrong({ kind }: Step, judgement: Judged | null): boolean {
  return kind === 'decide' && judgement === 'otherwise';
}

function otherwise(step: Step, speak: (key: LessonKey) => string): string {
  return 'otherwise' in step
    ? speak(step.otherwise)
    : say('learn.read-first', { next: say(step.kind === 'free' ? 'learn.go' : 'learn.next') });
}
