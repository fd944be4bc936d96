import type { Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { tip } from '../../../../kit/ui/tips/tip.ts';
import { what } from '../../../../kit/ui/tips/what.ts';
import { type BoardFigures, boardFigures, isCounted } from '../../../board/figures.ts';
import { say } from '../../words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Gain } from './Gain.tsx';
import { Formula } from './PerRegion.tsx';
import { InCommon, National } from './PlatformTies.tsx';
import './PlatformEffects.css';

interface EffectProps {
  readonly view: View;
  /** The view with the platform as planned. */
  readonly planned: View;
  readonly seat: Seat;
  readonly words: Wording;
}

/** PlatformEffects are what another platform changes in every region, on the national board, and for coalitions. */
export function PlatformEffects({ view, planned, seat, words }: EffectProps) {
  return (
    <div class="effects">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('effects.region')}</th>
            <th scope="col">{say('effects.agreement')}</th>
            <th scope="col">{say('effects.if-counted')}</th>
          </tr>
        </thead>
        <tbody>
          {boardFigures(view, planned).map(figures => (
            <RegionEffect key={figures.region.id} figures={figures} view={view} seat={seat} words={words} />
          ))}
        </tbody>
      </table>
      <National view={view} planned={planned} seat={seat} words={words} />
      <InCommon view={view} planned={planned} seat={seat} words={words} />
    </div>
  );
}

interface RegionProps extends Omit<EffectProps, 'planned'> {
  readonly figures: BoardFigures;
}

function RegionEffect({ figures, view, seat, words }: RegionProps) {
  const { region, now, then } = figures;
  const [before, after] = [now.parties[seat], then.parties[seat]];
  if (before === undefined || after === undefined) return null;
  const meetings = region.meetings[seat] ?? 0;
  return (
    <tr class={before.agreement === after.agreement ? '' : 'changed'}>
      <th scope="row">
        <span aria-hidden {...tip(words.region(region.id))}>
          {region.id}
        </span>
        <span class="hidden-text">{words.region(region.id)}</span>
      </th>
      <td {...what('match', region.id, seat)}>
        <BeforeAfter before={words.signed(before.agreement)} after={words.signed(after.agreement)} />
      </td>
      <td>
        {meetings === 0 ? (
          <span class="soft">{say('effects.no-meetings')}</span>
        ) : (
          <Formula view={view} after={region} seat={seat} projection={then} />
        )}
        <TooFew figures={figures} view={view} meetings={meetings} />
        <Gain now={now} then={then} region={region.id} view={view} seat={seat} words={words} />
      </td>
    </tr>
  );
}

/** TooFew says where few meetings count all the same: all of a current region are turned in where the rules say so. */
function TooFew({
  figures,
  view,
  meetings,
}: Pick<RegionProps, 'figures' | 'view'> & { readonly meetings: number }) {
  const { turnIn } = view.rules;
  if (isCounted(view, figures.region.id) || meetings === 0 || meetings >= turnIn.needed) return null;
  return (
    <span class="soft" {...what('meeting', figures.region.id)}>
      {' '}
      {say('lane.too-few', { meetings, needed: turnIn.needed })}
    </span>
  );
}
