import { PARTIES, rulesOf } from '@macher/editions';
import { eventsFor, momentsOf, type Seat, type View, viewOfMoment } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { NOWHERE } from '../../packages/web/src/kit/net/source.ts';
import type { LiveMoment, SeenMoment } from '../../packages/web/src/kit/state/seen.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { Following } from '../../packages/web/src/moments/playback/following.ts';
import type { Surroundings } from '../../packages/web/src/moments/playback/page.ts';
import { type Table, walk } from '../walk.ts';

/** A whole random game, moment by moment, as one viewer saw it. */
export function seenGame(table: Table, seed: string, viewer: Seat | null): SeenMoment[] {
  const { actions } = walk(table, seed, () => {});
  const parties = PARTIES.slice(0, table.players);
  const { moments } = momentsOf(rulesOf(table.ruleset), { parties, seed }, actions);
  let before: View | null = null;
  return moments.map(moment => {
    const { version, part, events } = moment;
    const view = viewOfMoment(moment, viewer);
    const seen = { version, part, events: eventsFor(events, viewer), before, view };
    before = view;
    return seen;
  });
}

/** Letters with a few moments each. */
export function letters(moments: readonly SeenMoment[], size: number): SeenMoment[][] {
  return Array.from({ length: Math.ceil(moments.length / size) }, (_, index) =>
    moments.slice(index * size, (index + 1) * size),
  );
}

export function addresses(moments: readonly SeenMoment[]): string[] {
  return moments.map(({ version, part }) => `${version}.${part}`);
}

/** A page that someone looks at. */
export const SEEN: Surroundings = {
  now: () => Date.now(),
  isCovered: () => false,
  watch: () => () => {},
};

/** A table at which the game goes on, and what follows it. */
export class Followed {
  readonly store = new TableStore(NOWHERE, 't1', null);
  readonly following: Following;
  readonly stop: () => void;
  #clock: object;

  constructor(clock: object = { pace: { kind: 'none' } }, page: Surroundings = SEEN) {
    this.#clock = clock;
    this.following = new Following(this.store, page);
    this.stop = this.following.start();
  }

  tell(moments: readonly SeenMoment[]): void {
    const last = moments.at(-1);
    if (last === undefined) return;
    const { view } = last;
    this.store.ruleBook.value = view.rules;
    const places = view.players.map(({ party }) => ({ party }));
    const seat = view.viewer;
    this.store.sheet.value = {
      number: last.version,
      seat,
      places,
      view,
      clock: this.#clock,
    } as object as Sheet;
    this.store.fresh.value = moments.map(each => each as LiveMoment);
  }
}
