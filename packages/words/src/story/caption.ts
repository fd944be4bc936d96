import { at, project, type RegionId, type Seat, type View } from '@macher/engine';
import type { Subject, Wording } from '../wording.ts';
import type { Act } from './acts.ts';
import { headline, why } from './headline.ts';

/** What is said of an act while it is shown: who did what, what it does to you, and why. */
export interface Caption {
  readonly text: string;
  /** null: nobody watches from a seat, or nobody knows what was before. */
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
    effect: effectText(words, eyes),
    why: why(words, subject, act),
  };
}

/** A figure of a seat that has changed; votes as they would count now. */
export interface Effect {
  readonly what: 'votes' | 'base' | 'money';
  readonly region: RegionId | null;
  readonly from: number;
  readonly to: number;
}

/** What changed for a seat, the votes first, the largest change before the others. */
export function effectsOn(seat: Seat, before: View, after: View): Effect[] {
  return [...votesEffects(seat, before, after), ...purseEffects(seat, before, after)];
}

function effectText(words: Wording, { you, before, after }: Eyes): string | null {
  if (you === null || before === null || after === null) return null;
  const [first] = effectsOn(you, before, after);
  if (first === undefined) return words.say('effect.none');
  const { what, region, from, to } = first;
  return words.say(`effect.${what}`, {
    region: region === null ? '' : words.region(region),
    from: what === 'money' ? words.money(from) : from,
    to: what === 'money' ? words.money(to) : to,
  });
}

function votesEffects(seat: Seat, before: View, after: View): Effect[] {
  const effects = after.regions.flatMap(region => {
    const then = before.regions.find(({ id }) => id === region.id);
    if (then === undefined) return [];
    const from = at(project(before, then).parties, seat).votes;
    const to = at(project(after, region).parties, seat).votes;
    return from === to ? [] : [{ what: 'votes' as const, region: region.id, from, to }];
  });
  return effects.sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from));
}

function purseEffects(seat: Seat, before: View, after: View): Effect[] {
  const [was, is] = [at(before.players, seat), at(after.players, seat)];
  const effects: Effect[] = [];
  if (was.base !== is.base) effects.push({ what: 'base', region: null, from: was.base, to: is.base });
  if (was.money !== null && is.money !== null && was.money !== is.money)
    effects.push({ what: 'money', region: null, from: was.money, to: is.money });
  return effects;
}
