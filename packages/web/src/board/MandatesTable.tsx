import type { RegionId, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { useState } from 'preact/hooks';
import { say } from '../state/settings.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { what } from '../ui/what.ts';
import { isPrinted } from './provenance.ts';
import './MandatesTable.css';

/** What votes bring here; on demand, the whole table and where its numbers come from. */
export function MandatesTable({
  view,
  region,
  words,
}: {
  readonly view: View;
  readonly region: RegionId;
  readonly words: Wording;
}) {
  const [isOpen, setOpen] = useState(false);
  const card = view.rules.regions.find(({ id }) => id === region);
  if (card === undefined) return null;
  return (
    <>
      <button type="button" class="maximum" {...what('seats', region)} onClick={() => setOpen(true)}>
        {say('mandates.maximum')} <b>{card.maximum}</b> <Icon name="down" />
      </button>
      {isOpen ? (
        <Dialog
          title={say('mandates.title', { region: words.named.region(region) })}
          close={() => setOpen(false)}
        >
          <table class="mandates-table">
            <thead>
              <tr>
                <th scope="col">{say('word.votes')}</th>
                <th scope="col">{say('mandates.points')}</th>
              </tr>
            </thead>
            <tbody>
              {view.rules.mandateSteps.map((votes, index) => (
                <tr key={votes}>
                  <td>{say('mandates.from', { votes })}</td>
                  <td>{card.mandates[index] ?? 0}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p class="soft">
            {say(isPrinted(view.rules, region) ? 'mandates.printed' : 'mandates.reconstructed')}
          </p>
        </Dialog>
      ) : null}
    </>
  );
}
