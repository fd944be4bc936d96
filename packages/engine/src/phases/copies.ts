import type { Game } from '../types/game.ts';

/**
 * What a phase without secrets answers: nothing is decided face down or tells of anything hidden, and what the others
 * see of it is the frame itself.
 */
export function openToAll<F>(copy: (frame: F) => F) {
  return {
    sealed: () => null,
    shows: (_game: Game, _frame: F): boolean => false,
    copy,
    view: (_game: Game, frame: F): F => copy(frame),
    imagine: (_game: Game, view: F): F => copy(view),
  };
}

/** A copy of a frame without lists; with one, this does not compile. */
export function flat<F extends Flat<F>>(frame: F): F {
  return { ...frame };
}

type Flat<F> = { readonly [K in keyof F]: string | number | boolean | null };
