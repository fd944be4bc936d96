import { PARTIES } from '@macher/editions';
import type { NewTable } from '@macher/protocol';

export type SeatWanted = NewTable['seats'][number];

/** FIRST_SEATS are you and three friends. */
export const FIRST_SEATS: readonly SeatWanted[] = ['spd', 'cdu', 'gruene', 'fdp'].map((party, seat) => ({
  party,
  who: seat === 0 ? 'me' : 'open',
}));

/** The seats with another count: more take the parties that are left; fewer leave from the end, but never you. */
export function withCount(
  seats: readonly SeatWanted[],
  count: number,
  isHere = false,
): readonly SeatWanted[] {
  if (seats.length < count) {
    const more = { party: freeParty(seats), who: isHere ? HERE : 'open' };
    return withCount([...seats, more], count, isHere);
  }
  if (seats.length === count) return seats;
  const leaving = seats.findLastIndex(({ who }) => who !== 'me');
  return withCount(seats.toSpliced(leaving, 1), count, isHere);
}

function freeParty(seats: readonly SeatWanted[]): string {
  return PARTIES.find(party => seats.every(seat => seat.party !== party)) ?? '';
}

/** The seats with another party at one: the seat that had it gets the one that is given up. */
export function withParty(seats: readonly SeatWanted[], index: number, party: string): readonly SeatWanted[] {
  const given = seats[index]?.party ?? party;
  return seats.map((seat, each) => {
    if (each === index) return { ...seat, party };
    return seat.party === party ? { ...seat, party: given } : seat;
  });
}

/** The seats with another player at one; you sit at one seat only. */
export function withWho(seats: readonly SeatWanted[], index: number, who: string): readonly SeatWanted[] {
  return seats.map((seat, each) => {
    if (each === index) return { ...seat, who };
    return who === 'me' && seat.who === 'me' ? { ...seat, who: 'open' } : seat;
  });
}

/** HERE is a person who plays at this device. */
const HERE = 'here';

export function isPersonHere(who: string): boolean {
  return who === HERE;
}

/** The seats for one device: you, and those who would come, sit at it. */
export function withPeopleHere(seats: readonly SeatWanted[]): readonly SeatWanted[] {
  return seats.map(({ party, who }) => ({ party, who: who === 'me' || who === 'open' ? HERE : who }));
}

/** The seats for a device each: the first person at this one is you. */
export function withoutPeopleHere(seats: readonly SeatWanted[]): readonly SeatWanted[] {
  const first = seats.findIndex(({ who }) => isPersonHere(who));
  return seats.map(({ party, who }, seat) => ({
    party,
    who: seat === first ? 'me' : isPersonHere(who) ? 'open' : who,
  }));
}
