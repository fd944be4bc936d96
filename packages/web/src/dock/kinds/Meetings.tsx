// 2019 §2 phase 4; 2006 §6.2.5: meetings in any number of regions, each priced by itself
import { project, type RegionId, type RegionView } from '@macher/engine';
import { say } from '../../state/settings.ts';
import { Segments } from '../../ui/Segments.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { Gain } from '../parts/Gain.tsx';
import { Formula, PerRegion } from '../parts/PerRegion.tsx';
import { withMeetings } from '../plans/changes.ts';
import { withRegion } from '../plans/preview.ts';

type Plan = Readonly<Record<RegionId, number>>;

export const meetings = dock<'meetings', Plan>({
  begin: () => ({}),
  decide: ({ seat }, plan) => ({
    kind: 'meetings',
    seat,
    buy: Object.entries(plan).flatMap(([region, count]) => (count > 0 ? [{ region, count }] : [])),
  }),
  confirm: ({ words, choice }, plan) =>
    countOf(plan) === 0
      ? say('meetings.none')
      : say('meetings.confirm', { count: countOf(plan), cost: words.money(costOf(choice, plan)) }),
  preview: ({ view, seat }, plan) =>
    Object.entries(plan).reduce(
      (seen, [region, count]) => withRegion(seen, region, each => withMeetings(each, seat, count)),
      view,
    ),
  totals: ({ choice, words }, plan) => [
    { label: say('dock.cost'), value: words.money(costOf(choice, plan)) },
    {
      label: say('dock.money-left'),
      before: words.money(choice.money),
      value: words.money(choice.money - costOf(choice, plan)),
    },
    { label: say('meetings.left'), before: choice.supply, value: choice.supply - countOf(plan) },
  ],
  Body,
});

function Body({ asked, plan, change }: PlanProps<'meetings', Plan>) {
  const { choice, view, words, seat } = asked;
  return (
    <PerRegion view={view} words={words}>
      {region => {
        const offer = choice.regions.find(each => each.region === region.id);
        const count = plan[region.id] ?? 0;
        const set = (next: number): void => change({ ...plan, [region.id]: next });
        return offer === undefined ? null : (
          <>
            <Row asked={asked} plan={plan} region={region} max={offer.max} set={set} />
            <p class="per-region-line">
              <span class="soft">
                {say('meetings.there', {
                  before: region.meetings[seat] ?? 0,
                  after: (region.meetings[seat] ?? 0) + count,
                  spaces: view.rules.meetingSpaces,
                })}
              </span>
            </p>
            <Effect asked={asked} region={region} count={count} />
          </>
        );
      }}
    </PerRegion>
  );
}

interface RowProps {
  readonly asked: Asked<'meetings'>;
  readonly plan: Plan;
  readonly region: RegionView;
  readonly max: number;
  set(count: number): void;
}

/** Every number with its price; on the phone, up and down. */
function Row({ asked: { choice, words }, plan, region, max, set }: RowProps) {
  const count = plan[region.id] ?? 0;
  const others = { ...plan, [region.id]: 0 };
  const isOff = (wanted: number): boolean =>
    wanted > max ||
    countOf(others) + wanted > choice.supply ||
    costOf(choice, others) + (choice.costs[wanted] ?? 0) > choice.money;
  const numbers = Array.from({ length: choice.costs.length }, (_, wanted) => wanted);
  const label = say('meetings.in', { region: words.region(region.id) });
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
      <div class="phone-only">
        <Stepper label={label} value={count} min={0} max={most} change={set} />
        <span class="figure">{words.money(choice.costs[count] ?? 0)}</span>
      </div>
    </>
  );
}

/** What they would bring there, what that is worth, and whom it overtakes. */
function Effect({
  asked: { view, seat, words },
  region,
  count,
}: {
  readonly asked: Asked<'meetings'>;
  readonly region: RegionView;
  readonly count: number;
}) {
  const after = withMeetings(region, seat, count);
  const [now, planned] = [project(view, region), project(view, after)];
  if ((after.meetings[seat] ?? 0) === 0) return <p class="soft">{say('meetings.nothing')}</p>;
  return (
    <>
      <Formula view={view} after={after} seat={seat} projection={planned} />
      <Gain now={now} then={planned} region={region.id} view={view} seat={seat} words={words} />
    </>
  );
}

function countOf(plan: Plan): number {
  return Object.values(plan).reduce((sum, count) => sum + count, 0);
}

function costOf({ costs }: { readonly costs: readonly number[] }, plan: Plan): number {
  return Object.values(plan).reduce((sum, count) => sum + (costs[count] ?? 0), 0);
}

/** On scales only; where money is decided it stands in full. */
function thousands(amount: number): string {
  return amount === 0 ? '–' : `${amount / 1000}k`;
}
