import type { View } from '@macher/engine';
import { useSignal } from '@preact/signals';
import type { TableSource } from '../../kit/net/source.ts';
import { NightHost } from '../../table/night/NightHost.tsx';
import { PlayScreen } from '../../table/screen/PlayScreen.tsx';
import { useTable } from '../../table/screen/useTable.ts';
import './DecisionScreen.css';

/** The screen of play for one decision in a prepared position. */
export function DecisionScreen({ source, name }: { readonly source: TableSource; readonly name: string }) {
  const { store, following } = useTable(source, name, null);
  const planned = useSignal<View | null>(null);
  const [sheet, view] = [store.sheet.value, store.view.value];
  if (sheet === null || view === null) return null;
  return (
    <div class="decision-screen">
      <PlayScreen store={store} following={following} sheet={sheet} view={view} planned={planned} />
      <NightHost store={store} />
    </div>
  );
}
