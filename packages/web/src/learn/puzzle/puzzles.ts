import { type Puzzle, parseScenario, puzzleOf } from '@macher/scenarios';

/** A position to try, under the name of its file. */
export interface Listed {
  readonly id: string;
  readonly puzzle: Puzzle;
}

const FILES = import.meta.glob<string>('../../../../../scenarios/puzzles/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The easier ones first, as their names are numbered. */
export const PUZZLES: readonly Listed[] = Object.entries(FILES)
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([path, text]) => ({
    id: path.replace(/^.*\/|\.yaml$/g, ''),
    puzzle: puzzleOf(parseScenario(text)),
  }));
