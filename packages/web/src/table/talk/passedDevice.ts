import type { Person } from '@macher/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';

/** A device that several people pass around at a table. */
export interface PassedDevice {
  /** The person who has it to themselves; null: everyone may look. */
  readonly holder: ReadonlySignal<Person | null>;
  /** The person who should have it next; null: nobody is waited for. */
  readonly next: ReadonlySignal<{ readonly person: Person } | null>;
  /** Hides the holder's cards. */
  close(): void;
  /** Whether everyone looks at the table, though a person is waited for. */
  watch(isWatching: boolean): void;
}

/** PassingContext has the device that is passed around; null: everyone has one of their own. */
export const PassingContext = createContext<PassedDevice | null>(null);
