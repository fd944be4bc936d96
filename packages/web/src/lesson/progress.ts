import { LESSON_IDS, type LessonId } from '@macher/lessons';
import { stored } from '../state/stored.ts';

/** The chapter you are in, for each lesson that you've begun. */
export const places = stored<Readonly<Partial<Record<LessonId, number>>>>('lessons', {}, isPlaces);

/** The lessons you've been through. */
export const finished = stored<readonly LessonId[]>('lessons-done', [], isLessons);

function isPlaces(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([id, place]) => isLesson(id) && Number.isSafeInteger(place) && place >= 0)
  );
}

function isLessons(value: unknown): boolean {
  return Array.isArray(value) && value.every(isLesson);
}

function isLesson(value: unknown): boolean {
  return LESSON_IDS.some(id => id === value);
}
