import type { Person } from '@macher/protocol';
import { signal } from '@preact/signals';
import type { House, PlanDesk } from '../net/house.ts';
import { Link } from '../net/link.ts';
import { callHouse, dialHouse } from './houseDoor.ts';

/** The tables of this browser, as one person at this device sees them; null: as everybody may. */
export function houseOf(person: Person | null, isShared = false): House {
  return {
    kind: 'here',
    link: new Link(() => dialHouse(person)),
    isShared,
    person: signal(person),
    moments: (table, _invite, before) => callHouse('moments', table, person?.id ?? null, before),
    record: table => callHouse('record', table),
    take: table => callHouse('file', table),
    again: async (table, isSameDeal) => ({ id: await callHouse('again', table, isSameDeal), invite: null }),
    takeOver: table => callHouse('takeOver', table),
    hasHints: true,
    plans: person === null || isShared ? null : deskOf(person),
  };
}

/** Where several share the device nobody plans: who plays is there. */
function deskOf(person: Person): PlanDesk {
  return {
    plans: table => callHouse('plans', table, person),
    savePlans: (table, _invite, plans) => callHouse('plan', table, person, plans),
  };
}
