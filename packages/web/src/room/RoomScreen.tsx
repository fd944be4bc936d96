import type { View } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { Boards } from '../board/Boards.tsx';
import { spineColumns } from '../board/Spines.tsx';
import { Announcer } from '../follow/Announcer.tsx';
import { NightHost } from '../night/NightHost.tsx';
import { FollowContext } from '../playback/context.ts';
import { Ribbon } from '../ribbon/Ribbon.tsx';
import { RuleHost } from '../rules/RuleHost.tsx';
import { say } from '../state/settings.ts';
import { ConnectionLine } from '../table/ConnectionLine.tsx';
import type { LiveTable } from '../table/useTable.ts';
import { rulesetName } from '../ui/rulesetName.ts';
import { Tooltip } from '../ui/Tooltip.tsx';
import { Caption } from './Caption.tsx';
import { RoomSeats } from './RoomSeats.tsx';
import { WatchAlong } from './WatchAlong.tsx';
import '../table/PlayScreen.css';

/** The table for all: no hands, no money, no "you". The foot says in one sentence what is going on. */
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
