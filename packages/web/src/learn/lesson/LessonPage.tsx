import {
  Course,
  type Lesson,
  type LessonId,
  type LessonKey,
  loadLesson,
  loadLessonMessages,
} from '@macher/lessons';
import { type Say, speaker } from '@macher/words';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../../kit/words/words.ts';
import { Chapter } from './Chapter.tsx';
import { Finish } from './Finish.tsx';
import { LessonBar } from './LessonBar.tsx';
import { doneIn, finished, keepStepBefore, places, reached } from './progress.ts';
import { say } from './words.ts';
import './LessonPage.css';

type Tell = Say<LessonKey>;

/** A lesson: one prepared position after the other, on the real boards and with the real decisions. */
export function LessonPage({ id }: { readonly id: LessonId }) {
  const lesson = useLesson(id);
  const tell = useWords();
  if (lesson === null || tell === null) return <p class="loading">{say('table.loading')}</p>;
  return <Lessons key={id} lesson={lesson} tell={tell} />;
}

function Lessons({ lesson, tell }: { readonly lesson: Lesson; readonly tell: Tell }) {
  const place = useSignal(Math.min(places.value[lesson.id] ?? 0, lesson.chapters.length));
  // Another number is another try.
  const tries = useSignal(0);
  const goTo = (chapter: number): void => {
    place.value = chapter;
    tries.value += 1;
    reached.value = null;
    places.value = { ...places.value, [lesson.id]: chapter % lesson.chapters.length };
    if (chapter === lesson.chapters.length)
      finished.value = [...finished.value.filter(each => each !== lesson.id), lesson.id];
  };
  const goBack = (course: Course): void => {
    goTo(course.stepPlace === 0 ? course.place - 1 : course.place);
    keepStepBefore(course);
  };
  const [begun, setBegun] = useState<{ readonly course: Course; readonly tries: number } | null>(null);
  const course = begun?.course ?? null;
  useEffect(() => {
    if (place.value < lesson.chapters.length) {
      const done = doneIn(lesson.id, place.value);
      setBegun({ course: Course.resumed(lesson, place.value, done), tries: tries.value });
    }
  }, [place.value, tries.value]);
  if (place.value >= lesson.chapters.length)
    return (
      <Finish
        lesson={lesson.id}
        course={course}
        again={() => goTo(lesson.chapters.length - 1)}
        anew={() => goTo(0)}
      />
    );
  return (
    <div class="lesson">
      <LessonBar lesson={lesson} place={place.value} tell={tell} goTo={goTo} />
      {course === null || begun?.tries !== tries.value ? null : (
        <Chapter
          key={tries.value}
          course={course}
          tell={tell}
          again={() => goTo(place.value)}
          back={() => goBack(course)}
          done={() => goTo(place.value + 1)}
        />
      )}
    </div>
  );
}

function useLesson(id: LessonId): Lesson | null {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => void loadLesson(id).then(setLesson, () => {}), [id]);
  return lesson?.id === id ? lesson : null;
}

/** The words of the lesson. Until another language has come, the one before is spoken. */
function useWords(): Tell | null {
  const [words, setWords] = useState<{ readonly tell: Tell } | null>(null);
  const wanted = language.value;
  useEffect(() => {
    void loadLessonMessages(wanted).then(
      messages => setWords({ tell: speaker(wanted, messages) }),
      () => {},
    );
  }, [wanted]);
  return words?.tell ?? null;
}
