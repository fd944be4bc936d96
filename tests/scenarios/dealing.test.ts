import { rulesOf } from '@macher/editions';
import { allCards, type Card, faceOf, newGame, randomOf, shuffle } from '@macher/engine';
import { describe, expect, it } from 'vitest';

const PARTIES = ['spd', 'cdu', 'fdp'];

/** A deck in which the first player is dealt an issue (+) and, before the platform is full, the same (-). */
describe('platforms are dealt of five issues', () => {
  it.each([
    ['E06-1', '2006-7', 'wages', 'under the deck', 0],
    ['E97-1', '1997-7', 'spelling', 'to the discards', 1],
  ] as const)('[%s] in %s the other stance of %s goes %s', (_id, ruleset, issue, _where, discarded) => {
    const [yes, no] = [`${issue}+`, `${issue}-`] as const;
    const rules = rulesOf(ruleset);
    const cards = allCards(rules.issues).flatMap(card => new Array<Card>(rules.policyCopies).fill(card));
    const deckOf = (seed: string): Card[] => shuffle(cards.slice(), randomOf(`policies:${seed}`)).reverse();
    const seeds = Array.from({ length: 5000 }, (_, n) => `deal-${n}`);
    const seed = seeds.find(each => deckOf(each).slice(0, 2).join() === `${yes},${no}`) ?? '';
    const deck = deckOf(seed);
    const game = newGame(rules, { parties: PARTIES, seed });

    expect(deck.slice(0, 2)).toEqual([yes, no]);
    expect(game.players[0]?.platform[0]).toBe(yes);
    for (const { platform, hand } of game.players) {
      expect(new Set(platform.map(card => faceOf(rules, card).issue)).size).toBe(5);
      expect(hand).toHaveLength(3);
    }
    expect(game.players[0]?.platform).not.toContain(no);
    expect(game.policies.discards.filter(card => card === no).length > 0).toBe(discarded === 1);
    expect(game.policies.pile.length + game.policies.discards.length).toBe(56 - 3 * 8);
    if (discarded === 0) expect(game.policies.discards).toEqual([]);
  });
});
