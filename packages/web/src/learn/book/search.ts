import type { Chapter } from './chapters.tsx';

export interface Found {
  readonly chapter: Chapter;
  /** The sentence in which the word stands. */
  readonly text: string;
}

/** Every text of the book in which the words stand, whatever their capitals and accents. */
export function searched(chapters: readonly Chapter[], wanted: string): Found[] {
  const word = plain(wanted.trim());
  if (word === '') return [];
  return chapters.flatMap(chapter =>
    [chapter.title, ...chapter.texts]
      .filter(text => plain(text).includes(word))
      .map(text => ({ chapter, text: around(text, word) })),
  );
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** What stands around the word; long texts are cut to it. */
function around(text: string, word: string): string {
  const at = plain(text).indexOf(word);
  const [from, to] = [Math.max(0, at - ROOM), at + word.length + ROOM];
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

const ROOM = 60;
