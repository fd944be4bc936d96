import { FormatError, type Origin, type Seat } from '@macher/engine';
import type { NewTable, Person, Request } from '@macher/protocol';
import type { Seating } from './opening.ts';

/** People who sit at the same device as the owner, by what their seats are called. */
export type Company = ReadonlyMap<string, Person>;

/** The seating that is asked for. The game begins at once if every seat is taken. */
export function seatingOf(
  seats: NewTable['seats'],
  origin: Origin,
  company: Company,
): Pick<Seating, 'requests' | 'company'> {
  const requests = seats.flatMap(({ who }, seat): Request[] => {
    if (who === 'me') return sitting(seat, origin);
    return who === 'open' || company.has(who) ? [] : [{ kind: 'seat-bot', seat, bot: who }];
  });
  const seated = seats.flatMap(({ who }, seat) => {
    const person = company.get(who);
    return person === undefined ? [] : [{ person, requests: sitting(seat, origin) }];
  });
  const isFull = seats.every(({ who }) => who !== 'open');
  return { requests: isFull ? [...requests, { kind: 'start' }] : requests, company: seated };
}

/**
 * The requests with the start at the end. For a contest the game begins when the last person is ready: bots sit there
 * before it is started.
 */
export function startingLast(requests: readonly Request[]): Request[] {
  const isBot = ({ kind }: Request): boolean => kind === 'seat-bot';
  const own = requests.filter(request => !isBot(request) && request.kind !== 'start');
  return [...own, ...requests.filter(isBot), ...requests.filter(({ kind }) => kind === 'start')];
}

function sitting(seat: Seat, origin: Origin): Request[] {
  return [
    { kind: 'sit', seat },
    { kind: 'ready', isReady: true, origin },
  ];
}

/** Refuses to rate what says nothing of people who play against each other. */
export function checkRated({ seats, pack, admitsPrograms }: NewTable, company: Company): void {
  if (admitsPrograms === true) throw new FormatError('/admitsPrograms', 'not where ratings count');
  if (pack !== null) throw new FormatError('/isRated', 'not with a pack: whoever made it knows it best');
  if (company.size > 0) throw new FormatError('/isRated', 'not on one device');
  if (seats.filter(({ who }) => PERSONAL.includes(who)).length < 2)
    throw new FormatError('/isRated', 'needs two people');
}

/** PERSONAL is what a seat is called that is no bot's. */
export const PERSONAL: readonly string[] = ['me', 'open'];
