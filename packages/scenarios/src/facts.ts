import { awaited, type Election, type Game, type Region } from '@macher/engine';

type BySeat<T> = Record<string, T>;

/** A game in the words of a scenario file: seats by name, trends as numbers on the scale, regions by id. */
export function factsOf(game: Game, seats: readonly string[]): object {
  const named = <T>(values: readonly T[]): BySeat<T> =>
    Object.fromEntries(values.map((value, seat) => [seats[seat] as string, value]));
  const names = (list: readonly number[]): string[] => list.map(seat => seats[seat] as string);
  return {
    round: game.round,
    start: seats[game.start],
    phase: game.frames.at(-1)?.phase ?? 'over',
    awaited: awaited(game).map(({ seat, kind }) => ({ seat: seats[seat], kind })),
    players: named(game.players),
    regions: Object.fromEntries(
      game.regions.map(region => [region.id, regionFacts(game, region, seats, named)]),
    ),
    order: game.regions.map(region => region.id),
    laterRegions: game.laterRegions,
    policies: { ...game.policies, pile: game.policies.pile.length },
    opinions: { ...game.opinions, pile: game.opinions.pile.length },
    polls: { pile: game.polls.pile.length, discards: game.polls.discards.map(({ poll }) => poll) },
    elections: game.elections.map(election => electionFacts(election, named, names)),
    result: game.result === null ? null : named(game.result),
  };
}

function regionFacts(
  game: Game,
  region: Region,
  seats: readonly string[],
  named: <T>(values: readonly T[]) => BySeat<T>,
): object {
  return {
    open: region.open,
    hidden: region.hidden.length,
    keyIssue: region.keyIssue,
    votes: named(region.votes),
    trend: named(region.trend.map(space => game.rules.trend[space])),
    meetings: named(region.meetings),
    media: named(region.media),
    row: region.row.map(card => ({ ...card, seat: seats[card.seat] })),
  };
}

function electionFacts(
  election: Election,
  named: <T>(values: readonly T[]) => BySeat<T>,
  names: (list: readonly number[]) => string[],
): object {
  return {
    ...election,
    votes: named(election.votes),
    seats: named(election.seats),
    win: named(election.win),
    winners: names(election.winners),
    presence: names(election.presence),
  };
}

export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Where the facts differ from what was expected. Objects may say less than there is; lists are compared whole. */
export function differences(expected: unknown, found: unknown, path = ''): Difference[] {
  if (typeof expected !== 'object' || expected === null) {
    return Object.is(expected, found) ? [] : [{ path, expected, found }];
  }
  if (typeof found !== 'object' || found === null) return [{ path, expected, found }];
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return [{ path, expected, found }];
    return expected.flatMap((item, index) => differences(item, found[index], `${path}/${index}`));
  }
  const facts = found as Record<string, unknown>;
  return Object.entries(expected).flatMap(([name, value]) =>
    differences(value, facts[name], `${path}/${name}`),
  );
}
