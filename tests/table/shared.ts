import type { Entry, ReadEntries } from '@macher/protocol';
import { Host, type Journal, MovedOnError } from '@macher/table';
import { Memory } from './world.ts';

/** One log that several hosts write to, each as if it were in a process of its own. */
export class SharedLog {
  readonly entries: Entry[];
  readonly hosts: Host[] = [];
  readonly worlds: Memory[] = [];
  /** How often each host was too late, and how often what others had added was asked for. */
  conflicts = 0;
  reads = 0;
  /** Whether hosts are told at once that others have added to it. */
  ringsBells = false;

  constructor(entries: readonly Entry[]) {
    this.entries = [...entries];
  }

  /** Another host, of the log as it is now. */
  open(prepare: (world: Memory) => void = () => {}): Host {
    const memory = new Memory();
    prepare(memory);
    const { bots, time, newSalt, plans } = memory;
    const host = new Host(copyOf(this.entries), {
      bots,
      time,
      failed: error => memory.failed(error),
      newSalt,
      plans,
      journal: this.#journal(memory),
    });
    this.hosts.push(host);
    this.worlds.push(memory);
    return host;
  }

  async close(): Promise<void> {
    for (const host of this.hosts) await host.close();
  }

  after(number: number): ReadEntries {
    return { entries: copyOf(this.entries.slice(number)), spoiled: null, isNewer: false };
  }

  add(entries: readonly Entry[]): void {
    if (entries[0]?.number !== this.entries.length + 1) {
      this.conflicts += 1;
      throw new MovedOnError(`entry ${entries[0]?.number} is there`);
    }
    this.entries.push(...copyOf(entries));
    if (this.ringsBells) for (const host of this.hosts) void host.follow(this.entries.length);
  }

  #journal(memory: Memory): Journal {
    return {
      isShared: true,
      append: async entries => {
        await memory.writing();
        this.add(entries);
      },
      after: async number => {
        this.reads += 1;
        return this.after(number);
      },
    };
  }
}

/** As a store gives it: nothing of it is shared with the one who wrote it. */
function copyOf(entries: readonly Entry[]): Entry[] {
  return JSON.parse(JSON.stringify(entries)) as Entry[];
}
