import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ServerLoad } from '@macher/protocol';

/** RESOLUTION in milliseconds between two samples; they are counted in every delay. */
const RESOLUTION = 20;

/** WINDOW is after how many milliseconds what was measured no longer counts. */
const WINDOW = 120_000;

/** How busy this process is. */
export class Load {
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  #since = performance.now();
  #cpu = process.cpuUsage();

  constructor() {
    this.#delays.enable();
  }

  read(): ServerLoad {
    const passed = performance.now() - this.#since;
    const { user, system } = process.cpuUsage(this.#cpu);
    const load = {
      delay: {
        median: delayOf(this.#delays.percentile(50)),
        p99: delayOf(this.#delays.percentile(99)),
        longest: delayOf(this.#delays.max),
      },
      cpu: (user + system) / 1000 / Math.max(1, passed),
      memory: process.memoryUsage.rss(),
      uptime: process.uptime(),
    };
    if (passed > WINDOW) this.#beginAgain();
    return load;
  }

  stop(): void {
    this.#delays.disable();
  }

  #beginAgain(): void {
    this.#delays.reset();
    this.#since = performance.now();
    this.#cpu = process.cpuUsage();
  }
}

function delayOf(nanoseconds: number): number {
  return Math.max(0, nanoseconds / 1e6 - RESOLUTION);
}
