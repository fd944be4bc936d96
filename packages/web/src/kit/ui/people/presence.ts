import type { Seat } from '@macher/engine';
import type { Place } from '@macher/protocol';
import type { TableStore } from '../../state/table.ts';
import { say } from '../../words/words.ts';
import { botName } from './botName.ts';

/** What is known of the person, program or bot at a seat, and how it is put. */
export interface SeatPresence {
  readonly kind: 'here' | 'thinking' | 'away' | 'bot' | 'program';
  readonly text: string;
}

/** The presence at a seat; null: nobody sits there, or nothing is known yet. `now` is by the server's clock. */
export function presenceAt(store: TableStore, seat: Seat, now: number): SeatPresence | null {
  const place = store.sheet.value?.places[seat];
  if (place === undefined) return null;
  const bot = botAt(place);
  if (bot !== null) return bot;
  if (place.person?.isProgram === true)
    return { kind: 'program', text: say('program.text', { name: place.person.name }) };
  const known = store.present.value?.people.find(({ person }) => person === place.person?.id);
  if (known === undefined || place.person === null) return null;
  const { name } = place.person;
  if (!known.isHere) return { kind: 'away', text: awayText(name, known.since, now) };
  return isAsked(store, seat)
    ? { kind: 'thinking', text: say('presence.thinking', { name }) }
    : { kind: 'here', text: say('presence.here', { name }) };
}

function botAt({ person, bot, standIn }: Place): SeatPresence | null {
  if (person !== null && standIn !== null)
    return {
      kind: 'bot',
      text: say('presence.stand-in', { name: person.name, bot: botName(standIn.bot) }),
    };
  return person !== null || bot === null
    ? null
    : { kind: 'bot', text: say('presence.bot', { bot: botName(bot) }) };
}

function isAsked({ view }: TableStore, seat: Seat): boolean {
  return view.value?.awaited.some(each => each.seat === seat) ?? false;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function awayText(name: string, since: number | null, now: number): string {
  if (since === null) return say('presence.away', { name });
  const passed = Math.max(0, now - since);
  if (passed >= DAY) return say('presence.away-days', { name, days: Math.floor(passed / DAY) });
  return passed >= HOUR
    ? say('presence.away-hours', { name, hours: Math.floor(passed / HOUR) })
    : say('presence.away-minutes', { name, minutes: Math.floor(passed / MINUTE) });
}
