// 2019 §2 phase 1; 2006 §6.2.1: sealed bids for start player, and what follows a tie
import type { AmountRange } from '@macher/engine';
import type { Wording } from '@macher/words';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
import { AmountRow } from '../parts/inputs/Amount.tsx';
import { say } from '../words.ts';

interface Plan {
  readonly amount: number | null;
}

export const bid = dock<'bid', Plan>({
  begin: () => ({ amount: null }),
  decide: ({ seat }, { amount }) => (amount === null ? null : { kind: 'bid', seat, amount }),
  quiet: ({ choice, seat }) =>
    choice.min > 0 ? null : { text: say('bid.nothing'), action: { kind: 'bid', seat, amount: 0 } },
  confirm: ({ choice, words }, { amount }) => bidText(words, choice, amount),
  totals: (asked, { amount }) => [moneyLeft(asked, amount)],
  Body: ({ asked: { choice, words }, plan, change }: PlanProps<'bid', Plan>) => (
    <>
      <AmountRow
        label={say('bid.yours')}
        range={choice}
        words={words}
        value={plan.amount}
        choose={amount => change({ amount })}
      />
      <p class="soft">{say('bid.sealed')}</p>
    </>
  ),
});

export const raise = dock<'raise', Plan>({
  begin: () => ({ amount: null }),
  decide: ({ seat }, { amount }) => (amount === null ? null : { kind: 'raise', seat, amount }),
  quiet: ({ seat }) => ({ text: say('dock.pass'), action: { kind: 'raise', seat, amount: null } }),
  confirm: ({ choice, words }, { amount }) =>
    amount === null
      ? bidText(words, choice.range, null)
      : say('raise.confirm', { amount: words.money(amount) }),
  totals: (asked, { amount }) => [moneyLeft(asked, amount)],
  Body: ({ asked: { choice, words }, plan, change }: PlanProps<'raise', Plan>) => (
    <AmountRow
      label={say('raise.yours')}
      range={choice.range}
      words={words}
      value={plan.amount}
      choose={amount => change({ amount })}
    />
  ),
});

export function bidText(words: Wording, range: AmountRange | null, amount: number | null): string {
  if (amount !== null) return say('bid.confirm', { amount: words.money(amount) });
  return say(range === null || range.max === 0 ? 'bid.cannot' : 'bid.choose');
}

/** The money left if the bid wins; until one is chosen, nothing is paid. */
export function moneyLeft(asked: Asked<'bid' | 'raise' | 'poll-bid'>, amount: number | null): Total {
  const { view, seat, words } = asked;
  const money = view.players[seat]?.money ?? 0;
  return {
    label: say('dock.money-left'),
    before: words.money(money),
    value: words.money(money - (amount ?? 0)),
  };
}
