import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures for the people who run the server. No names, no tables, nothing secret. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'macher_request_seconds',
    help: 'From the request to its reply, when it is on disk',
    labelNames: ['kind'],
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  });
  readonly failures = new Counter({
    name: 'macher_failures_total',
    help: 'Requests that failed because of the server',
    registers: [this.registry],
  });
  readonly connections = new Gauge({
    name: 'macher_connections',
    help: 'Open sockets',
    registers: [this.registry],
  });

  constructor(tables: Readonly<Record<'open' | 'frozen', number>>) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'macher_tables',
      help: 'Tables in memory',
      registers: [this.registry],
      collect() {
        this.set(tables.open);
      },
    });
    new Gauge({
      name: 'macher_frozen_tables',
      help: 'Tables whose logs this program cannot follow, found since the start',
      registers: [this.registry],
      collect() {
        this.set(tables.frozen);
      },
    });
  }
}
