import type { Card, PoliticianId, RegionId, Seat } from '@macher/engine';
import { partyAt, type Subject } from '../wording.ts';
import type { Advice } from './advice.ts';
import type { AdviceKey } from './messages/en.ts';

/** A part of a difference in points, as bots tell it. */
export interface CauseToTell {
  readonly what: CauseWord;
  readonly region: RegionId | null;
  readonly politician: PoliticianId | null;
  readonly points: number;
}

type CauseWord = Exclude<
  AdviceKey extends infer K ? (K extends `cause.${infer W}` ? W : never) : never,
  'rest'
>;

/** Why a bot decided as it did, as bots tell it. */
export type ReasonToTell =
  | { readonly kind: 'chance' | 'rule' | 'forced' | 'spare' | 'best' }
  | { readonly kind: 'overtake'; readonly region: RegionId; readonly votes: number; readonly rival: Seat }
  | { readonly kind: 'votes'; readonly region: RegionId; readonly votes: number }
  | { readonly kind: 'agree'; readonly cards: readonly Card[] }
  | { readonly kind: 'bid'; readonly worth: number }
  | { readonly kind: 'ahead'; readonly plans: number; readonly worlds: number };

/** The label of what a part of a difference is of. */
export function causeLabel({ say, words }: Advice, { what, region, politician }: CauseToTell): string {
  return say(`cause.${what}`, {
    region: region === null ? 'none' : words.region(region),
    politician: politician === null ? 'none' : words.politician(politician),
  });
}

/** Causes in one line, with their points: the largest ones. */
export function causesText(advice: Advice, causes: readonly CauseToTell[]): string {
  return causes
    .slice(0, MOST)
    .map(cause => `${causeLabel(advice, cause)} ${pointsText(advice, cause.points)}`)
    .join(', ');
}

const MOST = 3;

/** Points with a sign, and one digit where it is less than ten. */
export function pointsText({ words }: Advice, points: number): string {
  const digits = Math.abs(points) < 9.95 ? 1 : 0;
  const text = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'exceptZero',
  }).format(points);
  return text.replace('-', '−');
}

/** Why a bot decided as it did, as a sentence. */
export function whyText(advice: Advice, subject: Subject, reason: ReasonToTell): string {
  const { say, words } = advice;
  switch (reason.kind) {
    case 'chance':
    case 'rule':
    case 'forced':
    case 'spare':
    case 'best':
      return say(`why.${reason.kind}`);
    case 'overtake':
      return say('why.overtake', {
        party: partyAt(words, subject, reason.rival),
        region: words.region(reason.region),
        votes: Math.round(reason.votes),
      });
    case 'votes':
      return say('why.votes', { region: words.region(reason.region), votes: Math.round(reason.votes) });
    case 'agree':
      return say('why.agree', { count: reason.cards.length, cards: words.cards(reason.cards) });
    case 'bid':
      return say('why.bid', { points: Math.max(0, Math.round(reason.worth)) });
    case 'ahead':
      return say('why.ahead', { plans: reason.plans, worlds: reason.worlds });
  }
}
