import type { Course, Decided } from '@macher/lessons';
import type { TableSource } from '../../kit/net/source.ts';
import { preparedSource } from '../prepared/preparedSource.ts';

/** The source of a chapter's table, which is in this page. `heard` is told what came of each decision. */
export function lessonSource(course: Course, heard: (decided: Decided) => void): TableSource {
  const { table } = course;
  let decided: Decided | null = null;
  return preparedSource({
    rules: table.rules,
    hasHints: true,
    get sheet() {
      return table.sheet;
    },
    stretch: before => table.stretch(before),
    act: async action => {
      decided = course.decide(action);
      if (decided.kind === 'refused') return decided.refusal;
      return decided.kind === 'done' ? decided.news : [];
    },
    shown: () => {
      if (decided !== null) heard(decided);
    },
  });
}
