import { EPOCH, exactly, listOf, ORIGINS, orNull, type Schema, withOptional } from '@macher/engine';
import { CONTEST_SCHEMA } from './contests.ts';
import { CONTRIBUTION_SCHEMA } from './dealing.ts';
import { DEAL_FIELDS, PHRASES } from './deals.ts';
import { type HappeningName, type Happenings, PROPOSED_SCHEMA, ROOMS, TAKE_OVERS } from './entries.ts';
import { TIME, VERSION, YES_NO } from './leaves.ts';
import { MOST_DAYS_OFF, PACE_SCHEMA } from './pace.ts';
import { ABSENCES, LAPSES, PERSON_SCHEMA, SEAT_SCHEMA } from './people.ts';

const seat = SEAT_SCHEMA;
const word: Schema = { type: 'string', minLength: 1, maxLength: 200 };

/** An opening: its rules are read apart, and its actions by the rules. */
const opening = exactly({
  epoch: { type: 'integer', minimum: 1, maximum: EPOCH },
  rules: {},
  options: exactly({ openMoney: YES_NO }),
  seed: word,
  origin: { enum: ORIGINS },
  dealing: orNull(exactly({ commitment: word, salt: word })),
  parties: listOf(word, 5),
  pace: PACE_SCHEMA,
  takeOver: { enum: TAKE_OVERS },
  daysOff: { type: 'integer', minimum: 0, maximum: MOST_DAYS_OFF },
  isRated: YES_NO,
  contest: orNull(CONTEST_SCHEMA),
  played: listOf({}, 10_000),
});

/** A new kind, or a new field of one, does not compile until it is checked here. */
const FIELDS: { readonly [K in HappeningName]: { readonly [F in keyof Happenings[K]]: Schema } } = {
  opened: { owner: PERSON_SCHEMA, opening },
  sat: { seat, person: PERSON_SCHEMA },
  'seat-kept': { seat, person: PERSON_SCHEMA },
  'stood-up': { seat },
  'sent-away': { seat, person: PERSON_SCHEMA, isBlocked: YES_NO },
  'bot-seated': { seat, bot: word },
  'bot-removed': { seat },
  'party-chosen': { seat, party: word },
  readied: { seat, isReady: YES_NO, contribution: orNull(CONTRIBUTION_SCHEMA) },
  started: {},
  acted: { seat, action: {}, seal: orNull(exactly({ commitment: word, salt: word })) },
  substituted: { seat, bot: word, why: { enum: LAPSES }, by: orNull(word) },
  'taken-back': { seat: orNull(seat), version: VERSION },
  'gone-back': { seat, version: VERSION },
  proposed: { seat, proposal: PROPOSED_SCHEMA },
  answered: { seat, accepts: YES_NO },
  'stood-in': { seat, bot: word, why: { enum: ABSENCES } },
  returned: { seat },
  'handed-over': { seat, person: PERSON_SCHEMA, keptFor: orNull(PERSON_SCHEMA) },
  'days-off': { seat, until: TIME },
  'days-ended': { seat },
  'regent-named': { seat, name: orNull(word), until: TIME },
  'regent-began': { seat, person: PERSON_SCHEMA, keptFor: PERSON_SCHEMA },
  'regent-ended': { seat },
  scheduled: { at: orNull(TIME), bot: orNull(word) },
  offered: { seat, ...DEAL_FIELDS },
  'offer-answered': { offer: VERSION, state: { enum: ['accepted', 'declined', 'withdrawn'] } },
  phrased: { seat, phrase: { enum: PHRASES } },
  paused: { isPaused: YES_NO },
  'pace-set': { pace: PACE_SCHEMA },
  'hints-set': { isAllowed: YES_NO },
  abandoned: {},
  'rematch-offered': { person: PERSON_SCHEMA, table: word, isSameDeal: YES_NO },
  said: { room: { enum: ROOMS }, person: PERSON_SCHEMA, text: { type: 'string', maxLength: 20_000 } },
  noted: { person: word, text: { type: 'string', maxLength: 20_000 } },
};

/** OPTIONAL fields may be missing. */
const OPTIONAL: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  acted: { isHinted: { const: true } },
  'regent-named': { keeper: word },
};

/** What a line of a log must look like, before a table is given it. */
export const HAPPENING_SCHEMA: Schema = {
  anyOf: Object.entries(FIELDS).map(([kind, fields]) =>
    withOptional({ kind: { const: kind }, ...fields }, OPTIONAL[kind] ?? {}),
  ),
};
