import { clone } from './clone.ts';
import { FormatError } from './formatError.ts';
import { playChecked, RefusedError } from './gameAfter.ts';
import { exactly, listOf, orNull } from './schema.ts';
import type { Action } from './types/choices.ts';
import type { Game } from './types/game.ts';
import type { Schema } from './types/schema.ts';
import type { Seat } from './types/vocabulary.ts';

/** Decisions that were taken back at one go: they were made, and no longer count. */
export interface Undone {
  /** The place of the first of them in the line of play, as it was then. */
  readonly from: number;
  /** How many decisions counted just before, these among them. */
  readonly after: number;
  /** Whose wish it was; null: all agreed. */
  readonly seat: Seat | null;
  /** Whether something had been decided or shown since: then it counts among the record's takebacks. */
  readonly knowing: boolean;
  readonly actions: readonly Action[];
}

/** MOST_UNDONE is how often somebody may go back; each time is a line of a table's log, and a log has an end. */
const MOST_UNDONE = 5000;
/**
 * MOST_STANDING is how many decisions may stand behind one that is taken back alone: others may have decided face down
 * since.
 */
const MOST_STANDING = 50;

export function undoneSchema(mostActions: number): Schema {
  const place: Schema = { type: 'integer', minimum: 0, maximum: mostActions - 1 };
  return listOf(
    exactly({
      from: place,
      after: { type: 'integer', minimum: 1, maximum: mostActions },
      seat: orNull({ type: 'integer', minimum: 0, maximum: 4 }),
      knowing: { type: 'boolean' },
      actions: listOf({}, mostActions),
    }),
    MOST_UNDONE,
  );
}

/** A decision of the past, with its place in the record. */
interface Made {
  readonly action: Action;
  readonly path: string;
  readonly isUndone: boolean;
}

/** What happened until somebody went back, or to the end of the record. */
export interface Stretch {
  /** What was decided, in order. */
  readonly made: readonly Made[];
  /** How it ended; null: it is the last. */
  readonly undone: Undone | null;
  /** What still stands behind the decision that was taken back. */
  readonly standing: readonly Action[];
}

/** What was decided in a game, with what was taken back. */
export interface WithUndone {
  readonly actions: readonly Action[];
  readonly undone: readonly Undone[];
}

/** Everything that was ever decided, in the order in which it was: what was taken back is put back in its place. */
export function stretchesOf({ actions, undone }: WithUndone): Stretch[] {
  const line: Made[] = actions.map((action, place) => ({
    action,
    path: `/actions/${place}`,
    isUndone: false,
  }));
  const stretches: Stretch[] = [];
  let end: Undone | null = null;
  let standing: readonly Action[] = [];
  for (let index = undone.length - 1; index >= -1; index -= 1) {
    const before = undone[index];
    const begins = before === undefined ? 0 : before.after - before.actions.length;
    stretches.unshift({ made: line.splice(begins), undone: end, standing });
    if (before === undefined) break;
    end = before;
    standing = line.slice(before.from).map(({ action }) => action);
    const gone = before.actions.map((action, place) => ({
      action,
      path: `/undone/${index}/actions/${place}`,
      isUndone: true,
    }));
    line.splice(before.from, 0, ...gone);
  }
  return stretches;
}

/** A place where what was taken back doesn't fit; null: it can be put back. */
export function misplacedUndone({ actions, undone }: WithUndone): FormatError | null {
  for (const [index, { from, after, actions: gone }] of undone.entries()) {
    const path = `/undone/${index}`;
    const standing = after - from - gone.length;
    if (gone.length === 0) return new FormatError(`${path}/actions`, 'must have at least 1 entries');
    if (standing < 0 || standing > (gone.length === 1 ? MOST_STANDING : 0))
      return new FormatError(`${path}/after`, `must be ${from + gone.length}, not ${after}`);
    const next = undone[index + 1]?.after ?? actions.length;
    if (after - gone.length > next)
      return new FormatError(`${path}/after`, `only ${next} decisions stood afterwards`);
  }
  return null;
}

/** PlayMade plays a decision in place, by the rules or not. */
type PlayMade = (game: Game, made: Made) => void;

/** Checks what was taken back. Throws a `FormatError` at the first decision that the rules refuse, also among those. */
export function checkUndone(dealt: Game, record: WithUndone): void {
  if (record.undone.length > 0) playPast(dealt, record, checked);
}

/** Everything that was ever decided, one after the other, each where it was decided. */
export function playPast(dealt: Game, record: WithUndone, play: PlayMade): void {
  const wanted = new Set(record.undone.map(({ from }) => from));
  const games = new Map<number, Game>();
  const step = (game: Game, made: Made, how: PlayMade): void => {
    if (wanted.has(game.version)) games.set(game.version, clone(game));
    how(game, made);
  };
  let game = clone(dealt);
  for (const [index, { made, undone, standing }] of stretchesOf(record).entries()) {
    for (const each of made) step(game, each, play);
    if (undone === null) return;
    const before = games.get(undone.from);
    if (before === undefined) throw new FormatError(`/undone/${index}/from`, 'no decision stood there');
    game = clone(before);
    for (const action of standing) step(game, { action, path: `/undone/${index}`, isUndone: false }, checked);
  }
}

function checked(game: Game, { action, path }: Made): void {
  try {
    playChecked(game, action, game.version);
  } catch (error) {
    if (error instanceof RefusedError) throw new FormatError(path, error.message);
    throw error;
  }
}
