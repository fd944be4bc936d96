import { describe, expect, it } from 'vitest';
import { FIRST_SEATS, withCount, withParty, withWho } from '../../packages/web/src/pages/newTable/seating.ts';

describe('who plays at a new table', () => {
  it('a fifth seat takes the party that is left', () => {
    expect(withCount(FIRST_SEATS, 5).at(-1)).toEqual({ party: 'linke', who: 'open' });
  });

  it('fewer seats never leave out the player who opens the table', () => {
    const last = withWho(FIRST_SEATS, 3, 'me');
    expect(withCount(last, 3).map(({ who }) => who)).toEqual(['open', 'open', 'me']);
  });

  it('parties are exchanged, so that each is there once', () => {
    expect(withParty(FIRST_SEATS, 0, 'fdp').map(({ party }) => party)).toEqual([
      'fdp',
      'cdu',
      'gruene',
      'spd',
    ]);
  });

  it('one sits at one seat only', () => {
    expect(withWho(FIRST_SEATS, 2, 'me').map(({ who }) => who)).toEqual(['open', 'open', 'me', 'open']);
  });
});
