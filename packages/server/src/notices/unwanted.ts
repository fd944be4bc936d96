import type { Entry, NewNotice, NoticeName } from '@macher/protocol';
import type { Ties } from '../store/ties.ts';

/** IS_UNWANTED says what people needn't hear of those whom they have blocked. What the game asks of them, they must. */
const IS_UNWANTED: Readonly<Record<NoticeName, boolean>> = {
  decide: false,
  proposed: false,
  'media-removed': false,
  'trend-lowered': false,
  'coalition-forced': false,
  'stood-in': false,
  'handed-over': false,
  'sent-away': false,
  said: true,
  mentioned: true,
  offered: false,
  'offer-answered': false,
  'seat-kept': true,
  'regent-named': true,
  'friend-asked': false,
  over: false,
  abandoned: false,
};

/** Notices without what people would hear of somebody they have blocked. */
export async function withoutBlocked(
  notices: readonly NewNotice[],
  entries: readonly Entry[],
  ties: Pick<Ties, 'blockersAmong'>,
): Promise<readonly NewNotice[]> {
  const blocked = new Set<NewNotice>();
  for (const { number, by } of entries) {
    const told = notices.filter(each => each.number === number && IS_UNWANTED[each.facts.what]);
    if (by === null || told.length === 0) continue;
    const people = told.map(({ person }) => person);
    const blockers = await ties.blockersAmong(people, by.person);
    for (const notice of told) if (blockers.includes(notice.person)) blocked.add(notice);
  }
  return notices.filter(notice => !blocked.has(notice));
}
