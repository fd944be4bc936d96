import type { Projection, RegionId, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { SLOT, Slotted } from '../../../../kit/ui/text/Slotted.tsx';
import { what } from '../../../../kit/ui/tips/what.ts';
import { isCurrent } from '../../../board/figures.ts';
import { projectIn } from '../../plans/regions.ts';
import { say } from '../../words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { SeatChip, SeatTag } from './SeatTag.tsx';
import './Lanes.css';

/** Cause is what a decision can change first in a lane; votes and points follow from it. */
type Cause = 'trend' | 'agreement';

interface LanesProps {
  readonly view: View;
  readonly planned: View;
  readonly words: Wording;
  readonly region: RegionId;
  readonly cause: Cause;
}

/**
 * Lanes show what a plan changes in one region, for every party: the cause, the votes if all were counted, the points.
 */
export function Lanes({ view, planned, words, region, cause }: LanesProps) {
  const now = projectIn(view, region);
  const then = projectIn(planned, region);
  if (now === null || then === null) return null;
  return (
    <div class="lanes-box">
      <table class="lanes-table">
        <caption class="hidden-text">{say('lanes.label', { region: words.named.region(region) })}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{say(`lanes.${cause}`)}</th>
            <th scope="col">{say('lanes.votes')}</th>
            <th scope="col">{say('side.points')}</th>
          </tr>
        </thead>
        <tbody>
          {view.players.map((_, seat) => (
            <tr key={seat} class={seat === view.viewer ? 'own' : ''}>
              <th scope="row">
                <SeatTag view={view} words={words} seat={seat} />
              </th>
              <td {...what(cause === 'trend' ? 'trend' : 'match', region, seat)}>
                <BeforeAfter
                  before={words.signed(now.parties[seat]?.[cause] ?? 0)}
                  after={words.signed(then.parties[seat]?.[cause] ?? 0)}
                />
              </td>
              <td {...what('votes', region, seat)}>
                <BeforeAfter before={now.parties[seat]?.votes ?? 0} after={then.parties[seat]?.votes ?? 0} />
              </td>
              <td {...what('seats', region, seat)}>
                <BeforeAfter
                  before={now.election.mandates[seat] ?? 0}
                  after={then.election.mandates[seat] ?? 0}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isCurrent(view, region) ? <Winners view={view} words={words} projection={then} /> : null}
    </div>
  );
}

/** Winners are who would win if the votes were counted now, how, and for how many points. */
export function Winners({
  view,
  words,
  projection: { election },
}: {
  readonly view: View;
  readonly words: Wording;
  readonly projection: Projection;
}) {
  const points = Math.max(0, ...election.win);
  const scoring = election.winners.length > 0 ? election.winners : seatsWith(election.win);
  return (
    <p class="winners" {...what('win')}>
      <Slotted text={winnersText(words, election)}>
        {scoring.map(seat => (
          <SeatChip key={seat} view={view} words={words} seat={seat} />
        ))}
      </Slotted>
      {points > 0 ? <b> +{points}</b> : null}
    </p>
  );
}

function winnersText(words: Wording, { winners, outcome }: Projection['election']): string {
  const how = words.say(`outcome-name.${outcome}`);
  if (winners.length === 0) return say('lanes.strongest', { parties: SLOT, how });
  return say('lanes.would-win', { parties: SLOT, count: winners.length, how });
}

function seatsWith(points: readonly number[]): number[] {
  return points.flatMap((count, seat) => (count > 0 ? [seat] : []));
}
