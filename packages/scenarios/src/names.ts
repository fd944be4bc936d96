import type { Seat } from '@macher/engine';
import { wrong } from './wrong.ts';

/** Names of the seats, in seat order: what a scenario file calls them. */
export type Seats = readonly string[];

export function nameOf(seats: Seats, seat: Seat): string {
  const name = seats[seat];
  if (name === undefined) throw new RangeError(`no seat ${seat} of ${seats.length}`);
  return name;
}

export function namesOf(seats: Seats, list: readonly Seat[]): string[] {
  return list.map(seat => nameOf(seats, seat));
}

/** One value per seat, under the seats' names. */
export function byName<T>(seats: Seats, values: readonly T[]): Record<string, T> {
  return Object.fromEntries(values.map((value, seat) => [nameOf(seats, seat), value]));
}

export function seatNamed(seats: Seats, name: string, path: string): Seat {
  const seat = seats.indexOf(name);
  return seat < 0 ? wrong(path, `no seat is called ${name}; there are ${seats.join(', ')}`) : seat;
}

/** All seats, each once. */
export function everySeat(seats: Seats, names: readonly string[], path: string): Seat[] {
  const list = differentSeats(seats, names, path);
  return list.length === seats.length ? list : wrong(path, `must name every seat: ${seats.join(', ')}`);
}

export function differentSeats(seats: Seats, names: readonly string[], path: string): Seat[] {
  return names.map((name, index) => {
    const at = `${path}/${index}`;
    if (names.indexOf(name) !== index) wrong(at, `${name} is there already`);
    return seatNamed(seats, name, at);
  });
}
