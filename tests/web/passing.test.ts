import type { Choice } from '@macher/engine';
import type { OpenProposal, Place } from '@macher/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { isAsked, turnIn } from '../../packages/web/src/here/device/turns.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import {
  FIRST_DRAFT,
  hasSameNames,
  movedTo,
  tableHere,
} from '../../packages/web/src/pages/newTable/tableDraft.ts';

beforeAll(() => speak('en'));

const ANNA = { id: 'p0', name: 'Anna' };
const BERND = { id: 'p1', name: 'Bernd' };

function placeOf(person: Place['person'], standIn: Place['standIn'] = null): Place {
  return { party: 'spd', person, bot: person === null ? '1' : null, standIn, keptFor: null, isReady: true };
}

const SHEET = {
  stage: 'playing' as const,
  places: [placeOf(ANNA), placeOf(null), placeOf(BERND)],
  proposal: null,
  view: null,
};
const BIDS: Choice = { kind: 'bid', seat: 0, min: 0, max: 9000, step: 1000 };

function awaiting(...seats: number[]) {
  return { ...SHEET, view: { awaited: seats.map(seat => ({ seat, kind: 'bid' as const })) } };
}

function proposalOf(seat: number): OpenProposal {
  return { number: 9, seat, proposal: { kind: 'abandon' }, accepted: [seat] };
}

describe('who should have a device that is passed around', () => {
  it('the first person who decides; bots need none', () => {
    expect(turnIn(awaiting(1, 2, 0))).toEqual({ seat: 2, person: BERND, kind: 'bid' });
    expect(turnIn(awaiting(1))).toBeNull();
    expect(turnIn({ ...awaiting(0), stage: 'over' })).toBeNull();
  });

  it('not a person who has left it to a bot', () => {
    const away = placeOf(ANNA, { bot: '1', why: 'left' });
    expect(turnIn({ ...awaiting(0), places: [away, placeOf(null), placeOf(BERND)] })).toBeNull();
  });

  it('first the person who has to answer a proposal', () => {
    expect(turnIn({ ...awaiting(0), proposal: proposalOf(0) })).toEqual({
      seat: 2,
      person: BERND,
      kind: null,
    });
  });
});

describe('the curtain falls when its person has nothing to do', () => {
  it('neither a decision nor an answer', () => {
    const own = { ...SHEET, seat: 0, choice: null };
    expect(isAsked(own)).toBe(false);
    expect(isAsked({ ...own, choice: BIDS })).toBe(true);
    expect(isAsked({ ...own, proposal: proposalOf(2) })).toBe(true);
    expect(isAsked({ ...own, proposal: proposalOf(0) })).toBe(false);
    expect(isAsked({ ...own, choice: BIDS, stage: 'over' })).toBe(false);
  });
});

describe('a table for people who share a device', () => {
  const here = movedTo({ ...FIRST_DRAFT, pace: { kind: 'slow', perDecision: 86_400_000 } }, true);

  it('seats all of them there, without clocks, the first as its owner', () => {
    const [one, two, three, four] = here.seats;
    if (!one || !two || !three || !four) throw new Error('four seats');
    const seats = [{ ...one, who: '2' }, two, { ...three, who: '1' }, four];
    const { wanted, people } = tableHere({ ...here, seats, names: ['', ' Anna ', '', ''] });
    expect(people).toEqual([
      { id: 'p0', name: 'Anna' },
      { id: 'p1', name: 'Player 4' },
    ]);
    expect(wanted.seats.map(({ who }) => who)).toEqual(['2', 'me', '1', 'p1']);
    expect(wanted.pace).toEqual({ kind: 'none' });
    expect(wanted).not.toHaveProperty('names');
  });

  it('wants different names, and is the table it was when they have screens of their own again', () => {
    expect(hasSameNames(here)).toBe(false);
    expect(hasSameNames({ ...here, names: ['Anna', 'Anna'] })).toBe(true);
    expect(movedTo(here, false).seats).toEqual(FIRST_DRAFT.seats);
  });
});
