import { dock, type PlanProps } from '../dock.ts';
import { Row } from '../parts/cards/PoliticianCard.tsx';
import { Acting } from '../parts/deeds/Acting.tsx';
import { type ActPlan, actTotals, confirmText } from '../plans/acting.ts';
import { politicianOf } from '../plans/politicians.ts';
import { regionIn } from '../plans/regions.ts';
import { say } from '../words.ts';
import './Act.css';

/** act is the main action, or one of the secondary ones; either may be left. */
export const act = dock<'act', ActPlan>({
  begin: () => ({ deed: null }),
  decide: ({ seat }, { deed }) => (deed === null ? null : { kind: 'act', seat, deed }),
  quiet: ({ seat }) => ({ text: say('acts.nothing'), action: { kind: 'act', seat, deed: null } }),
  confirm: (asked, { deed }) => confirmText(asked, asked.choice, deed),
  totals: actTotals,
  Body,
});

function Body({ asked, plan, planned, change }: PlanProps<'act', ActPlan>) {
  const { choice, view, words, seat } = asked;
  const region = regionIn(view, choice.region);
  const { main, secondary } = politicianOf(view.rules, choice.politician);
  return (
    <div class="acts">
      <section>
        <h3>{words.region(choice.region)}</h3>
        {region === null ? null : <Row region={region} view={view} words={words} />}
      </section>
      <Acting
        asked={asked}
        planned={planned}
        turn={choice}
        actionOf={deed => ({ kind: 'act', seat, deed })}
        abilities={choice.part === 'secondary' ? secondary : main === null ? [] : [main]}
        deed={plan.deed}
        choose={deed => change({ deed })}
      />
    </div>
  );
}
