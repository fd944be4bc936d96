import type { SeatAbsence } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';

/** Seats whose people let someone of your name play. */
export function servableSeats({ source, sheet, seat }: TableStore): number[] {
  const me = source.person.value;
  const { absences = [] } = sheet.value ?? {};
  if (me === null || seat.value !== null) return [];
  return absences.flatMap(({ regency }, index) =>
    regency !== null && regency.person === null && regency.name === me.name ? index : [],
  );
}

/** Whether you play at a seat that is another's. */
export function isServing({ source }: TableStore, { regency }: SeatAbsence): boolean {
  const me = source.person.value;
  return me !== null && regency?.person?.id === me.id;
}
