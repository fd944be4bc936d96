import {
  countElection,
  type Election,
  type Game,
  type Outcome,
  type Random,
  type RegionId,
  type Rules,
  roundOfElection,
  type Seat,
  shuffle,
} from '@macher/engine';
import { takeFrom } from './boards.ts';
import { differentSeats, nameOf, type Seats, seatNamed } from './names.ts';
import { electionsCleared, isPast, roundsCleared } from './phase.ts';
import type { ElectionSpec, Position } from './spec.ts';
import { Stock } from './stock.ts';
import { wrong } from './wrong.ts';

/** The region cards that the position does not name: in play, already voted in, or still to come. */
export function spareRegions(game: Game, position: Position, random: Random): Stock<RegionId> {
  const ids = game.rules.regions.map(({ id }) => id);
  const stock = new Stock('/position', 'region', shuffle(ids, random));
  for (const [index, { id }] of (position.regions ?? []).entries())
    if (id !== undefined) stock.take(id, `/position/regions/${index}/id`);
  for (const [index, { region }] of (position.elections ?? []).entries())
    if (region !== undefined && index < electionsCleared(game))
      stock.take(region, `/position/elections/${index}/region`);
  game.laterRegions.push(...stock.takeAll(position.laterRegions ?? [], '/position/laterRegions'));
  return stock;
}

/**
 * Fills in elections already held: a marker on the media board scores by the number of its election, so none may be
 * left out; of those the position does not give, nobody had anything, unless the votes of this round's tell.
 */
export function fillElections(game: Game, position: Position, seats: Seats, spare: Stock<RegionId>): void {
  const given = position.elections ?? [];
  const cleared = electionsCleared(game);
  const held = Math.max(cleared, electionsBefore(game) + electionsHeldThisRound(game));
  if (given.length > held)
    wrong('/position/elections', `${held} have been held by then, not ${given.length}`);
  for (let index = 0; index < held; index += 1) {
    const spec = given[index] ?? {};
    const path = `/position/elections/${index}`;
    const region =
      index < cleared ? (spec.region ?? spare.any()) : currentRegion(game, spec, index - cleared, path);
    const round = roundOfElection(game.rules, index + 1);
    const counted = given[index] === undefined && index >= cleared ? count(game, region) : null;
    const where = { region, round };
    game.elections.push(
      counted === null ? electionOf(game, spec, where, seats, path) : { ...counted, round, presence: [] },
    );
  }
  fillLaterRegions(game, spare);
}

function electionsBefore({ rules, round }: Game): number {
  const plans = rules.rounds.slice(0, Math.max(0, round - 1));
  return plans.reduce((total, { elections }) => total + elections, 0);
}

function electionsHeldThisRound(game: Game): number {
  return isPast(game, 'election') ? (game.rules.rounds[game.round - 1]?.elections ?? 0) : 0;
}

/** Counts an election: where spoils are chosen after it, it is what the votes make it. */
function count(game: Game, id: RegionId): ReturnType<typeof countElection> | null {
  const region = game.regions.find(each => each.id === id);
  if (game.rules.winRule !== 'most-votes' || region === undefined) return null;
  return countElection(game, region);
}

/** The current region of an election: one of this round was held in a region that still lies there. */
function currentRegion(game: Game, spec: ElectionSpec, index: number, path: string): RegionId {
  const { id } = game.regions[index] ?? wrong(path, 'no region is left for it');
  return (spec.region ?? id) === id ? id : wrong(`${path}/region`, `this round's election was in ${id}`);
}

function fillLaterRegions(game: Game, spare: Stock<RegionId>): void {
  const { rules, round, laterRegions } = game;
  const laid = rules.rounds.slice(0, roundsCleared(game)).filter(plan => plan.newRegion !== null).length;
  const due = rules.regionDraw.later - laid;
  if (laterRegions.length > due)
    wrong('/position/laterRegions', `${due} are still to come in round ${round}`);
  laterRegions.push(...spare.some(due - laterRegions.length));
}

