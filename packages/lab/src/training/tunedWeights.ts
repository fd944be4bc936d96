import { WEIGHTS, type WeightName, type Weights } from '@macher/bots/parts';

/** SIGNED weights may be negative, and are tuned by addition; all others by multiplication. */
const SIGNED: readonly WeightName[] = [
  'turnIn',
  'turnInTrend',
  'turnInAgreement',
  'turnInMeetings',
  'turnInWait',
];

export function isSigned(name: WeightName): boolean {
  return SIGNED.includes(name);
}

/** The names of the weights that are tuned, in the order of the coordinates. */
export function tunedNames(first: Weights): WeightName[] {
  return WEIGHTS.filter(name => first[name] !== 0);
}

/** The weights at a point of the search: its origin are the first weights, a step of 1 is a big one everywhere. */
export function weightsAt(first: Weights, point: readonly number[]): Weights {
  const weights = { ...first };
  for (const [index, name] of tunedNames(first).entries()) {
    const step = point[index] ?? 0;
    weights[name] = isSigned(name) ? first[name] + step : first[name] * Math.exp(step);
  }
  return weights;
}
