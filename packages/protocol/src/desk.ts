import type { Person } from './people.ts';

/** What the owner of the server tells everyone. One stands at a time. */
export interface Announcement {
  readonly id: string;
  readonly text: string;
  readonly at: number;
  /** From then on nobody is shown it any more. */
  readonly until: number;
}

/** A person the owner of the server doesn't let in. */
export interface Block {
  readonly person: Person;
  readonly at: number;
}
