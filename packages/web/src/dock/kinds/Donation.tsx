// 2019 §2 phase 9e; 2006 §6.3.6: a donation is taken for money or refused for base
import type { Donation, View } from '@macher/engine';
import { say } from '../../state/settings.ts';
import { Segments } from '../../ui/Segments.tsx';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
import { baseTotal, moneyIn } from '../plans/totals.ts';
import './Donation.css';

/** `${amount} take` or `${amount} refuse`; empty: nothing chosen yet. */
interface Plan {
  readonly amount: number | null;
  readonly take: boolean;
}

const NOTHING: Plan = { amount: null, take: true };

export const donation = dock<'donation', Plan>({
  begin: () => NOTHING,
  decide: ({ seat }, { amount, take }) => (amount === null ? null : { kind: 'donation', seat, amount, take }),
  confirm: ({ words }, { amount, take }) =>
    amount === null
      ? say('donation.choose')
      : say(take ? 'donation.take' : 'donation.refuse', { amount: words.money(amount) }),
  totals: (asked, { amount }, planned) => (amount === null ? [] : effects(asked, planned)),
  Body: ({ asked: { choice, words }, plan, change }: PlanProps<'donation', Plan>) => (
    <Cards
      cards={choice.cards}
      plan={plan}
      change={change}
      take={card => words.say('donation-choice.take', { amount: words.money(card.amount), base: card.take })}
      refuse={card =>
        words.say('donation-choice.refuse', { amount: words.money(card.amount), base: card.refuse })
      }
    />
  ),
});

export const layDonation = dock<'lay-donation', Plan>({
  begin: () => NOTHING,
  decide: ({ seat }, { amount, take }) =>
    amount === null ? null : { kind: 'lay-donation', seat, amount, accept: take },
  confirm: ({ words }, { amount, take }) =>
    amount === null
      ? say('donation.choose')
      : say(take ? 'donation.take' : 'donation.refuse', { amount: words.money(amount) }),
  Body: ({ asked: { choice, words }, plan, change }: PlanProps<'lay-donation', Plan>) => (
    <Cards
      cards={choice.cards}
      plan={plan}
      change={change}
      take={({ amount, dice }) => words.say('donation-choice.accept', { amount: words.money(amount), dice })}
      refuse={({ amount, dice }) =>
        words.say('donation-choice.decline', { amount: words.money(amount), dice })
      }
    />
  ),
});

function effects(asked: Asked<'donation'>, planned: View): readonly Total[] {
  const { view, words } = asked;
  return [
    {
      label: say('word.money'),
      before: words.money(moneyIn(asked, view)),
      value: words.money(moneyIn(asked, planned)),
    },
    baseTotal(asked, planned),
  ];
}

/** One card a column, its two sides one above the other. */
function Cards({
  cards,
  plan,
  change,
  take,
  refuse,
}: {
  readonly cards: readonly Donation[];
  readonly plan: Plan;
  change(plan: Plan): void;
  take(card: Donation): string;
  refuse(card: Donation): string;
}) {
  return (
    <div class="donations">
      <Segments
        label={say('donation.choose')}
        value={plan.amount === null ? null : `${plan.amount} ${plan.take}`}
        choose={next => change({ amount: Number(next.split(' ')[0]), take: next.endsWith('true') })}
        options={cards.flatMap(card => [
          { value: `${card.amount} true`, label: take(card) },
          { value: `${card.amount} false`, label: refuse(card) },
        ])}
      />
    </div>
  );
}
