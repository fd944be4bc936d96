export { Course, type Decided, type Done } from './course.ts';
export { LESSON_IDS, type LessonId } from './ids.ts';
export { type Judged, judged } from './judged.ts';
export { labelsOf } from './labels.ts';
export type {
  Answer,
  Chapter,
  Lesson,
  Step,
  Target,
} from './lesson.ts';
export { loadLesson } from './lessons.ts';
export { PreparedTable } from './preparedTable.ts';
export { LEARNER, sheetOf } from './sheet.ts';
export { type LessonKey, type LessonMessages, loadLessonMessages } from './words.ts';
