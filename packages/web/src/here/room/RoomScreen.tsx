import type { View } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { Tooltip } from '../../kit/ui/tips/Tooltip.tsx';
import { FollowContext } from '../../moments/playback/context.ts';
import { Boards } from '../../table/board/Boards.tsx';
import { spineColumns } from '../../table/board/Spines.tsx';
import { Announcer } from '../../table/follow/Announcer.tsx';
import { NightHost } from '../../table/night/NightHost.tsx';
import { Ribbon } from '../../table/ribbon/Ribbon.tsx';
import { RuleHost } from '../../table/rules/RuleHost.tsx';
import { ConnectionLine } from '../../table/screen/ConnectionLine.tsx';
import type { LiveTable } from '../../table/screen/useTable.ts';
import { Caption } from './Caption.tsx';
import { RoomSeats } from './RoomSeats.tsx';
import { WatchAlong } from './WatchAlong.tsx';
import { say } from './words.ts';
import '../../table/screen/PlayScreen.css';

/** RoomScreen is the table for all: no hands, no money, no "you". The foot says in one sentence what is going on. */
export function RoomScreen({
  live: { store, following },
  sheet,
  view,
}: {
  readonly live: LiveTable;
  readonly sheet: Sheet;
  readonly view: View;
}) {
  const looked = store.looking.value;
  const [from, to] = looked === null ? [view, view] : [looked.before ?? looked.view, looked.view];
  const spines = spineColumns(from);
  return (
    <>
      <main
        class={`screen room e-${view.rules.edition} boards-${from.regions.length} ${spines === 0 ? '' : 'has-spines'}`}
        style={{ '--spines': spines }}
      >
        <h1 class="hidden-text">{rulesetName(view.rules.ruleset)}</h1>
        <FollowContext.Provider value={following}>
          <Ribbon store={store} view={to}>
            {null}
          </Ribbon>
          <Boards view={from} shown={to} words={store.words.value} />
        </FollowContext.Provider>
        <aside class="side" aria-label={say('room.seats')}>
          <RoomSeats store={store} sheet={sheet} view={to} />
          <WatchAlong store={store} />
        </aside>
        <div class="dock-place">
          <ConnectionLine store={store} />
          <Caption store={store} following={following} view={to} />
        </div>
        <RuleHost />
        <Tooltip />
        <Announcer store={store} following={following} />
      </main>
      <NightHost store={store} />
    </>
  );
}
