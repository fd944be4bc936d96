import type { Entry, NewNotice, NoticeName } from '@macher/protocol';
import type { Ties } from '../store/ties.ts';

/** What people needn't hear of those whom they have blocked. What the game asks of them, they must. */
const UNWANTED: readonly NoticeName[] = ['said', 'mentioned', 'seat-kept', 'regent-named'];

/** Without what people would hear of somebody they have blocked. */
export async function withoutBlocked(
  notices: readonly NewNotice[],
  entries: readonly Entry[],
  ties: Pick<Ties, 'blockersAmong'>,
): Promise<readonly NewNotice[]> {
  const blocked = new Set<NewNotice>();
  for (const { number, by } of entries) {
    const told = notices.filter(each => each.number === number && UNWANTED.includes(each.facts.what));
    if (by === null || told.length === 0) continue;
    const people = told.map(({ person }) => person);
    const blockers = await ties.blockersAmong(people, by.person);
    for (const notice of told) if (blockers.includes(notice.person)) blocked.add(notice);
  }
  return notices.filter(notice => !blocked.has(notice));
}
