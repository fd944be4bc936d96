import { type GameRecord, makeRecord } from '@macher/engine';
import { gameAt, seedAt } from './gameAt.ts';
import type { Table } from './table.ts';

/** The whole game so far, with its seed and all actions that count: not for players before it is over. */
export function recordOf(table: Table): GameRecord {
  const { opening, places, steps, takebacks, undone } = table;
  const { epoch, origin, played } = opening;
  return makeRecord(gameAt(table), {
    epoch,
    seats: places.map(({ party, person, bot }) => ({ party, name: person?.name ?? `bot ${bot ?? ''}` })),
    seed: seedAt(table),
    dealing: dealingOf(table),
    origin,
    takebacks,
    undone,
    actions: [...played, ...steps.map(({ action }) => action)],
    seals: sealsOf(table),
    hints: hintsOf(table),
  });
}

function hintsOf({ opening: { played }, steps }: Table): GameRecord['hints'] {
  return steps.flatMap(({ isHinted }, index) => (isHinted ? [played.length + index] : []));
}

function sealsOf({ opening: { played }, steps }: Table): GameRecord['seals'] {
  return steps.flatMap(({ entry, seal }, index) =>
    seal === null ? [] : [{ action: played.length + index, entry, ...seal }],
  );
}

/** The proof of the deal, with the secret under it. */
function dealingOf({ opening: { seed, dealing }, contributions }: Table): GameRecord['dealing'] {
  return dealing === null
    ? null
    : { commitment: dealing.commitment, secret: seed, salt: dealing.salt, contributions };
}
