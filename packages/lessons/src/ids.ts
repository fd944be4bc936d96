export const LESSON_IDS = ['2019', '2006'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
