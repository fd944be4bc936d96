import type { Seat } from '@macher/engine';
import type { SeatCode } from '@macher/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../kit/net/api.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { QrCode } from '../../kit/ui/signs/QrCode.tsx';
import { say } from './words.ts';

/**
 * AHEAD is how many milliseconds before a code ends the next one is shown, and how many pass until it is tried again if
 * there is none.
 */
const AHEAD = 30_000;

/**
 * ScanCode makes a phone the hand of this seat. It shows nothing where whoever is signed in at this screen may not give
 * the seat away.
 */
export function ScanCode({ store, seat }: { readonly store: TableStore; readonly seat: Seat }) {
  const code = useCode(store, seat);
  if (code === null) return null;
  return (
    <div class="scan-code">
      <QrCode text={`${location.origin}/seat#${code.code}`} />
      <p>
        <span class="hidden-text">{say('room.code')} </span>
        <b>{code.code}</b>
      </p>
    </div>
  );
}

function useCode({ table, invite }: TableStore, seat: Seat): SeatCode | null {
  const [code, setCode] = useState<SeatCode | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (milliseconds: number): void => {
      timer = setTimeout(() => setTurn(turn + 1), Math.max(AHEAD, milliseconds));
    };
    void api.seatCode(table, invite, seat).then(
      made => {
        setCode(made);
        again(made.until - Date.now() - AHEAD);
      },
      () => {
        setCode(null);
        again(AHEAD);
      },
    );
    return () => clearTimeout(timer);
  }, [turn, table, seat]);
  return code;
}
