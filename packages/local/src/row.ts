import { deciders, exactly, listOf, mismatch, ORIGINS, orNull, type Schema } from '@macher/engine';
import { CONTEST_SCHEMA, NUMBER_SCHEMA, PERSON_SCHEMA, STAGES, TAKE_OVERS } from '@macher/protocol';
import { botAt, isOpen, type Table } from '@macher/table';
import type { LocalTable } from './calls.ts';
import type { KeptTable } from './store.ts';

/** What lists show of a table as it is now. */
export function rowOf(
  { id, createdAt }: Pick<LocalTable, 'id' | 'createdAt'>,
  table: Table,
  updatedAt: number,
): LocalTable {
  const { stage, places, opening, number, clock } = table;
  const people = places.flatMap(({ person }) => person ?? []);
  return {
    id,
    createdAt,
    isPrivate: true,
    stage,
    ruleset: opening.rules.ruleset,
    players: places.length,
    speed: clock.pace.kind,
    origin: opening.origin,
    openSeats: places.filter(isOpen).length,
    takeOver: opening.takeOver,
    limits: null,
    isRated: opening.isRated,
    startsAt: null,
    contest: opening.contest,
    names: people.map(({ name }) => name),
    admitsPrograms: false,
    programs: [],
    number,
    updatedAt,
    isMyTurn: isPersonAsked(table),
    people,
  };
}

function isPersonAsked(table: Table): boolean {
  const { game, stage } = table;
  return game !== null && stage === 'playing' && deciders(game).some(seat => botAt(table, seat) === null);
}

/** A row as this program writes it; null: it has to be made again from the log. */
export function rowIn({ id, row }: KeptTable): LocalTable | null {
  return mismatch(ROW_SCHEMA, row) === null && (row as LocalTable).id === id ? (row as LocalTable) : null;
}

const text = { type: 'string', maxLength: 200 } as const satisfies Schema;
const time = { type: 'integer' } as const satisfies Schema;
const yesOrNo = { type: 'boolean' } as const satisfies Schema;

const ROW_SCHEMA = exactly({
  id: text,
  createdAt: time,
  isPrivate: yesOrNo,
  stage: { enum: STAGES },
  ruleset: text,
  players: NUMBER_SCHEMA,
  speed: { enum: ['none', 'live', 'slow'] },
  origin: { enum: ORIGINS },
  openSeats: NUMBER_SCHEMA,
  takeOver: { enum: TAKE_OVERS },
  limits: { const: null },
  isRated: yesOrNo,
  startsAt: orNull(time),
  contest: orNull(CONTEST_SCHEMA),
  names: listOf(text, 5),
  admitsPrograms: yesOrNo,
  programs: listOf(text, 5),
  number: NUMBER_SCHEMA,
  updatedAt: time,
  isMyTurn: yesOrNo,
  people: listOf(PERSON_SCHEMA, 5),
} satisfies Readonly<Record<keyof LocalTable, Schema>>);
