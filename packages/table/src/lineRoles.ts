import type { HappeningName } from '@macher/protocol';

/** `moves`: it leads to another position. `talks`: it changes nothing but what is read, and has an end of its own. */
type LineRole = 'moves' | 'talks';

/** What a line of the log does to the game; null: it changes the table beside it. */
export const LINE_ROLES: Readonly<Record<HappeningName, LineRole | null>> = {
  opened: null,
  sat: null,
  'seat-kept': null,
  'stood-up': null,
  'sent-away': null,
  'bot-seated': null,
  'bot-removed': null,
  'party-chosen': null,
  readied: null,
  started: 'moves',
  acted: 'moves',
  substituted: null,
  'taken-back': 'moves',
  'gone-back': 'moves',
  proposed: null,
  answered: null,
  'stood-in': null,
  returned: null,
  'handed-over': null,
  'days-off': null,
  'days-ended': null,
  'regent-named': null,
  'regent-began': null,
  'regent-ended': null,
  scheduled: null,
  offered: null,
  'offer-answered': null,
  phrased: 'talks',
  paused: null,
  'pace-set': null,
  'hints-set': null,
  abandoned: null,
  'rematch-offered': null,
  said: 'talks',
  noted: 'talks',
};
