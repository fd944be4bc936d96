import { type Bot, botOf } from '@macher/bots';
import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import {
  type Action,
  type Choice,
  DEFAULT_OPTIONS,
  type Election,
  EPOCH,
  type GameRecord,
  type Kind,
  RECORD_FORMAT,
  RECORD_VERSION,
  randomOf,
  type Seat,
} from '@macher/engine';
import { Match } from '@macher/lab';

/** A point of a game that bots have played: everything that was decided before it, and who looks. */
export interface Moment {
  readonly ruleset: RulesetId;
  readonly seed: string;
  readonly parties: readonly string[];
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

const SEEDS = ['moments-1', 'moments-2', 'moments-3', 'moments-4'];

/**
 * For every kind of decision that comes up the fullest question, with the most to choose from: what has room then, has
 * room always. If some rounds are named, from one of these, where there is one.
 */
export function fullestMoments(
  ruleset: RulesetId,
  players: number,
  rounds: readonly number[] = [],
): ReadonlyMap<Kind, Moment> {
  const found = new Map<Kind, { readonly moment: Moment; readonly size: number }>();
  for (const seed of SEEDS)
    playBots(ruleset, players, seed, (moment, choice, round) => {
      const size = JSON.stringify(choice).length + (rounds.includes(round) ? FAR_MORE : 0);
      if (size > (found.get(choice.kind)?.size ?? 0)) found.set(choice.kind, { moment, size });
    });
  return new Map([...found].map(([kind, { moment }]) => [kind, moment]));
}

const FAR_MORE = 1_000_000;

/** A whole game, with the last decision made. */
export function lastMoment(ruleset: RulesetId, players: number): Moment {
  return playBots(ruleset, players, SEEDS[0] as string, () => {});
}

/** The decision by which the last election of a round comes, as the last of its actions. */
export function electionMoment(
  ruleset: RulesetId,
  players: number,
  round: number,
  seed = SEEDS[0] as string,
  level = '1',
): Moment {
  let last: Moment | null = null;
  const visit: Visit = (moment, _choice, _round, held) => {
    if (held.some(election => election.round === round)) last ??= moment;
  };
  playBots(ruleset, players, seed, visit, level);
  if (last === null) throw new Error(`no election in round ${round}`);
  return last;
}

/** The first decision of each kind that a seat makes in a round, in a game of better bots. */
export function roundOf(ruleset: RulesetId, players: number, seat: Seat, round: number): Map<Kind, Moment> {
  const found = new Map<Kind, Moment>();
  const visit: Visit = (moment, choice, now) => {
    if (moment.seat === seat && now === round && !found.has(choice.kind)) found.set(choice.kind, moment);
  };
  playBots(ruleset, players, BETTER_SEED, visit, '2');
  return found;
}

const BETTER_SEED = 'moving-17';

/** The same game, where the election of a round has just been held. */
export function electionAfter(ruleset: RulesetId, players: number, round: number): Moment {
  return electionMoment(ruleset, players, round, BETTER_SEED, '2');
}

/** The same game, at its end. */
export function endOfRounds(ruleset: RulesetId, players: number): Moment {
  return playBots(ruleset, players, BETTER_SEED, () => {}, '2');
}

export function recordAt({ ruleset, seed, parties, actions }: Moment, version: number): GameRecord {
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    epoch: EPOCH,
    ruleset,
    pack: null,
    options: DEFAULT_OPTIONS,
    seats: parties.map(party => ({ party, name: party })),
    seed,
    actions: actions.slice(0, version),
    origin: 'unknown',
    dealing: null,
    seals: [],
    hints: [],
    takebacks: 0,
    undone: [],
    check: null,
    result: null,
  };
}

type Visit = (moment: Moment, choice: Choice, round: number, held: readonly Election[]) => void;

function playBots(ruleset: RulesetId, players: number, seed: string, visit: Visit, level = '1'): Moment {
  const parties = PARTIES.slice(0, players);
  const match = new Match(rulesOf(ruleset), parties, seed);
  const bot = botOf(level) as Bot;
  const random = randomOf(seed);
  const actions: Action[] = [];
  const at = (seat: Seat): Moment => ({ ruleset, seed, parties, seat, actions: [...actions] });
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    visit(at(turn.seat), turn.choice, turn.view.round, turn.view.elections);
    const { action } = bot.decide(turn.view, turn.choice, random);
    actions.push(action);
    match.play(action);
  }
  return at(0);
}
