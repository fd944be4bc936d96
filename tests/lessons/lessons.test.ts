import type { Action } from '@macher/engine';
import { choiceAt, randomOf, sampleAction } from '@macher/engine';
import {
  type Answer,
  type Chapter,
  Course,
  type Done,
  LESSON_IDS,
  type Lesson,
  loadLesson,
  loadLessonMessages,
  type Step,
} from '@macher/lessons';
import { differences, factsOf } from '@macher/scenarios';
import { LANGUAGES } from '@macher/words';
import { describe, expect, it } from 'vitest';

const en = await loadLessonMessages('en');
const lessons = await Promise.all(LESSON_IDS.map(loadLesson));

for (const lesson of lessons)
  describe(`lesson ${lesson.id}`, () => {
    it.each(lesson.chapters.map((chapter, place) => [chapter.title, place] as const))(
      '%s can be played to its end by every accepted path, and what it says is so',
      (_title, place) => {
        for (const path of pathsOf(lesson.chapters[place] as Chapter)) walk(lesson, place, path);
      },
    );

    it.each(lesson.chapters.map((chapter, place) => [chapter.title, place] as const))(
      '%s takes no other decision, and nothing changes by one',
      (_title, place) => {
        const course = new Course(lesson, place);
        for (; course.step !== null; accept(course, course.step, 0)) {
          const { step } = course;
          if (step.kind !== 'decide') continue;
          const before = JSON.stringify(course.table.game);
          for (const action of others(course, step))
            expect(course.decide(action).kind, JSON.stringify(action)).not.toBe('done');
          expect(JSON.stringify(course.table.game)).toBe(before);
        }
      },
    );
  });

describe('a lesson that was left', () => {
  it.each(lessons.map(lesson => [lesson.id, lesson] as const))('%s goes on at its step', (_id, lesson) => {
    for (const place of lesson.chapters.keys()) {
      const course = new Course(lesson, place);
      for (; course.step !== null; accept(course, course.step, 0)) {
        const kept: Done = JSON.parse(JSON.stringify(course.done));
        const again = Course.resumed(lesson, place, kept);
        expect(again.stepPlace).toBe(course.stepPlace);
        expect(JSON.stringify(again.table.game)).toBe(JSON.stringify(course.table.game));
      }
    }
  });

  it('begins its chapter again if what was kept doesn’t fit', () => {
    const [lesson] = lessons;
    if (lesson === undefined) throw new Error('no lesson');
    const chapter = lesson.chapters.findIndex(({ steps }) => steps.at(-1)?.kind === 'decide');
    const course = new Course(lesson, chapter);
    while (course.step?.kind !== 'decide') course.goOn();
    const stray = [{ kind: 'bid', seat: 0, amount: -1 }, 'x', 7, {}] as unknown[];
    for (const each of [null, ...stray]) {
      const again = Course.resumed(lesson, chapter, [...course.done, each] as Done);
      expect(again.stepPlace).toBe(0);
    }
    expect(Course.resumed(lesson, chapter, course.done).stepPlace).toBe(course.stepPlace);
  });
});

describe('what lessons say', () => {
  it.each(LANGUAGES)('is complete and has the same figures in %s', async language => {
    const messages = await loadLessonMessages(language);
    expect(Object.keys(messages)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(en))
      expect(figuresIn(messages[key as keyof typeof en]), key).toEqual(figuresIn(text));
  });

  it('is said somewhere', () => {
    const said = [...LESSON_IDS.map(id => `lesson.${id}`), ...lessons.flatMap(keysOf)];
    expect(Object.keys(en).filter(key => !said.includes(key))).toEqual([]);
  });
});

/** For each step with a choice, which of the accepted decisions is made. */
function pathsOf({ steps }: Chapter): number[][] {
  return steps.reduce<number[][]>(
    (paths, step) =>
      step.kind === 'decide'
        ? paths.flatMap(path => step.accepts.map((_, index) => [...path, index]))
        : step.kind === 'free'
          ? paths.flatMap(path => [0, 1, 2, 3, 4].map(seed => [...path, seed]))
          : paths.map(path => [...path, 0]),
    [[]],
  );
}

function walk(lesson: Lesson, place: number, path: readonly number[]): void {
  const course = new Course(lesson, place);
  for (const [index, chosen] of path.entries()) {
    const { step } = course;
    expect(step, `step ${index} of ${path}`).not.toBeNull();
    if (step === null) return;
    if (step.facts !== undefined) expect(differences(step.facts, factsNow(course)), step.text).toEqual([]);
    accept(course, step, chosen);
  }
  expect(course.step).toBeNull();
}

function factsNow({ table, chapter }: Course): object {
  return factsOf(table.game, Object.keys(chapter.position.players));
}

function accept(course: Course, step: Step, chosen: number): void {
  if (step.kind === 'decide') {
    const done = course.decide(seated(course, step.accepts[chosen] as Answer));
    expect(done, `${step.text}: ${JSON.stringify(step.accepts[chosen])}`).toMatchObject({ kind: 'done' });
  } else if (step.kind === 'free') playFreely(course, chosen);
  else course.goOn();
}

function playFreely(course: Course, seed: number): void {
  const random = randomOf(`free ${seed}`);
  while (course.step?.kind === 'free') {
    const { game, seat } = course.table;
    const action = sampleAction(game.rules, choiceAt(game, seat), random);
    expect(course.decide(action).kind).toBe('done');
  }
}

function seated({ table }: Course, answer: Answer): Action {
  return { ...answer, seat: table.seat } as Action;
}

/** Decisions that the rules allow, but the step doesn't want. */
function others(course: Course, step: Extract<Step, { kind: 'decide' }>): Action[] {
  const { game, seat } = course.table;
  const random = randomOf('others');
  const wanted = step.accepts.map(answer => JSON.stringify(sorted({ ...answer, seat })));
  return Array.from({ length: 20 }, () => sampleAction(game.rules, choiceAt(game, seat), random)).filter(
    action => !wanted.includes(JSON.stringify(sorted(action))),
  );
}

function sorted(action: object): object {
  return Object.fromEntries(Object.entries(action).toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Numbers, whatever stands between their thousands. */
function figuresIn(text: string): string[] {
  return (text.replaceAll(/(?<=\d)[.,\u00a0\u202f ](?=\d{3})/g, '').match(/[+−]?\d+/g) ?? []).toSorted();
}

function keysOf({ chapters }: Lesson): string[] {
  return chapters.flatMap(({ title, steps }) => [
    title,
    ...steps.flatMap(step => [step.text, step.more, ...('otherwise' in step ? [step.otherwise] : [])]),
  ]);
}
