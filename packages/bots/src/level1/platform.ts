// 2019 §1.6, §1.7, §2 phase 2; 2006 §6.2.2: the platform follows the regions that count
import { at, type Card, type CardFace, type ChoiceOf, repeatedIssue } from '@macher/engine';
import { bestOf, type Sight } from '../sight.ts';
import type { Rule } from './rule.ts';

/** The appeal of a policy: what the next elections say to it, and the current region counts most. */
function appeal({ rules, regions }: Sight, card: Card): number {
  const { opposite } = rules.faces[card] as CardFace;
  let total = 0;
  for (let index = 0; index < regions.length; index += 1) {
    const { open, keyIssue } = at(regions, index);
    const weight = 4 - index;
    if (open.includes(card)) total += card === keyIssue ? 2 * weight : weight;
    else if (open.includes(opposite)) total -= opposite === keyIssue ? 2 * weight : weight;
  }
  return total;
}

function favourite(sight: Sight, cards: readonly Card[]): Card {
  return bestOf(cards, card => appeal(sight, card)) ?? at(cards, 0);
}

export const draft: Rule<'draft'> = (sight, { seat, cards }) => ({
  kind: 'draft',
  seat,
  card: favourite(sight, cards),
});

/** The platform of the best card of each issue, then the best issues. */
export const layPlatform = (
  sight: Sight,
  { kind, seat, cards, count, laid }: ChoiceOf<'first-platform' | 'complete-platform'>,
) => {
  const sorted = cards.slice().sort((one, other) => appeal(sight, other) - appeal(sight, one));
  const chosen: Card[] = [];
  for (const card of sorted) {
    if (chosen.length < count && repeatedIssue(sight.rules, [...laid, ...chosen, card]) === null)
      chosen.push(card);
  }
  return { kind, seat, cards: chosen };
};

export const keepPolicy: Rule<'keep-policy'> = (sight, { seat, cards }) => ({
  kind: 'keep-policy',
  seat,
  card: favourite(sight, cards),
});

export const platformSource: Rule<'platform-source'> = (_sight, { seat, sources }) => ({
  kind: 'platform-source',
  seat,
  source: sources.includes('draw') ? 'draw' : 'nothing',
});

export const takePolicy: Rule<'take-policy'> = (sight, { seat, cards }) => ({
  kind: 'take-policy',
  seat,
  card: favourite(sight, cards),
});

/** exchange is one for one: that which helps most. */
export const exchange: Rule<'exchange'> = (sight, { seat, hand, platform, keep }) => {
  const best = bestSwap(sight, hand, platform);
  const rest = best === null ? hand.slice() : [...hand.filter(card => card !== best.in), best.out];
  while (rest.length < keep) rest.push(...hand.slice(0, keep - rest.length));
  const kept = rest.sort((one, other) => appeal(sight, other) - appeal(sight, one)).slice(0, keep);
  return best === null
    ? { kind: 'exchange', seat, out: [], in: [], keep: kept }
    : { kind: 'exchange', seat, out: [best.out], in: [best.in], keep: kept };
};

/** redraw lets go what no region likes. */
export const redraw: Rule<'redraw'> = (sight, { seat, hand }) => ({
  kind: 'redraw',
  seat,
  discard: hand.filter(card => appeal(sight, card) <= 0),
});

export const swap: Rule<'swap'> = (sight, { seat, hand, platform }) => ({
  kind: 'swap',
  seat,
  swap: bestSwap(sight, hand, platform),
});

interface Swap {
  readonly out: Card;
  readonly in: Card;
}

function bestSwap(sight: Sight, hand: readonly Card[], platform: readonly Card[]): Swap | null {
  let best: Swap | null = null;
  let most = 0;
  for (const out of platform) {
    const rest = platform.filter(card => card !== out);
    for (const card of hand) {
      const gain = appeal(sight, card) - appeal(sight, out);
      if (gain <= most || repeatedIssue(sight.rules, [...rest, card]) !== null) continue;
      most = gain;
      best = { out, in: card };
    }
  }
  return best;
}
