import { rulesOf } from '@macher/editions';
import { type Action, EPOCH, makeRecord, newGame } from '@macher/engine';
import type { Person } from '@macher/protocol';
import { houseAt, MemoryStore, Screen } from '../local/world.ts';

/** Who sits at the device, in seat order. */
const PEOPLE: readonly Person[] = ['Anna', 'Bernd', 'Carla'].map((name, seat) => ({
  id: `p${seat}`,
  name,
}));

const PARTIES = ['spd', 'cdu', 'gruene'];

/** A game of three people at one device, saved when Anna has just decided face down: all but that, and her note, is the same. */
export async function savedBeside(
  kind: Action['kind'],
  anna: (actions: readonly Action[]) => Action,
  note: string,
) {
  const house = houseAt(new MemoryStore());
  const table = await house.answers.fromRecord(
    {
      record: recordOf('twins'),
      version: 0,
      pace: { kind: 'none' },
      isPrivate: true,
      seats: ['me', 'p1', 'p2'],
    },
    PEOPLE,
  );
  const screens = PEOPLE.map(person => new Screen(house, person, table));
  for (const screen of screens) await screen.watch();
  const [first] = screens;
  if (first === undefined) throw new Error('nobody plays');
  await first.ask({ kind: 'note', text: note });
  while (first.sheet.choice?.kind !== kind)
    for (const screen of screens) if (screen.sheet.choice !== null) await decide(screen, screen.action());
  await decide(first, anna(first.actions()));
  for (const screen of screens) screen.leave();
  return JSON.stringify(await house.answers.file(table));
}

async function decide(screen: Screen, action: Action): Promise<void> {
  const reply = await screen.ask({ kind: 'act', number: screen.sheet.number, action });
  if (reply?.type !== 'reply' || !reply.ok) throw new Error(`refused: ${JSON.stringify(reply)}`);
}

/** The deal alone, with a seed that is always the same. */
function recordOf(seed: string): object {
  const game = newGame(rulesOf('2019-4'), { parties: PARTIES, seed, options: { openMoney: false } });
  const seats = PARTIES.map((party, seat) => ({ party, name: PEOPLE[seat]?.name ?? '' }));
  return makeRecord(game, { epoch: EPOCH, seats, seed, actions: [] });
}
