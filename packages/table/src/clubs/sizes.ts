/** How many may sit at a table. */
export interface SeatLimits {
  readonly min: number;
  readonly max: number;
}

/** How many sit at each table, the larger tables first: as few bots as possible, then nearest to what is wanted, then even. */
export function sizesFor(people: number, { min, max }: SeatLimits, wanted: number): number[] {
  const fewest = Math.max(1, Math.ceil(people / max));
  const most = Math.max(fewest, Math.floor(people / min));
  let best = fewest;
  for (let tables = fewest; tables <= most; tables += 1)
    if (distance(people, tables, wanted) < distance(people, best, wanted)) best = tables;
  return evenly(Math.max(people, best * min), best);
}

function distance(people: number, tables: number, wanted: number): number {
  return Math.abs(people / tables - wanted);
}

function evenly(seats: number, tables: number): number[] {
  const least = Math.floor(seats / tables);
  return Array.from({ length: tables }, (_, table) => least + (table < seats % tables ? 1 : 0));
}
