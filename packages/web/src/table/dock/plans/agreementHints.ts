import { type Card, faceOf, type RegionView, type Rules, type View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { fitOf } from '../../board/figures.ts';
import { say } from '../words.ts';

/** AgreementHints say where a policy would agree with an open opinion, and where it would go against one. */
interface AgreementHints {
  readonly matches: readonly RegionView[];
  readonly clashes: readonly RegionView[];
  readonly isNational: boolean;
}

export function agreementHints(view: View, card: Card): AgreementHints {
  const where = (fit: 'match' | 'clash'): RegionView[] =>
    view.regions.filter(({ open }) => open.some(opinion => fitOf(view.rules, [card], opinion) === fit));
  return {
    matches: where('match'),
    clashes: where('clash'),
    isNational: view.national.some(opinion => opinion.card === card),
  };
}

/** Whether the key issue of a region counts twice for this policy, for or against. */
export function isKeyIssue(rules: Rules, { keyIssue }: RegionView, card: Card): boolean {
  return keyIssue !== null && fitOf(rules, [card], keyIssue) !== null;
}

/** The hints in a sentence, for screen readers. */
export function hintText(view: View, words: Wording, card: Card): string {
  const { matches, clashes, isNational } = agreementHints(view, card);
  const named = (regions: readonly RegionView[]): string =>
    words.list(
      regions.map(region =>
        isKeyIssue(view.rules, region, card)
          ? say('fits.twice', { region: words.named.region(region.id) })
          : words.region(region.id),
      ),
    );
  const parts = [
    ...(matches.length > 0 ? [say('fits.matches', { regions: named(matches) })] : []),
    ...(clashes.length > 0 ? [say('fits.clashes', { regions: named(clashes) })] : []),
    ...(isNational ? [say('fits.matches-national')] : []),
  ];
  return parts.length > 0
    ? parts.reduce((one, other) => say('text.both', { one, other }))
    : say('fits.nowhere');
}

/**
 * What a policy could take the place of: a platform shows every issue once, so a policy whose issue is laid already
 * can only take the place of that one; null: any of them.
 */
export function placeOf(rules: Rules, platform: readonly Card[], card: Card): Card | null {
  return platform.find(laid => laid === card || faceOf(rules, laid).opposite === card) ?? null;
}
