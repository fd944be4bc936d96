// 2006 and 1997 §6.2.3: what the paid politicians do, one after the other
import type { PoliticianId } from '@macher/engine';
import { say } from '../../state/settings.ts';
import { Segments } from '../../ui/Segments.tsx';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { Acting } from '../parts/Acting.tsx';
import { type ActPlan, actTotals, confirmText, deedIn, firstDone, type Turn } from '../plans/acting.ts';
import { politicianOf } from '../plans/politicians.ts';
import './Resolve.css';

interface ResolvePlan extends ActPlan {
  readonly politician: PoliticianId | null;
}

/** One action of each card, in the order you like. [R30] */
export const resolve = dock<'resolve', ResolvePlan>({
  begin({ choice }) {
    const [first, ...others] = choice.cards;
    return first === undefined || others.length > 0 ? NOBODY : chosen(first);
  },
  decide: ({ seat }, { politician, done }) =>
    politician === null || done === null ? null : { kind: 'resolve', seat, politician, deed: deedIn(done) },
  confirm: (asked, { politician, done }) =>
    politician === null ? say('acts.choose-politician') : confirmText(asked, turnIn(asked, politician), done),
  totals: actTotals,
  Body,
});

const NOBODY: ResolvePlan = { politician: null, done: null };

function chosen(turn: Turn): ResolvePlan {
  return { politician: turn.politician, done: firstDone(turn) };
}

function turnIn({ choice }: Asked<'resolve'>, politician: PoliticianId | null) {
  return choice.cards.find(card => card.politician === politician) ?? null;
}

function Body({ asked, plan, planned, change }: PlanProps<'resolve', ResolvePlan>) {
  const { choice, view, words, seat } = asked;
  const turn = turnIn(asked, plan.politician);
  return (
    <div class="acts">
      <div class="politician-list">
        <Segments
          label={say('acts.choose-politician')}
          value={plan.politician}
          choose={politician => {
            const next = choice.cards.find(card => card.politician === politician);
            if (next !== undefined) change(chosen(next));
          }}
          options={choice.cards.map(({ politician, region }) => ({
            value: politician,
            label: (
              <>
                <span>{words.politician(politician)}</span>
                <small>{words.region(region)}</small>
              </>
            ),
          }))}
        />
      </div>
      {turn === null ? (
        <p class="soft">{say('acts.order')}</p>
      ) : (
        <Acting
          asked={asked}
          planned={planned}
          turn={turn}
          actionOf={deed => ({ kind: 'resolve', seat, politician: turn.politician, deed })}
          abilities={politicianOf(view.rules, turn.politician).secondary}
          canDoNothing={turn.optional}
          done={plan.done}
          choose={done => change({ politician: turn.politician, done })}
        />
      )}
    </div>
  );
}
