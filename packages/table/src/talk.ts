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
const MOST_NOTED_BY_ALL = 2_000_000;

export function isRoomFull({ talk, chatter }: Table, person: PersonId, room: Room, text: string): boolean {
  const isOwnPartFull = room === 'spectators' && isFull(chatter.get(person), MOST_CHATTER, text);
  return isOwnPartFull || isFull(talk[room], MOST_SAID[room], text);
}

export function isNotebookFull({ notes }: Table, person: PersonId, text: string): boolean {
  const all = [...notes.values()].reduce((sum, { characters }) => sum + characters, text.length);
  return isFull(notes.get(person), MOST_NOTED, text) || all > MOST_NOTED_BY_ALL;
}

function isFull(volume: Volume | undefined, most: Volume, text: string): boolean {
  const { times, characters } = louder(volume, text);
  return times > most.times || characters > most.characters;
}
