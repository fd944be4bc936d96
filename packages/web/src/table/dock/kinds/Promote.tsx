// 2006 §6.3.3: a media marker of the winner goes to the national board
import { foresee } from '@macher/engine';
import { dock, type PlanProps } from '../dock.ts';
import { ChoiceCards } from '../parts/cards/ChoiceCards.tsx';
import { regionIn } from '../plans/regions.ts';
import { say } from '../words.ts';

/** null: not chosen yet. */
interface PromotePlan {
  readonly promote: boolean | null;
}

export const promote = dock<'promote', PromotePlan>({
  begin: () => ({ promote: null }),
  decide: ({ seat }, plan) =>
    plan.promote === null ? null : { kind: 'promote', seat, promote: plan.promote },
  confirm: ({ choice }, plan) =>
    plan.promote === null
      ? say('promote.choose')
      : say(plan.promote ? 'promote.yes' : 'promote.no', { points: choice.points }),
  Body: ({ asked: { choice, view, seat, words }, plan, change }: PlanProps<'promote', PromotePlan>) => {
    const moved = foresee(view, { kind: 'promote', seat, promote: true });
    const left = regionIn(moved, choice.region)?.media[seat] ?? 0;
    return (
      <ChoiceCards
        label={say('promote.choose')}
        value={plan.promote === null ? null : plan.promote ? 'yes' : 'no'}
        choose={next => change({ promote: next === 'yes' })}
        options={[
          {
            value: 'yes',
            label: (
              <>
                <b>{say('promote.yes', { points: choice.points })}</b>
                <span>{say('promote.moves', { region: words.named.region(choice.region), left })}</span>
              </>
            ),
          },
          {
            value: 'no',
            label: (
              <>
                <b>{say('promote.no')}</b>
                <span>{say('promote.returns')}</span>
              </>
            ),
          },
        ]}
      />
    );
  },
});
