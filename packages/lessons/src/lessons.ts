import type { LessonId } from './ids.ts';
import type { Lesson } from './lesson.ts';

const LESSONS: { readonly [L in LessonId]: () => Promise<Lesson> } = {
  '2019': async () => (await import('./2019/index.ts')).lesson2019,
  '2006': async () => (await import('./2006/index.ts')).lesson2006,
};

export function loadLesson(id: LessonId): Promise<Lesson> {
  return LESSONS[id]();
}
