import { at, type Random, shuffle } from '@macher/engine';

/** Slots to be given to people, and what it costs if two of them have these people; they are numbered from 0. */
export interface Slots {
  /** For each slot, the slots that it shares a table, or something else, with. */
  readonly neighbours: readonly (readonly number[])[];
  cost(one: number, other: number, slot: number, neighbour: number): number;
  /** What it costs to have this person there, whoever is beside them. */
  costAlone(who: number, slot: number): number;
}

/** TRIES is how often the drawing begins from another order: a swap alone doesn't lead out of every dead end. */
const TRIES = 12;

/** Who gets which slot, by the least cost that swaps of two lead to; the same for the same random numbers. */
export function draw(slots: Slots, random: Random): number[] {
  let best: { who: readonly number[]; cost: number } | null = null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const who = shuffle([...slots.neighbours.keys()], random);
    while (improve(who, slots)) {}
    const cost = who.reduce((sum, _, slot) => sum + costOf(who, slot, slots), 0);
    if (best === null || cost < best.cost) best = { who, cost };
    if (cost === 0) break;
  }
  return [...(best?.who ?? [])];
}

function improve(who: number[], slots: Slots): boolean {
  let isBetter = false;
  for (let one = 0; one < who.length; one += 1)
    for (let other = one + 1; other < who.length; other += 1) {
      const before = costOf(who, one, slots) + costOf(who, other, slots);
      if (before === 0) continue;
      swap(who, one, other);
      if (costOf(who, one, slots) + costOf(who, other, slots) < before) isBetter = true;
      else swap(who, one, other);
    }
  return isBetter;
}

function swap(who: number[], one: number, other: number): void {
  const kept = at(who, one);
  who[one] = at(who, other);
  who[other] = kept;
}

function costOf(who: readonly number[], slot: number, { neighbours, cost, costAlone }: Slots): number {
  const own = at(who, slot);
  let sum = costAlone(own, slot);
  for (const neighbour of at(neighbours, slot)) sum += cost(own, at(who, neighbour), slot, neighbour);
  return sum;
}
