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
  /** A number for each different ability: several politicians share them. */
  readonly abilities: ReadonlyMap<Ability, number>;
  readonly regions: ReadonlyMap<RegionId, RegionCard>;
  readonly polls: ReadonlyMap<PollId, Poll>;
  readonly pollsByBack: ReadonlyMap<PartyId, readonly Poll[]>;
  /** By round; round 0 is the set-up. */
  readonly rounds: readonly RoundIndex[];
  readonly averageDie: number;
  /** By the number of dice: what the highest of them shows on average. */
  readonly highestOf: readonly number[];
  /** A bit for every card, so that sets of cards are numbers; and that of its opposite. */
  readonly bits: ReadonlyMap<Card, number>;
  readonly opposites: ReadonlyMap<Card, number>;
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
  const bits = new Map((Object.keys(rules.faces) as Card[]).map((card, index) => [card, 1 << index]));
  return {
    bits,
    opposites: new Map([...bits.keys()].map(card => [card, bits.get(oppositeOf(rules, card)) ?? 0])),
    abilities: numbered(rules.politicians),
    politicians: new Map(rules.politicians.map(each => [each.id, each])),
    regions: new Map(rules.regions.map(each => [each.id, each])),
    polls: new Map(rules.polls.map(each => [each.id, each])),
    pollsByBack,
    rounds: Array.from({ length: rules.rounds.length + 1 }, (_, round) => roundIndex(rules, round)),
    averageDie: rules.die.reduce((total, side) => total + side, 0) / Math.max(1, rules.die.length),
    highestOf: Array.from(
      { length: 1 + Math.max(0, ...rules.donations.map(({ dice }) => dice)) },
      (_, dice) => expectedHighest(rules.die, dice),
    ),
  };
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

function oppositeOf({ faces }: Rules, card: Card): Card {
  return (faces[card] as CardFace).opposite;
}

/** A set of cards as bits. */
export function bitsOf({ bits }: RulesIndex, cards: readonly Card[]): number {
  let set = 0;
  for (const card of cards) set |= bits.get(card) as number;
  return set;
}

/** The opposites of a set of cards as bits. */
export function oppositesOf({ opposites }: RulesIndex, cards: readonly Card[]): number {
  let set = 0;
  for (const card of cards) set |= opposites.get(card) as number;
  return set;
}

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
