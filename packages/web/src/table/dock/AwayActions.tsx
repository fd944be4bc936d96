import type { View } from '@macher/engine';
import type { Place, Sheet } from '@macher/protocol';
import type { Spelled } from '@macher/words';
import { ensureSignedIn } from '../../kit/state/guest.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { botShortName } from '../../kit/ui/people/botName.ts';
import { say } from './words.ts';
import './AwayActions.css';

interface AwayProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly view: View;
}

/** People who are away can come back; people who watch can ask for a bot's seat. */
export function AwayActions({ store, sheet, view }: AwayProps) {
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
  return seat === null ? <Watching store={store} sheet={sheet} view={view} /> : null;
}

/** Watching offers your own seat, if another person plays on there; otherwise seats that bots play. */
function Watching({ store, sheet, view }: AwayProps) {
  const me = store.source.person.value?.id;
  const lent = sheet.places.find(({ keptFor }) => me !== undefined && keptFor?.id === me);
  if (lent !== undefined)
    return (
      <p>
        {say('away.seat-lent', { name: lent.person?.name ?? '' })}{' '}
        <button type="button" class="button primary" onClick={() => void store.ask({ kind: 'return' })}>
          {say('away.return')}
        </button>
      </p>
    );
  return (
    <p class="take-over">
      <span class="soft">
        {say('away.watching')} {sheet.hasHints ? say('hints.on-line') : null}{' '}
        {sheet.isDeserted ? say('away.waits-for-players') : null}
      </span>
      <FreeSeats store={store} sheet={sheet} view={view} />
    </p>
  );
}

function FreeSeats({ store, sheet: { places, proposal, takeOver }, view }: AwayProps) {
  const nameOf = (seat: number): Spelled => store.words.value.named.party(view.players[seat]?.party ?? '');
  if (
    proposal?.proposal.kind === 'take-over' &&
    proposal.proposal.person.id === store.source.person.value?.id
  )
    return <span>{say('away.asked', { party: nameOf(proposal.seat) })}</span>;
  const free = places.flatMap((place, index) =>
    place.person === null || place.standIn !== null ? [index] : [],
  );
  return free.map(index => (
    <button
      key={index}
      type="button"
      class="button"
      onClick={() => void ensureSignedIn().then(() => store.ask({ kind: 'take-over', seat: index }))}
    >
      {say(takeOver === 'anyone' ? 'away.take-over' : 'away.ask-over', { party: nameOf(index) })}
    </button>
  ));
}

/** Whether a bot plays there for someone who may come back. */
function isAway({ standIn }: Pick<Place, 'standIn'>): boolean {
  return standIn !== null && standIn.why !== 'resigned';
}
