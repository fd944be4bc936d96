import type { Kind } from '@macher/engine';

/**
 * MANNERS: `quick` is one number or letter typed on purpose, with no second question after it. `passing` isn't asked of
 * someone who plays alone and can only pass, for want of money or markers.
 */
export const MANNERS: Readonly<Record<Kind, 'usual' | 'quick' | 'passing'>> = {
  draft: 'usual',
  'first-platform': 'usual',
  'complete-platform': 'usual',
  'keep-policy': 'quick',
  'starting-block': 'usual',
  bid: 'usual',
  raise: 'passing',
  'platform-source': 'quick',
  'take-policy': 'quick',
  exchange: 'usual',
  'buy-media': 'passing',
  meetings: 'usual',
  send: 'usual',
  pay: 'quick',
  act: 'usual',
  influence: 'usual',
  'poll-bid': 'passing',
  'poll-use': 'usual',
  'turn-in': 'usual',
  donation: 'usual',
  'name-start': 'quick',
  redraw: 'usual',
  swap: 'usual',
  lay: 'usual',
  'pay-next': 'quick',
  resolve: 'usual',
  coalition: 'quick',
  answer: 'quick',
  'poll-lines': 'usual',
  promote: 'quick',
  nationalise: 'usual',
  'lay-donation': 'usual',
};
