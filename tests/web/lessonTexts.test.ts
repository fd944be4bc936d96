import { type Action, foresee, project, type Seat, type View, view } from '@macher/engine';
import { Course, LESSON_IDS, labelsOf, loadLesson, loadLessonMessages, type Step } from '@macher/lessons';
import { loadCoachMessages } from '@macher/lessons/coach';
import { LANGUAGES, speaker, wordingIn } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { messagesIn } from './said.ts';

const lessons = await Promise.all(LESSON_IDS.map(loadLesson));
const steps = lessons.flatMap(({ chapters }) => chapters.flatMap(chapter => chapter.steps));

describe('a button that a text names', () => {
  it.each(LANGUAGES)('is named by its own label in %s, so that it cannot be another one', async language => {
    const frame = Object.entries(await messagesIn(language)).filter(([key]) => /^learn\./.test(key));
    const texts = [
      ...Object.entries(await loadLessonMessages(language)),
      ...Object.entries(await loadCoachMessages(language)),
      ...frame,
    ];
    const quoted = texts.flatMap(([key, text]) =>
      [...text.matchAll(/[“„«]([^”“»]*)[”“»]/g)].map(([, label = '']) => [key, label.trim()]),
    );
    expect(quoted.length).toBeGreaterThan(0);
    expect(quoted.filter(([, label = '']) => !/^\{\w+\}$/.test(label))).toEqual([]);
  });

  it.each(LANGUAGES)('stands on the screen in %s, and its step knows it', async language => {
    const tell = speaker(language, await loadLessonMessages(language));
    const words = wordingIn(language);
    for (const step of steps) {
      const said = textsOf(step).map(key => tell(key, labelsOf(step, words)));
      expect(said.join(' '), step.text).not.toMatch(/[{}]/);
      for (const label of Object.values(labelsOf(step, words))) expect(said.join(' ')).toContain(label);
    }
  });

  it('is “Neither, just swap” where you need no new card', async () => {
    const step = steps.find(({ text }) => text === 'platform.source');
    const tell = speaker('en', await loadLessonMessages('en'));
    expect(step && tell(step.more, labelsOf(step, wordingIn('en')))).toContain('“Neither, just swap”');
  });
});

describe('what the buttons call a thing', () => {
  /** Words of another translation of the same thing: to turn in, and media control. */
  const NEVER = { de: /einlös|eingelöst|wandle um|lös\w* .{0,12}\bein\b/i, pl: /kontrol/i };

  it.each(Object.entries(NEVER))('%s: lesson and coach call it no other name', async (language, never) => {
    const spoken = language as keyof typeof NEVER;
    const texts = { ...(await loadLessonMessages(spoken)), ...(await loadCoachMessages(spoken)) };
    expect(Object.entries(texts).filter(([, text]) => never.test(text))).toEqual([]);
  });
});

describe('a match of less than 1', () => {
  it.each(LANGUAGES)('counts as ×1, and the lesson says so in %s where it speaks of one', async language => {
    const messages = await loadLessonMessages(language);
    const low = steps.filter(({ facts }) => LOW.test(JSON.stringify(facts ?? {})));
    expect(low.map(({ text }) => text)).toEqual(['platform.agree']);
    for (const { text, more } of low) expect(`${messages[text]} ${messages[more]}`).toContain('×1');
  });
});

describe('what a lesson wants', () => {
  it.each(lessons.map(lesson => [lesson.id, lesson] as const))(
    'of %s never takes from you a state that you would have won',
    (_id, lesson) => {
      for (const place of lesson.chapters.keys()) {
        const course = new Course(lesson, place);
        for (; course.step !== null && course.step.kind !== 'free'; ) {
          const { step, table } = course;
          if (step.kind !== 'decide') {
            course.goOn();
            continue;
          }
          const now = view(table.game, table.seat);
          for (const answer of step.accepts) {
            const then = foresee(now, { ...answer, seat: table.seat } as Action);
            const lost = wonBy(now, table.seat).filter(region => !wonBy(then, table.seat).includes(region));
            expect([step.text, answer, lost]).toEqual([step.text, answer, []]);
          }
          course.decide({ ...step.accepts[0], seat: table.seat } as Action);
        }
      }
    },
  );
});

describe('how long a lesson takes', () => {
  it('is ten minutes for its prepared round, and a chapter of many decisions is not one minute', () => {
    const [lesson] = lessons;
    const minutes = lesson?.chapters.map(chapter => chapter.minutes) ?? [];
    expect(minutes.slice(0, -1).reduce((sum, each) => sum + each, 0)).toBe(10);
    expect(minutes.at(-1)).toBeGreaterThanOrEqual(5);
  });
});

/** Facts that name a match of nobody’s good. */
const LOW = /"agreement":\{[^}]*:(?:0|-\d)\b/;

function textsOf(step: Step) {
  return [step.text, step.more, ...('otherwise' in step ? [step.otherwise] : [])];
}

/** Where a seat would win if it were counted now. */
function wonBy(seen: View, seat: Seat): string[] {
  return seen.regions.flatMap(region =>
    project(seen, region).election.winners.includes(seat) ? [region.id] : [],
  );
}
