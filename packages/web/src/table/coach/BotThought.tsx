import { LEVEL } from '@macher/bots/ids';
import type { Seat } from '@macher/engine';
import type { TableStore } from '../../kit/state/table.ts';
import { useCoach } from './coachWords.ts';
import './BotThought.css';

/**
 * BotThought is for those with a coach: a bot of level 1 says why it did what is being shown, by the rule of thumb that
 * it goes by.
 */
export function BotThought({
  store,
  seat,
  version,
}: {
  readonly store: TableStore;
  readonly seat: Seat | null;
  /** The version of the moment that is shown. */
  readonly version: number;
}) {
  const coach = useCoach();
  const place = seat === null ? undefined : store.sheet.value?.places[seat];
  if (coach === null || place?.bot !== LEVEL.simple || place.person !== null) return null;
  const acted = store.past.value.findLast(({ moments }) =>
    moments.some(each => each.version === version),
  )?.what;
  if (acted?.kind !== 'acted' || acted.seat !== seat) return null;
  return <p class="bot-thought">{coach.thought(acted.decision)}</p>;
}
