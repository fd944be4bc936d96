import { EDITIONS, namesIn } from '@macher/editions';

/** The anchor of a paragraph in the book: the last part of its address. */
export function paragraphAnchor(id: string): string {
  return id.replace(/[^\w.]+/g, '-');
}

/** The address of a paragraph in the book of its edition; rulings are in every book. */
export function paragraphPath(id: string): string {
  const edition = EDITIONS.find(each => id.startsWith(each)) ?? '2019';
  return `/rules/${namesIn(edition).mainGame}/${paragraphAnchor(id)}`;
}
