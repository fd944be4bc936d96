// Questions, deeds and abilities in English: `vitest run tests/words/sentences.test.ts -u` writes the file after a change
// that is meant. What happens is told in tests/golden.
import { RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import { type Action, at, type Choice, choices, type Refusal } from '@macher/engine';
import {
  abilitiesText,
  deedText,
  questionText,
  refusalReason,
  refusalText,
  type Subject,
  wordingIn,
} from '@macher/words';
import { describe, expect, it } from 'vitest';
import { deal, walk } from '../walk.ts';

const words = wordingIn('en');

/** As many sentences of each kind as show how it varies. */
const OF_EACH_KIND = 6;

describe('sentences', () => {
  it.each(RULESETS)('of %s read as they did', async ruleset => {
    const abilities = rulesOf(ruleset).politicians.map(each => `${each.id}: ${abilitiesText(words, each)}`);
    const text = [...abilities, ...sentencesOf(ruleset), ''].join('\n');
    await expect(text).toMatchFileSnapshot(`./sentences/${ruleset}.golden.txt`);
  });

  it('whether media can be bought at all is asked with it, in one region too', () => {
    const { rules, players } = deal({ ruleset: '2019-4', players: 3 }, 'media');
    const subject = { rules, parties: players.map(({ party }) => party) };
    const asked = (...regions: string[]): string =>
      questionText(words, subject, { kind: 'buy-media', seat: 0, regions, cost: 5000 });
    expect(asked('BE')).toBe(asked('BE', 'BY'));
    expect(asked('BE')).not.toBe(asked());
  });

  it('a refusal names regions, politicians and cards, and quotes what is none', () => {
    const politician = at(rulesOf('2019-4').politicians, 0).id;
    const told = (code: Refusal['code'], figures: Refusal['figures']): string =>
      refusalReason(words, { code, rule: 'protocol', figures });
    expect(told('region-not-there', { region: 'BE' })).toBe(`You can’t choose ${words.region('BE')} now.`);
    expect(told('politician-not-there', { politician })).toBe(
      `You don’t have the ${words.politician(politician)}.`,
    );
    expect(told('card-not-there', { card: 'wages+' })).toBe(`You can’t choose ${words.card('wages+')} now.`);
    expect(told('politician-not-there', { politician: 'nobody' })).toBe('You don’t have the nobody.');
  });

  it.each<[string, Refusal['figures'], string]>([
    ['a sum', { amount: 12_500, max: 1000 }, '€12,500 is too much; at most €1,000.'],
    ['a count', { amount: 7, max: 999 }, '7 is too much; at most 999.'],
  ])('a refusal tells %s as such', (_what, figures, told) => {
    const refusal: Refusal = { code: 'above-maximum', rule: 'protocol', figures };
    expect(refusalText(words, refusal)).toBe(told);
  });
});

function sentencesOf(ruleset: RulesetId): string[] {
  const found = new Map<string, Set<string>>();
  const add = (kind: string, sentence: string): void => {
    const known = found.get(kind) ?? new Set();
    if (known.size < OF_EACH_KIND) found.set(kind, known.add(`${kind}: ${sentence}`));
  };
  for (let seed = 0; seed < 12; seed += 1)
    walk({ ruleset, players: 4 }, `sentences-${seed}`, ({ game, action }) => {
      const subject = { rules: game.rules, parties: game.players.map(({ party }) => party) };
      for (const choice of choices(game)) {
        add(choice.kind, questionText(words, subject, choice));
        if (choice.seat === action.seat) addDeed(add, subject, choice, action);
      }
    });
  return [...found.keys()].sort().flatMap(kind => [...(found.get(kind) ?? [])]);
}

/** What a politician is about to do, by the deed. */
function addDeed(
  add: (kind: string, sentence: string) => void,
  subject: Subject,
  choice: Choice,
  action: Action,
) {
  if (choice.kind !== 'act' || action.kind !== 'act' || action.deed === null) return;
  const { deed } = action;
  const offer = choice.deeds.find(each => each.deed === deed.deed);
  if (offer !== undefined) add(`deed ${deed.deed}`, deedText(words, subject, offer, deed));
}
