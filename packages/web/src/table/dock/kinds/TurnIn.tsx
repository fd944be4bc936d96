// 2019 §2 phase 9a; 2006 §6.2.8: meetings are turned into votes
import type { View } from '@macher/engine';
import { Segments } from '../../../kit/ui/form/Segments.tsx';
import { what } from '../../../kit/ui/tips/what.ts';
import { isCurrent, overtaken } from '../../board/figures.ts';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { Winners } from '../parts/outcome/Lanes.tsx';
import { SeatTag } from '../parts/outcome/SeatTag.tsx';
import { Sum } from '../parts/outcome/Sum.tsx';
import { projectIn, regionIn } from '../plans/regions.ts';
import { gainOf, isFloor, laneOf, pointsFor } from '../plans/turningIn.ts';
import { say } from '../words.ts';
import '../parts/outcome/PerRegion.css';
import './TurnIn.css';

/** null: not chosen yet. */
interface Plan {
  readonly meetings: number | null;
}

export const turnIn = dock<'turn-in', Plan>({
  begin: () => ({ meetings: null }),
  decide: ({ seat }, { meetings }) => (meetings === null ? null : { kind: 'turn-in', seat, meetings }),
  quiet: ({ seat }) => ({ text: say('turn-in.none'), action: { kind: 'turn-in', seat, meetings: 0 } }),
  confirm: (asked, { meetings }) =>
    meetings === null
      ? say('turn-in.choose')
      : say('turn-in.confirm', { meetings, gain: gainOf(asked, meetings) }),
  totals: ({ view, seat, choice }, _plan, planned) => [
    {
      label: say('turn-in.there'),
      before: choice.max,
      value: regionIn(planned, choice.region)?.meetings[seat],
    },
    {
      label: say('turn-in.supply'),
      before: view.players[seat]?.meetings,
      value: planned.players[seat]?.meetings,
    },
  ],
  Body,
});

function Body({ asked, plan, planned, change }: PlanProps<'turn-in', Plan>) {
  const { choice, words } = asked;
  const label = say('turn-in.label', { region: words.named.region(choice.region) });
  return (
    <div class="turn-in">
      <Segments
        label={label}
        value={plan.meetings}
        choose={meetings => change({ meetings })}
        options={Array.from({ length: choice.max }, (_, index) => index + 1).map(meetings => ({
          value: meetings,
          isOff: meetings < choice.min,
          name: say('turn-in.option', { meetings, gain: gainOf(asked, meetings) }),
          label: (
            <>
              {meetings}
              <small>+{gainOf(asked, meetings)}</small>
            </>
          ),
        }))}
      />
      <div class="turn-in-gain">
        {plan.meetings === null ? null : <Gain asked={asked} meetings={plan.meetings} planned={planned} />}
      </div>
    </div>
  );
}

interface GainProps {
  readonly asked: Asked<'turn-in'>;
  readonly meetings: number;
  readonly planned: View;
}

/** Gain has the sum in full, what it is worth, and whom it overtakes. */
function Gain({ asked, meetings, planned }: GainProps) {
  const { choice, view, words, seat } = asked;
  const before = regionIn(view, choice.region)?.votes ?? [];
  const after = regionIn(planned, choice.region)?.votes ?? [];
  const [votesBefore = 0, votes = 0] = [before[seat], after[seat]];
  const worth = pointsFor(view, choice.region, votes) - pointsFor(view, choice.region, votesBefore);
  const passed = overtaken(before, after, seat);
  return (
    <>
      <p class="formula" {...what('gain', choice.region, seat)}>
        <Sum view={view} meetings={meetings} party={{ ...laneOf(asked), gain: gainOf(asked, meetings) }} /> →{' '}
        <b>{say('formula.votes', { votes })}</b> →{' '}
        <b>{say('formula.points', { points: pointsFor(view, choice.region, votes) })}</b>
        {isFloor(asked, meetings) ? (
          <span class="soft"> {say(`turn-in.floor-${view.rules.voteRule}`)}</span>
        ) : null}
      </p>
      <p {...what('seats', choice.region, seat)}>
        {say('turn-in.worth', { points: worth, votes: votes - votesBefore })}
        {passed.length === 0 ? null : <> {say('turn-in.overtakes')} </>}
        {passed.map(other => (
          <SeatTag key={other} view={view} words={words} seat={other} />
        ))}
        {votes - votesBefore < gainOf(asked, meetings) ? (
          <span class="soft"> {say('turn-in.most', { votes: view.rules.maxVotes ?? votes })}</span>
        ) : null}
      </p>
      <WinnersThen asked={asked} planned={planned} />
    </>
  );
}

function WinnersThen({ asked, planned }: Omit<GainProps, 'meetings'>) {
  const { choice, view, words } = asked;
  const then = projectIn(planned, choice.region);
  return then !== null && isCurrent(view, choice.region) ? (
    <Winners view={view} words={words} projection={then} />
  ) : null;
}
