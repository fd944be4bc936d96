import type { View } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { beSomebody } from '../../account/guest.ts';
import { say } from '../../state/settings.ts';
import type { TableStore } from '../../state/table.ts';
import './AwayActions.css';

/** Whoever is away can come back; whoever watches can take a bot's seat. */
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
  if (seat !== null && standIn !== null && standIn.why !== 'resigned')
    return (
      <p>
        {say('away.bot-plays', { bot: standIn.bot })}{' '}
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
      <span class="soft">{say('away.watching')}</span>
      {free.map(index => (
        <button
          key={index}
          type="button"
          class="button"
          onClick={() => void beSomebody().then(() => store.ask({ kind: 'take-over', seat: index }))}
        >
          {say('away.take-over', { party: words.party(view.players[index]?.party ?? '') })}
        </button>
      ))}
    </p>
  );
}
