import type { Action, GameRecord } from '@macher/engine';
import { type KeptSeals, NO_SEALS, type OpenSeal, type Seal } from '@macher/protocol';
import { sha256 } from './sha256.ts';
import { sorted } from './sorted.ts';

/** A decision that came in by this line of the log can't become another one, and can't be told from it without the salt. */
export function sealOf(action: Action, entry: number, salt: string): Seal {
  return { commitment: commitmentTo({ entry, action, salt }), salt };
}

/** Its place is part of it: a seal from elsewhere in a game doesn't fit. */
export function commitmentTo({ entry, action, salt }: OpenSeal): string {
  return sha256(`${salt}\n${entry}\n${JSON.stringify(sorted(action))}`);
}

/** What can be wrong with the seal of a decision. */
const SEAL_FLAWS = ['commitment', 'other-commitment', 'other-reveal', 'missing'] as const;
type SealFlaw = (typeof SEAL_FLAWS)[number];

/** `action` is its place among the actions of the record; null: the record has no such decision. */
export interface BrokenSeal {
  readonly flaw: SealFlaw;
  readonly action: number | null;
}

export interface SealsCheck {
  /** How many decisions of the game were made face down. */
  readonly sealed: number;
  /** How many of them are the ones that were sealed. */
  readonly whole: number;
  /** Of how many you were told the same when they were made. */
  readonly witnessed: number;
  readonly broken: readonly BrokenSeal[];
}

/** Whether sealed decisions are what they were when they were made; `sealed` says which of a record were. */
export function checkSeals(
  record: GameRecord,
  sealed: readonly number[],
  kept: KeptSeals = NO_SEALS,
): SealsCheck {
  const found = record.seals.map((seal, index) => ({
    seal,
    flaw: isNext(seal, record.seals[index - 1]) ? flawOf(record, seal, sealed, kept) : 'commitment',
  }));
  const whole = found.filter(({ flaw }) => flaw === null);
  const recorded = new Set(record.seals.map(seal => String(seal.entry)));
  const lost = Object.keys(kept.told).filter(each => !recorded.has(each));
  return {
    sealed: sealed.length,
    whole: whole.length,
    witnessed: whole.filter(({ seal }) => Object.hasOwn(kept.told, seal.entry)).length,
    broken: [
      ...found.flatMap(({ seal, flaw }) => (flaw === null ? [] : [{ flaw, action: seal.action }])),
      ...lost.map(() => ({ flaw: 'missing', action: null }) as const),
    ],
  };
}

type RecordedSeal = GameRecord['seals'][number];

/** In the order of the log, which is that of the actions: a seal can't be moved to another decision. */
function isNext({ action, entry }: RecordedSeal, before: RecordedSeal | undefined): boolean {
  return before === undefined || (action > before.action && entry > before.entry);
}

/** null: it is whole. */
function flawOf(
  { actions }: GameRecord,
  { action: place, entry, salt, commitment }: RecordedSeal,
  sealed: readonly number[],
  { told, broken }: KeptSeals,
): SealFlaw | null {
  const action = sealed.includes(place) ? actions[place] : undefined;
  if (action === undefined || commitmentTo({ entry, action, salt }) !== commitment) return 'commitment';
  if (broken.includes(entry)) return 'other-reveal';
  return (told[entry] ?? commitment) === commitment ? null : 'other-commitment';
}
