import { EPOCH, FormatError, isUnknownName, mismatch, readRules, upgraded } from '@macher/engine';
import type { Entry, Happening, Sender } from './entries.ts';
import type { FrozenInDetail } from './frozen.ts';
import { HAPPENING_SCHEMA } from './happeningSchema.ts';
import { EPOCH_UPGRADES, FORM_UPGRADES, formIn } from './happeningUpgrades.ts';
import { shared } from './sharedRules.ts';

/** A line of a log as a store keeps it: perhaps by another version of the program, perhaps damaged. */
export interface StoredEntry {
  readonly number: number;
  readonly at: number;
  readonly by: Sender | null;
  /** The epoch of the program that wrote it. */
  readonly epoch: number;
  readonly what: unknown;
  readonly check?: string;
}

/** A log up to the first line that cannot be read, and why not. */
export interface ReadEntries {
  readonly entries: readonly Entry[];
  readonly spoiled: FrozenInDetail | null;
  /**
   * Whether the line is nothing damaged, but of a newer program: of a later epoch, or with a name that is not known
   * here.
   */
  readonly isNewer: boolean;
}

class NewerFormatError extends FormatError {}

/** The only way from what a store keeps to a log: upgraded and checked, line by line. */
export function readEntries(stored: readonly StoredEntry[]): ReadEntries {
  const entries: Entry[] = [];
  for (const line of stored) {
    try {
      entries.push(readEntry(line));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      const spoiled = { entry: line.number, why: 'unreadable', detail: error.message } as const;
      return { entries, spoiled, isNewer: error instanceof NewerFormatError };
    }
  }
  return { entries, spoiled: null, isNewer: false };
}

/** An entry, read. Throws a `FormatError`. */
function readEntry({ number, at, by, epoch, what, check }: StoredEntry): Entry {
  const entry = { number, at, by, what: readHappening(what, epoch) };
  return check === undefined ? entry : { ...entry, check };
}

function readHappening(stored: unknown, epoch: number): Happening {
  if (epoch > EPOCH) throw new NewerFormatError('', `is of epoch ${epoch}: of a newer program`);
  const ofToday = upgraded(EPOCH_UPGRADES, stored, epoch);
  const what = upgraded(FORM_UPGRADES, ofToday, formIn(ofToday));
  const found = mismatch(HAPPENING_SCHEMA, what);
  if (found !== null && isUnknownName(found)) throw new NewerFormatError(found.path, found.reason);
  if (found !== null) throw new FormatError(found.path, found.reason);
  const happening = what as Happening;
  return happening.kind === 'opened' ? { ...happening, opening: withRules(happening, epoch) } : happening;
}

function withRules({ opening }: Extract<Happening, { kind: 'opened' }>, epoch: number) {
  return { ...opening, rules: shared(readRules(opening.rules, epoch, opening.epoch)) };
}
