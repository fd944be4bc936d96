import type { PersonId, Room } from '@macher/protocol';
import type { Table, Volume } from './table.ts';

/** Nothing has been written. */
export const SILENCE: Volume = { times: 0, characters: 0 };

export function louder({ times, characters }: Volume = SILENCE, text: string): Volume {
  return { times: times + 1, characters: characters + text.length };
}

/** More than people say in three weeks of one game: nobody can fill the disk, or the past that newcomers are told. */
const MOST_SAID: Readonly<Record<Room, Volume>> = {
  players: { times: 5000, characters: 300_000 },
  spectators: { times: 5000, characters: 100_000 },
};

/** What one of many who watch may say: a stranger can't fill the room alone. */
const MOST_CHATTER: Volume = { times: 500, characters: 20_000 };

/** Notes of one person, and of all at the table: each is kept whole. */
const MOST_NOTED: Volume = { times: 1000, characters: 1_000_000 };
const MOST_NOTED_BY_ALL: Volume = { times: 3000, characters: 2_000_000 };

/** In each room, and in all notebooks: tables that wait for their game cost nothing to open. */
const MOST_BEFORE_GAME = 500;

export function isRoomFull(table: Table, person: PersonId, room: Room, text: string): boolean {
  const { talk, chatter } = table;
  const isOwnPartFull = room === 'spectators' && isFull(chatter.get(person), MOST_CHATTER, text);
  return isOwnPartFull || isFull(talk[room], mostOf(table, MOST_SAID[room]), text);
}

export function isNotebookFull(table: Table, person: PersonId, text: string): boolean {
  const { notes } = table;
  const all = notedByAll(table);
  return isFull(notes.get(person), MOST_NOTED, text) || isFull(all, mostOf(table, MOST_NOTED_BY_ALL), text);
}

export function notedByAll({ notes }: Table): Volume {
  return [...notes.values()].reduce(
    (sum, { times, characters }) => ({
      times: sum.times + times,
      characters: sum.characters + characters,
    }),
    SILENCE,
  );
}

function mostOf({ game }: Table, { times, characters }: Volume): Volume {
  return { times: game === null ? Math.min(times, MOST_BEFORE_GAME) : times, characters };
}

function isFull(volume: Volume | undefined, most: Volume, text: string): boolean {
  const { times, characters } = louder(volume, text);
  return times > most.times || characters > most.characters;
}
