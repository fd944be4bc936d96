// What these machines can't show: many people on several servers with one PostgreSQL, simulated with what one decision
// was measured to cost. `npm run tool -- scale [--cpu 0.83 --commit 3.4]`: milliseconds of a server for a decision that is made there, and of
// the disk for a commit. docs/scale.md has what it prints.
import { parseArgs } from 'node:util';
import { randomOf } from '@macher/engine';

interface Site {
  readonly people: number;
  readonly servers: number;
}

const SITES: readonly Site[] = [
  { people: 400, servers: 2 },
  { people: 4000, servers: 2 },
  { people: 40_000, servers: 10 },
  { people: 80_000, servers: 20 },
];

/** THINKING is how many seconds lie between two decisions of a person; below it, how many are simulated. */
const THINKING = 40;
const SECONDS = 60;
/** FOLLOWING is the part of what a decision costs where it is made that it costs a server which only tells it. */
const FOLLOWING = 0.6;
const SEATS = 4;

const { values } = parseArgs({
  options: { cpu: { type: 'string', default: '0.83' }, commit: { type: 'string', default: '3.4' } },
});
const [cpu, commit] = [Number(values.cpu), Number(values.commit)];
const random = randomOf('scale');

/** A chance between 0 and 1, never 0. */
function chance(): number {
  return (random(1_000_000) + 1) / 1_000_001;
}

interface Event {
  readonly at: number;
  happen(): void;
}

/** Agenda is what is to come, the next first. */
class Agenda {
  readonly #events: Event[] = [];

  add(at: number, happen: () => void): void {
    let [low, high] = [0, this.#events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#events[middle]?.at ?? 0) > at) low = middle + 1;
      else high = middle;
    }
    this.#events.splice(low, 0, { at, happen });
  }

  run(): void {
    for (let next = this.#events.pop(); next !== undefined; next = this.#events.pop()) next.happen();
  }
}

/** Server does one thing after the other, and has one batch of decisions on its way to the disk. */
interface Server {
  free: number;
  busy: number;
  waiting: number[];
  isSending: boolean;
}

function work(server: Server, from: number, cost: number): number {
  server.free = Math.max(from, server.free) + cost;
  server.busy += cost;
  return server.free;
}

/** A decision waits for its server, for the commit of that server's batch, and then to be told by the slowest server. */
function simulate({ people, servers: count }: Site): string {
  const perSecond = people / THINKING;
  const servers = Array.from(
    { length: count },
    (): Server => ({ free: 0, busy: 0, waiting: [], isSending: false }),
  );
  const agenda = new Agenda();
  const told: number[] = [];
  let disk = 0;
  let commits = 0;
  const others = (own: number): Server[] =>
    Array.from(
      { length: Math.min(SEATS, count) - 1 },
      (_, step) => servers[(own + 1 + step) % count] as Server,
    );
  // Commits that ring come one after the other.
  const send = (own: number, at: number): void => {
    const server = servers[own] as Server;
    const batch = server.waiting.splice(0);
    server.isSending = true;
    disk = Math.max(disk, at) + commit;
    commits += 1;
    const kept = disk;
    agenda.add(kept, () => {
      server.isSending = false;
      for (const begun of batch)
        told.push(Math.max(kept, ...others(own).map(each => work(each, kept, cpu * FOLLOWING))) - begun);
      if (server.waiting.length > 0) send(own, kept);
    });
  };
  const decide = (at: number): void => {
    const own = random(count);
    const server = servers[own] as Server;
    const made = work(server, at, cpu);
    agenda.add(made, () => {
      server.waiting.push(at);
      if (!server.isSending) send(own, made);
    });
    const next = at - (Math.log(chance()) * 1000) / perSecond;
    if (next < SECONDS * 1000) agenda.add(next, () => decide(next));
  };
  decide(0);
  agenda.run();
  told.sort((one, other) => one - other);
  const within = (part: number): string => (told[Math.floor(told.length * part)] ?? 0).toFixed(0);
  const most = Math.max(...servers.map(({ busy }) => busy)) / (SECONDS * 10);
  return `| ${people} | ${count} | ${perSecond.toFixed(0)} | ${most.toFixed(0)} % | ${(commits / SECONDS).toFixed(0)} | ${(told.length / commits).toFixed(1)} | ${within(0.5)} ms | ${within(0.99)} ms |`;
}

console.log(
  '| people at once | servers | decisions/s | busiest server | commits/s | decisions in one | told, p50 | told, p99 |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const site of SITES) console.log(simulate(site));
