import {
  at,
  type Card,
  type Election,
  type EventOf,
  project,
  type RegionId,
  type RegionView,
  type Seat,
  type View,
} from '@macher/engine';
import type { SeenMoment } from '../../kit/state/seen.ts';

/** A figure before and after. */
export type Change = readonly [before: number, after: number];

/** What is new in a region; votes as they would count. */
export interface RegionNews {
  readonly region: RegionId;
  readonly out: readonly Card[];
  readonly in: readonly Card[];
  /** The exchanges of opinions there, with who made them. */
  readonly exchanges: readonly EventOf<'opinion-exchanged'>[];
  readonly lanes: readonly LaneNews[];
}

interface LaneNews {
  readonly seat: Seat;
  readonly votes: Change;
  readonly points: Change;
}

/** What is new of a party; money is null where it is hidden. */
export interface PartyNews {
  readonly seat: Seat;
  readonly money: Change | null;
  readonly base: Change;
  /** Politicians not yet used. */
  readonly politicians: Change;
  readonly out: readonly Card[];
  readonly in: readonly Card[];
}

/** What has happened since you last decided, by region and party. */
export interface Digest {
  readonly moves: number;
  readonly regions: readonly RegionNews[];
  readonly parties: readonly PartyNews[];
  /** Elections that were counted meanwhile. */
  readonly held: readonly Election[];
  /** Who would have won the boards in play, where that is someone else now. */
  readonly winners: readonly WinnersNews[];
}

export interface WinnersNews {
  readonly region: RegionId;
  readonly before: readonly Seat[];
  readonly after: readonly Seat[];
}

/** The digest of moments; null: nothing has happened. */
export function digestOf(moments: readonly SeenMoment[]): Digest | null {
  const [before, after] = [moments[0]?.before, moments.at(-1)?.view];
  if (before == null || after === undefined) return null;
  const stay = after.regions.flatMap(now => {
    const was = before.regions.find(({ id }) => id === now.id);
    return was === undefined ? [] : [{ was, now }];
  });
  return {
    moves: new Set(moments.map(({ version }) => version)).size,
    regions: after.regions.map(now => {
      const same = stay.find(({ was }) => was.id === now.id);
      const exchanges = exchangesIn(moments, now.id);
      return same === undefined ? newBoard(now) : { ...regionNews(before, after, same.was, now), exchanges };
    }),
    parties: [...after.players.keys()].map(seat => partyNews(before, after, seat)),
    held: after.elections.slice(before.elections.length),
    winners: stay.flatMap(({ was, now }) => winnersNews(before, after, was, now)),
  };
}

function exchangesIn(moments: readonly SeenMoment[], region: RegionId): EventOf<'opinion-exchanged'>[] {
  return moments
    .flatMap(({ events }) => events)
    .filter(event => event.event === 'opinion-exchanged')
    .filter(event => event.region === region);
}

function regionNews(
  before: View,
  after: View,
  was: RegionView,
  now: RegionView,
): Omit<RegionNews, 'exchanges'> {
  const [then, today] = [project(before, was), project(after, now)];
  const lanes = [...after.players.keys()].map(seat => ({
    seat,
    votes: [at(then.parties, seat).votes, at(today.parties, seat).votes] as const,
    points: [at(then.election.mandates, seat), at(today.election.mandates, seat)] as const,
  }));
  return {
    region: now.id,
    out: without(was.open, now.open),
    in: without(now.open, was.open),
    lanes: lanes.filter(({ votes }) => isOther(votes)),
  };
}

function newBoard({ id, open }: RegionView): RegionNews {
  return { region: id, out: [], in: open, exchanges: [], lanes: [] };
}

function partyNews(before: View, after: View, seat: Seat): PartyNews {
  const [was, is] = [at(before.players, seat), at(after.players, seat)];
  return {
    seat,
    money: was.money === null || is.money === null ? null : [was.money, is.money],
    base: [was.base, is.base],
    politicians: [was.unrevealed.length, is.unrevealed.length],
    out: without(was.platform, is.platform),
    in: without(is.platform, was.platform),
  };
}

/** The news of who would win this round's election, while it is not yet held. */
function winnersNews(before: View, after: View, was: RegionView, now: RegionView): WinnersNews[] {
  const isNext =
    now.round === Math.max(1, after.round) && !after.elections.some(({ region }) => region === now.id);
  const [then, today] = [project(before, was).election.winners, project(after, now).election.winners];
  return !isNext || then.join() === today.join() ? [] : [{ region: now.id, before: then, after: today }];
}

export function isOther([before, after]: Change): boolean {
  return before !== after;
}

export function isNews({ money, base, politicians, out, in: come }: PartyNews): boolean {
  const figures = money === null ? [base, politicians] : [money, base, politicians];
  return figures.some(isOther) || out.length + come.length > 0;
}

function without(cards: readonly Card[], others: readonly Card[]): Card[] {
  return cards.filter(card => !others.includes(card));
}
