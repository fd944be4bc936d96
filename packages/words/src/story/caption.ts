import {
  at,
  mediaControl,
  project,
  type RegionId,
  type RegionView,
  type Seat,
  type View,
} from '@macher/engine';
import type { Subject, Wording } from '../wording.ts';
import type { Act } from './acts.ts';
import { headline, why } from './headline.ts';
import { touched } from './touched.ts';

/** What is said of an act while it is shown: who did what, what it does to you, and why. */
export interface Caption {
  readonly text: string;
  /** The effect; null: there is nothing to say, nobody watches from a seat, or nobody knows what was before. */
  readonly effect: string | null;
  readonly why: string | null;
}

/** What one viewer saw before and after an act. */
export interface Eyes {
  readonly you: Seat | null;
  readonly before: View | null;
  readonly after: View | null;
}

export function caption(words: Wording, subject: Subject, act: Act, eyes: Eyes): Caption {
  return {
    text: headline(words, subject, act),
    effect: effectText(words, act, eyes),
    why: why(words, subject, act),
  };
}

/** Whether it is about others and changes what they would get in a region: then you'd ask what it does to you. */
export function changesOthers({ events }: Act, you: Seat, before: View, after: View): boolean {
  const isYours = touched(events).seats.includes(you);
  const hasGained = (seat: Seat): boolean =>
    effectsOn(seat, before, after).some(({ region }) => region !== null);
  return !isYours && after.players.some((_, seat) => hasGained(seat));
}

/** A figure of a seat that has changed; votes and points as they would count now, control of the media as 1 or 0. */
export interface Effect {
  readonly what: 'votes' | 'points' | 'control' | 'base' | 'money';
  readonly region: RegionId | null;
  readonly from: number;
  readonly to: number;
  /** Whether points for winning are among them. */
  readonly hasWin: boolean;
}

/** What changed for a seat, the votes first, the largest change before the others. */
export function effectsOn(seat: Seat, before: View, after: View): Effect[] {
  const inRegions = REGION_FIGURES.flatMap(what => regionEffects(what, seat, before, after));
  return [...inRegions, ...purseEffects(seat, before, after)];
}

const REGION_FIGURES = ['votes', 'points', 'control'] as const;

function effectText(words: Wording, act: Act, { you, before, after }: Eyes): string | null {
  if (you === null || before === null || after === null) return null;
  const [first] = effectsOn(you, before, after);
  if (first === undefined) return changesOthers(act, you, before, after) ? words.say('effect.none') : null;
  const { what, region, from, to, hasWin } = first;
  return words.say(`effect.${what}`, {
    region: region === null ? '' : words.named.region(region),
    from: what === 'money' ? words.money(from) : from,
    to: what === 'money' ? words.money(to) : to,
    win: hasWin ? 'yes' : 'no',
  });
}

function regionEffects(
  what: (typeof REGION_FIGURES)[number],
  seat: Seat,
  before: View,
  after: View,
): Effect[] {
  const effects = after.regions.flatMap(region => {
    const then = before.regions.find(({ id }) => id === region.id);
    if (then === undefined) return [];
    const from = REGION_FIGURE[what](before, then, seat);
    const to = REGION_FIGURE[what](after, region, seat);
    const hasWin = what === 'points' && winIn(before, then, seat) + winIn(after, region, seat) > 0;
    return from === to ? [] : [{ what, region: region.id, from, to, hasWin }];
  });
  return effects.sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));
}

const REGION_FIGURE: Readonly<
  Record<(typeof REGION_FIGURES)[number], (view: View, region: RegionView, seat: Seat) => number>
> = {
  votes: (view, region, seat) => at(project(view, region).parties, seat).votes,
  points: (view, region, seat) =>
    at(project(view, region).election.mandates, seat) + winIn(view, region, seat),
  control: (_view, region, seat) => (mediaControl(region) === seat ? 1 : 0),
};

function winIn(view: View, region: RegionView, seat: Seat): number {
  return at(project(view, region).election.win, seat);
}

function purseEffects(seat: Seat, before: View, after: View): Effect[] {
  const [was, is] = [at(before.players, seat), at(after.players, seat)];
  const effects: Effect[] = [];
  const none = { region: null, hasWin: false };
  if (was.base !== is.base) effects.push({ ...none, what: 'base', from: was.base, to: is.base });
  if (was.money !== null && is.money !== null && was.money !== is.money)
    effects.push({ ...none, what: 'money', from: was.money, to: is.money });
  return effects;
}
