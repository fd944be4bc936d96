import { exactly, type Infer } from '@macher/engine';
import { NAME_SCHEMA, type Person, SEAT_SCHEMA, type TableId } from './people.ts';

/** POST /api/tables/:id/codes: a code that makes another device the hand of this seat, once. */
export const SEAT_CODE_SCHEMA = exactly({ seat: SEAT_SCHEMA });
export type WantedCode = Infer<typeof SEAT_CODE_SCHEMA>;

/** POST /api/codes. The name is for guests who have none yet. */
export const SHOWN_CODE_SCHEMA = exactly({
  code: { type: 'string', minLength: 1, maxLength: 20 },
  name: NAME_SCHEMA,
});
export type ShownCode = Infer<typeof SHOWN_CODE_SCHEMA>;

/** SeatCode is what is shown on a large screen, until that time or until somebody has used it. */
export interface SeatCode {
  readonly code: string;
  readonly until: number;
}

/** Called says who the device belongs to from now on, and where they sit. */
export interface Called {
  readonly person: Person;
  readonly table: TableId;
}
