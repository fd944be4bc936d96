import type { View } from '@macher/engine';
import type { Course, Decided, LessonKey, Step } from '@macher/lessons';
import type { Say } from '@macher/words';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { NightHost } from '../night/NightHost.tsx';
import { nightsOf } from '../night/nights.ts';
import { say } from '../state/settings.ts';
import { shownRegion } from '../state/shownRegion.ts';
import { PlayScreen } from '../table/PlayScreen.tsx';
import { useTable } from '../table/useTable.ts';
import { Coach } from './Coach.tsx';
import { lessonHouse } from './lessonHouse.ts';
import { keepStep } from './progress.ts';

interface ChapterProps {
  readonly course: Course;
  readonly tell: Say<LessonKey>;
  again(): void;
  done(): void;
}

/** One position: the real screen of play, and a coach beside it. */
export function Chapter({ course, tell, again, done }: ChapterProps) {
  const [step, setStep] = useState<Step | null>(course.step);
  /** Something was done that the step doesn't want. */
  const isOff = useSignal(false);
  const heard = (decided: Decided): void => {
    isOff.value = decided.kind === 'otherwise';
    if (decided.kind === 'done') keepStep(course);
    setStep(course.step);
  };
  const house = useMemo(() => lessonHouse(course, heard), [course]);
  const { store, following } = useTable(house, `lesson-${course.lesson.id}-${course.place}`, null);
  const planned = useSignal<View | null>(null);
  const isQuiet = following.beat.value === null && nightsOf(store).now.value === null;
  useEffect(() => {
    if (step !== null && 'region' in step.at) shownRegion.value = step.at.region;
  }, [step]);
  useEffect(() => {
    if (step === null && isQuiet) done();
  }, [step, isQuiet]);
  const goOn = (): void => {
    course.goOn();
    keepStep(course);
    isOff.value = false;
    setStep(course.step);
  };
  const answer = (value: number): void => {
    if (step?.kind !== 'sum') return;
    if (value === step.answer) goOn();
    else isOff.value = true;
  };
  const [sheet, view] = [store.sheet.value, store.view.value];
  if (sheet === null || view === null) return null;
  return (
    <>
      {step !== null && isQuiet ? (
        <Coach
          step={step}
          seats={Object.keys(course.chapter.position.players)}
          tell={tell}
          hint={isOff.value ? otherwise(step, tell) : null}
          goOn={goOn}
          answer={answer}
          again={again}
        />
      ) : null}
      <div class={step !== null && onlyLooks(step) ? 'only-looks' : ''}>
        <PlayScreen store={store} following={following} sheet={sheet} view={view} planned={planned} />
      </div>
      <NightHost store={store} />
    </>
  );
}

/** Nothing in the dock is needed now. */
function onlyLooks({ kind, at }: Step): boolean {
  return (kind === 'look' || kind === 'sum') && at.on !== 'dock';
}

function otherwise(step: Step, tell: Say<LessonKey>): string {
  return 'otherwise' in step ? tell(step.otherwise) : say('learn.read-first');
}
