import type { Action } from '@macher/engine';
import { nameOf, type Seats, seatNamed } from './names.ts';

/** An action with seats by number; one that it names goes by its name in a file. */
export function withSeatNumbers(
  action: Record<string, unknown>,
  seats: Seats,
  path: string,
): Record<string, unknown> {
  const deed = action['deed'];
  const named = withNumbers(action, ['start', 'partner'], seats, `${path}/action`);
  if (typeof deed !== 'object' || deed === null) return named;
  return { ...named, deed: withNumbers({ ...deed }, ['from', 'target'], seats, `${path}/action/deed`) };
}

function withNumbers(
  fields: Record<string, unknown>,
  names: readonly string[],
  seats: Seats,
  path: string,
): Record<string, unknown> {
  const numbers = names.flatMap(name => {
    const value = fields[name];
    return value === undefined || value === null
      ? []
      : [[name, seatNamed(seats, String(value), `${path}/${name}`)]];
  });
  return { ...fields, ...Object.fromEntries(numbers) };
}

/** An action as a file has it, without the seat whose it is. */
export function writtenAction({ seat: _own, ...action }: Action, seats: Seats): Record<string, unknown> {
  const { deed, ...fields } = withNames({ ...action }, ['start', 'partner'], seats) as { deed?: unknown };
  if (deed === undefined) return fields;
  const isDeed = typeof deed === 'object' && deed !== null;
  return { ...fields, deed: isDeed ? withNames({ ...deed }, ['from', 'target'], seats) : deed };
}

function withNames(
  fields: Record<string, unknown>,
  names: readonly string[],
  seats: Seats,
): Record<string, unknown> {
  const named = names.flatMap(name => {
    const value = fields[name];
    return typeof value === 'number' ? [[name, nameOf(seats, value)]] : [];
  });
  return { ...fields, ...Object.fromEntries(named) };
}
