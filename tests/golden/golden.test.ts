import { describe, expect, it } from 'vitest';
import { TABLES } from '../walk.ts';
import { transcript } from './transcript.ts';

describe('golden playthroughs', () => {
  it.each(TABLES)('$ruleset with $players players reads as it did', async table => {
    await expect(transcript(table)).toMatchFileSnapshot(`./${table.ruleset}-${table.players}p.golden.txt`);
  });
});
