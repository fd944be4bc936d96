// 2019 §2 phase 9e; 2006 §6.3.6: a donation is taken for money or refused for base
import type { Donation } from '@macher/engine';
import { say } from '../../state/settings.ts';
import { Segments } from '../../ui/Segments.tsx';
import { type Asked, dock, type PlanProps, type Total } from '../dock.ts';
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
  totals: (asked, plan) => effects(asked, plan),
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

function effects({ choice, view, seat, words }: Asked<'donation'>, { amount, take }: Plan): readonly Total[] {
  const card = choice.cards.find(each => each.amount === amount);
  const player = view.players[seat];
  if (card === undefined || player === undefined) return [];
  const money = player.money ?? 0;
  const base = player.base + (take ? -card.take : card.refuse);
  return [
    {
      label: say('word.money'),
      before: words.money(money),
      value: words.money(money + (take ? card.amount : 0)),
    },
    { label: say('word.base'), before: player.base, value: Math.max(0, base) },
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
