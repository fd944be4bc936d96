import type { View } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { ComponentChildren } from 'preact';
import type { TableStore } from '../../kit/state/table.ts';
import { Segments } from '../../kit/ui/form/Segments.tsx';
import { Stepper } from '../../kit/ui/form/Stepper.tsx';
import { type CardPlan, cardPlan, type PlanCard, withCard } from './cards.ts';
import { MoneyStepper } from './MoneyStepper.tsx';
import type { Planning } from './planning.ts';
import { tell } from './words.ts';
import './Card.css';

interface CardProps {
  readonly card: PlanCard;
  readonly planning: Planning;
  readonly view: View;
  readonly store: TableStore;
}

/** A plan is a sentence with a switch. */
export function Card({ card, planning, view, store }: CardProps) {
  const words = store.words.value;
  const plans = planning.plans.value;
  const plan = cardPlan(plans, card);
  const change = (part: Partial<CardPlan>): void => planning.change(withCard(plans, card, part, view));
  return (
    <Switched
      isOn={plan.isOn}
      title={titleOf(card, words)}
      note={noteOf(card, plan, view)}
      turn={isOn => change({ isOn })}
    >
      {plan.isOn ? <Answer {...{ card, plan, view, words, change }} /> : tell('plans.none')}
    </Switched>
  );
}

interface SwitchedProps {
  readonly isOn: boolean;
  readonly title: string;
  readonly note: string;
  readonly children: ComponentChildren;
  turn(isOn: boolean): void;
}

function Switched({ isOn, title, note, children, turn }: SwitchedProps) {
  return (
    <li class={`plan-card ${isOn ? 'on' : ''}`}>
      <label class="plan-switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          checked={isOn}
          onChange={event => turn(event.currentTarget.checked)}
        />
        <span class="plan-knob" aria-hidden="true" />
        <b>{title}</b>
      </label>
      <div class="plan-answer">{children}</div>
      <p class="plan-small">{note}</p>
    </li>
  );
}

/** Skips are questions to which there is one answer only. */
export function Skips({ planning }: { readonly planning: Planning }) {
  const { plans, skips } = planning.plans.value;
  return (
    <Switched
      isOn={skips}
      title={tell('plans.skips')}
      note={tell('plans.asks')}
      turn={isOn => planning.change({ plans, skips: isOn })}
    >
      {tell(skips ? 'plans.skips-on' : 'plans.none')}
    </Switched>
  );
}

function titleOf(card: PlanCard, words: Wording): string {
  if (card.kind === 'poll') return tell('plans.poll', { state: words.region(card.region) });
  if (card.kind === 'answer') return tell('plans.answer', { party: words.party(card.party) });
  return tell(`plans.${card.kind}`);
}

function noteOf(card: PlanCard, { isOn, amount }: CardPlan, view: View): string {
  const when = whenOf(card, view);
  const how = card.kind === 'poll' && isOn && amount > 0 ? tell('plans.poll-note') : '';
  return [when, how].filter(text => text !== '').join(' ');
}

function whenOf({ round }: PlanCard, view: View): string {
  if (round === null) return tell('plans.each-round');
  return round > view.round ? tell('plans.next-round') : '';
}

interface AnswerProps {
  readonly card: PlanCard;
  readonly plan: CardPlan;
  readonly view: View;
  readonly words: Wording;
  change(part: Partial<CardPlan>): void;
}

function Answer({ card, plan, view, words, change }: AnswerProps) {
  switch (card.kind) {
    case 'poll':
    case 'bid':
      return <Amount {...{ card, plan, view, words, change }} />;
    case 'meetings':
      return <Meetings {...{ card, plan, view, words, change }} />;
    case 'answer':
      return (
        <Segments
          label={tell('plans.answer', { party: words.party(card.party) })}
          value={plan.accepts ? 'yes' : 'no'}
          choose={answer => change({ accepts: answer === 'yes' })}
          options={[
            { value: 'yes', label: tell('plans.yes') },
            { value: 'no', label: tell('plans.no') },
          ]}
        />
      );
    case 'media':
    case 'influence':
      return <b>{tell(`plans.${card.kind}-pass`)}</b>;
  }
}

function Amount({ card, plan, view, words, change }: AnswerProps) {
  const isPoll = card.kind === 'poll';
  return (
    <>
      <span class="plan-line">
        {tell(isPoll ? 'plans.up-to' : 'plans.bid-amount')}{' '}
        <MoneyStepper
          label={titleOf(card, words)}
          value={plan.amount}
          step={view.rules.moneyStep}
          words={words}
          change={amount => change({ amount })}
        />
      </span>
      {isPoll ? <span>{tell(plan.amount > 0 ? 'plans.else-pass' : 'plans.pass')}</span> : null}
    </>
  );
}

function Meetings({ card, plan, view, words, change }: AnswerProps) {
  const most = view.rules.meetingCosts.length - 1;
  const regions = view.regions.filter(({ round }) => round >= (card.round ?? 0));
  return (
    <ul class="plan-meetings">
      {regions.map(({ id }) => (
        <li key={id}>
          <abbr title={words.region(id)}>{id}</abbr>
          <Stepper
            label={words.region(id)}
            value={plan.buy[id] ?? 0}
            min={0}
            max={most}
            change={count => change({ buy: { ...plan.buy, [id]: count } })}
          />
        </li>
      ))}
    </ul>
  );
}
