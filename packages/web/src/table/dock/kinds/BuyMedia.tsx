// 2019 §2 phase 3; 2006 §6.2.5: one media marker at a time, or pass
import { foresee, mediaControl, type RegionId, type RegionView } from '@macher/engine';
import { useId } from 'preact/hooks';
import { Icon } from '../../../kit/ui/signs/Icon.tsx';
import { what } from '../../../kit/ui/tips/what.ts';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { RadioOption } from '../parts/inputs/RadioOption.tsx';
import { Controller } from '../parts/outcome/Controller.tsx';
import { PerRegion } from '../parts/outcome/PerRegion.tsx';
import { regionIn } from '../plans/regions.ts';
import { moneyTotals } from '../plans/totals.ts';
import { say } from '../words.ts';
import './BuyMedia.css';

/** null: not chosen yet. */
interface Plan {
  readonly region: RegionId | null;
}

export const buyMedia = dock<'buy-media', Plan>({
  begin: () => ({ region: null }),
  decide: ({ seat }, { region }) => (region === null ? null : { kind: 'buy-media', seat, region }),
  quiet: ({ seat }) => ({ text: say('dock.pass'), action: { kind: 'buy-media', seat, region: null } }),
  confirm: ({ choice, words }, { region }) =>
    region === null
      ? say('buy-media.choose')
      : say('buy-media.confirm', { short: region, cost: words.money(choice.cost) }),
  totals: (asked, _plan, planned) => [
    ...moneyTotals(asked, planned),
    {
      label: say('buy-media.left'),
      before: asked.view.players[asked.seat]?.media,
      value: planned.players[asked.seat]?.media,
    },
  ],
  Body,
});

function Body({ asked, plan, change }: PlanProps<'buy-media', Plan>) {
  const { choice, view, words } = asked;
  const group = useId();
  return (
    <div class="across" role="radiogroup" aria-label={say('buy-media.where')}>
      <PerRegion view={view} words={words}>
        {region => (
          <>
            <RadioOption
              group={group}
              value={region.id}
              isChosen={plan.region === region.id}
              isOff={!choice.regions.includes(region.id)}
              name={say('buy-media.in', { region: words.named.region(region.id) })}
              choose={() => change({ region: region.id })}
            >
              <span>
                <Icon name="media" /> {say('buy-media.here', { cost: words.money(choice.cost) })}
              </span>
            </RadioOption>
            <Control asked={asked} region={region} />
          </>
        )}
      </PerRegion>
      <div class="across-last">
        <span class="soft">{say('buy-media.not-final')}</span>
      </div>
    </div>
  );
}

/** Control says who controls the media now, and who would with one marker more. */
function Control({ asked, region }: { readonly asked: Asked<'buy-media'>; readonly region: RegionView }) {
  const { choice, view, words, seat } = asked;
  const spaces = view.rules.mediaSpaces;
  if (markersIn(region) >= spaces)
    return (
      <p class="per-region-line soft" {...what('media', region.id)}>
        {say('buy-media.full', { spaces })}
      </p>
    );
  const bought = choice.regions.includes(region.id)
    ? foresee(view, { kind: 'buy-media', seat, region: region.id })
    : view;
  const after = regionIn(bought, region.id) ?? region;
  const [now, then] = [mediaControl(region), mediaControl(after)];
  return (
    <>
      <p class="per-region-line">
        <span class="soft">{say('media-control.label')}</span>{' '}
        <Controller view={view} words={words} seat={now} />
        {now === then ? null : (
          <>
            {' → '}
            <Controller view={view} words={words} seat={then} />
          </>
        )}
      </p>
      <p class="soft wide-only" {...what('media', region.id)}>
        {say('buy-media.spaces', { before: markersIn(region), after: markersIn(after), spaces })}
      </p>
    </>
  );
}

function markersIn({ media }: RegionView): number {
  return media.reduce((sum, count) => sum + count, 0);
}
