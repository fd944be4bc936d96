/** Decision times in buckets that grow by two per cent, so that those of several workers can be added up. */
export interface Times {
  count: number;
  /** The total in milliseconds. */
  total: number;
  max: number;
  /** How many fell into each bucket. */
  readonly buckets: number[];
}

export function noTimes(): Times {
  return { count: 0, total: 0, max: 0, buckets: [] };
}

const SMALLEST = 1e-4;
const GROWTH = Math.log(1.02);

export function addTime(times: Times, milliseconds: number): void {
  const bucket = Math.max(0, Math.ceil(Math.log(milliseconds / SMALLEST) / GROWTH));
  times.count += 1;
  times.total += milliseconds;
  times.max = Math.max(times.max, milliseconds);
  while (times.buckets.length <= bucket) times.buckets.push(0);
  times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
}

export function mergeTimes(into: Times, from: Times): void {
  into.count += from.count;
  into.total += from.total;
  into.max = Math.max(into.max, from.max);
  for (const [bucket, count] of from.buckets.entries()) {
    while (into.buckets.length <= bucket) into.buckets.push(0);
    into.buckets[bucket] = (into.buckets[bucket] ?? 0) + count;
  }
}

/** The time that a share of the decisions did not exceed, at most two per cent too high. */
export function quantile(times: Times, share: number): number {
  let seen = 0;
  for (const [bucket, count] of times.buckets.entries()) {
    seen += count;
    if (seen >= share * times.count) return Math.min(times.max, SMALLEST * Math.exp(bucket * GROWTH));
  }
  return times.max;
}
