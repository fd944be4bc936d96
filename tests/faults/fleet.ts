import { setTimeout as sleep } from 'node:timers/promises';
import { EPOCH, type Random } from '@macher/engine';
import { Client } from 'pg';
import { Cluster } from '../postgres/cluster.ts';
import { Cutter } from '../postgres/cutter.ts';
import { ServerProcess } from '../server/process.ts';

/** Milliseconds that a proxy takes to notice that a server hangs. */
const NOTICED = 2000;

/** The clock of a process, so many milliseconds off. */
function clockOff(milliseconds: number): string {
  const code = `const D=Date;globalThis.Date=class extends D{constructor(...a){a.length?super(...a):super(D.now()+${milliseconds})}static now(){return D.now()+${milliseconds}}}`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

/** A program of a later epoch, as far as a store can tell: everything it writes says so. */
function ofEpoch(epoch: number): string {
  const code = `import{registerHooks}from'node:module';registerHooks({load(u,c,next){const f=next(u,c);return u.endsWith('/archive/epoch.ts')?{...f,source:String(f.source).replace(/EPOCH = \\d+/,'EPOCH = ${epoch}')}:f}})`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

const HOUR = 3_600_000;

interface Ship {
  readonly server: ServerProcess;
  readonly address: string;
  /** How its clock is set. */
  readonly clock: string;
  epoch: number;
  /** Since when it hangs; null: it doesn't. */
  hangsSince: number | null;
  isDown: boolean;
}

function placeOf({ address, clock, epoch }: Pick<Ship, 'address' | 'clock' | 'epoch'>) {
  return { DATABASE_URL: address, NODE_OPTIONS: `${clock} ${ofEpoch(epoch)}` };
}

/** Servers on one database, some through a wire that can be cut, with clocks an hour apart. */
export class Fleet {
  readonly cluster: Cluster;
  readonly address: string;
  readonly #cutter: Cutter;
  readonly #ships: readonly Ship[];
  readonly #random: Random;
  /** How servers ended that were asked to. */
  readonly ends: (number | null)[] = [];

  private constructor(
    cluster: Cluster,
    address: string,
    cutter: Cutter,
    ships: readonly Ship[],
    random: Random,
  ) {
    this.cluster = cluster;
    this.address = address;
    this.#cutter = cutter;
    this.#ships = ships;
    this.#random = random;
  }

  static async launch(folder: string, count: number, random: Random): Promise<Fleet> {
    const cluster = await Cluster.make(folder);
    await cluster.ask('CREATE DATABASE macher');
    const address = cluster.addressOf('macher');
    const { cutter, address: wired } = await Cutter.before(address);
    const ships = Array.from({ length: count }, (_, index): Ship => {
      const off = [0, HOUR, -HOUR][index % 3] ?? 0;
      const own = { address: index % 2 === 1 ? wired : address, clock: clockOff(off), epoch: EPOCH };
      return { ...own, server: new ServerProcess(placeOf(own)), hangsSince: null, isDown: false };
    });
    await Promise.all(ships.map(({ server }) => server.start()));
    return new Fleet(cluster, address, cutter, ships, random);
  }

  get cuts(): number {
    return this.#cutter.cuts;
  }

  get complaints(): string[] {
    return this.#ships.flatMap(({ server }) => server.complaints);
  }

  /** Any server that a proxy takes for one that answers. */
  site(): string {
    const now = performance.now();
    const isUp = ({ isDown, hangsSince }: Ship): boolean =>
      !isDown && (hangsSince === null || now < hangsSince + NOTICED);
    return this.#one(this.#ships.filter(isUp)).server.url;
  }

  /** A server dies, and is started again after a while; `died` is called in between. */
  async kill(died: () => void): Promise<void> {
    const ship = this.#one(this.#ships);
    ship.isDown = true;
    await ship.server.kill();
    died();
    await sleep(this.#random(1500));
    await ship.server.start();
    ship.isDown = false;
  }

  /** The oldest server is replaced by one of the next version: so two versions are there at once, or one. */
  async update(): Promise<void> {
    const ship = this.#ships.reduce((oldest, each) => (each.epoch < oldest.epoch ? each : oldest));
    ship.isDown = true;
    this.ends.push(await ship.server.stop());
    ship.epoch += 1;
    ship.server.settle(placeOf(ship));
    await ship.server.start();
    ship.isDown = false;
  }

  /** Lines of versions that only this test knows, for the program of today to read. */
  async bringBack(): Promise<number> {
    const client = new Client(this.address);
    await client.connect();
    const { rowCount } = await client.query('UPDATE macher.entries SET epoch = $1 WHERE epoch > $1', [EPOCH]);
    for (const column of ['entries SET what', 'records SET record'])
      await client.query(
        `UPDATE macher.${column} = regexp_replace(${column.split(' ').at(-1)}, '"epoch":\\d+', '"epoch":${EPOCH}')`,
      );
    await client.end();
    return rowCount ?? 0;
  }

  /** A server hangs for longer than a lease, and then goes on as if nothing had been. */
  async hang(): Promise<void> {
    const ship = this.#one(this.#ships);
    ship.hangsSince = performance.now();
    ship.server.hang();
    await sleep(3000 + this.#random(3000));
    ship.server.goOn();
    ship.hangsSince = null;
  }

  /** All wires at once, or the one on which a move goes to disk: with the question, or with its answer. */
  cut(): void {
    const how = this.#random(3);
    if (how === 0) this.#cutter.cut();
    else this.#cutter.cutAt('macher.append', how === 1 ? 'question' : 'answer');
  }

  /** The plug of the database is pulled, for so long. */
  async loseDatabase(milliseconds: number): Promise<void> {
    await this.cluster.kill();
    await sleep(milliseconds);
    await this.cluster.start();
  }

  async stop(): Promise<(number | null)[]> {
    return Promise.all(this.#ships.map(({ server }) => server.stop()));
  }

  async remove(): Promise<void> {
    await Promise.all(this.#ships.map(({ server }) => server.kill()));
    await this.#cutter.close();
    await this.cluster.remove();
  }

  #one<T>(from: readonly T[]): T {
    return from[this.#random(from.length)] as T;
  }
}
