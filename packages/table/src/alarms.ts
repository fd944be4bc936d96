import type { Seat } from '@macher/engine';
import type { Happening } from '@macher/protocol';
import { deadline, expired } from './clock.ts';
import type { Fallbacks } from './fallback.ts';
import { isOpen } from './places.ts';
import { stepAside } from './proposals.ts';
import type { Table } from './table.ts';

/** Whether someone must look after it: bots, clocks, or a time at which it begins. */
export function isRunning({ stage, schedule }: Table): boolean {
  return stage === 'playing' || (stage === 'gathering' && schedule !== null);
}

/** When something happens by itself, if nothing else does before; null: nothing will. */
export function nextAlarm(table: Table): number | null {
  const times =
    table.stage === 'gathering' ? [table.schedule?.at] : table.stage === 'playing' ? timesIn(table) : [];
  const known = times.filter(time => time != null);
  return known.length === 0 ? null : Math.min(...known);
}

function timesIn({ clock, off, regencies }: Table): (number | null | undefined)[] {
  return [deadline(clock), ...off.map(each => each?.until), ...regencies.map(each => each?.until)];
}

/** What happens by itself at a time, one thing after the other; nothing: it is too early. */
export function rung(table: Table, at: number, fallbacks: Fallbacks): readonly Happening[] {
  if (table.stage === 'gathering') return begun(table, at);
  if (table.stage !== 'playing') return [];
  const rested = table.off.findIndex(each => each !== null && each.until <= at);
  if (rested >= 0) return [{ kind: 'days-ended', seat: rested }];
  const regency = table.regencies.findIndex(each => each !== null && each.until <= at);
  if (regency >= 0) return [endOf(table, regency, at)];
  const [late] = expired(table.clock, at);
  return late === undefined ? [] : stepAside(table, late, 'time', { at, fallbacks });
}

function endOf({ regencies }: Table, seat: Seat, at: number): Happening {
  const isServing = regencies[seat]?.person != null;
  return isServing ? { kind: 'regent-ended', seat } : { kind: 'regent-named', seat, name: null, until: at };
}

/**
 * What happens at the time of the beginning: those who sit there are ready. It needs all seats, or a bot for those that
 * are free.
 */
function begun(table: Table, at: number): readonly Happening[] {
  const { schedule, places, opening } = table;
  if (schedule === null || schedule.at > at) return [];
  const free = places.flatMap((place, seat) => (isOpen(place) ? seat : []));
  const hasPeople = places.some(({ person }) => person !== null);
  const isFull = free.length === 0 || schedule.bot !== null;
  const isAgreed =
    opening.origin === 'fresh' ||
    opening.contest !== null ||
    places.every(({ person, isReady }) => person === null || isReady);
  if (!hasPeople || !isFull || !isAgreed) return [{ kind: 'scheduled', at: null, bot: null }];
  return [
    ...free.map(seat => ({ kind: 'bot-seated', seat, bot: schedule.bot ?? '' }) as const),
    ...places.flatMap(({ person, isReady }, seat) =>
      person === null || isReady
        ? []
        : [{ kind: 'readied', seat, isReady: true, contribution: null } as const],
    ),
    { kind: 'started' },
  ];
}
