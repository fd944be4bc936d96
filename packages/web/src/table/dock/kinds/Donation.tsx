// 2019 §2 phase 9e; 2006 §6.3.6: a donation is taken for money or refused for base
import { baseByDice, type Donation, foresee, payFor } from '@macher/engine';
import { Segments } from '../../../kit/ui/form/Segments.tsx';
import { what } from '../../../kit/ui/tips/what.ts';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { baseIn, baseTotal, moneyIn } from '../plans/totals.ts';
import { say } from '../words.ts';
import './Donation.css';

/** Plan without an amount: nothing is chosen yet. */
interface Plan {
  readonly amount: number | null;
  readonly take: boolean;
}

const NOTHING: Plan = { amount: null, take: true };

export const donation = dock<'donation', Plan>({
  begin: () => NOTHING,
  decide: ({ seat }, { amount, take }) => (amount === null ? null : { kind: 'donation', seat, amount, take }),
  confirm: confirmText,
  totals: (asked, _plan, planned) => [
    {
      label: say('word.money'),
      before: asked.words.money(moneyIn(asked, asked.view)),
      value: asked.words.money(moneyIn(asked, planned)),
    },
    baseTotal(asked, planned),
  ],
  Body: ({ asked, plan, change }: PlanProps<'donation', Plan>) => (
    <div class="donations">
      <Paid asked={asked} />
      <Cards asked={asked} plan={plan} change={change} outcome={(card, take) => fixed(asked, card, take)} />
    </div>
  ),
});

/** layDonation lays a card: base is rolled for, and nothing is paid before all have laid. */
export const layDonation = dock<'lay-donation', Plan>({
  begin: () => NOTHING,
  decide: ({ seat }, { amount, take }) =>
    amount === null ? null : { kind: 'lay-donation', seat, amount, accept: take },
  confirm: confirmText,
  Body: ({ asked, plan, change }: PlanProps<'lay-donation', Plan>) => (
    <div class="donations">
      <Cards asked={asked} plan={plan} change={change} outcome={(card, take) => rolled(asked, card, take)} />
    </div>
  ),
});

type AskedDonation = Asked<'donation' | 'lay-donation'>;

function confirmText({ words }: AskedDonation, { amount, take }: Plan): string {
  if (amount === null) return say('donation.choose');
  return say(take ? 'donation.take' : 'donation.refuse', { amount: words.money(amount) });
}

/** Paid is what was paid just before, which the money now has in it. */
function Paid({ asked }: { readonly asked: Asked<'donation'> }) {
  const { view, seat, words } = asked;
  const { forMandates, forBase } = payFor(view, seat);
  const now = moneyIn(asked, view);
  const lines = [
    [say('donation.for-seats'), forMandates],
    [say('donation.for-base', { base: baseIn(asked, view) }), forBase],
    [say('donation.before'), now - forMandates - forBase],
  ] as const;
  return (
    <section class="paid">
      <h3>{say('donation.paid')}</h3>
      <dl>
        {lines.map(([label, amount]) => (
          <div key={label} {...what('money')}>
            <dt>{label}</dt>
            <dd>{words.money(amount)}</dd>
          </div>
        ))}
        <div class="sum" {...what('money')}>
          <dt>{say('donation.now')}</dt>
          <dd>
            <b>{words.money(now)}</b>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Outcome is money and base then. */
interface Outcome {
  readonly money: number;
  readonly base: string;
}

function fixed(asked: Asked<'donation'>, { amount }: Donation, take: boolean): Outcome {
  const then = foresee(asked.view, { kind: 'donation', seat: asked.seat, amount, take });
  return { money: moneyIn(asked, then), base: String(baseIn(asked, then)) };
}

function rolled(asked: Asked<'lay-donation'>, card: Donation, take: boolean): Outcome {
  const { view } = asked;
  const { least, most } = baseByDice(view.rules, baseIn(asked, view), card, take);
  return { money: moneyIn(asked, view) + (take ? card.amount : 0), base: `${least} – ${most}` };
}

/** Cards has one card a column, its two sides one above the other; those you have used are struck out. */
function Cards({
  asked,
  plan,
  change,
  outcome,
}: {
  readonly asked: AskedDonation;
  readonly plan: Plan;
  change(plan: Plan): void;
  outcome(card: Donation, take: boolean): Outcome;
}) {
  const { choice, view, words } = asked;
  const used = view.rules.donations.filter(({ amount }) =>
    choice.cards.every(card => card.amount !== amount),
  );
  return (
    <div>
      <Segments
        label={say('donation.choose')}
        value={plan.amount === null ? null : `${plan.amount} ${plan.take}`}
        choose={next => change({ amount: Number(next.split(' ')[0]), take: next.endsWith('true') })}
        options={choice.cards.flatMap(card =>
          [true, false].map(take => ({
            value: `${card.amount} ${take}`,
            label: <Side asked={asked} card={card} isTaken={take} outcome={outcome(card, take)} />,
          })),
        )}
      />
      {used.length === 0 ? null : (
        <p class="soft">
          {say('donation.gone')}{' '}
          {used.map(({ amount }) => (
            <s key={amount}>{words.money(amount)}</s>
          ))}
        </p>
      )}
    </div>
  );
}

/** Side has the same words as the button, and what becomes of money and base. */
function Side({
  asked,
  card,
  isTaken,
  outcome,
}: {
  readonly asked: AskedDonation;
  readonly card: Donation;
  readonly isTaken: boolean;
  readonly outcome: Outcome;
}) {
  const { view, words } = asked;
  const money = moneyIn(asked, view);
  return (
    <span class="donation-side">
      <b>{confirmText(asked, { amount: card.amount, take: isTaken })}</b>
      <span>
        {say('donation.money')}{' '}
        {outcome.money === money
          ? words.money(money)
          : `${words.money(money)} → ${words.money(outcome.money)}`}
      </span>
      <span>
        {say('donation.base', { before: baseIn(asked, view), after: outcome.base, dice: card.dice })}
      </span>
    </span>
  );
}
