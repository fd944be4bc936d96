/** Why an action was not taken. The game is as it was before. */
export const REFUSAL_CODES = [
  'malformed',
  'game-over',
  'stale',
  'not-asked',
  'already-sealed',
  'wrong-kind',
  'no-whole-step',
  'below-minimum',
  'above-maximum',
  'above-money',
  'must-pass',
  'card-not-there',
  'wrong-count',
  'same-issue',
  'region-not-there',
  'region-twice',
  'too-many-meetings',
  'supply-short',
  'politician-not-there',
  'politician-twice',
  'block-not-there',
  'deed-not-there',
  'target-not-there',
  'trend-not-there',
  'exchange-not-there',
  'not-publishable',
  'donation-not-there',
  'seat-not-there',
  'replace-needed',
  'line-not-there',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** The paragraph of `docs/rules` that forbids it. */
  readonly rule: string;
  readonly figures: Readonly<Record<string, string | number>>;
}
