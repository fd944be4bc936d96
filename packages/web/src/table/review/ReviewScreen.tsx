import type { Seat } from '@macher/engine';
import { useEffect } from 'preact/hooks';
import { Segments } from '../../kit/ui/form/Segments.tsx';
import { Again } from '../../kit/ui/frame/Awaited.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { Tooltip } from '../../kit/ui/tips/Tooltip.tsx';
import { Board } from '../board/Board.tsx';
import { boardFigures } from '../board/figures.ts';
import { RegionTabs } from '../board/RegionTabs.tsx';
import { shownRegion } from '../shown/shownRegion.ts';
import { ChancesPanel } from './ChancesPanel.tsx';
import { Decisions } from './Decisions.tsx';
import type { ReviewProps } from './props.ts';
import { ReviewFoot } from './ReviewFoot.tsx';
import { useReviewKeys } from './reviewKeys.ts';
import type { Standpoint } from './standpoint.ts';
import { TurningPoints } from './TurningPoints.tsx';
import { Ways } from './Ways.tsx';
import { tell } from './words.ts';
import './ReviewScreen.css';

/** Chances above, decisions beside the boards, and the way on below. */
export function ReviewScreen({
  choose,
  again,
  ...props
}: ReviewProps & { choose(seat: Seat): void; again(): void }) {
  const { timeLine, reviewing, standpoint } = props;
  useReviewKeys(props);
  const { view } = standpoint.moment.value;
  return (
    <main class={`review e-${view.rules.edition} boards-${Math.max(1, view.regions.length)}`}>
      <Head {...props} choose={choose} />
      <ChancesPanel {...props} />
      <TurningPoints {...props} />
      {reviewing.isFailed.value ? (
        <section class="panel review-decisions">
          <p role="alert">{tell('review.failed')}</p>
          <Again again={again} />
        </section>
      ) : (
        <Decisions {...props} />
      )}
      <div class="review-boards">
        <Ways {...props} />
        <ReviewBoards timeLine={timeLine} standpoint={standpoint} />
      </div>
      <ReviewFoot {...props} />
      <Tooltip />
    </main>
  );
}

function Head({ timeLine, standpoint, choose }: ReviewProps & { choose(seat: Seat): void }) {
  const { store } = timeLine;
  const words = store.words.value;
  const { seat } = standpoint;
  const last = store.view.value;
  const score = last?.result?.[seat];
  const party = last?.players[seat]?.party ?? '';
  return (
    <header class="review-head">
      <h1>{tell('review.title')}</h1>
      <p class="soft">
        {tell('review.result', {
          ruleset: rulesetName(last?.rules.ruleset ?? ''),
          party: words.party(party),
          points: score?.total ?? 0,
          rank: score?.rank ?? 0,
        })}
      </p>
      {store.seat.value === null ? (
        <Segments
          label={tell('review.whose')}
          value={seat}
          choose={choose}
          options={(last?.players ?? []).map((player, each) => ({
            value: each,
            name: words.party(player.party),
            label: <PartyChip party={player.party} />,
          }))}
        />
      ) : null}
      <EyesChoice timeLine={timeLine} standpoint={standpoint} />
      <button type="button" class="button" aria-keyshortcuts="Escape" onClick={() => timeLine.review(false)}>
        {tell(timeLine.canLink ? 'review.back' : 'review.close')}
      </button>
    </header>
  );
}

function EyesChoice({ timeLine: { store }, standpoint }: Pick<ReviewProps, 'timeLine' | 'standpoint'>) {
  const { seat, eyes } = standpoint;
  const party = store.view.value?.players[seat]?.party ?? '';
  const then =
    store.seat.value === seat
      ? tell('review.then')
      : tell('review.then-other', { party: store.words.value.party(party) });
  return (
    <div class="review-eyes">
      <span class="soft" aria-hidden>
        {tell('review.eyes')}
      </span>
      <Segments
        label={tell('review.eyes')}
        value={eyes.value === 'all' ? 'all' : 'then'}
        choose={value => standpoint.see(value === 'all' ? 'all' : seat)}
        options={[
          { value: 'then', name: then, label: <span>{then}</span> },
          { value: 'all', label: tell('review.open') },
        ]}
      />
    </div>
  );
}

/** The real boards; the state where the two ways differ is framed. */
function ReviewBoards({ timeLine: { store }, standpoint }: Pick<ReviewProps, 'timeLine' | 'standpoint'>) {
  const words = store.words.value;
  const { from, to } = standpoint.drawn.value;
  const boards = boardFigures(from, to);
  const costly = standpoint.costly.value;
  const differs = costly === null ? null : regionIn(standpoint);
  // On a phone one board is shown: that of the decision, until another is chosen.
  useEffect(() => {
    if (differs !== null) shownRegion.value = differs;
  }, [costly?.version, differs]);
  const chosen = boards.find(({ region }) => region.id === shownRegion.value)?.region.id;
  const selected = chosen ?? differs ?? from.regions[0]?.id ?? '';
  return (
    <>
      <RegionTabs
        boards={boards}
        view={from}
        words={words}
        value={selected}
        choose={id => {
          shownRegion.value = id;
        }}
      />
      <div class="boards" data-differs={differs}>
        {boards.map(figures => (
          <div
            key={figures.region.id}
            class={figures.region.id === differs ? 'review-board differs' : 'review-board'}
            data-selected={figures.region.id === selected}
          >
            <Board
              figures={figures}
              view={from}
              planned={to}
              words={words}
              isSelected={figures.region.id === selected}
            />
          </div>
        ))}
      </div>
    </>
  );
}

/** The region where the better way is better: that of the largest reason that names one. */
function regionIn({ costly, drawn }: Standpoint): string | null {
  const known = drawn.value.from.regions.map(({ id }) => id);
  const causes = costly.value?.better.causes ?? [];
  return (
    causes.find(({ region, points }) => points > 0 && region !== null && known.includes(region))?.region ??
    null
  );
}
