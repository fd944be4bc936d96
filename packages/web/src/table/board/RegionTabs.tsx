import type { RegionId, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { Outline } from '../../kit/ui/game/Outline.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { what } from '../../kit/ui/tips/what.ts';
import { TabNews } from '../../moments/playback/News.tsx';
import { type BoardFigures, leaderOf } from './figures.ts';
import { say } from './words.ts';
import './RegionTabs.css';

/** RegionTabs choose which board is shown on the phone, where it is one at a time. */
export function RegionTabs({
  boards,
  view,
  words,
  value,
  choose,
}: {
  readonly boards: readonly BoardFigures[];
  readonly view: View;
  readonly words: Wording;
  readonly value: RegionId;
  choose(region: RegionId): void;
}) {
  return (
    <nav class="region-tabs phone-only" aria-label={say('board.tabs')}>
      {boards.map(({ region, isCurrent }) => {
        const leader = leaderOf(region.votes);
        const party = leader?.seat == null ? null : (view.players[leader.seat]?.party ?? null);
        return (
          <button
            key={region.id}
            type="button"
            aria-pressed={region.id === value}
            class={isCurrent ? 'current' : ''}
            {...what(isCurrent ? 'current' : 'state', region.id)}
            onClick={() => choose(region.id)}
          >
            <span class="soft">
              {isCurrent ? say('board.now') : say('board.round', { round: region.round })}
            </span>
            <Outline region={region.id} party={party} />
            <b aria-hidden>{region.id}</b>
            <span class="hidden-text">{words.region(region.id)}</span>
            {leader === null || party === null ? null : (
              <span>
                <PartyChip party={party} /> +{leader.lead}
              </span>
            )}
            <TabNews region={region.id} />
          </button>
        );
      })}
    </nav>
  );
}