function electionOf(
  game: Game,
  spec: ElectionSpec,
  where: Pick<Election, 'region' | 'round'>,
  seats: Seats,
  path: string,
): Election {
  const values = (field: 'votes' | 'mandates' | 'win'): number[] => {
    const found = seats.map(() => 0);
    for (const [name, value] of Object.entries(spec[field] ?? {}))
      found[seatNamed(seats, name, `${path}/${field}/${name}`)] = value;
    return found;
  };
  const list = (field: 'winners' | 'presence'): Seat[] | undefined =>
    spec[field]?.map((name, index) => seatNamed(seats, name, `${path}/${field}/${index}`));
  if (game.rules.winRule === 'most-votes') {
    const { presence, ...won } = wonByVotes(game, spec, seats, path);
    for (const seat of presence) takeFrom(game, seat, 'media', 1, `${path}/presence`);
    return {
      ...where,
      ...won,
      votes: values('votes'),
      mandates: values('mandates'),
      win: values('win'),
      presence,
    };
  }
  if (spec.beaten !== undefined) wrong(`${path}/beaten`, `plays no part in ${game.rules.ruleset}`);
  const win = values('win');
  const outcome = outcomeOf(game.rules, win, `${path}/win`);
  const scoring = win.flatMap((points, seat) => (points > 0 ? [seat] : []));
  const winners = list('winners') ?? (outcome === 'alone' ? [] : scoring);
  const presence = list('presence') ?? [];
  for (const seat of presence) takeFrom(game, seat, 'media', 1, `${path}/presence`);
  return {
    ...where,
    outcome,
    votes: values('votes'),
    mandates: values('mandates'),
    win,
    winners,
    beaten: null,
    presence,
  };
}

/**
 * An election won by votes: one winner, perhaps by a nose, or the two of a coalition; only they can have promoted a
 * marker. [2006 §6.3.3]
 */
function wonByVotes(
  game: Game,
  spec: ElectionSpec,
  seats: Seats,
  path: string,
): Pick<Election, 'outcome' | 'winners' | 'beaten' | 'presence'> {
  const names = spec.winners ?? (spec.presence ?? []).filter(name => name !== spec.beaten);
  const winners = differentSeats(seats, names, `${path}/winners`);
  const beaten = spec.beaten === undefined ? null : seatNamed(seats, spec.beaten, `${path}/beaten`);
  const presence = differentSeats(seats, spec.presence ?? [], `${path}/presence`);
  if (spec.win !== undefined)
    wrong(`${path}/win`, `there are no points for the win in ${game.rules.ruleset}`);
  if (winners.length > 2) wrong(`${path}/winners`, 'one, or the two of a coalition');
  if (beaten !== null && (winners.length !== 1 || winners.includes(beaten)))
    wrong(`${path}/beaten`, 'one party is beaten by a nose, by one other');
  const stranger = presence.find(seat => !winners.includes(seat) && seat !== beaten);
  if (stranger !== undefined)
    wrong(`${path}/presence`, `${nameOf(seats, stranger)} has won nothing to promote for`);
  const outcome = (['no-votes', 'most', 'alliance'] as const)[winners.length] ?? 'no-votes';
  return { outcome: beaten === null ? outcome : 'most-by-a-nose', winners, beaten, presence };
}

/** The outcome: the points tell how it was won. [2019 §2 phase 9b.2] */
function outcomeOf({ winPoints }: Rules, win: readonly number[], path: string): Outcome {
  const points = win.filter(each => each > 0);
  if (points.length === 0) return 'no-votes';
  const outcomes = ['majority', 'several', 'coalition', 'alone'] as const;
  const fits = { majority: 1, several: Math.max(2, points.length), coalition: 2, alone: 1 };
  const outcome = outcomes.find(
    each => points.every(one => one === winPoints[each]) && points.length === fits[each],
  );
  const { majority, several, coalition, alone } = winPoints;
  return (
    outcome ??
    wrong(
      path,
      `must be ${majority} for one, ${several} each for several, ${coalition} for two, or ${alone} for one`,
    )
  );
}
