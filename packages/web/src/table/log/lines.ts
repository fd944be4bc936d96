import type { GameEvent } from '@macher/engine';
import { eventsIn, type MomentNews, type News } from '@macher/protocol';
import { type Act, actsIn, joined } from '@macher/words';
import type { Address } from '../../kit/state/seen.ts';

/** A line of the log: an act of the game, or something that happened at the table. */
export interface LogLine {
  readonly key: string;
  /** The latest entry in it. */
  readonly number: number;
  /** The address in the game; null: it wasn't in the game. */
  readonly address: string | null;
  readonly what: Act | News;
  /** Whether a plan of its person decided so, as far as you are told. */
  readonly isPlanned: boolean;
  /** Whether it was taken back since: it no longer counts. */
  readonly isUndone: boolean;
}

/** Everything since the table was opened, the newest last. Talk and notes have their own places. */
export function logLines(past: readonly News[]): LogLine[] {
  const gone = new Set(past.flatMap(({ what }) => ('gone' in what ? what.gone : [])));
  const lines: LogLine[] = [];
  for (const news of past) {
    for (const line of linesIn(news)) {
      const counted = gone.has(line.number) ? undone(line) : line;
      const last = lines.at(-1);
      const both = last === undefined ? null : together(last, counted);
      if (both === null) lines.push(counted);
      else lines[lines.length - 1] = both;
    }
  }
  return lines;
}

/** What has happened up to a moment: the log doesn't run ahead of what is being played. */
export function pastUpTo(past: readonly News[], { version, part }: Address): readonly News[] {
  const isThen = (moment: MomentNews): boolean => moment.version === version && moment.part === part;
  const index = past.findLastIndex(({ moments }) => moments.some(isThen));
  const last = past[index];
  if (last === undefined) return past;
  const { moments } = last;
  const told = moments.findLastIndex(isThen) + 1;
  return told === moments.length
    ? past.slice(0, index + 1)
    : [...past.slice(0, index), { ...last, moments: moments.slice(0, told) }];
}

/** The line that tells of a moment, or the last before it; null: there is none. */
export function lineAt(lines: readonly LogLine[], moment: Address): number | null {
  const index = lines.findLastIndex(({ address, isUndone }) => !isUndone && isUpTo(address, moment));
  return index < 0 ? null : index;
}

function isUpTo(address: string | null, { version, part }: Address): boolean {
  if (address === null) return false;
  const [itsVersion = 0, itsPart = 0] = address.split('.').map(Number);
  return itsVersion < version || (itsVersion === version && itsPart <= part);
}

export function isAct(what: Act | News): what is Act {
  return 'shape' in what;
}

export function isHeading({ what }: LogLine): boolean {
  return isAct(what) && what.shape === 'heading';
}

/**
 * MADE lines: entries never change, and a long game has thousands of them, so each is made once and stays the same
 * object.
 */
const MADE = new WeakMap<News, readonly LogLine[]>();
const UNDONE = new WeakMap<LogLine, LogLine>();
const TOGETHER = new WeakMap<LogLine, { readonly before: LogLine; readonly both: LogLine | null }>();

function linesIn(news: News): readonly LogLine[] {
  const lines = MADE.get(news) ?? madeOf(news);
  MADE.set(news, lines);
  return lines;
}

function madeOf(news: News): LogLine[] {
  const { number, moments, what } = news;
  const isPlanned = what.kind === 'acted' && what.isPlanned === true;
  const acts = actsIn(eventsIn(news)).map((act, index) => ({
    key: `${number}.${index}`,
    number,
    address: addressOf(act.events[0], moments),
    what: act,
    isPlanned: isPlanned && index === 0,
    isUndone: false,
  }));
  return isOfTable(news)
    ? [{ key: `${number}`, number, address: null, what: news, isPlanned: false, isUndone: false }, ...acts]
    : acts;
}

/** Whether an entry is of the table: that somebody took a hint stands in no event. */
function isOfTable({ what }: News): boolean {
  return what.kind === 'acted' ? what.isHinted === true : !IS_SILENT[what.kind];
}

/** Lines that events tell of, or that stand elsewhere. */
const IS_SILENT: Readonly<Record<News['what']['kind'], boolean>> = {
  opened: true,
  sat: false,
  'seat-kept': true,
  'stood-up': false,
  'sent-away': false,
  'bot-seated': false,
  'bot-removed': false,
  'party-chosen': true,
  readied: true,
  started: false,
  acted: false,
  substituted: false,
  'taken-back': false,
  'gone-back': false,
  proposed: false,
  answered: true,
  'stood-in': false,
  returned: false,
  'handed-over': false,
  'days-off': false,
  'days-ended': false,
  'regent-named': false,
  'regent-began': false,
  'regent-ended': false,
  scheduled: false,
  offered: false,
  'offer-answered': false,
  phrased: true,
  paused: false,
  'pace-set': false,
  'hints-set': false,
  abandoned: false,
  'rematch-offered': false,
  said: true,
  noted: true,
};

function addressOf(event: GameEvent, moments: readonly MomentNews[]): string | null {
  const moment = moments.find(({ events }) => events.includes(event));
  return moment === undefined ? null : `${moment.version}.${moment.part}`;
}

function undone(line: LogLine): LogLine {
  const made = UNDONE.get(line) ?? { ...line, isUndone: true };
  UNDONE.set(line, made);
  return made;
}

/** Two lines together: passes in a row are one. */
function together(before: LogLine, line: LogLine): LogLine | null {
  const known = TOGETHER.get(line);
  if (known?.before === before) return known.both;
  const both = joinedLine(before, line);
  TOGETHER.set(line, { before, both });
  return both;
}

function joinedLine(before: LogLine, line: LogLine): LogLine | null {
  if (!isAct(before.what) || !isAct(line.what)) return null;
  if (before.isUndone !== line.isUndone || before.isPlanned !== line.isPlanned) return null;
  const act = joined(before.what, line.what);
  return act === null ? null : { ...before, number: line.number, what: act };
}
