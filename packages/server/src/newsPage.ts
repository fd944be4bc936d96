import type { News } from '@macher/protocol';

/** NewsPage is what of the past goes into one message. */
export interface NewsPage {
  readonly news: readonly News[];
  /** How long the page is as JSON. */
  readonly bytes: number;
  /** The last entry that is told. */
  readonly until: number;
  /** Whether nothing comes after it. */
  readonly isLast: boolean;
}

/** NEWS_PAGE is how many news and bytes one page has: others are served before the next one is made. */
export const NEWS_PAGE = { news: 200, bytes: 256_000 };

/** The first page of what is left. No more of the past is made than it holds. */
export function newsPageOf(past: Iterable<News>, since: number): NewsPage {
  const news: News[] = [];
  let bytes = 0;
  const page = (isLast: boolean): NewsPage => ({ news, bytes, until: news.at(-1)?.number ?? since, isLast });
  for (const each of past) {
    const size = Buffer.byteLength(JSON.stringify(each));
    const isFull = news.length === NEWS_PAGE.news || bytes + size > NEWS_PAGE.bytes;
    if (isFull && news.length > 0) return page(false);
    news.push(each);
    bytes += size;
  }
  return page(true);
}
