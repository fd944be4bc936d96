import { type ActionOf, at, type ChoiceOf, type Game, type RegionId } from '@macher/engine';
import { type Outlook, outlookOf } from '../level2/outlook.ts';
import { isWorthIt, worthAtAuction } from '../level2/polls.ts';
import type { Weights } from '../level2/weights.ts';

/** What a poll is worth to a seat as long as its auction lasts. */
interface Interest {
  readonly outlook: Outlook;
  readonly worth: number;
}

/**
 * Polls auctioned up and up in an imagined round. Two bids of three in such a round are another step of the same
 * auction, and what the poll is worth to those who bid doesn't change meanwhile: it is worked out once.
 */
export class RisingAuctions {
  readonly #manners: readonly Weights[];
  #region: RegionId | null = null;
  #step = 0;
  #interests: (Interest | undefined)[] = [];

  constructor(manners: readonly Weights[]) {
    this.#manners = manners;
  }

  /** The least bid, as the script would make it, or none. */
  bid(game: Game, { seat, region, back, range }: ChoiceOf<'poll-bid'>): ActionOf<'poll-bid'> {
    if (range === null) return { kind: 'poll-bid', seat, amount: null };
    if (region !== this.#region || game.step !== this.#step) this.#begin(game, region);
    const { outlook, worth } = this.#interestOf(game, seat, region, back);
    return { kind: 'poll-bid', seat, amount: isWorthIt(outlook, worth, range.min) ? range.min : null };
  }

  #begin({ step }: Game, region: RegionId): void {
    this.#region = region;
    this.#step = step;
    this.#interests = [];
  }

  #interestOf(game: Game, seat: number, region: RegionId, back: ChoiceOf<'poll-bid'>['back']): Interest {
    const found = this.#interests[seat];
    if (found !== undefined) return found;
    const outlook = outlookOf(game, seat, at(this.#manners, seat), []);
    const interest = { outlook, worth: worthAtAuction(outlook, region, back) };
    this.#interests[seat] = interest;
    return interest;
  }
}
