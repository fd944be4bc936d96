import { RULESETS, rulesOf } from '@macher/editions';
import { choiceAt, deciders, newGame, play, randomOf, sampleAction, view } from '@macher/engine';
import { Course, LESSON_IDS, type Lesson, loadLesson } from '@macher/lessons';
import { coachLine, loadCoachMessages } from '@macher/lessons/coach';
import { speaker, wordingIn } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { pathsOf } from '../paths.ts';

/** Each chapter's table as the learner finds it, what is different from the chapter before, and the steps without their words. */
function shownIn(lesson: Lesson): string {
  let before = new Map<string, string>();
  const lines = lesson.chapters.flatMap(({ steps, title }, place) => {
    const { sheet } = new Course(lesson, place).table;
    const { elections: _elections, ...seen } = sheet.view ?? { elections: null };
    const now = pathsOf({ ...sheet, view: seen, steps });
    const changed = [...now].filter(([path, value]) => before.get(path) !== value);
    before = now;
    return [title, ...changed.map(([path, value]) => `  ${path} ${value}`)];
  });
  return `${lines.join('\n')}\n`;
}

describe('what a learner finds', () => {
  it.each(LESSON_IDS)('in every chapter of %s is as it was looked at', async id => {
    await expect(shownIn(await loadLesson(id))).toMatchFileSnapshot(`shown/${id}.txt`);
  });

  it('is said by the coach with the figures of the position', async () => {
    const tell = speaker('en', await loadCoachMessages('en'));
    const lines = RULESETS.flatMap(ruleset => {
      const rules = rulesOf(ruleset);
      const words = wordingIn('en', rules.edition);
      const game = newGame(rules, { parties: ['spd', 'gruene', 'cdu', 'fdp'], seed: `coach ${ruleset}` });
      const random = randomOf(ruleset);
      const said = new Set<string>();
      while (game.result === null) {
        const [seat = 0] = deciders(game);
        const choice = choiceAt(game, seat);
        said.add(`${choice.kind}: ${coachLine(tell, words, view(game, seat), choice, '1')}`);
        play(game, sampleAction(rules, choice, random));
      }
      return [ruleset, ...said];
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('shown/coach.txt');
  });
});

describe('a course', () => {
  it('knows its last chapter, and goes no farther than that', async () => {
    const lesson = await loadLesson('2019');
    const last = lesson.chapters.length - 1;
    const places = [0, last - 1, last, last + 1].map(place => new Course(lesson, place));
    expect(places.map(({ place, isLastChapter }) => [place, isLastChapter])).toEqual([
      [0, false],
      [last - 1, false],
      [last, true],
      [last, true],
    ]);
  });
});
