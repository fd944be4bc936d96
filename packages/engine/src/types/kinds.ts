/** The kinds of decision a seat can be asked for. */
export const KINDS = [
  'draft',
  'first-platform',
  'complete-platform',
  'keep-policy',
  'starting-block',
  'bid',
  'raise',
  'platform-source',
  'take-policy',
  'exchange',
  'buy-media',
  'meetings',
  'send',
  'pay',
  'act',
  'influence',
  'poll-bid',
  'poll-use',
  'turn-in',
  'donation',
] as const;
export type Kind = (typeof KINDS)[number];
