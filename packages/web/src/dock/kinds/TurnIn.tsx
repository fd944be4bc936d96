// 2019 §2 phase 9a; 2006 §6.2.8: meetings are turned into votes
import { mandatesFor, type Projection, type View, votesFor } from '@macher/engine';
import { isCurrent, overtaken } from '../../board/reckon.ts';
import { say } from '../../state/settings.ts';
import { Segments } from '../../ui/Segments.tsx';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { projectIn, regionIn, Winners } from '../parts/Lanes.tsx';
import { SeatTag } from '../parts/SeatTag.tsx';
import { withMeetings, withVotes } from '../plans/changes.ts';
import { withPlayer, withRegion } from '../plans/preview.ts';
import './TurnIn.css';

interface Plan {
  readonly meetings: number;
}

export const turnIn = dock<'turn-in', Plan>({
  begin: () => ({ meetings: 0 }),
  decide: ({ seat }, { meetings }) => ({ kind: 'turn-in', seat, meetings }),
  confirm: (asked, { meetings }) =>
    meetings === 0
      ? say('turn-in.none')
      : say('turn-in.confirm', { meetings, gain: gainOf(asked, meetings) }),
  preview: planned,
  totals: ({ view, seat, choice }, { meetings }) => {
    const supply = view.players[seat]?.meetings ?? 0;
    return [
      { label: say('turn-in.there'), before: choice.max, value: choice.max - meetings },
      { label: say('turn-in.supply'), before: supply, value: supply + meetings },
    ];
  },
  Body,
});

function Body({ asked, plan, change }: PlanProps<'turn-in', Plan>) {
  const { choice, words } = asked;
  const label = say('turn-in.label', { region: words.region(choice.region) });
  return (
    <div class="turn-in">
      <Segments
        label={label}
        value={plan.meetings}
        choose={meetings => change({ meetings })}
        options={Array.from({ length: choice.max + 1 }, (_, meetings) => ({
          value: meetings,
          isOff: meetings > 0 && meetings < choice.min,
          name: say('turn-in.option', { meetings, gain: gainOf(asked, meetings) }),
          label: (
            <>
              {meetings}
              <small>{meetings === 0 ? '–' : `+${gainOf(asked, meetings)}`}</small>
            </>
          ),
        }))}
      />
      {plan.meetings === 0 ? (
        <p class="soft">{say('turn-in.kept')}</p>
      ) : (
        <Gain asked={asked} meetings={plan.meetings} />
      )}
    </div>
  );
}

/** The sum in full, what it is worth, and whom it overtakes. */
function Gain({ asked, meetings }: { readonly asked: Asked<'turn-in'>; readonly meetings: number }) {
  const { choice, view, words, seat } = asked;
  const before = regionIn(view, choice.region)?.votes ?? [];
  const after = regionIn(planned(asked, { meetings }), choice.region)?.votes ?? [];
  const [votesBefore = 0, votes = 0] = [before[seat], after[seat]];
  const worth = pointsFor(view, choice.region, votes) - pointsFor(view, choice.region, votesBefore);
  const passed = overtaken(before, after, seat);
  return (
    <>
      <p class="formula">
        {sumText(asked, meetings)} = <b>+{gainOf(asked, meetings)}</b> →{' '}
        <b>{say('formula.votes', { votes })}</b> →{' '}
        <b>{say('formula.points', { points: pointsFor(view, choice.region, votes) })}</b>
        {isFloor(asked, meetings) ? (
          <span class="soft"> {say(`turn-in.floor-${view.rules.voteRule}`)}</span>
        ) : null}
      </p>
      <p>
        {say('turn-in.worth', { points: worth, votes: votes - votesBefore })}
        {passed.length === 0 ? null : <> {say('turn-in.overtakes')} </>}
        {passed.map(other => (
          <SeatTag key={other} view={view} words={words} seat={other} />
        ))}
        {votes - votesBefore < gainOf(asked, meetings) ? (
          <span class="soft"> {say('turn-in.most', { votes: view.rules.maxVotes ?? votes })}</span>
        ) : null}
      </p>
      <WinnersThen asked={asked} meetings={meetings} />
    </>
  );
}

function WinnersThen({ asked, meetings }: { readonly asked: Asked<'turn-in'>; readonly meetings: number }) {
  const { choice, view, words } = asked;
  const then = projectIn(planned(asked, { meetings }), choice.region);
  return then !== null && isCurrent(view, choice.region) ? (
    <Winners view={view} words={words} projection={then} />
  ) : null;
}

type Lane = Projection['parties'][number];

function laneOf({ choice, view, seat }: Asked<'turn-in'>): Lane {
  return projectIn(view, choice.region)?.parties[seat] ?? { trend: 0, agreement: 0, gain: 0, votes: 0 };
}

function gainOf(asked: Asked<'turn-in'>, meetings: number): number {
  const { trend, agreement } = laneOf(asked);
  return votesFor(asked.view.rules, meetings, trend, agreement);
}

function sumText(asked: Asked<'turn-in'>, meetings: number): string {
  const { trend, agreement } = laneOf(asked);
  return asked.view.rules.voteRule === 'product'
    ? say('formula.product', { meetings, trend: spaced(trend), agreement: Math.max(1, agreement) })
    : say('formula.factor', { meetings, factor: `${plain(trend)} ${spaced(agreement)}` });
}

function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

function spaced(value: number): string {
  return value < 0 ? `− ${-value}` : `+ ${value}`;
}

/** The sum as written is less than what the rules give at least. */
function isFloor(asked: Asked<'turn-in'>, meetings: number): boolean {
  const { trend, agreement } = laneOf(asked);
  return asked.view.rules.voteRule === 'product'
    ? meetings + trend < 1 || agreement < 1
    : meetings * (trend + agreement) < Math.floor(meetings / 2);
}

function pointsFor({ rules }: View, region: string, votes: number): number {
  const card = rules.regions.find(({ id }) => id === region);
  return mandatesFor(rules.mandateSteps, card?.mandates ?? [], votes);
}

function planned(asked: Asked<'turn-in'>, { meetings }: Plan): View {
  const { choice, view, seat } = asked;
  const gain = gainOf(asked, meetings);
  const seen = withRegion(view, choice.region, region =>
    withVotes(view.rules, withMeetings(region, seat, -meetings), seat, gain),
  );
  return withPlayer(seen, seat, player => ({ ...player, meetings: player.meetings + meetings }));
}
