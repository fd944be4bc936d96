import { agreement, type Card, type RegionView, repeatedIssue, type View, view } from '@macher/engine';
import { wordingIn } from '@macher/words';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { fitOf } from '../../packages/web/src/table/board/figures.ts';
import {
  agreementHints,
  hintText,
  isKeyIssue,
  placeOf,
} from '../../packages/web/src/table/dock/plans/agreementHints.ts';
import { handOf } from '../../packages/web/src/table/dock/plans/ownHand.ts';
import { say } from '../../packages/web/src/table/dock/words.ts';
import { visitDecisions } from './asking.ts';

beforeAll(() => speak('en'));

describe('[2019 §2 phase 9a] hints of where a policy agrees', () => {
  it('are what the engine counts, the key issue twice', () => {
    visitDecisions('hints', ({ game, action: { seat } }) => {
      const seen = view(game, seat);
      for (const card of [...handOf(seen, seat), ...(seen.players[seat]?.platform ?? [])]) {
        const { isNational } = agreementHints(seen, card);
        for (const region of seen.regions) expectHint(seen, card, region);
        expect(isNational).toBe(game.national.some(opinion => opinion.card === card));
      }
    });
  });

  it('fit with the engine for whole platforms', () => {
    visitDecisions('fits', ({ game, action: { seat } }) => {
      const { rules, regions, players } = game;
      const platform = players[seat]?.platform ?? [];
      for (const region of regions) {
        const points = { match: 1, clash: -1 };
        const sum = region.open
          .map(opinion => {
            const fit = fitOf(rules, platform, opinion);
            return fit === null ? 0 : points[fit] * (opinion === region.keyIssue ? 2 : 1);
          })
          .reduce((one, other) => one + other, 0);
        expect(sum).toBe(agreement(rules, platform, region));
      }
    });
  });

  it('name every region in a sentence', () => {
    const said = new Set<string>();
    visitDecisions('sentences', ({ game, action: { seat } }) => {
      const seen = view(game, seat);
      for (const card of handOf(seen, seat)) {
        const { matches, clashes, isNational } = agreementHints(seen, card);
        const text = hintText(seen, wordingIn('en', seen.rules.edition), card);
        const local = text.replace(say('fits.matches-national'), '');
        expect(local.includes('matches')).toBe(matches.length > 0);
        expect(local.includes('clashes')).toBe(clashes.length > 0);
        if (matches.length > 0)
          expect(local).toContain(say('fits.matches', { regions: named(seen, card, matches) }));
        if (clashes.length > 0)
          expect(local).toContain(say('fits.clashes', { regions: named(seen, card, clashes) }));
        expect(text.includes('matches the national opinion')).toBe(isNational);
        expect(text === say('fits.nowhere')).toBe(matches.length + clashes.length === 0 && !isNational);
        said.add(text.replace(/[A-Z][a-z-]+/g, ''));
      }
    });
    expect(said.size).toBeGreaterThan(5);
  });

  it('a policy takes the place of its own issue, and of no other', () => {
    visitDecisions('places', ({ game, action: { seat } }) => {
      const { platform = [], hand = [] } = game.players[seat] ?? {};
      for (const card of hand) {
        const place = placeOf(game.rules, platform, card);
        for (const laid of platform) {
          const swapped = platform.map(each => (each === laid ? card : each));
          const isLegal = repeatedIssue(game.rules, swapped) === null;
          expect(isLegal).toBe(place === null || place === laid);
        }
      }
    });
  });

  it('a viewer sees their own hand, and no other', () => {
    visitDecisions('hands', ({ game, action: { seat } }) => {
      for (const [other, { hand }] of game.players.entries())
        expect(handOf(view(game, seat), other)).toEqual(other === seat ? hand : []);
    });
  });
});

function expectHint(seen: View, card: Card, region: RegionView): void {
  const { matches, clashes } = agreementHints(seen, card);
  const weight = isKeyIssue(seen.rules, region, card) ? 2 : 1;
  const hinted = Number(matches.includes(region)) - Number(clashes.includes(region));
  const agreed = agreement(seen.rules, [card], region);
  expect(hinted === 0 ? 0 : hinted * weight).toBe(agreed);
}

function named(seen: View, card: Card, regions: readonly RegionView[]): string {
  const words = wordingIn('en', seen.rules.edition);
  const names = regions.map(region => {
    const name = words.region(region.id);
    return isKeyIssue(seen.rules, region, card) ? say('fits.twice', { region: name }) : name;
  });
  return words.list(names);
}
