import type { View } from '@macher/engine';
import type { TableStore } from '../../../../kit/state/table.ts';
import { CardTile } from '../../../../kit/ui/game/CardTile.tsx';
import { Icon } from '../../../../kit/ui/signs/Icon.tsx';
import { what } from '../../../../kit/ui/tips/what.ts';
import { ownSealed } from '../../plans/ownSealed.ts';
import { say } from '../../words.ts';
import './SealedChoice.css';

/** SealedChoice is what you have decided face down, until all of it is opened; also after a reload. */
export function SealedChoice({ store, view }: { readonly store: TableStore; readonly view: View }) {
  const words = store.words.value;
  const subject = store.subject.value;
  const sealed = subject === null ? null : ownSealed(view, words, subject);
  if (sealed === null) return null;
  const parties = view.awaited.map(({ seat }) => words.named.party(view.players[seat]?.party ?? ''));
  return (
    <div class="sealed-choice">
      <p {...what('done')}>
        <Icon name="check" /> <b>{sealed.text}</b>{' '}
        {say('sealed.waiting', { parties: words.named.list(parties) })}
      </p>
      {sealed.cards.length === 0 ? null : (
        <ul aria-label={say('sealed.cards')}>
          {sealed.cards.map((card, index) => (
            <li key={index}>
              <CardTile card={card} words={words} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
