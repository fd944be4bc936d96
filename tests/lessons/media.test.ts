import { level1 } from '@macher/bots/simple';
import { attentiveView, choiceAt, deciders, play, randomOf } from '@macher/engine';
import { loadLesson, loadLessonMessages } from '@macher/lessons';
import { loadCoachMessages } from '@macher/lessons/coach';
import { type Position, setUp } from '@macher/scenarios';
import { LANGUAGES } from '@macher/words';
import { loadBook } from '@macher/words/book';
import { describe, expect, it } from 'vitest';

/** The CDU/CSU controls the media in Hesse and loses there. */
async function losing(): Promise<Position> {
  const night = (await loadLesson('2019')).chapters.find(({ title }) => title === 'night.title');
  if (night === undefined) throw new Error('no election night');
  const [hesse, ...others] = night.position.regions ?? [];
  return { ...night.position, regions: [{ ...hesse, id: 'HE', media: { CDU: 2, SPD: 1 } }, ...others] };
}

/** How the five languages say that a loser scores too. */
const EVEN_THEN: Readonly<Record<string, RegExp>> = {
  en: /win or lose|even if you lose/,
  de: /auch ohne Sieg/,
  pl: /nawet bez wygranej/,
  it: /anche senza vittoria|pure se perdi/,
  fr: /même sans victoire/,
};

describe('what controlling the media is good for', () => {
  it('[2019 §2 phase 9b.3] is a marker on the media board, for a loser too', async () => {
    const { game, seats } = setUp(await losing());
    const random = randomOf('media');
    while (game.elections.length < 2) {
      const [seat = 0] = deciders(game);
      play(game, level1.decide(attentiveView(game, seat), choiceAt(game, seat), random).action);
    }
    const cdu = seats.indexOf('CDU');
    expect(game.elections[1]?.winners).not.toContain(cdu);
    expect(game.elections[1]?.presence).toContain(cdu);
  });

  it.each(LANGUAGES)('is said in %s by the rulebook, the coach and the lesson alike', async language => {
    const [book, coach, lesson] = [
      await loadBook(language),
      await loadCoachMessages(language),
      await loadLessonMessages(language),
    ];
    expect(book['why.media-shares']).toMatch(EVEN_THEN[language] ?? /^$/);
    expect(lesson['media.buy-more']).toMatch(EVEN_THEN[language] ?? /^$/);
    expect(coach['buy-media'].slice(0, book['why.media-shares'].length)).toBe(book['why.media-shares']);
    expect(coach['buy-media.older']).toBe(book['why-older.media-shares']);
  });
});
