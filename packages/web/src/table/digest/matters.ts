import type { Election, RegionId, Seat } from '@macher/engine';
import type { Change, Digest, RegionNews, WinnersNews } from './digest.ts';
import { isOther } from './digest.ts';

/** Something that matters to you. */
export type Matter =
  | { readonly kind: 'held'; readonly election: Election }
  | ({ readonly kind: 'winners' } & WinnersNews)
  | { readonly kind: 'votes'; readonly seat: Seat; readonly region: RegionId; readonly votes: Change }
  | { readonly kind: 'base' | 'money'; readonly change: Change };

const MOST = 3;

/** The three things that matter most to you, the weightiest first; to a spectator, those that changed most. */
export function mattersOf(digest: Digest, you: Seat | null): Matter[] {
  const weighed: Weighed[] = [
    ...digest.held.map(election => ({ weight: HELD, matter: { kind: 'held' as const, election } })),
    ...digest.winners.map(each => weighWinners(each, you)),
    ...digest.regions.flatMap(each => weighLanes(each, you)),
    ...weighPurse(digest, you),
  ];
  return weighed
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ matter }) => matter);
}

interface Weighed {
  readonly weight: number;
  readonly matter: Matter;
}

/** HELD: an election is worth more than any change of votes; whether you win it, more than whether others do. */
const HELD = 200;
const OWN_WIN = 60;
const OTHER_WIN = 20;
/** OWN_VOTE: a vote of your own counts as much as three of others, a point more than a vote, a member as two votes. */
const OWN_VOTE = 1.5;
const OTHER_VOTE = 0.5;
const POINT = 2;
const MEMBER = 2;
/** MONEY that weighs as much as one vote. */
const MONEY = 10_000;

function weighWinners(news: WinnersNews, you: Seat | null): Weighed {
  const isYours = you !== null && news.before.includes(you) !== news.after.includes(you);
  return { weight: isYours ? OWN_WIN : OTHER_WIN, matter: { kind: 'winners', ...news } };
}

function weighLanes({ region, lanes }: RegionNews, you: Seat | null): Weighed[] {
  return lanes.map(({ seat, votes, points }) => ({
    weight: (size(votes) + POINT * size(points)) * (seat === you ? OWN_VOTE : OTHER_VOTE),
    matter: { kind: 'votes', seat, region, votes },
  }));
}

function weighPurse({ parties }: Digest, you: Seat | null): Weighed[] {
  const own = parties.find(({ seat }) => seat === you);
  if (own === undefined) return [];
  const { base, money } = own;
  const members: Weighed = { weight: MEMBER * size(base), matter: { kind: 'base', change: base } };
  const purse: Weighed[] =
    money === null ? [] : [{ weight: size(money) / MONEY, matter: { kind: 'money', change: money } }];
  return [...(isOther(base) ? [members] : []), ...purse.filter(({ weight }) => weight > 0)];
}

function size([before, after]: Change): number {
  return Math.abs(after - before);
}
