import { answers, plannedAction } from '@macher/table/pure';
import './PlansDock.css';
import { useEffect } from 'preact/hooks';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { decisionOf } from '../dock/hints.ts';
import { say } from '../words.ts';
import { Away } from './Away.tsx';
import { Card, Skips } from './Card.tsx';
import { cardPlan, cardsFor, mostOf } from './cards.ts';
import { type Planning, planningAt } from './planning.ts';
import type { PlansProps } from './props.ts';
import { tell, usePlansWords } from './words.ts';

/** PlansDock is for when it's not your turn: what you would answer, as sentences with switches. */
export function PlansDock({ store, sheet, view, close }: PlansProps) {
  const planning = planningAt(store);
  const isSpoken = usePlansWords();
  useEffect(() => void planning?.load(), [planning]);
  const seat = store.seat.value;
  if (planning === null || seat === null || !isSpoken) return null;
  const cards = cardsFor(view, seat);
  const absence = sheet.absences[seat];
  // Nobody is kept waiting in a game of your own, and nobody could play for you.
  const isHere = store.source.kind === 'here';
  return (
    <section class="dock waiting plans" id="dock" aria-labelledby="dock-title" tabIndex={-1}>
      <header class="dock-head">
        <h2 id="dock-title" tabIndex={-1}>
          {say(sheet.isDeserted ? 'waiting.deserted' : 'waiting.title')}
        </h2>
        <p>
          {tell(isHere ? 'plans.lead-here' : 'plans.lead')}{' '}
          {isHere ? null : (
            <PageLink to="/notices" kind="link">
              {say('mine.tell-me')}
            </PageLink>
          )}
        </p>
      </header>
      <div class="dock-body">
        <ul class="plan-cards">
          {cards.map(card => (
            <Card key={JSON.stringify(card)} card={card} planning={planning} view={view} store={store} />
          ))}
          <Skips planning={planning} />
          {absence === undefined || isHere ? null : <Away store={store} absence={absence} />}
        </ul>
      </div>
      <footer class="dock-foot">
        <Costs planning={planning} {...{ store, view }} />
        <Note planning={planning} isHere={isHere} />
        <div class="dock-buttons">
          <button type="button" class="button" onClick={close}>
            {tell('plans.close')}
          </button>
          <button
            type="button"
            class="button"
            disabled={planning.plans.value.plans.length === 0 && !planning.plans.value.skips}
            onClick={() => planning.change({ plans: [], skips: false })}
          >
            {tell('plans.clear')}
          </button>
        </div>
      </footer>
    </section>
  );
}

interface Costing extends Pick<PlansProps, 'store' | 'view'> {
  readonly planning: Planning;
}

/** Costs: the most that all plans together can cost. */
function Costs({ planning, store, view }: Costing) {
  const seat = store.seat.value ?? 0;
  const plans = planning.plans.value;
  const most = cardsFor(view, seat).reduce((sum, card) => sum + mostOf(card, cardPlan(plans, card), view), 0);
  const money = view.players[seat]?.money ?? null;
  const words = store.words.value;
  return (
    <dl>
      <div>
        <dt>{tell('plans.most')}</dt>
        <dd>
          <b>{words.money(most)}</b>
        </dd>
      </div>
      {money === null ? null : (
        <div>
          <dt>{tell('plans.left')}</dt>
          <dd>
            {most === 0 ? null : <s>{words.money(money)}</s>} <b>{words.money(Math.max(0, money - most))}</b>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Note says what has become of the plans. */
function Note({ planning, isHere }: { readonly planning: Planning; readonly isHere: boolean }) {
  const saving = planning.saving.value;
  const hasFailed = saving === 'offline' || saving === 'failed';
  if (planning.plans.value.isStale)
    return (
      <p class="plan-note" role="status">
        {tell('plans.stale')}{' '}
        <button type="button" class="link" onClick={() => void planning.save()}>
          {tell('plans.hold')}
        </button>
      </p>
    );
  return (
    <p class={`plan-note ${hasFailed ? 'failed' : ''}`} role="status">
      {saving === 'saved' ? <Icon name="check" /> : null}{' '}
      {saving === 'idle' ? tell(isHere ? 'plans.at-once' : 'plans.takes-time') : tell(`plans.${saving}`)}
      {hasFailed ? (
        <>
          {' '}
          <button type="button" class="link" onClick={() => void planning.save()}>
            {tell('plans.again')}
          </button>
        </>
      ) : null}
    </p>
  );
}

/**
 * PlannedLine is beside your own question: a plan of yours answers it soon, at once if you say so, or not at all; or it
 * no longer fits.
 */
export function PlannedLine({ store, view }: Pick<PlansProps, 'store' | 'view'>) {
  const planning = planningAt(store);
  const isSpoken = usePlansWords();
  useEffect(() => void planning?.load(), [planning, view.version]);
  const choice = store.choice.value;
  if (planning === null || choice === null || planning.plans.value.isStale || !isSpoken) return null;
  const { plans, skips } = planning.plans.value;
  const plan = plans.find(each => answers(each, view, choice)) ?? null;
  const action = plannedAction(view, choice, { plans, skips });
  if (action === null)
    return plan === null ? null : (
      <p class="planned-line" role="status">
        {tell('plans.unfit')}
      </p>
    );
  return (
    <p class="planned-line" role="status">
      {tell('plans.answers')}{' '}
      <button
        type="button"
        class="button"
        disabled={store.isBusy.value}
        onClick={() => void store.ask(decisionOf(store, action))}
      >
        {tell('plans.now')}
      </button>
      {plan === null ? null : (
        <button
          type="button"
          class="button"
          onClick={() =>
            planning.change({
              plans: plans.map(each => (each === plan ? { ...each, isOn: false } : each)),
              skips,
            })
          }
        >
          {tell('plans.myself')}
        </button>
      )}
    </p>
  );
}

export { Schedule } from './Schedule.tsx';
export { Serve } from './Serve.tsx';
export { Serving } from './Serving.tsx';
export { SkipsLine } from './SkipsLine.tsx';
