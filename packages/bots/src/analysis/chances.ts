import { at, phasesOf, type View } from '@macher/engine';
import { type Foretold, foretell, type Position } from './foretell.ts';
import { type Stretch, temperaturesFor } from './temperatures.ts';

/** How a position is played on. The same position and seed give the same chances. */
export interface Playouts {
  readonly seed: string;
  readonly worlds?: number;
}

/** WORLDS are enough for a curve: with more the chances hardly get better. */
const WORLDS = 8;

/**
 * Everyone's chance to win, by seat, if bots that look ahead played on; null before the first election, when nobody can
 * know. From a seat's view they are what that seat may know, from `attentiveView(game, null)` what everybody may, and
 * from the game itself what came of all its secrets.
 */
export function chancesAt(position: Position, { seed, worlds = WORLDS }: Playouts): number[] | null {
  if (position.result !== null) return sharesOf(position.result.map(({ total }) => total));
  if (position.elections.length === 0) return null;
  return chancesFrom(foretell(position, { seed, worlds }), temperatureAt(position));
}

/** What forecasts in several worlds say about who wins; the higher the temperature, the less they are believed. */
export function chancesFrom(told: readonly Pick<Foretold, 'points'>[], temperature: number): number[] {
  const all = told.map(({ points }) => believed(points, temperature));
  return at(all, 0).map((_, seat) => all.reduce((total, each) => total + at(each, seat), 0) / all.length);
}

/** Shares of the win: those who share the most points share it. */
export function sharesOf(points: readonly number[]): number[] {
  const most = Math.max(...points);
  const winners = points.filter(own => own === most).length;
  return points.map(own => (own === most ? 1 / winners : 0));
}

function believed(points: readonly number[], temperature: number): number[] {
  const most = Math.max(...points);
  const odds = points.map(own => Math.exp((own - most) / temperature));
  const sum = odds.reduce((total, each) => total + each, 0);
  return odds.map(each => each / sum);
}

function temperatureAt(position: Position): number {
  const { round, stretch } = timeOf(position);
  const rounds = temperaturesFor(position.rules);
  return at(rounds, Math.min(round, rounds.length + 1) - 2)[stretch];
}

/** The time of a forecast. What is left of the first round after its election counts as the beginning of the next. */
export function timeOf(position: Pick<View, 'rules' | 'round' | 'step'>): {
  readonly round: number;
  readonly stretch: Stretch;
} {
  const { rules, round, step } = position;
  if (round < 2) return { round: 2, stretch: 'early' };
  const share = step / phasesOf(rules, round).length;
  return { round, stretch: share < 1 / 3 ? 'early' : share < 2 / 3 ? 'middle' : 'late' };
}
