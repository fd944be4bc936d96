import type { CallName, Calls, PageMessage, WorkerMessage } from '@macher/local/calls';
import type { Person } from '@macher/protocol';
import { ApiError } from '../net/api.ts';
import type { Line } from '../net/link.ts';

/** Asks the house, which has the tables of this browser; its worker starts with the first question. */
export function callHouse<K extends CallName>(
  name: K,
  ...args: Parameters<Calls[K]>
): Promise<ReturnType<Calls[K]>> {
  return new Promise((settle, reject) => {
    door ??= new HouseDoor();
    door.call(name, args, { settle: value => settle(value as ReturnType<Calls[K]>), reject });
  });
}

/** A line of one person at this device to the house; null: of all who look. */
export function dialHouse(person: Person | null): Line {
  door ??= new HouseDoor();
  return door.dial(person);
}

let door: HouseDoor | null = null;

interface Asked {
  settle(value: unknown): void;
  reject(error: ApiError): void;
}

/**
 * HouseDoor leads to the worker with the tables. If the worker breaks, its lines end and are made again with a new one:
 * the log is on disk.
 */
class HouseDoor {
  readonly #worker = new Worker(new URL('./houseWorker.ts', import.meta.url), { type: 'module' });
  readonly #asked = new Map<number, Asked>();
  readonly #lines = new Set<PortLine>();
  #calls = 0;

  constructor() {
    this.#worker.onmessage = ({ data }) => this.#hear(data as WorkerMessage);
    this.#worker.onerror = () => this.#break();
  }

  call<K extends CallName>(name: K, args: Parameters<Calls[K]>, asked: Asked): void {
    this.#calls += 1;
    this.#asked.set(this.#calls, asked);
    this.#send({ kind: 'call', id: this.#calls, name, args } as PageMessage);
  }

  dial(person: Person | null): Line {
    const { port1, port2 } = new MessageChannel();
    const line = new PortLine(port1);
    this.#lines.add(line);
    this.#send({ kind: 'connect', person }, [port2]);
    return line;
  }

  #send(message: PageMessage, ports: MessagePort[] = []): void {
    this.#worker.postMessage(message, ports);
  }

  #hear(message: WorkerMessage): void {
    const asked = this.#asked.get(message.id);
    this.#asked.delete(message.id);
    if (message.kind === 'answer') asked?.settle(message.value);
    else asked?.reject(new ApiError(message.code, message.detail));
  }

  #break(): void {
    this.#worker.terminate();
    if (door === this) door = null;
    for (const { reject } of this.#asked.values()) reject(new ApiError('unavailable', 'the worker broke'));
    for (const line of this.#lines) line.onclose?.(new CloseEvent('close'));
  }
}

class PortLine implements Line {
  readonly #port: MessagePort;
  onclose: Line['onclose'] = null;

  constructor(port: MessagePort) {
    this.#port = port;
  }

  get onmessage(): Line['onmessage'] {
    return this.#port.onmessage;
  }

  set onmessage(hear: Line['onmessage']) {
    this.#port.onmessage = hear;
  }

  send(text: string): void {
    this.#port.postMessage(text);
  }

  /** Closes the line: anything but a text ends it. */
  close(): void {
    this.#port.postMessage(null);
    this.#port.close();
    this.onclose?.(new CloseEvent('close'));
  }
}
