import type { Kind } from '@macher/engine';
import type { Say } from '@macher/words';
import type { CoachKey } from './messages/en.ts';

/** The rule of thumb by which a bot of level 1 decides, in its own words: as bots/src/level1 has them. */
export function thoughtOf(tell: Say<CoachKey>, kind: Kind): string {
  return tell(`thinks.${THOUGHTS[kind]}`);
}

type Thought = CoachKey extends infer K ? (K extends `thinks.${infer T}` ? T : never) : never;

const THOUGHTS: Readonly<Record<Kind, Thought>> = {
  draft: 'platform',
  'first-platform': 'platform',
  'complete-platform': 'platform',
  'keep-policy': 'platform',
  'platform-source': 'platform',
  'take-policy': 'platform',
  exchange: 'platform',
  redraw: 'platform',
  swap: 'platform',
  'starting-block': 'block',
  bid: 'start',
  raise: 'start',
  'name-start': 'start',
  'buy-media': 'media',
  meetings: 'meetings',
  send: 'send',
  lay: 'send',
  pay: 'pay',
  'pay-next': 'pay',
  act: 'act',
  resolve: 'act',
  influence: 'influence',
  'poll-bid': 'poll',
  'poll-use': 'publish',
  'poll-lines': 'publish',
  'turn-in': 'turn-in',
  donation: 'donation',
  'lay-donation': 'donation',
  coalition: 'coalition',
  answer: 'coalition',
  promote: 'national',
  nationalise: 'national',
};
