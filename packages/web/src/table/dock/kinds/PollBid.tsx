// 2019 §2 phase 8; 2006 §6.2.7: the auction of a poll

import { what } from '../../../kit/ui/tips/what.ts';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
import { PollBack } from '../parts/cards/PollCard.tsx';
import { AmountRow } from '../parts/inputs/Amount.tsx';
import { PollChances } from '../parts/outcome/PollChances.tsx';
import { PollOutcomes } from '../parts/outcome/PollOutcomes.tsx';
import { SeatTag } from '../parts/outcome/SeatTag.tsx';
import { auctionIn, bidders, isLast, possibleWinners } from '../plans/bidding.ts';
import { say } from '../words.ts';
import { bidText, moneyLeft } from './Bid.tsx';
import './PollBid.css';

/** null: not chosen yet. */
interface Plan {
  readonly amount: number | null;
}

export const pollBid = dock<'poll-bid', Plan>({
  begin: () => ({ amount: null }),
  decide: ({ seat }, { amount }) => (amount === null ? null : { kind: 'poll-bid', seat, amount }),
  quiet: ({ seat }) => ({ text: say('dock.pass'), action: { kind: 'poll-bid', seat, amount: null } }),
  confirm: ({ choice, words }, { amount }) => bidText(words, choice.range, amount),
  totals: (asked, { amount }) => [highest(asked), ...advice(asked), moneyLeft(asked, amount)],
  Body,
});

function Body({ asked, plan, change }: PlanProps<'poll-bid', Plan>) {
  const { choice, view, words } = asked;
  return (
    <div class="poll-bid">
      <PollBack view={view} words={words} back={choice.back} />
      <Bids asked={asked} />
      <div class="poll-bid-side">
        <AmountRow
          label={say('bid.yours')}
          range={choice.range}
          words={words}
          value={plan.amount}
          choose={amount => change({ amount })}
        />
        {view.rules.pollUse === 'lines' ? (
          <PollChances view={view} words={words} region={choice.region} back={choice.back} />
        ) : (
          <PollOutcomes
            view={view}
            words={words}
            region={choice.region}
            back={choice.back}
            winners={possibleWinners(view, asked.seat)}
          />
        )}
      </div>
    </div>
  );
}

/** Who has bid, who has passed, and who may still bid. */
function Bids({ asked }: { readonly asked: Asked<'poll-bid'> }) {
  const { view, words } = asked;
  const isOnce = view.rules.pollAuction === 'once-around';
  return (
    <div class="bids">
      <h3>{say(isOnce ? 'poll-bid.once-around' : 'poll-bid.ascending')}</h3>
      <ol>
        {bidders(view, asked.seat).map(({ seat, standing }) => (
          <li key={seat} class={standing} {...what('money')}>
            <SeatTag view={view} words={words} seat={seat} />
            <span>
              {standing === 'leads'
                ? words.money(auctionIn(view)?.high ?? 0)
                : say(standing === 'follows' && !isOnce ? 'poll-bid.still-in' : `poll-bid.${standing}`)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Advice that follows from the rules alone. */
function advice(asked: Asked<'poll-bid'>): readonly Total[] {
  const { choice, words } = asked;
  if (choice.range === null || !isLast(asked.view, asked.seat)) return [];
  const enough = say('poll-bid.enough', { amount: words.money(choice.range.min) });
  return [{ label: say('poll-bid.last'), value: enough }];
}

function highest({ view, words }: Asked<'poll-bid'>): Total {
  const frame = auctionIn(view);
  const value =
    frame === null || frame.leader === null ? (
      '–'
    ) : (
      <>
        <SeatTag view={view} words={words} seat={frame.leader} /> {words.money(frame.high)}
      </>
    );
  return { label: say('poll-bid.highest'), value };
}
