import type { Level } from '@macher/bots/ids';
import { RULESETS, rulesOf } from '@macher/editions';
import { choiceAt, deciders, KINDS, newGame, play, randomOf, sampleAction, view } from '@macher/engine';
import { coachLine, levelOfOthers, loadCoachMessages } from '@macher/lessons/coach';
import { LANGUAGES, speaker, wordingIn } from '@macher/words';
import { describe, expect, it } from 'vitest';

describe('the coach', () => {
  it.each(LANGUAGES)('has something to say about every decision of every game in %s', async language => {
    const tell = speaker(language, await loadCoachMessages(language));
    const met = new Set<string>();
    for (const ruleset of RULESETS) {
      const rules = rulesOf(ruleset);
      const words = wordingIn(language, rules.edition);
      const game = newGame(rules, { parties: ['spd', 'gruene', 'cdu', 'fdp'], seed: `coach ${ruleset}` });
      const random = randomOf(ruleset);
      while (game.result === null) {
        const [seat = 0] = deciders(game);
        const choice = choiceAt(game, seat);
        met.add(choice.kind);
        expect(coachLine(tell, words, view(game, seat), choice, '3')).toMatch(/^[^{}]{20,320}$/);
        play(game, sampleAction(rules, choice, random));
      }
    }
    expect(KINDS.filter(kind => !met.has(kind) && !RARE.includes(kind))).toEqual([]);
  });

  it.each(LANGUAGES)('speaks of the same figures in %s', async language => {
    const [english, messages] = [await loadCoachMessages('en'), await loadCoachMessages(language)];
    for (const [key, text] of Object.entries(english))
      expect(namesIn(messages[key as keyof typeof english]), key).toEqual(namesIn(text));
  });

  it('gives the figures of the position', async () => {
    const rules = rulesOf('2019-4');
    const game = newGame(rules, { parties: ['spd', 'gruene', 'cdu'], seed: 'coach' });
    const random = randomOf('figures');
    const isMeetings = (): boolean => choiceAt(game, deciders(game)[0] ?? 0).kind === 'meetings';
    while (!isMeetings()) {
      const [seat = 0] = deciders(game);
      play(game, sampleAction(rules, choiceAt(game, seat), random));
    }
    const [seat = 0] = deciders(game);
    const words = wordingIn('en');
    const tell = speaker('en', await loadCoachMessages('en'));
    const line = (level: Level | null) =>
      coachLine(tell, words, view(game, seat), choiceAt(game, seat), level);
    expect(line('3')).toContain(words.region(game.regions[0]?.id ?? ''));
    expect(line('3')).toContain('At this table, most spend €8,000 to €20,000.');
    expect(line('1')).toContain('€7,000 to €12,000.');
    expect(line(null)).not.toContain('€');
  });

  it('names one price where there is one', async () => {
    const rules = rulesOf('2019-4');
    const game = newGame(rules, { parties: ['spd', 'gruene', 'cdu'], seed: 'coach' });
    const random = randomOf('price');
    while (choiceAt(game, deciders(game)[0] ?? 0).kind !== 'bid') {
      const [seat = 0] = deciders(game);
      play(game, sampleAction(rules, choiceAt(game, seat), random));
    }
    const [seat = 0] = deciders(game);
    const tell = speaker('en', await loadCoachMessages('en'));
    const line = coachLine(tell, wordingIn('en'), view(game, seat), choiceAt(game, seat), '1');
    expect(line).toMatch(/ties\. At this table it usually costs €1,000\.$/);
  });

  it('knows what the others pay if all of them are bots of one level, without a character', () => {
    const anna = { person: { id: 'p1', name: 'Anna' }, bot: null };
    const bots = (...ids: string[]) => [anna, ...ids.map(bot => ({ person: null, bot }))];
    expect(levelOfOthers(bots('1', '1', '1'), 0)).toBe('1');
    expect(levelOfOthers(bots('1', '2', '1'), 0)).toBeNull();
    expect(levelOfOthers(bots('2-miser', '2-miser'), 0)).toBeNull();
    expect(levelOfOthers([...bots('3', '3'), anna], 0)).toBeNull();
    expect(levelOfOthers([...bots('3'), { person: null, bot: null }], 0)).toBeNull();
  });
});

/** Random play hardly ever comes to these. */
const RARE: readonly string[] = ['complete-platform', 'raise', 'answer', 'pay-next'];

function namesIn(text: string): string[] {
  return [...new Set(text.match(/\{\w+(?=[,}])/g) ?? [])].toSorted();
}
