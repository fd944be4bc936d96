import type { View } from '@macher/engine';
import type { Place, Sheet } from '@macher/protocol';
import { ensureSignedIn } from '../../account/guest.ts';
import { say } from '../../state/settings.ts';
import type { TableStore } from '../../state/table.ts';
import { botShortName } from '../../ui/botName.ts';
import './AwayActions.css';

/** People who are away can come back; people who watch can take a bot's seat. */
export function AwayActions({
  store,
  sheet,
  view,
}: {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly view: View;
}) {
  const words = store.words.value;
  const { seat, places } = sheet;
  const standIn = seat === null ? null : (places[seat]?.standIn ?? null);
  if (seat !== null && standIn !== null && isAway({ standIn }))
    return (
      <p>
        {sheet.isDeserted
          ? say('away.waits', { others: places.filter(isAway).length - 1 })
          : say('away.bot-plays', { bot: botShortName(standIn.bot) })}{' '}
        <button type="button" class="button primary" onClick={() => void store.ask({ kind: 'return' })}>
          {say('away.return')}
        </button>
      </p>
    );
  if (seat !== null) return null;
  const free = places.flatMap((place, index) =>
    place.person === null || place.standIn !== null ? [index] : [],
  );
  return (
    <p class="take-over">
      <span class="soft">
        {say('away.watching')} {sheet.isDeserted ? say('away.waits-for-players') : null}
      </span>
      {free.map(index => (
        <button
          key={index}
          type="button"
          class="button"
          onClick={() => void ensureSignedIn().then(() => store.ask({ kind: 'take-over', seat: index }))}
        >
          {say('away.take-over', { party: words.party(view.players[index]?.party ?? '') })}
        </button>
      ))}
    </p>
  );
}

/** Whether a bot plays there for someone who may come back. */
function isAway({ standIn }: Pick<Place, 'standIn'>): boolean {
  return standIn !== null && standIn.why !== 'resigned';
}
