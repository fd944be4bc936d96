/**
 * Stage: one player comes first among those who are left, which is one factor of the likelihood of Plackett and Luce.
 */
export interface Stage {
  readonly first: number;
  readonly among: readonly number[];
  readonly weight: number;
}

/**
 * A game in stages: who is first among all, then among the rest, and so on. A tie is taken as broken by lot: every
 * order of the tied seats counts for an equal fraction of a game, as a draw of two is half a win for each. So the
 * likelihood keeps its form, the MM steps stay exact, and a tie favours no one. The orders need not be listed: what is
 * left of a tie after some of it is each of its subsets of that size equally often.
 */
export function stagesOf(players: readonly number[], ranks: readonly number[]): Stage[] {
  const seats = [...players.keys()];
  return [...new Set(ranks)].flatMap(rank => {
    const tied = seats.filter(seat => ranks[seat] === rank);
    const below = seats.filter(seat => (ranks[seat] as number) > rank);
    return stagesOfTie(
      tied.map(seat => players[seat] as number),
      below.map(seat => players[seat] as number),
    );
  });
}

function stagesOfTie(tied: readonly number[], below: readonly number[]): Stage[] {
  return subsetsOf(tied).flatMap(left => {
    const among = [...left, ...below].sort((a, b) => a - b);
    if (among.length === 1) return [];
    const weight = 1 / (subsetsOfSize(left.length, tied.length) * left.length);
    return left.map(first => ({ first, among, weight }));
  });
}

/** Subsets of a list, all but the empty one. */
function subsetsOf<T>(list: readonly T[]): T[][] {
  return Array.from({ length: 2 ** list.length - 1 }, (_, index) =>
    list.filter((__, bit) => ((index + 1) >> bit) % 2 === 1),
  );
}

function subsetsOfSize(size: number, of: number): number {
  return size === 0 ? 1 : (subsetsOfSize(size - 1, of) * (of - size + 1)) / size;
}

/** All stages added up: how often each player was first, and how often each group was chosen from. */
export interface Tally {
  readonly wins: readonly number[];
  readonly groups: readonly (readonly number[])[];
  readonly weights: readonly number[];
}

const PRECISION = 1e-7;
const MOST_STEPS = 10_000;

/**
 * The most likely strengths, with geometric mean 1, by the MM algorithm (Hunter, MM algorithms for
 * generalized Bradley–Terry models, 2004). There are none unless wins lead from everyone to everyone.
 */
export function strengthsOf(tally: Tally, start: readonly number[]): number[] {
  let strengths = [...start];
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const next = centre(improve(tally, strengths));
    const moved = next.some((value, i) => Math.abs(value / (strengths[i] as number) - 1) > PRECISION);
    strengths = next;
    if (!moved) break;
  }
  return strengths;
}

/** Improves strengths by one step: wins by what was to be expected of a player of strength 1. */
function improve({ wins, groups, weights }: Tally, strengths: readonly number[]): number[] {
  const expected = new Array<number>(wins.length).fill(0);
  for (let g = 0; g < groups.length; g += 1) {
    const group = groups[g] as readonly number[];
    let total = 0;
    for (const player of group) total += strengths[player] as number;
    const each = (weights[g] as number) / total;
    for (const player of group) expected[player] = (expected[player] as number) + each;
  }
  return wins.map((won, player) => won / (expected[player] as number));
}

function centre(strengths: readonly number[]): number[] {
  const logs = strengths.reduce((total, strength) => total + Math.log(strength), 0);
  const scale = Math.exp(-logs / strengths.length);
  return strengths.map(strength => strength * scale);
}
