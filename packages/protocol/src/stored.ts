import {
  EPOCH,
  type Fields,
  FormatError,
  isFields,
  isUnknownName,
  mismatch,
  readRules,
  type Upgrade,
  upgraded,
} from '@macher/engine';
import type { Entry, Happening, Opening, Sender } from './entries.ts';
import type { FrozenInDetail } from './frozen.ts';
import { HAPPENING_SCHEMA } from './happeningSchema.ts';
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

/** What lies in logs, by the epoch it leads to. The rules in an opening have upgrades of their own. */
const HAPPENING_UPGRADES: readonly Upgrade[] = [
  {
    to: 2,
    name: 'an opening says its epoch',
    up: what => (what['kind'] === 'opened' ? { ...what, opening: withEpoch(what['opening'], 1) } : what),
  },
];

/** Fields that are younger than their epoch: where they are missing, there was nothing else yet. */
const YOUNGER: Readonly<Record<string, (what: Fields) => Fields>> = {
  opened: ({ opening, ...what }) => ({
    ...what,
    opening: isFields(opening) ? { ...YOUNGER_OPENING, ...opening } : opening,
  }),
  acted: what => ({ seal: null, ...what }),
  readied: what => ({ contribution: null, ...what }),
  'handed-over': what => ({ keptFor: null, ...what }),
};

const YOUNGER_OPENING = {
  daysOff: 0,
  takeOver: 'consent',
  origin: 'unknown',
  dealing: null,
  isRated: false,
  contest: null,
} as const satisfies Partial<Opening>;

function withYounger(what: unknown): unknown {
  const kind = isFields(what) ? String(what['kind']) : '';
  return isFields(what) && Object.hasOwn(YOUNGER, kind) ? (YOUNGER[kind]?.(what) ?? what) : what;
}

function withEpoch(opening: unknown, epoch: number): unknown {
  return isFields(opening) ? { epoch, ...opening } : opening;
}

/** A log up to the first line that cannot be read, and why not. */
export interface ReadEntries {
  readonly entries: readonly Entry[];
  readonly spoiled: FrozenInDetail | null;
  /** The line is nothing damaged, but of a newer program: of a later epoch, or with a name that is not known here. */
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

/** Throws a `FormatError`. */
function readEntry({ number, at, by, epoch, what, check }: StoredEntry): Entry {
  const entry = { number, at, by, what: readHappening(what, epoch) };
  return check === undefined ? entry : { ...entry, check };
}

function readHappening(stored: unknown, epoch: number): Happening {
  if (epoch > EPOCH) throw new NewerFormatError('', `is of epoch ${epoch}: of a newer program`);
  const what = withYounger(upgraded(HAPPENING_UPGRADES, stored, epoch));
  const found = mismatch(HAPPENING_SCHEMA, what);
  if (found !== null && isUnknownName(found)) throw new NewerFormatError(found.path, found.reason);
  if (found !== null) throw new FormatError(found.path, found.reason);
  const happening = what as Happening;
  return happening.kind === 'opened' ? { ...happening, opening: withRules(happening, epoch) } : happening;
}

function withRules({ opening }: Extract<Happening, { kind: 'opened' }>, epoch: number) {
  return { ...opening, rules: shared(readRules(opening.rules, epoch, opening.epoch)) };
}
