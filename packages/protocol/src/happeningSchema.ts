import { EPOCH, exactly, listOf, ORIGINS, orNull, type Schema, withOptional } from '@macher/engine';
import { CONTEST_SCHEMA } from './contests.ts';
import { CONTRIBUTION_SCHEMA } from './dealing.ts';
import { DEAL_FIELDS, PHRASES } from './deals.ts';
import { type HappeningName, type Happenings, PROPOSED_SCHEMA, ROOMS, TAKE_OVERS } from './entries.ts';
import { MOST_DAYS_OFF, PACE_SCHEMA } from './pace.ts';
import { ABSENCES, LAPSES, PERSON_SCHEMA, SEAT_SCHEMA } from './people.ts';

const seat = SEAT_SCHEMA;
const word: Schema = { type: 'string', minLength: 1, maxLength: 200 };
const yesOrNo: Schema = { type: 'boolean' };
const version: Schema = { type: 'integer', minimum: 0, maximum: 100_000 };
const person = PERSON_SCHEMA;
const time: Schema = { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };

/** The rules are read apart, and actions by the rules. */
const opening = exactly({
  epoch: { type: 'integer', minimum: 1, maximum: EPOCH },
  rules: {},
  options: exactly({ openMoney: yesOrNo }),
  seed: word,
  origin: { enum: ORIGINS },
  dealing: orNull(exactly({ commitment: word, salt: word })),
  parties: listOf(word, 5),
  pace: PACE_SCHEMA,
  takeOver: { enum: TAKE_OVERS },
  daysOff: { type: 'integer', minimum: 0, maximum: MOST_DAYS_OFF },
  isRated: yesOrNo,
  contest: orNull(CONTEST_SCHEMA),
  played: listOf({}, 10_000),
});

/** A new kind, or a new field of one, does not compile until it is checked here. */
const FIELDS: { readonly [K in HappeningName]: { readonly [F in keyof Happenings[K]]: Schema } } = {
  opened: { owner: person, opening },
  sat: { seat, person },
  'seat-kept': { seat, person },
  'stood-up': { seat },
  'sent-away': { seat, person, isBlocked: yesOrNo },
  'bot-seated': { seat, bot: word },
  'bot-removed': { seat },
  'party-chosen': { seat, party: word },
  readied: { seat, isReady: yesOrNo, contribution: orNull(CONTRIBUTION_SCHEMA) },
  started: {},
  acted: { seat, action: {}, seal: orNull(exactly({ commitment: word, salt: word })) },
  substituted: { seat, bot: word, why: { enum: LAPSES }, by: orNull(word) },
  'taken-back': { seat: orNull(seat), version },
  'gone-back': { seat, version },
  proposed: { seat, proposal: PROPOSED_SCHEMA },
  answered: { seat, accepts: yesOrNo },
  'stood-in': { seat, bot: word, why: { enum: ABSENCES } },
  returned: { seat },
  'handed-over': { seat, person, keptFor: orNull(person) },
  'days-off': { seat, until: time },
  'days-ended': { seat },
  'regent-named': { seat, name: orNull(word), until: time },
  'regent-began': { seat, person, keptFor: person },
  'regent-ended': { seat },
  scheduled: { at: orNull(time), bot: orNull(word) },
  offered: { seat, ...DEAL_FIELDS },
  'offer-answered': { offer: version, state: { enum: ['accepted', 'declined', 'withdrawn'] } },
  phrased: { seat, phrase: { enum: PHRASES } },
  paused: { isPaused: yesOrNo },
  'pace-set': { pace: PACE_SCHEMA },
  'hints-set': { isAllowed: yesOrNo },
  abandoned: {},
  'rematch-offered': { person, table: word, isSameDeal: yesOrNo },
  said: { room: { enum: ROOMS }, person, text: { type: 'string', maxLength: 20_000 } },
  noted: { person: word, text: { type: 'string', maxLength: 20_000 } },
};

/** What may be missing. */
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
