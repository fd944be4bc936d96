// Positions of a bots' game in which few decisions reach a goal, and the obvious ones don't.
import { botOf } from '@macher/bots';
import type { RulesetId } from '@macher/editions';
import { PARTIES, rulesOf } from '@macher/editions';
import {
  type Action,
  at,
  type Choice,
  clone,
  type Game,
  type Kind,
  play,
  project,
  randomOf,
  type Seat,
} from '@macher/engine';
import { chanceOfSeats, Match, type Turn } from '@macher/lab';
import { bestOf, type Goal, offeredIn, outcomeOf, type Question } from '@macher/scenarios';

/** A decision of a game, and how it came about from the beginning of its phase. */
export interface Found {
  readonly question: Question;
  /** The game where nothing had been done yet in the phase. */
  readonly start: Game;
  readonly steps: readonly Action[];
  readonly kind: Kind;
  readonly version: number;
  readonly answers: readonly Action[];
  readonly offered: number;
  readonly best: number;
  /** What the simple bot's decision brings, and what was played. */
  readonly obvious: number;
  readonly played: number;
}

/** ASKED are decisions that are made openly, and whose consequences are seen at once. */
const ASKED: readonly Kind[] = [
  'act',
  'resolve',
  'exchange',
  'swap',
  'influence',
  'meetings',
  'poll-use',
  'poll-lines',
  'promote',
  'nationalise',
];

const MOST_OFFERED = 600;
const FEWEST_OFFERED = 5;

/** MOST_ANSWERS: the best decisions are few, and a small part of all. */
const MOST_ANSWERS = 6;
const MOST_SHARE = 0.2;

/** Every puzzle in one game of the given bots. */
export function* puzzlesIn(ruleset: RulesetId, seed: string, players: number, bot: string): Generator<Found> {
  const thinker = botOf(bot);
  if (thinker === undefined) throw new Error(`there is no bot ${bot}`);
  const match = new Match(rulesOf(ruleset), PARTIES.slice(0, players), seed);
  const chance = chanceOfSeats(seed, 0, players);
  let [start, steps]: [Game | null, Action[]] = [null, []];
  for (let turn = match.turn(); turn !== null; turn = match.turn()) {
    const { action } = thinker.decide(turn.view, turn.choice, at(chance, turn.seat));
    if (start !== null && ASKED.includes(turn.choice.kind))
      yield* puzzlesAt(match.game, turn, action, start, steps);
    let begun: Game | null = null;
    play(match.game, action, event => {
      if (event.event === 'phase-began') begun = { ...clone(match.game), step: match.game.step - 1 };
    });
    [start, steps] = begun === null ? [start, [...steps, action]] : [begun, []];
  }
}

function* puzzlesAt(
  game: Game,
  turn: Turn,
  played: Action,
  start: Game,
  steps: readonly Action[],
): Generator<Found> {
  const { seat, choice } = turn;
  if (offersMore(choice)) return;
  let count = 0;
  for (const _ of offeredIn({ game, seat, goal: { goal: 'harvest' } })) {
    count += 1;
    if (count > MOST_OFFERED) return;
  }
  if (count < FEWEST_OFFERED && choice.kind !== 'nationalise') return;
  const obvious = botOf('1').decide(turn.view, choice, randomOf('obvious')).action;
  for (const goal of goalsAt(game, seat, choice)) {
    const question: Question = { game: clone(game), seat, goal };
    const { value: best, answers, offered } = bestOf(question);
    const worth = (action: Action): number => outcomeOf(question, action).value;
    const figures = { best, obvious: worth(obvious), played: worth(played) };
    if (answers.length > Math.min(MOST_ANSWERS, MOST_SHARE * offered) || figures.obvious === best) continue;
    yield {
      question,
      start,
      steps,
      kind: choice.kind,
      version: game.version,
      answers,
      offered,
      ...figures,
    };
  }
}

/** Whether a choice offers more: a deed that leads to another decision brings more than can be seen right after it. */
function offersMore(choice: Choice): boolean {
  const offers =
    choice.kind === 'act'
      ? choice.deeds
      : choice.kind === 'resolve'
        ? choice.cards.flatMap(({ deeds }) => deeds)
        : [];
  return offers.some(({ deed }) => deed === 'poll' || deed === 'platform');
}

/** Goals that could be asked for: not what is there already. */
function goalsAt(game: Game, seat: Seat, { kind }: Choice): Goal[] {
  if (kind === 'promote' || kind === 'nationalise') {
    const isLast = game.round === game.rules.rounds.length;
    return isLast ? [{ goal: 'points' }] : [];
  }
  const held = game.regions.map(region => project(game, region).election);
  const [first] = held;
  const current = first === undefined ? [] : [{ goal: 'mandates', region: first.region } as const];
  return [
    ...held.flatMap(({ region, winners }): Goal[] =>
      winners.includes(seat) ? [] : [{ goal: 'win', region }],
    ),
    ...held.flatMap(({ region, winners }): Goal[] =>
      winners.length === 1 && !winners.includes(seat)
        ? winners.map(other => ({ goal: 'stop', region, other }))
        : [],
    ),
    ...(kind === 'meetings' || kind === 'exchange' || kind === 'swap'
      ? [{ goal: 'harvest' } as const]
      : current),
  ];
}
