import type { Person, PersonId, Request, RequestName, RequestOf, Stage } from '@macher/protocol';
import type { Roster } from './botTurns.ts';
import { BESIDE } from './desks/beside.ts';
import { type Around, type Desks, type Outcome, refuse } from './desks/desk.ts';
import { GATHERING } from './desks/gathering.ts';
import { PLAYING } from './desks/playing.ts';
import { knownAs } from './known.ts';
import { isTooMuch } from './lines.ts';
import type { Table } from './table.ts';

/** A request with who sent it, what they call it and when it came. */
export interface SentRequest {
  readonly person: Person;
  readonly id: string;
  readonly at: number;
  readonly request: Request;
  /** The person who keeps the name that is in it with a password. */
  readonly keeper?: PersonId | null;
}

/** Answers a request. Sent again, it does no harm: it gets the same answer. */
export function ask(
  table: Table,
  { person, id, at, request, keeper = null }: SentRequest,
  roster: Roster,
): Outcome {
  const known = knownAs(table, { person: person.id, id });
  if (known !== null) return { ok: true, happenings: [], known };
  if (table.stage === 'frozen') return refuse('frozen');
  if (table.blocked.has(person.id)) return refuse('blocked');
  const stage = STAGE_FOR[request.kind];
  if (stage !== null && stage !== table.stage)
    return refuse(stage === 'gathering' ? 'not-gathering' : 'not-playing');
  if (isTooMuch(table, person.id, request.kind)) return refuse('log-full');
  return atDesk(table, person, request, { at, roster, keeper });
}

function atDesk<K extends RequestName>(
  table: Table,
  person: Person,
  request: RequestOf<K>,
  around: Around,
): Outcome {
  return DESKS[request.kind](table, person, request, around);
}

/** When something can be asked for; null: always, or for its desk to say. */
const STAGE_FOR: Readonly<Record<RequestName, Stage | null>> = {
  sit: 'gathering',
  'stand-up': 'gathering',
  'send-away': 'gathering',
  'seat-bot': 'gathering',
  'remove-bot': 'gathering',
  'choose-party': 'gathering',
  ready: 'gathering',
  start: 'gathering',
  close: 'gathering',
  act: 'playing',
  undo: 'playing',
  propose: 'playing',
  answer: 'playing',
  leave: 'playing',
  return: 'playing',
  resign: 'playing',
  'take-over': 'playing',
  offer: 'playing',
  'answer-offer': 'playing',
  phrase: null,
  'days-off': 'playing',
  'name-regent': 'playing',
  serve: 'playing',
  'hand-back': 'playing',
  schedule: 'gathering',
  say: null,
  note: null,
};

const DESKS: Desks = { ...GATHERING, ...PLAYING, ...BESIDE };
