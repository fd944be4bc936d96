import type { Action, View } from '@macher/engine';
import type { Course, Decided, LessonKey, Step } from '@macher/lessons';
import type { Say } from '@macher/words';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { NightHost } from '../../table/night/NightHost.tsx';
import { nightsOf } from '../../table/night/nights.ts';
import { PlayScreen } from '../../table/screen/PlayScreen.tsx';
import { useTable } from '../../table/screen/useTable.ts';
import { shownRegion } from '../../table/shown/shownRegion.ts';
import { lessonSource } from './lessonSource.ts';
import { keepStep } from './progress.ts';
import { Told } from './Told.tsx';

interface ChapterProps {
  readonly course: Course;
  readonly tell: Say<LessonKey>;
  again(): void;
  back(): void;
  done(): void;
}

/** One position: the real screen of play, and a coach beside it. */
export function Chapter({ course, tell, again, back, done }: ChapterProps) {
  const [step, setStep] = useState<Step | null>(course.step);
  /** Whether something was done that the step doesn't want. */
  const isOff = useSignal(false);
  /** The step at which you went on to play freely: its bubble doesn't come back. */
  const [folded, setFolded] = useState<Step | null>(null);
  const heard = (decided: Decided): void => {
    isOff.value = decided.kind === 'otherwise';
    if (decided.kind === 'done') keepStep(course);
    setStep(course.step);
  };
  const source = useMemo(() => lessonSource(course, heard), [course]);
  const { store, following } = useTable(source, `lesson-${course.lesson.id}-${course.place}`, null);
  const planned = useSignal<View | null>(null);
  const meant = useSignal<Action | null>(null);
  const isQuiet = following.beat.value === null && nightsOf(store).now.value === null;
  useEffect(() => {
    if (step !== null && 'region' in step.at) shownRegion.value = step.at.region;
  }, [step]);
  useEffect(() => {
    if (step === null && isQuiet) done();
  }, [step, isQuiet]);
  useEffect(() => {
    isOff.value = false;
  }, [meant.value]);
  const goOn = (): void => {
    if (step?.kind === 'free') setFolded(step);
    else course.goOn();
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
      {step !== null && step !== folded && isQuiet ? (
        <Told
          course={course}
          step={step}
          words={store.words.value}
          tell={tell}
          meant={meant.value}
          isOff={isOff.value}
          goOn={goOn}
          back={course.place === 0 && course.stepPlace === 0 ? null : back}
          answer={answer}
          again={again}
        />
      ) : null}
      <div class={step !== null && onlyLooks(step) ? 'only-looks' : ''}>
        <PlayScreen
          store={store}
          following={following}
          sheet={sheet}
          view={view}
          planned={planned}
          meant={meant}
        />
      </div>
      <NightHost store={store} />
    </>
  );
}

/** Whether a step only looks: nothing in the dock is needed now. */
function onlyLooks({ kind, at }: Step): boolean {
  return (kind === 'look' || kind === 'sum') && at.on !== 'dock';
}
