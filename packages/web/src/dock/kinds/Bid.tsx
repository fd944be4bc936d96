// 2019 §2 phase 1; 2006 §6.2.1: sealed bids for start player, and what follows a tie
import { say } from '../../state/settings.ts';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
import { AmountRow } from '../parts/Amount.tsx';

interface Plan {
  readonly amount: number | null;
}

export const bid = dock<'bid', Plan>({
  begin: ({ choice }) => ({ amount: choice.min }),
  decide: ({ seat }, { amount }) => (amount === null ? null : { kind: 'bid', seat, amount }),
  confirm: ({ words }, { amount }) => say('bid.confirm', { amount: words.money(amount ?? 0) }),
  totals: (asked, { amount }) => [moneyLeft(asked, amount ?? 0)],
  Body: ({ asked: { choice, words }, plan, change }: PlanProps<'bid', Plan>) => (
    <>
      <AmountRow
        label={say('bid.yours')}
        range={choice}
        words={words}
        value={plan.amount}
        canPass={false}
        choose={amount => change({ amount })}
      />
      <p class="soft">{say('bid.sealed')}</p>
    </>
  ),
});

export const raise = dock<'raise', Plan>({
  begin: () => ({ amount: null }),
  decide: ({ seat }, { amount }) => ({ kind: 'raise', seat, amount }),
  confirm: ({ words }, { amount }) =>
    amount === null ? say('dock.pass') : say('raise.confirm', { amount: words.money(amount) }),
  totals: (asked, { amount }) => [moneyLeft(asked, amount ?? tiedAt(asked))],
  Body: ({ asked: { choice, words }, plan, change }: PlanProps<'raise', Plan>) => (
    <AmountRow
      label={say('raise.yours')}
      range={choice.range}
      words={words}
      value={plan.amount}
      canPass
      choose={amount => change({ amount })}
    />
  ),
});

/** What you have bid already. */
function tiedAt({ view, seat }: Asked<'raise'>): number {
  const frame = view.frames.find(each => each.phase === 'start-player');
  const mine = frame?.bids[seat];
  return typeof mine === 'number' ? mine : 0;
}

export function moneyLeft({ view, seat, words }: Asked<'bid' | 'raise' | 'poll-bid'>, cost: number): Total {
  const money = view.players[seat]?.money ?? 0;
  return { label: say('dock.money-left'), before: words.money(money), value: words.money(money - cost) };
}
