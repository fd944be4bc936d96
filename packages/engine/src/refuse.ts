import { repeatedIssue } from './cards.ts';
import type { AmountRange } from './types/choices.ts';
import type { Kind } from './types/kinds.ts';
import type { Refusal, RefusalCode } from './types/refusals.ts';
import type { Rules, Topic } from './types/rules.ts';
import type { Card, RegionId } from './types/vocabulary.ts';

type Figures = Refusal['figures'];

export function refusal(code: RefusalCode, rule: string, figures: Figures = {}): Refusal {
  return { code, rule, figures };
}

/** A refusal that points to the paragraph of this kind of decision in the game's edition. */
export function refuse(rules: Rules, kind: Kind, code: RefusalCode, figures: Figures = {}): Refusal {
  return { code, rule: paragraphOf(rules, kind), figures };
}

/** The paragraph in which the edition speaks of a topic; a bug if it never does. */
export function paragraphOf(rules: Rules, topic: Topic): string {
  const paragraph = rules.paragraphs[topic];
  if (paragraph === undefined) throw new Error(`no paragraph for ${topic}`);
  return paragraph;
}

/** Amounts are whole steps, no less than the minimum, and no more than the player has [R0]. */
export function refuseAmount(
  rules: Rules,
  kind: Kind,
  range: AmountRange | null,
  amount: number,
): Refusal | null {
  if (range === null) return refuse(rules, kind, 'must-pass', { amount });
  const { min, max, step } = range;
  if (amount % step !== 0) return refusal('no-whole-step', 'R52', { amount, step });
  if (amount < min) return refuse(rules, kind, 'below-minimum', { amount, min });
  if (amount > max) return refusal('above-money', 'R0', { amount, max });
  return null;
}

export function refuseCards(
  rules: Rules,
  kind: Kind,
  offered: readonly Card[],
  cards: readonly Card[],
): Refusal | null {
  const rest = offered.slice();
  for (const card of cards) {
    const index = rest.indexOf(card);
    if (index < 0) return refuse(rules, kind, 'card-not-there', { card });
    rest.splice(index, 1);
  }
  return null;
}

/** Different issues on one platform. */
export function refuseSameIssue(rules: Rules, kind: Kind, platform: readonly Card[]): Refusal | null {
  const card = repeatedIssue(rules, platform);
  return card === null ? null : refuse(rules, kind, 'same-issue', { card });
}

/** Regions that are offered, none of them twice. */
export function refuseRegions(
  rules: Rules,
  kind: Kind,
  offered: readonly RegionId[],
  regions: readonly RegionId[],
): Refusal | null {
  for (const [index, region] of regions.entries()) {
    if (!offered.includes(region)) return refuse(rules, kind, 'region-not-there', { region });
    if (regions.indexOf(region) !== index) return refuse(rules, kind, 'region-twice', { region });
  }
  return null;
}

export function refuseCount(rules: Rules, kind: Kind, needed: number, given: number): Refusal | null {
  return needed === given ? null : refuse(rules, kind, 'wrong-count', { needed, given });
}
