import type { Rules, Topic } from '@macher/engine';

/** Paragraphs in which an edition speaks of each topic; null where it never asks such a thing. */
export type Paragraphs = Readonly<Record<Topic, string | null>>;

export function paragraphsIn(paragraphs: Paragraphs): Rules['paragraphs'] {
  return Object.fromEntries(Object.entries(paragraphs).filter(([, paragraph]) => paragraph !== null));
}
