import type { FromRecord, NewTable, Person, TableId } from '@macher/protocol';
import { nameShown } from '../state/guest.ts';
import { person } from '../state/person.ts';
import { go, pathTo } from '../state/route.ts';
import { hasGamesHere } from './gamesHere.ts';
import { callHouse } from './houseDoor.ts';

/** You, at a table of this browser. */
function playerHere(): Person {
  return { id: 'p0', name: person.value?.name ?? nameShown.value };
}

/** Opens a table in this browser and goes there. */
export async function openHere(wanted: NewTable, people: readonly Person[] = [playerHere()]): Promise<void> {
  await keepForGood();
  go(pathTo(await callHouse('open', wanted, people), null));
}

/** Opens a record as a table in this browser. `opened` hears of the table before its screen is drawn. */
export async function openRecordHere(
  wanted: FromRecord,
  people = [playerHere()],
  opened?: (table: TableId) => void,
): Promise<void> {
  await keepForGood();
  const table = await callHouse('fromRecord', wanted, people);
  opened?.(table);
  go(pathTo(table, null));
}

/** Opens a game from a file, which goes on in this browser. */
export async function openFileHere(text: string): Promise<void> {
  const table = await callHouse('fromFile', text);
  await keepForGood();
  go(pathTo(table, null));
}

/** Asks the browser to keep what it might clear otherwise. Whether it is granted changes nothing here. */
async function keepForGood(): Promise<void> {
  hasGamesHere.value = true;
  void navigator.storage?.persist?.().catch(() => false);
}
