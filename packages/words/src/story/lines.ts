import type { EventOf, NationalOpinion, Seat } from '@macher/engine';
import { eventText, fieldTexts, presenceText, sentText, shownText } from '../events.ts';
import { partyAt, type Subject, type Wording } from '../wording.ts';

/** One thing that followed, and whom it happened to. */
export interface Consequence {
  readonly seat: Seat | null;
  readonly text: string;
}

export function electionLines(
  { election }: EventOf<'election-held'>,
  words: Wording,
  subject: Subject,
): Consequence[] {
  const lines = election.votes.map((votes, seat) => ({
    seat,
    text: words.say('then.seats', {
      party: partyAt(words, subject, seat),
      votes,
      mandates: election.mandates[seat] ?? 0,
      win: election.win[seat] ?? 0,
    }),
  }));
  const presence = presenceText(words, subject, election).trim();
  return presence === '' ? lines : [...lines, { seat: null, text: presence }];
}

export function blockLines(
  event: EventOf<'block-revealed'>,
  words: Wording,
  subject: Subject,
): Consequence[] {
  return fieldTexts(event, words, subject).map(text => ({ seat: event.seat, text }));
}

export function displayLines(
  event: EventOf<'display-discarded'>,
  words: Wording,
  subject: Subject,
): Consequence[] {
  return [{ seat: null, text: eventText(words, subject, event) }];
}

export function sentLines({ seat, cards }: EventOf<'politicians-sent'>, words: Wording): Consequence[] {
  if (cards.length < 2) return [];
  return cards.flatMap(({ region, politician }) =>
    politician === null ? [] : [{ seat, text: sentText(words, region, politician) }],
  );
}

export function shownLines(
  { row }: EventOf<'politicians-shown'>,
  words: Wording,
  subject: Subject,
): Consequence[] {
  return row.length < 2 ? [] : row.map(each => ({ seat: each.seat, text: shownText(words, subject, each) }));
}

export function boardLines({ before, after }: EventOf<'nationalised'>, words: Wording): Consequence[] {
  const named = (board: readonly NationalOpinion[]): string =>
    board.length === 0 ? '–' : board.map(({ card }) => words.card(card)).join(', ');
  return [{ seat: null, text: words.say('then.national', { before: named(before), after: named(after) }) }];
}

export function scoreLines(
  { scores }: EventOf<'game-ended'>,
  words: Wording,
  subject: Subject,
): Consequence[] {
  return scores.map(({ seat, total }) => ({
    seat,
    text: words.say('then.score', { party: partyAt(words, subject, seat), total }),
  }));
}
