import type { Person } from '@macher/protocol';
import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { sourceOf } from '../../kit/local/hereSource.ts';
import type { Address } from '../../kit/state/seen.ts';
import { TableScreen } from '../../table/screen/TablePage.tsx';
import { hasDialog, useTable } from '../../table/screen/useTable.ts';
import { PassingContext } from '../../table/talk/passedDevice.ts';
import { Curtain } from './Curtain.tsx';
import { Passing } from './passing.ts';
import { isAsked } from './turns.ts';

/** A table that several people play at this device: what all may see, a curtain, and behind it one person's own screen. */
export function SharedTable({ table, at }: { readonly table: string; readonly at: Address | null }) {
  const source = useMemo(() => sourceOf(null, true), []);
  const live = useTable(source, table, null, () => passing.holder.peek() !== null || hasDialog());
  const passing = useMemo(() => new Passing(live), [live]);
  useEffect(() => () => source.link.close(), [source]);
  const holder = passing.holder.value;
  if (holder !== null) return <OwnScreen key={holder.id} table={table} holder={holder} passing={passing} />;
  if (passing.isDown.value) return <Curtain store={live.store} passing={passing} />;
  return (
    <PassingContext.Provider value={passing}>
      <TableScreen live={live} at={at} />
    </PassingContext.Provider>
  );
}

interface OwnProps {
  readonly table: string;
  readonly holder: Person;
  readonly passing: Passing;
}

/** OwnScreen is the screen of one person. When they have decided, the curtain falls. */
function OwnScreen({ table, holder, passing }: OwnProps) {
  const source = useMemo(() => sourceOf(holder, true), [holder.id]);
  const live = useTable(source, table, null);
  useEffect(() => {
    let wasAsked = false;
    const stop = effect(() => {
      const sheet = live.store.sheet.value;
      const isDone = wasAsked && sheet !== null && !isAsked(sheet);
      wasAsked = sheet !== null && isAsked(sheet);
      if (isDone) passing.close();
    });
    return () => {
      stop();
      source.link.close();
    };
  }, [live]);
  return (
    <PassingContext.Provider value={passing}>
      <TableScreen live={live} at={null} />
    </PassingContext.Provider>
  );
}
