import { botOf } from '@macher/bots';
import { PARTIES, rulesOf } from '@macher/editions';
import { allCards, EPOCH, type Rules, readRules } from '@macher/engine';
import { chanceOfSeats, Match } from '@macher/lab';
import { LANGUAGES, wordingIn } from '@macher/words';
import { describe, expect, it } from 'vitest';

const TODAY = rulesOf('1997-7');
/** The last epoch that played 1997 with the issues of 2006. */
const BEFORE = rulesOf('1997-7', null, 3);

/** Issue by issue, what lies in the place of what. */
const NOW_CALLED: ReadonlyMap<string, string> = new Map(
  BEFORE.issues.map((issue, index) => [issue, TODAY.issues[index] ?? '']),
);

function underNamesOfToday(text: string): string {
  return text.replace(/"([a-z]+)([+-])"/g, (_all, issue, sign) => `"${NOW_CALLED.get(issue)}${sign}"`);
}

/** Every action of a whole game, what happened, and how it ended. */
function played(rules: Rules, bots: readonly string[], seed: string): string {
  const match = new Match(rules, PARTIES.slice(0, bots.length), seed);
  const chance = chanceOfSeats(seed, 0, bots.length);
  const told: unknown[] = [];
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const random = chance[turn.seat];
    const bot = botOf(bots[turn.seat] ?? '');
    if (random === undefined || bot === undefined) throw new Error('nobody sits there');
    const { action } = bot.decide(turn.view, turn.choice, random);
    told.push(action);
    match.play(action);
  }
  const { rules: _rules, ...table } = match.game;
  return JSON.stringify([told, table]);
}

describe('the issues of 1997', () => {
  it('a game begun before they were mended has those of 2006, with defence', () => {
    expect(BEFORE.issues).toEqual(['defence', ...rulesOf('2006-7').issues.slice(1)]);
    expect(Object.keys(BEFORE.faces)).toEqual(allCards(BEFORE.issues));
    expect(BEFORE.faces['wages+']).toEqual({ issue: 'wages', opposite: 'wages-' });
    expect(rulesOf('1997-7', null, EPOCH).issues).toEqual(TODAY.issues);
  });

  it('stored rules of a running game keep theirs', () => {
    const stored = JSON.parse(JSON.stringify(BEFORE));
    expect(readRules(stored, 3, 3).issues).toEqual(BEFORE.issues);
    expect(readRules(stored, EPOCH, 3).issues).toEqual(BEFORE.issues);
  });

  it('no other game has other issues than it had', () => {
    for (const ruleset of ['2019-4', '2019-7', '2006-7', '2006-5'] as const)
      expect(rulesOf(ruleset, null, 3).issues).toEqual(rulesOf(ruleset).issues);
  });

  it.each([
    [['0', '0', '0'], 'issues-0'],
    [['0', '1', '2', '0'], 'issues-1'],
    [['1', '2', '1', '2', '0'], 'issues-2'],
  ])('bots %j play the same game with them, under other names', (bots, seed) => {
    const { issues, faces } = BEFORE;
    expect(played(TODAY, bots, seed)).toBe(
      underNamesOfToday(played({ ...TODAY, issues, faces }, bots, seed)),
    );
  });

  it.each(LANGUAGES)('%s has words for all of them, and no two are the same', language => {
    const { card } = wordingIn(language, '1997');
    for (const { issues } of [TODAY, BEFORE]) {
      const words = allCards(issues).map(each => card(each));
      expect(words).not.toContain('');
      expect(new Set(words).size).toBe(14);
    }
  });
});
