// 2019 §2 phase 6.1: pay or decline; 1997 §6.2.3: whom you pay when your money isn’t enough for all
import {
  type Ability,
  foreseeDeed,
  type Politician,
  type PoliticianId,
  type RegionView,
  type View,
} from '@macher/engine';
import { Segments } from '../../../kit/ui/form/Segments.tsx';
import { what } from '../../../kit/ui/tips/what.ts';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { PoliticianFace, Row } from '../parts/cards/PoliticianCard.tsx';
import { YesNo } from '../parts/inputs/YesNo.tsx';
import { changedSeats, outcomeOf, votesChange } from '../plans/outcomes.ts';
import { abilityText, politicianOf } from '../plans/politicians.ts';
import { moneyTotals } from '../plans/totals.ts';
import { say } from '../words.ts';
import './Pay.css';

interface PayPlan {
  readonly pay: boolean | null;
}

interface PayNextPlan {
  readonly politician: PoliticianId | null;
}

export const pay = dock<'pay', PayPlan>({
  begin: () => ({ pay: null }),
  decide: ({ seat }, plan) => (plan.pay === null ? null : { kind: 'pay', seat, pay: plan.pay }),
  confirm({ choice, words }, plan) {
    if (plan.pay === null) return say('pay.choose');
    return plan.pay ? say('pay.confirm', { cost: words.money(choice.cost) }) : say('pay.decline');
  },
  totals: (asked, _plan, planned) => moneyTotals(asked, planned),
  Body: PayBody,
});

export const payNext = dock<'pay-next', PayNextPlan>({
  begin: () => ({ politician: null }),
  decide: ({ seat }, { politician }) => (politician === null ? null : { kind: 'pay-next', seat, politician }),
  confirm: ({ choice, words }, { politician }) =>
    politician === null
      ? say('pay-next.choose')
      : say('pay-next.confirm', {
          politician: words.politician(politician),
          cost: words.money(costIn(choice, politician)),
        }),
  totals: (asked, _plan, planned) => moneyTotals(asked, planned),
  Body: PayNextBody,
});

function costIn({ cards }: Asked<'pay-next'>['choice'], politician: PoliticianId | null): number {
  return cards.find(each => each.politician === politician)?.cost ?? 0;
}

function PayBody({ asked, plan, change }: PlanProps<'pay', PayPlan>) {
  const { choice, view, words } = asked;
  const region = view.regions.find(({ id }) => id === choice.region);
  const politician = politicianOf(view.rules, choice.politician);
  if (region === undefined) return null;
  return (
    <div class="pay">
      <section>
        <h3>{words.region(region.id)}</h3>
        <Row region={region} view={view} words={words} />
        <p class="soft">{say('pay.order')}</p>
      </section>
      <YesNo
        label={say('pay.choose')}
        value={plan.pay}
        choose={next => change({ pay: next })}
        isYesOff={choice.cost > choice.money}
        yes={<PoliticianFace politician={politician} words={words} />}
        no={
          <span class="politician-face">
            <b>{say('pay.decline')}</b>
            <span>{say('pay.leaves')}</span>
          </span>
        }
      />
      <Abilities asked={asked} region={region} politician={politician} />
    </div>
  );
}

/** Abilities are what it could do here, as things stand; politicians that act before it may still change that. */
function Abilities({
  asked: { view, words, seat },
  region,
  politician,
}: {
  readonly asked: Asked<'pay'>;
  readonly region: RegionView;
  readonly politician: Politician;
}) {
  const { main, secondary } = politician;
  const line = (ability: Ability) => (
    <li key={ability.deed} {...what('politician')}>
      <b>{abilityText(words, politician, ability)}</b>{' '}
      <span class="soft">{effectNow(view, region, seat, ability)}</span>
    </li>
  );
  return (
    <section class="abilities-now">
      {main === null ? null : (
        <>
          <h4 class="soft">{say('pay.main')}</h4>
          <ul>{line(main)}</ul>
        </>
      )}
      <h4 class="soft">{say('pay.one-of')}</h4>
      <ul>{secondary.map(line)}</ul>
    </section>
  );
}

/** PLAIN deeds need no target and bring no question of their own. */
const PLAIN = ['votes', 'own-trend', 'other-trends'] as const;

function effectNow(view: View, region: RegionView, seat: number, { deed, amount }: Ability): string {
  const plain = PLAIN.find(each => each === deed);
  if (plain === undefined) return '';
  const outcome = outcomeOf(view, foreseeDeed(view, region.id, seat, { deed: plain }, amount), region.id);
  if (outcome === null || changedSeats(outcome).length === 0) return say('acts.no-effect');
  const change = votesChange(outcome, seat);
  return change === null ? '' : say('acts.own-votes', change);
}

/** PayNextBody keeps those visible that you can't pay any more. */
function PayNextBody({ asked, plan, change }: PlanProps<'pay-next', PayNextPlan>) {
  const { choice, view, words, seat } = asked;
  const lying = view.regions.flatMap(({ id, row }) =>
    row.flatMap(({ seat: owner, politician, state }) =>
      owner === seat && state === 'shown' && politician !== null ? [{ region: id, politician }] : [],
    ),
  );
  return (
    <div class="politician-choice">
      <Segments
        label={say('pay-next.choose')}
        value={plan.politician}
        choose={politician => change({ politician })}
        options={lying.map(({ region, politician }) => ({
          value: politician,
          isOff: !choice.cards.some(card => card.politician === politician),
          label: (
            <>
              <span class="soft">{words.region(region)}</span>
              <PoliticianFace politician={politicianOf(view.rules, politician)} words={words} />
            </>
          ),
        }))}
      />
      <p class="soft">{say('pay-next.rest')}</p>
    </div>
  );
}
