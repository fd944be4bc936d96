import type { Random } from '@macher/engine';

const WORDS = 2 ** 32;

/** Independent standard normal deviates: Box and Muller (1958). An odd one out is thrown away. */
export function normals(count: number, random: Random): number[] {
  const deviates: number[] = [];
  while (deviates.length < count) deviates.push(...pair(random));
  return deviates.slice(0, count);
}

/** A pair of deviates. The radius is drawn from (0, 1]: the logarithm of 0 would be infinite. */
function pair(random: Random): [number, number] {
  const radius = Math.sqrt(-2 * Math.log((random(WORDS) + 1) / WORDS));
  const angle = (2 * Math.PI * random(WORDS)) / WORDS;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
