import type { LocalTable } from '@macher/local/calls';
import type { Person } from '@macher/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { sourceOf } from '../../kit/local/hereSource.ts';
import { callHouse } from '../../kit/local/houseDoor.ts';
import type { Address } from '../../kit/state/seen.ts';
import { TablePage } from '../../table/screen/TablePage.tsx';
import { Trouble } from '../../table/screen/Trouble.tsx';
import { SharedTable } from './SharedTable.tsx';
import { say } from './words.ts';

interface HereProps {
  readonly table: string;
  readonly at: Address | null;
}

/** A table of this browser. */
export function HereTable({ table, at }: HereProps) {
  const row = useRow(table);
  if (row === undefined) return <p class="loading">{say('table.loading')}</p>;
  if (row === null) return <Trouble code="no-such-table" />;
  const [player = null, ...others] = row.people;
  if (others.length > 0) return <SharedTable table={table} at={at} />;
  return <Alone table={table} at={at} player={player} />;
}

/** Alone is the table of one person. If they have given their seat to a bot, they look on. */
function Alone({ table, at, player }: HereProps & { readonly player: Person | null }) {
  const source = useMemo(() => sourceOf(player), [player?.id]);
  return <TablePage source={source} table={table} invite={null} at={at} />;
}

/** The row of a table; undefined: not known yet; null: there is no such table. */
function useRow(table: string): LocalTable | null | undefined {
  const [row, setRow] = useState<LocalTable | null | undefined>(undefined);
  useEffect(() => {
    void callHouse('tables').then(
      rows => setRow(rows.find(({ id }) => id === table) ?? null),
      () => setRow(null),
    );
  }, [table]);
  return row;
}
