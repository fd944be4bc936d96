import { type Action, clone, determinize, eventsFor, type Game, refuseAction, view } from '@macher/engine';
import { isSame } from '../same.ts';
import { playWithEvents } from '../walk.ts';

const WORLDS = 4;

/** Whether the action tells any seat, or a spectator, which of the worlds that looked possible to them is the real one. */
export function hasSomebodyLearned(game: Game, action: Action): boolean {
  const after = clone(game);
  const events = playWithEvents(after, action);
  return [...game.players.keys(), null].some(viewer => {
    const shown = { view: view(after, viewer), heard: eventsFor(events, viewer) };
    return Array.from({ length: WORLDS }, (_, index) => {
      const world = determinize(view(game, viewer), `possible ${index}`);
      if (refuseAction(world, action) !== null) return false;
      const there = playWithEvents(world, action);
      return !isSame({ view: view(world, viewer), heard: eventsFor(there, viewer) }, shown);
    }).includes(true);
  });
}
