import './DockFrame.css';
import type { Action, Choice, Kind, View } from '@macher/engine';
import { questionText } from '@macher/words';
import { type Signal, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { what } from '../../kit/ui/tips/what.ts';
import { language } from '../../kit/words/words.ts';
import { CoachLine } from '../coach/CoachLine.tsx';
import { RuleLink } from '../rules/RuleLink.tsx';
import { DockFoot } from './DockFoot.tsx';
import { type Asked, type Dock, plannedView } from './dock.ts';
import { HintButton } from './HintButton.tsx';
import { keepPlan, keptPlan, planKey } from './plans/keptPlans.ts';
import { dockOf } from './registry.ts';
import { useSteadyHeight } from './steady.ts';
import { say } from './words.ts';

/**
 * DockFrame is always at the same place, in the same frame: the question, its rule, the body, the totals and the
 * buttons. `show` tells the boards what the plan would change, and what would be decided; `hint` draws what a bot would
 * do.
 */
export function DockFrame({
  store,
  choice,
  show,
  hint,
}: {
  readonly store: TableStore;
  readonly choice: Choice;
  show(view: View | null, action: Action | null): void;
  hint?(props: HintProps): VNode | null;
}) {
  const asked = askedOf(store, choice);
  const key = asked === null ? '' : planKey(store.table, asked.view, choice);
  const dock = dockOf(choice.kind);
  const isFolded = useSignal(false);
  const body = useSteadyHeight<HTMLDivElement>(key);
  const { plan, change } = usePlan(dock, asked, key);
  const planned = asked === null ? null : plannedView(dock, asked, plan);

  useEffect(() => {
    show(planned === asked?.view ? null : planned, asked === null ? null : dock.decide(asked, plan));
    return () => show(null, null);
  }, [key, plan, language.value]);

  if (asked === null || planned === null) return null;
  const { view, words, subject } = asked;
  return (
    <section
      class={`dock mine ${isFolded.value ? 'folded' : ''}`}
      id="dock"
      aria-labelledby="dock-title"
      tabIndex={-1}
      data-question={`${choice.kind} ${view.version}`}
    >
      <header class="dock-head">
        <h2 id="dock-title" tabIndex={-1}>
          {say(`kind.${choice.kind}`)}
        </h2>
        <p {...what('question')}>{questionText(words, subject, choice)}</p>
        <HintButton store={store} question={key} />
        <RuleLink rules={view.rules} choice={choice} />
        <FoldButton isFolded={isFolded} />
      </header>
      <CoachLine store={store} words={words} view={view} choice={choice} />
      {hint?.({ store, question: key, view, choice })}
      <div class="dock-body" ref={body}>
        <dock.Body asked={asked} plan={plan} planned={planned} change={change} />
      </div>
      <DockFoot
        store={store}
        question={key}
        act={{ text: dock.confirm(asked, plan, planned), action: dock.decide(asked, plan) }}
        quiet={dock.quiet?.(asked, plan) ?? null}
        totals={dock.totals?.(asked, plan, planned) ?? []}
      />
    </section>
  );
}

/** HintProps are of a decision about which a bot can be asked; another `question` has another key. */
export interface HintProps {
  readonly store: TableStore;
  readonly question: string;
  readonly view: View;
  readonly choice: Choice;
}

type Question = Asked<Kind>;
type AnyDock = Dock<Kind, unknown>;

function askedOf(store: TableStore, choice: Choice): Question | null {
  const [view, subject, seat] = [store.view.value, store.subject.value, store.seat.value];
  return view === null || subject === null || seat === null
    ? null
    : { choice, view, seat, words: store.words.value, subject };
}

/** The plan for this question, which outlives a reload. */
function usePlan(dock: AnyDock, asked: Question | null, key: string) {
  const made = useSignal<{ readonly key: string; readonly plan: unknown } | null>(null);
  // The first plan is made once for each question: a new one at every drawing would be a new plan to show, and so on
  // for ever.
  const first = useMemo(() => (asked === null ? undefined : firstPlan(dock, asked, key)), [key]);
  return {
    plan: made.value?.key === key ? made.value.plan : first,
    change(plan: unknown): void {
      made.value = { key, plan };
      keepPlan(key, plan);
    },
  };
}

/**
 * The first plan of a question. What was kept may be of an older program: a plan that cannot be read is begun again.
 */
function firstPlan(dock: AnyDock, asked: Question, key: string): unknown {
  const kept = keptPlan(key);
  try {
    if (kept !== undefined) {
      plannedView(dock, asked, kept);
      return kept;
    }
  } catch {
    // A new plan is begun below.
  }
  return dock.begin(asked);
}

/** FoldButton is for the phone: the decision may make way for the board; its button stays. */
function FoldButton({ isFolded }: { readonly isFolded: Signal<boolean> }) {
  return (
    <button
      type="button"
      class="square fold phone-only"
      aria-expanded={!isFolded.value}
      aria-label={say('dock.fold')}
      {...what('fold')}
      onClick={() => {
        isFolded.value = !isFolded.value;
      }}
    >
      <Icon name="down" />
    </button>
  );
}
