import { type Action, clone } from '@macher/engine';
import { PreparedTable } from '@macher/lessons';
import type { Puzzle } from '@macher/scenarios';
import type { TableSource } from '../../kit/net/source.ts';
import { preparedSource } from '../prepared/preparedSource.ts';

/** A table for one decision: nobody else decides after it. `decided` is told which one it was. */
export function puzzleSource({ game, seat }: Puzzle, decided: (action: Action) => void): TableSource {
  const table = new PreparedTable({ ...clone(game), version: 0 }, seat, null);
  let last: Action | null = null;
  return preparedSource({
    rules: table.rules,
    hasHints: false,
    get sheet() {
      return table.sheet;
    },
    stretch: before => table.stretch(before),
    act: async action => {
      const refusal = table.refuse(action);
      last = refusal === null ? action : null;
      return refusal ?? table.play(action);
    },
    shown: () => {
      if (last !== null) decided(last);
    },
  });
}
