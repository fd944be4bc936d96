import { type Effort, THOROUGH, type Thinking } from '@macher/bots/parts';
import { KINDS, type Kind } from '@macher/engine';

/** BRISK is for school: as in play, with half the worlds and two plans of three. */
export const BRISK: Thinking = {
  ...THOROUGH,
  usual: lessOf(THOROUGH.usual),
  efforts: eachOf(kind => {
    const effort = THOROUGH.efforts[kind];
    return effort === null ? null : lessOf(effort);
  }),
};

function eachOf(effort: (kind: Kind) => Effort | null): Thinking['efforts'] {
  return Object.fromEntries(KINDS.map(kind => [kind, effort(kind)])) as Record<Kind, Effort | null>;
}

function lessOf({ plans, worlds }: Effort): Effort {
  return { plans: Math.ceil((2 * plans) / 3), worlds: Math.ceil(worlds / 2) };
}
