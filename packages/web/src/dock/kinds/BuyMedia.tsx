// 2019 §2 phase 3; 2006 §6.2.5: one media marker at a time, or pass
import { mediaControl, type RegionId, type RegionView } from '@macher/engine';
import { useId } from 'preact/hooks';
import { say } from '../../state/settings.ts';
import { Icon } from '../../ui/Icon.tsx';
import { type Asked, dock, type PlanProps } from '../dock.ts';
import { Controller } from '../parts/Controller.tsx';
import { PerRegion } from '../parts/PerRegion.tsx';
import { RadioOption } from '../parts/RadioOption.tsx';
import { withMedia } from '../plans/changes.ts';
import { withRegion } from '../plans/preview.ts';
import './BuyMedia.css';

/** null: pass. */
interface Plan {
  readonly region: RegionId | null;
}

export const buyMedia = dock<'buy-media', Plan>({
  begin: () => ({ region: null }),
  decide: ({ seat }, { region }) => ({ kind: 'buy-media', seat, region }),
  confirm: ({ choice, words }, { region }) =>
    region === null
      ? say('dock.pass')
      : say('buy-media.confirm', { region: words.region(region), cost: words.money(choice.cost) }),
  preview: ({ view, seat }, { region }) =>
    region === null ? view : withRegion(view, region, each => withMedia(each, seat, 1)),
  totals({ choice, view, seat, words }, { region }) {
    const { money, media = 0 } = view.players[seat] ?? {};
    const [cost, count] = region === null ? [0, 0] : [choice.cost, 1];
    return [
      { label: say('dock.cost'), value: words.money(cost) },
      {
        label: say('dock.money-left'),
        before: words.money(money ?? 0),
        value: words.money((money ?? 0) - cost),
      },
      { label: say('buy-media.left'), before: media, value: media - count },
    ];
  },
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
              isChosen={plan.region === region.id}
              isOff={!choice.regions.includes(region.id)}
              name={say('buy-media.in', { region: words.region(region.id) })}
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
        <RadioOption group={group} isChosen={plan.region === null} choose={() => change({ region: null })}>
          {say('dock.pass')}
        </RadioOption>
        <span class="soft">{say('buy-media.not-final')}</span>
      </div>
    </div>
  );
}

/** Who controls the media now, and who would with one marker more. */
function Control({ asked, region }: { readonly asked: Asked<'buy-media'>; readonly region: RegionView }) {
  const { view, words, seat } = asked;
  const laid = region.media.reduce((sum, count) => sum + count, 0);
  const spaces = view.rules.mediaSpaces;
  if (laid >= spaces) return <p class="per-region-line soft">{say('buy-media.full', { spaces })}</p>;
  const now = mediaControl(region);
  const then = mediaControl(withMedia(region, seat, 1));
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
      <p class="soft">{say('buy-media.spaces', { before: laid, after: laid + 1, spaces })}</p>
    </>
  );
}
