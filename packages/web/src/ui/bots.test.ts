import { BOTS } from '@macher/bots';
import { expect, it } from 'vitest';
import { BOT_IDS } from './bots.ts';

it('the page knows every bot', () => {
  expect(BOT_IDS).toEqual(BOTS.map(({ id }) => id));
});
