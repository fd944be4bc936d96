import { createHash } from 'node:crypto';
import { KIND_OF, type Notice, type NoticeName, type NoticeOf } from '@macher/protocol';
import type { NoticeWords } from './words.ts';

/** Message is what goes out: plain text, the same facts by every channel. */
export interface Message {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where it leads, below the address of this server. */
  readonly path: string;
  /** The id, the same for the same causes: what comes twice can be told by it. */
  readonly id: string;
  /** What it is about, the same for the same tables: the next message takes the place of this one on a screen. */
  readonly about: string;
}

/** MOST_LINES notices in one message: more are only counted. */
const MOST_LINES = 6;

export function messageOf(words: NoticeWords, given: readonly Notice[]): Message {
  const notices = withoutRepeats(given);
  const tables = [...new Set(notices.map(({ table }) => table))];
  const [first] = notices;
  const names = {
    id: digest(given.map(causeOf)),
    about: digest(tables.toSorted()),
    path: tables.length === 1 && first !== undefined ? pathTo(first) : '/',
  };
  if (notices.length === 1 && first !== undefined)
    return { ...names, title: sentence(words, first), lines: placeLines(words, first) };
  const shown = notices.slice(-MOST_LINES);
  const rest = notices.length - shown.length;
  return {
    ...names,
    title: words.say('several', { count: notices.length }),
    lines: [
      ...shown.map(each =>
        [sentence(words, each), ...placeLines(words, each).map(line => `(${line})`)].join(' '),
      ),
      ...(rest === 0 ? [] : [words.say('more', { count: rest })]),
    ],
  };
}

/**
 * Notices without repeats. Who talks says many things: that is one sentence. That you're asked at a table is said once,
 * however often you were.
 */
export function withoutRepeats(notices: readonly Notice[]): Notice[] {
  const last = new Map(notices.map(notice => [matterOf(notice), notice]));
  return [...last.values()];
}

function matterOf({ table, facts }: Notice): string {
  return JSON.stringify([table, facts.what === 'decide' ? facts.what : facts]);
}

/** A message to see whether a channel works. */
export function testMessage(words: NoticeWords, id: string): Message {
  const title = words.say('test-title');
  return { title, lines: [words.say('test-text')], path: '/notices', id: digest([id]), about: digest([id]) };
}

export function pathTo({ table, facts }: Pick<Notice, 'table' | 'facts'>): string {
  return facts.what === 'friend-asked' ? `/${table}` : `/t/${table}`;
}

/**
 * The cause by which a notice is called outside. The number it has in the store counts everybody's: gaps between two of
 * them would tell what others are told, and who has planned and needn't be.
 */
export function causeOf({ person, table, number, facts }: Notice): string {
  return digest([person, table, String(number), KIND_OF[facts.what]]);
}

/** A digest of 32 letters and figures, which push services take. */
function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);
}

type Sentence<K extends NoticeName> = (facts: NoticeOf<K>, words: NoticeWords) => string;

const SENTENCES: { readonly [K in NoticeName]: Sentence<K> } = {
  decide: ({ phase }, words) => words.say('decide', { phase: words.phase(phase) }),
  proposed: ({ who, proposal }, words) =>
    words.say('proposed', { who: named(words, who), proposal: proposal.replace('-', '') }),
  'media-removed': doneIn('media-removed'),
  'trend-lowered': doneIn('trend-lowered'),
  'coalition-forced': doneIn('coalition-forced'),
  'stood-in': ({ why }, { say }) => say('stood-in', { why }),
  'handed-over': ({ who }, words) => words.say('handed-over', { who: named(words, who) }),
  'sent-away': (_facts, { say }) => say('sent-away'),
  said: ({ who }, words) => words.say('said', { who: named(words, who) }),
  mentioned: ({ who }, words) => words.say('mentioned', { who: named(words, who) }),
  offered: ({ who }, words) => words.say('offered', { who: named(words, who) }),
  'offer-answered': ({ who, state }, words) => words.say('offer-answered', { who: named(words, who), state }),
  'seat-kept': ({ who }, words) => words.say('seat-kept', { who: named(words, who) }),
  'regent-named': ({ who }, words) => words.say('regent-named', { who: named(words, who) }),
  'friend-asked': ({ who }, words) => words.say('friend-asked', { who: named(words, who) }),
  over: ({ place, players, winner }, words) =>
    place === 1 ? words.say('won') : words.say('over', { place, players, winner: named(words, winner) }),
  abandoned: (_facts, { say }) => say('abandoned'),
};

type Hurt = 'media-removed' | 'trend-lowered' | 'coalition-forced';

function doneIn(key: Hurt): Sentence<Hurt> {
  return ({ who, region }, words) => words.say(key, { who: named(words, who), region: words.region(region) });
}

export function sentence(words: NoticeWords, { facts }: Pick<Notice, 'facts'>): string {
  return sentenceOf(words, facts);
}

function sentenceOf<K extends NoticeName>(words: NoticeWords, facts: NoticeOf<K>): string {
  return SENTENCES[facts.what](facts, words);
}

function placeLines(words: NoticeWords, notice: Notice): string[] {
  const where = whereText(words, notice);
  return where === '' ? [] : [where];
}

/** The table in words: it has no name but what is played there, and with whom. Empty, if it is about no table. */
export function whereText(
  { say, ruleset: gameOf, language }: NoticeWords,
  { ruleset, others }: Pick<Notice, 'ruleset' | 'others'>,
): string {
  if (ruleset === '') return '';
  const game = gameOf(ruleset);
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return others.length === 0 ? game : say('at-table', { game, others: list.format(others.map(plainName)) });
}

function named({ say }: NoticeWords, who: string): string {
  return who === '' ? say('bot') : plainName(who);
}

/**
 * A name that is nothing but a name: no program makes a link of it, and letters that run the other way don't turn the
 * sentence around.
 */
export function plainName(name: string): string {
  const unlinked = name.replace(/(?<=\S)[.:/]+(?=\S)/g, '$&\u200b');
  return RIGHT_TO_LEFT.test(name) ? `\u2068${unlinked}\u2069` : unlinked;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * As many of the lines as fit, from the first: names may be long, and who takes the message may refuse a longer one.
 */
export function fitting(lines: readonly string[], fits: (lines: readonly string[]) => boolean): string[] {
  let count = lines.length;
  while (count > 0 && !fits(lines.slice(0, count))) count -= 1;
  return lines.slice(0, count);
}
