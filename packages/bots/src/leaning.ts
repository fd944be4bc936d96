import type { Card, CardFace } from '@macher/engine';

/** What a platform says to an opinion: 1 for a match, −1 for a clash. */
export function leaning(
  faces: Readonly<Record<Card, CardFace>>,
  platform: readonly Card[],
  opinion: Card,
): -1 | 0 | 1 {
  if (platform.includes(opinion)) return 1;
  return platform.includes((faces[opinion] as CardFace).opposite) ? -1 : 0;
}
