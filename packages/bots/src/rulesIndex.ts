import type {
  Ability,
  Card,
  CardFace,
  PartyId,
  Politician,
  PoliticianId,
  Poll,
  PollId,
  RegionCard,
  RegionId,
  Rules,
} from '@macher/engine';

/** What follows from the rules alone, worked out once for each game. */
export interface RulesIndex {
  readonly politicians: ReadonlyMap<PoliticianId, Politician>;
  /** Abilities with a number for each different one: several politicians share them. */
  readonly abilities: ReadonlyMap<Ability, number>;
  readonly regions: ReadonlyMap<RegionId, RegionCard>;
  readonly polls: ReadonlyMap<PollId, Poll>;
  readonly pollsByBack: ReadonlyMap<PartyId, readonly Poll[]>;
  /** By round; round 0 is the set-up. */
  readonly rounds: readonly RoundIndex[];
  readonly mandateSteps: MandateSteps;
  readonly averageDie: number;
  /** What the highest of some dice shows on average, by their number. */
  readonly highestOf: readonly number[];
  /** A bit for every card, so that sets of cards are numbers. Opposites are neighbours. */
  readonly bits: ReadonlyMap<Card, number>;
}

/** Votes from which there are more mandates; and by whole votes, which of these steps comes next. */
export interface MandateSteps {
  readonly steps: readonly number[];
  readonly above: readonly number[];
}

export interface RoundIndex {
  /** Rounds in which meetings can be bought, after this one. */
  readonly campaignsAfter: number;
  /** Pay-outs of base that are still to come, this round's included. */
  readonly basePayments: number;
  /** At which step of the round meetings are bought; 0 in a round without. */
  readonly meetings: number;
  /** Rounds until the election of the region with this index, 0 being this round. */
  readonly waits: readonly number[];
}

const memory = new WeakMap<Rules, RulesIndex>();

export function rulesIndex(rules: Rules): RulesIndex {
  const found = memory.get(rules);
  if (found !== undefined) return found;
  const known = workOut(rules);
  memory.set(rules, known);
  return known;
}

function workOut(rules: Rules): RulesIndex {
  const pollsByBack = new Map<PartyId, Poll[]>();
  for (const poll of rules.polls) pollsByBack.set(poll.back, [...(pollsByBack.get(poll.back) ?? []), poll]);
  return {
    bits: bitsIn(rules),
    abilities: numbered(rules.politicians),
    politicians: new Map(rules.politicians.map(each => [each.id, each])),
    regions: new Map(rules.regions.map(each => [each.id, each])),
    polls: new Map(rules.polls.map(each => [each.id, each])),
    pollsByBack,
    rounds: Array.from({ length: rules.rounds.length + 1 }, (_, round) => roundIndex(rules, round)),
    mandateSteps: stepsOf(rules),
    averageDie: rules.die.reduce((total, side) => total + side, 0) / Math.max(1, rules.die.length),
    highestOf: Array.from(
      { length: 1 + Math.max(0, ...rules.donations.map(({ dice }) => dice)) },
      (_, dice) => expectedHighest(rules.die, dice),
    ),
  };
}

function stepsOf({ mandateSteps: steps }: Rules): MandateSteps {
  const above = Array.from({ length: steps.at(-1) ?? 0 }, (_, votes) =>
    steps.findIndex(step => votes < step),
  );
  return { steps, above };
}

function expectedHighest(die: readonly number[], dice: number): number {
  let total = 0;
  let below = 0;
  for (const side of [...new Set(die)].sort((one, other) => one - other)) {
    const upTo = (die.filter(each => each <= side).length / die.length) ** dice;
    total += side * (upTo - below);
    below = upTo;
  }
  return total;
}

function numbered(politicians: readonly Politician[]): Map<Ability, number> {
  const names: string[] = [];
  const numbers = new Map<Ability, number>();
  for (const { main, secondary } of politicians) {
    for (const ability of main === null ? secondary : [main, ...secondary]) {
      const name = `${ability.deed} ${ability.amount}`;
      if (!names.includes(name)) names.push(name);
      numbers.set(ability, names.indexOf(name));
    }
  }
  return numbers;
}

function bitsIn({ faces }: Rules): Map<Card, number> {
  const pairs = new Set<Card>();
  for (const card of Object.keys(faces) as Card[]) pairs.add(card).add((faces[card] as CardFace).opposite);
  return new Map([...pairs].map((card, index) => [card, 1 << index]));
}

/** A set of cards as bits. */
export function bitsOf({ bits }: RulesIndex, cards: readonly Card[]): number {
  let set = 0;
  for (const card of cards) set |= bits.get(card) as number;
  return set;
}

/** The bits of a set's opposites: each its neighbour's. */
export function oppositesOf(set: number): number {
  return ((set & EVEN) << 1) | ((set >>> 1) & EVEN);
}

const EVEN = 0x55_55_55_55;

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function roundIndex(rules: Rules, round: number): RoundIndex {
  const hasMeetings = (phases: readonly string[]): boolean => phases.includes('meetings');
  const later = rules.rounds.slice(round);
  const coming = rules.rounds.slice(Math.max(0, round - 1));
  return {
    campaignsAfter: later.filter(({ phases }) => hasMeetings(phases)).length,
    basePayments: coming.filter(({ paysBase, phases }) => paysBase && phases.includes('pay-out')).length,
    meetings: round === 0 ? 0 : (rules.rounds[round - 1]?.phases.indexOf('meetings') ?? -1) + 1,
    waits: coming.flatMap(({ elections }, wait) => new Array<number>(elections).fill(wait)),
  };
}
