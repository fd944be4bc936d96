import { loadavg } from 'node:os';

/**
 * BATCHES that a figure is the median of: what else the machine did meanwhile disturbs a few of them, not the median.
 */
const BATCHES = 25;

/** SINK is where results go, so that no engine drops the work as useless. */
const SINK: { last: unknown } = { last: null };

/**
 * Microseconds of processor time per run, the median of batches, after a warm-up of a quarter of the time: what others
 * do on the machine meanwhile is not in it.
 */
export function timePerRun(milliseconds: number, run: () => unknown): number {
  const size = batchSize(milliseconds / 4, milliseconds / BATCHES, run);
  return medianOf(Array.from({ length: BATCHES }, () => timeBatch(size, run) / size)) * 1000;
}

/** A fixed loop of integer arithmetic, in millions of steps a second: what a core of this machine can do. */
export function calibrate(milliseconds: number): number {
  const steps = 1_000_000;
  const perRun = timePerRun(milliseconds, () => {
    let word = 1;
    for (let i = 0; i < steps; i += 1) word = (Math.imul(word, 1_664_525) + 1_013_904_223) | 0;
    return word;
  });
  return steps / perRun;
}

/** What figures by the clock stand beside: how fast a core is, and how many wait for one. */
export function machineText(): string {
  const [load = 0] = loadavg();
  return `calibration: ${calibrate(1000).toFixed(0)} million steps/s; load: ${load.toFixed(1)}`;
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** How many runs take about that long, found while warming up. */
function batchSize(warmUp: number, wanted: number, run: () => unknown): number {
  let runs = 1;
  let spent = 0;
  for (;;) {
    const took = timeBatch(runs, run);
    spent += took;
    if (spent >= warmUp) return Math.max(1, Math.round((runs * wanted) / Math.max(took, 1e-3)));
    if (took < wanted) runs *= 2;
  }
}

function timeBatch(runs: number, run: () => unknown): number {
  const began = process.cpuUsage();
  for (let i = 0; i < runs; i += 1) SINK.last = run();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
