// 2019 §2 phase 4; 2006 §6.2.5: meetings in any number of regions, each priced by itself
import { project, type RegionView, type View } from '@macher/engine';
import { Segments } from '../../../kit/ui/form/Segments.tsx';
import { Stepper } from '../../../kit/ui/form/Stepper.tsx';
import { what } from '../../../kit/ui/tips/what.ts';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { Gain } from '../parts/outcome/Gain.tsx';
import { Formula, PerRegion, ShortFormula } from '../parts/outcome/PerRegion.tsx';
import { type BuyingPlan, countOf, isAffordable, purchasesOf } from '../plans/buyingMeetings.ts';
import { regionIn } from '../plans/regions.ts';
import { moneyIn, moneyTotals } from '../plans/totals.ts';
import { say } from '../words.ts';

export const meetings = dock<'meetings', BuyingPlan>({
  begin: () => ({}),
  decide: ({ seat }, plan) =>
    countOf(plan) === 0 ? null : { kind: 'meetings', seat, buy: purchasesOf(plan) },
  quiet: ({ seat }) => ({ text: say('meetings.none'), action: { kind: 'meetings', seat, buy: [] } }),
  confirm: (asked, plan, planned) =>
    countOf(plan) === 0
      ? say('meetings.choose')
      : say('meetings.confirm', {
          count: countOf(plan),
          cost: asked.words.money(moneyIn(asked, asked.view) - moneyIn(asked, planned)),
        }),
  totals: (asked, _plan, planned) => [
    ...moneyTotals(asked, planned),
    {
      label: say('meetings.left'),
      before: asked.choice.supply,
      value: planned.players[asked.seat]?.meetings,
    },
  ],
  Body,
});

function Body({ asked, plan, planned, change }: PlanProps<'meetings', BuyingPlan>) {
  const { choice, view, words, seat } = asked;
  return (
    <PerRegion view={view} words={words}>
      {region => {
        const offer = choice.regions.find(each => each.region === region.id);
        const after = regionIn(planned, region.id) ?? region;
        const set = (next: number): void => change({ ...plan, [region.id]: next });
        return offer === undefined ? null : (
          <>
            <Row asked={asked} plan={plan} region={region} max={offer.max} set={set} />
            <p class="per-region-line row-sub" {...what('meeting', region.id, seat)}>
              <span class="soft">
                {say('meetings.there', {
                  before: region.meetings[seat] ?? 0,
                  after: after.meetings[seat] ?? 0,
                  spaces: view.rules.meetingSpaces,
                })}
              </span>
            </p>
            <Effect asked={asked} region={region} planned={planned} after={after} />
          </>
        );
      }}
    </PerRegion>
  );
}

interface RowProps {
  readonly asked: Asked<'meetings'>;
  readonly plan: BuyingPlan;
  readonly region: RegionView;
  readonly max: number;
  set(count: number): void;
}

/** Row has every number with its price; on the phone, up and down. */
function Row({ asked: { choice, words }, plan, region, max, set }: RowProps) {
  const count = plan[region.id] ?? 0;
  const isOff = (wanted: number): boolean =>
    wanted > max || !isAffordable(choice, { ...plan, [region.id]: wanted });
  const numbers = Array.from({ length: choice.costs.length }, (_, wanted) => wanted);
  const label = say('meetings.in', { region: words.named.region(region.id) });
  const most = numbers.findLast(wanted => !isOff(wanted)) ?? 0;
  return (
    <>
      <div class="wide-only">
        <Segments
          label={label}
          value={count}
          choose={set}
          options={numbers.map(value => ({
            value,
            isOff: isOff(value),
            name: say('meetings.option', { count: value, cost: words.money(choice.costs[value] ?? 0) }),
            label: (
              <>
                {value}
                <small>{thousands(choice.costs[value] ?? 0)}</small>
              </>
            ),
          }))}
        />
      </div>
      <div class="phone-only row-control">
        <Stepper label={label} value={count} min={0} max={most} change={set} />
        <span class="figure" {...what('money')}>
          {words.money(choice.costs[count] ?? 0)}
        </span>
      </div>
    </>
  );
}

/** Effect is what they would bring there, what that is worth, and whom it overtakes. */
function Effect({
  asked: { view, seat, words },
  region,
  planned,
  after,
}: {
  readonly asked: Asked<'meetings'>;
  readonly region: RegionView;
  readonly planned: View;
  readonly after: RegionView;
}) {
  const [now, then] = [project(view, region), project(planned, after)];
  if ((after.meetings[seat] ?? 0) === 0) return <p class="soft row-result">{say('meetings.nothing')}</p>;
  return (
    <>
      <div class="wide-only">
        <Formula view={view} after={after} seat={seat} projection={then} />
        <Gain now={now} then={then} region={region.id} view={view} seat={seat} words={words} />
      </div>
      <ShortFormula view={view} after={after} seat={seat} projection={then} />
    </>
  );
}

/** An amount in thousands, on scales only; where money is decided it stands in full. */
function thousands(amount: number): string {
  return amount === 0 ? '–' : `${amount / 1000}k`;
}
