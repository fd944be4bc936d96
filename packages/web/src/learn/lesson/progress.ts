import { Course, type Done, LESSON_IDS, type LessonId } from '@macher/lessons';
import { stored } from '../../kit/stored.ts';

/** The chapter you are in, for each lesson that you've begun. */
export const places = stored<Readonly<Partial<Record<LessonId, number>>>>('lessons', {}, isPlaces);

/** Reached is what you've done in the chapter you are in: a reload goes on at its step. */
interface Reached {
  readonly lesson: LessonId;
  readonly chapter: number;
  readonly done: Done;
}

export const reached = stored<Reached | null>('lesson-step', null, isReached);

export function keepStep({ lesson, place, done }: Course): void {
  reached.value = { lesson: lesson.id, chapter: place, done: [...done] };
}

/** Keeps the step before as the one you've come to, if need be the last of the chapter before. */
export function keepStepBefore({ lesson, place, done, stepPlace }: Course): void {
  if (stepPlace === 0) keepStep(Course.atLastStep(lesson, place - 1));
  else reached.value = { lesson: lesson.id, chapter: place, done: done.slice(0, -1) };
}

/** What was done in this chapter when it was left; nothing: it begins. */
export function doneIn(lesson: LessonId, chapter: number): Done {
  const kept = reached.value;
  return kept?.lesson === lesson && kept.chapter === chapter ? kept.done : [];
}

/** The lessons you've been through. */
export const finished = stored<readonly LessonId[]>('lessons-done', [], isLessons);

function isPlaces(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([id, place]) => isLesson(id) && Number.isSafeInteger(place) && place >= 0)
  );
}

/** Whether what was kept has this form. Whether its decisions fit is for the lesson to say. */
function isReached(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { lesson, chapter, done } = value as Partial<Record<keyof Reached, unknown>>;
  return isLesson(lesson) && Number.isSafeInteger(chapter) && Array.isArray(done);
}

function isLessons(value: unknown): boolean {
  return Array.isArray(value) && value.every(isLesson);
}

function isLesson(value: unknown): boolean {
  return LESSON_IDS.some(id => id === value);
}
