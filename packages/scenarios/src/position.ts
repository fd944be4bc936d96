import { type RulesetId, rulesOf } from '@macher/editions';
import {
  chanceOf,
  DEFAULT_OPTIONS,
  type Game,
  type GameEvent,
  type PhaseName,
  phasesOf,
  type Rules,
  randomOf,
  runOn,
  type Seat,
} from '@macher/engine';
import { fillRegions } from './boards.ts';
import { formCoalitions } from './coalitions.ts';
import { loadDice } from './dice.ts';
import { fillElections, spareRegions } from './elections.ts';
import { everySeat, type Seats, seatNamed } from './names.ts';
import { fillOpinions } from './opinions.ts';
import { fillPlayers } from './players.ts';
import { fillPolicies } from './policies.ts';
import { fillPolls } from './polls.ts';
import type { Position } from './spec.ts';
import { wrong } from './wrong.ts';

export interface Table {
  readonly game: Game;
  /** Names of the seats, in seat order. */
  readonly seats: Seats;
  /** What happened on the way to the first decision. */
  readonly events: readonly GameEvent[];
}

/**
 * The game at the beginning of a phase. What the position does not give is filled in from what is left in the
 * box; what it gives must be there: cards, money and markers add up.
 */
export function setUp(position: Position): Table {
  const seats = Object.keys(position.players);
  const random = randomOf(position.seed ?? 'scenario');
  const game = emptyTable(position, seats);
  fillPlayers(game, position);
  fillPolicies(game, position, random);
  const spare = spareRegions(game, position, random);
  fillRegions(game, position, seats, spare);
  formCoalitions(game, position, seats);
  fillElections(game, position, seats, spare);
  fillOpinions(game, position, random);
  fillPolls(game, position, random);
  loadDice(game, position.dice);
  const events: GameEvent[] = [];
  runOn(game, event => events.push(event));
  return { game, seats, events };
}

function emptyTable(position: Position, seats: Seats): Game {
  const rules = rulesOf(position.ruleset ?? DEFAULT_RULESET);
  const round = position.round ?? 1;
  checkSeats(rules, seats);
  return {
    rules,
    options: { ...DEFAULT_OPTIONS, openMoney: position.openMoney ?? DEFAULT_OPTIONS.openMoney },
    version: 0,
    round,
    step: stepOf(rules, round, position.phase),
    start: startOf(rules, position, round, seats),
    frames: [],
    players: [],
    regions: [],
    laterRegions: [],
    policies: { pile: [], display: [], discards: [] },
    opinions: { pile: [], board: [], discards: [] },
    polls: { pile: [], discards: [] },
    elections: [],
    coalitions: [],
    national: [],
    lot: lotOf(rules, position, seats),
    result: null,
    chance: chanceOf(position.seed ?? 'scenario'),
  };
}

const DEFAULT_RULESET: RulesetId = '2019-4';

function checkSeats({ players: { min, max } }: Rules, seats: Seats): void {
  if (seats.length < min || seats.length > max)
    wrong('/position/players', `${min} to ${max} players, not ${seats.length}`);
  // A map keeps the order of its names unless they are numbers: those would silently change seats.
  const number = seats.find(name => /^\d+$/.test(name));
  if (number !== undefined)
    wrong(`/position/players/${number}`, 'the name of a seat must not be a number; call it A, or P1');
}

function stepOf(rules: Rules, round: number, phase: PhaseName | undefined): number {
  const last = rules.rounds.length;
  if (round > last) wrong('/position/round', `${rules.ruleset} has ${last} rounds`);
  const phases = phasesOf(rules, round);
  if (phase === undefined) return 0;
  const step = phases.indexOf(phase);
  return step < 0 ? wrong('/position/phase', `must be one of ${phases.join(', ')} in round ${round}`) : step;
}

/** The start player. [R75] */
function startOf(rules: Rules, { start }: Position, round: number, seats: Seats): Seat {
  if (start === undefined) return 0;
  if (round === 0 && rules.namesStart) wrong('/position/start', 'nobody is before the first auction');
  if (round === 0) wrong('/position/start', 'is drawn by lot in round 0; another seed draws another');
  return seatNamed(seats, start, '/position/start');
}

/** The lot. [R29] */
function lotOf({ winRule, ruleset }: Rules, { lot }: Position, seats: Seats): Seat[] {
  if (lot !== undefined && winRule !== 'most-votes') wrong('/position/lot', `plays no part in ${ruleset}`);
  return everySeat(seats, lot ?? seats, '/position/lot');
}
