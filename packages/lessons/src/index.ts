export { Course, type Decided } from './course.ts';
export {
  type Answer,
  type Chapter,
  LESSON_IDS,
  type Lesson,
  type LessonId,
  type Step,
  type Target,
} from './lesson.ts';
export { loadLesson } from './lessons.ts';
export { type LessonKey, type LessonMessages, loadLessonMessages } from './messages/index.ts';
export { LEARNER } from './sheet.ts';
