import type { Person } from '@macher/protocol';
import { signal } from '@preact/signals';
import { Link } from '../net/link.ts';
import type { PlanKeeper, TableSource } from '../net/source.ts';
import { callHouse, dialHouse } from './houseDoor.ts';

/** The tables of this browser as one person at this device sees them; null: as everybody may. */
export function sourceOf(person: Person | null, isShared = false): TableSource {
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
    plans: person === null || isShared ? null : keeperOf(person),
  };
}

/** The keeper of a person's plans. Where several share the device nobody plans: who plays is there. */
function keeperOf(person: Person): PlanKeeper {
  return {
    plans: table => callHouse('plans', table, person),
    savePlans: (table, _invite, plans) => callHouse('plan', table, person, plans),
  };
}
