import { at, type Card } from '@macher/engine';
import type { Outlook } from './outlook.ts';
import { type Policy, Programme } from './policies.ts';

export interface Exchange {
  readonly out: readonly Card[];
  readonly in: readonly Card[];
  readonly gain: number;
}

/** Change of the seat's own platform: what each would bring. */
export class Change {
  readonly #programme: Programme;
  readonly #platform: readonly Policy[];
  readonly #bits: number;
  readonly #issues: number;
  readonly #extra: number;
  readonly #now: number;

  constructor(outlook: Outlook) {
    this.#programme = new Programme(outlook);
    this.#platform = outlook.own.platform.map(card => this.#programme.policy(card));
    this.#bits = this.#platform.reduce((set, { bit }) => set | bit, 0);
    this.#issues = this.#platform.reduce((set, { issue }) => set | issue, 0);
    this.#extra = this.#platform.reduce((total, { extra }) => total + extra, 0);
    this.#now = this.#programme.worthOf(this.#bits, this.#extra);
  }

  worthAlone(card: Card): number {
    return this.#programme.worthAlone(this.#programme.policy(card));
  }

  /** What a policy would bring in the place of any one. */
  gainWith(card: Card): number {
    return this.best([card], 1).gain;
  }

  /** The best exchange of one policy, or of two where that is allowed; none if none is better. */
  best(hand: readonly Card[], max: number): Exchange {
    const cards = hand.map(card => this.#programme.policy(card));
    let best: Exchange = { out: [], in: [], gain: 0 };
    for (let slot = 0; slot < this.#platform.length; slot += 1) {
      const out = at(this.#platform, slot);
      for (let i = 0; i < cards.length; i += 1) {
        best = this.#better(best, out, at(cards, i), null, null);
        if (max < 2) continue;
        for (let other = slot + 1; other < this.#platform.length; other += 1) {
          for (let j = i + 1; j < cards.length; j += 1)
            best = this.#better(best, out, at(cards, i), at(this.#platform, other), at(cards, j));
        }
      }
    }
    return best;
  }

  /** The better one of what is known and this exchange of one or two, if it leaves no issue twice. */
  #better(best: Exchange, out: Policy, card: Policy, out2: Policy | null, card2: Policy | null): Exchange {
    const issues = this.#issues & ~out.issue & ~(out2?.issue ?? 0);
    const second = card2?.issue ?? 0;
    if ((issues & (card.issue | second)) !== 0 || (card.issue & second) !== 0) return best;
    if (card.bit === out.bit || (card2 !== null && card2.bit === out2?.bit)) return best;
    const bits = (this.#bits & ~out.bit & ~(out2?.bit ?? 0)) | card.bit | (card2?.bit ?? 0);
    const extra = this.#extra - out.extra + card.extra - (out2?.extra ?? 0) + (card2?.extra ?? 0);
    const gain = this.#programme.worthOf(bits, extra) - this.#now;
    if (gain <= best.gain + 1e-9) return best;
    return out2 === null || card2 === null
      ? { out: [out.card], in: [card.card], gain }
      : { out: [out.card, out2.card], in: [card.card, card2.card], gain };
  }
}
