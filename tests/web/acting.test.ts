import { deedText } from '@macher/words';
import { beforeAll, expect, it } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { confirmText } from '../../packages/web/src/table/dock/plans/acting.ts';
import { say } from '../../packages/web/src/table/dock/words.ts';
import { visitQuestions } from './asking.ts';

beforeAll(() => speak('en'));

it('[R24] the button says what the politician will do, that it is to be chosen, or that there is nothing', () => {
  const said = new Set<string>();
  visitQuestions(['act'], 'confirmed', ({ asked }, { action: { deed } }) => {
    const { choice, words, subject } = asked;
    expect(confirmText(asked, { ...choice, deeds: [] }, null)).toBe(say('acts.cannot'));
    expect(confirmText(asked, choice, null)).toBe(
      say(`acts.${choice.deeds.length > 0 ? 'choose' : 'cannot'}`),
    );
    const offer = choice.deeds.find(each => each.deed === deed?.deed);
    if (deed === null || offer === undefined) return;
    said.add(deed.deed);
    const text = confirmText(asked, choice, deed);
    if (deed.deed === 'media' && offer.deed === 'media') expect(text).toContain(words.money(offer.cost));
    else expect(text.toLowerCase()).toBe(deedText(words, subject, offer, deed).toLowerCase());
    expect(text.charAt(0)).toBe(text.charAt(0).toUpperCase());
  });
  expect(said.size).toBeGreaterThan(5);
});
