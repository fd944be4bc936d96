// 2006 and 1997 §6.2.3: what the paid politicians do, one after the other
import type { PoliticianId } from '@macher/engine';
import { Segments } from '../../../kit/ui/form/Segments.tsx';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { Acting } from '../parts/deeds/Acting.tsx';
import { type ActPlan, actTotals, confirmText } from '../plans/acting.ts';
import { politicianOf } from '../plans/politicians.ts';
import { say } from '../words.ts';
import './Resolve.css';

interface ResolvePlan extends ActPlan {
  readonly politician: PoliticianId | null;
}

/** resolve takes one action of each card, in the order you like. [R30] */
export const resolve = dock<'resolve', ResolvePlan>({
  begin({ choice }) {
    const [first, ...others] = choice.cards;
    return { politician: others.length > 0 ? null : (first?.politician ?? null), deed: null };
  },
  decide: ({ seat }, { politician, deed }) =>
    politician === null || deed === null ? null : { kind: 'resolve', seat, politician, deed },
  quiet: (asked, plan) => {
    const turn = turnIn(asked, plan.politician);
    if (turn === null) return null;
    const { seat } = asked;
    const nothing = { kind: 'resolve', seat, politician: turn.politician, deed: null } as const;
    return turn.optional
      ? { text: say('acts.nothing'), action: nothing }
      : { text: say('acts.must'), action: null };
  },
  confirm: (asked, { politician, deed }) => {
    const turn = turnIn(asked, politician);
    return turn === null ? say('acts.choose-politician') : confirmText(asked, turn, deed);
  },
  totals: actTotals,
  Body,
});

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
          choose={politician => change({ politician, deed: null })}
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
          deed={plan.deed}
          choose={deed => change({ politician: turn.politician, deed })}
        />
      )}
    </div>
  );
}
