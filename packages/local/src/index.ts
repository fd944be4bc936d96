import type { ServerMessage } from '@macher/protocol';
import { localBots, type PageWorker } from './botPool.ts';
import type { CallMessage, CallName, PageMessage, WorkerMessage } from './calls.ts';
import { LocalHouse } from './house.ts';
import { IndexedDbStore } from './indexedDb.ts';
import { takeWebLock } from './locks.ts';
import { browserTime } from './time.ts';
import { codeOf } from './trouble.ts';

/** The part of a worker's own scope that is needed here. */
export interface HouseScope {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: WorkerMessage): void;
}

/** Runs the house in a worker: the tables of this browser, for the page that started it. */
export function runHouse(scope: HouseScope, worker: () => PageWorker): void {
  const house = new LocalHouse({
    store: new IndexedDbStore(),
    bots: localBots(worker, threads()),
    time: browserTime,
    takeLock: takeWebLock,
  });
  scope.onmessage = ({ data, ports: [port] }) => {
    const message = data as PageMessage;
    if (message.kind === 'call') void answer(scope, house, message);
    else if (port !== undefined) connect(house, message.person, port);
  };
}

/** How many threads bots get: one is left for the page, and they seldom think at the same time. */
function threads(): number {
  return Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1));
}

function connect(house: LocalHouse, person: Parameters<LocalHouse['connect']>[0], port: MessagePort): void {
  const send = (message: ServerMessage): void => port.postMessage(JSON.stringify(message));
  const connection = house.connect(person, send);
  port.onmessage = ({ data }) => {
    if (typeof data === 'string') void connection.hear(data);
    else house.disconnect(connection);
  };
}

async function answer<K extends CallName>(
  scope: HouseScope,
  house: LocalHouse,
  { id, name, args }: CallMessage<K>,
): Promise<void> {
  try {
    scope.postMessage({ kind: 'answer', id, value: await house.answers[name](...args) });
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    scope.postMessage({ kind: 'failed', id, code: codeOf(error), detail });
  }
}
