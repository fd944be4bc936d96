import type { RegionCard, RegionId, Rules, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { useState } from 'preact/hooks';
import { Dialog } from '../../kit/ui/frame/Dialog.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { what } from '../../kit/ui/tips/what.ts';
import { tableOrigins } from './provenance.ts';
import { say } from './words.ts';
import './MandatesTable.css';

/** MandatesTable says what votes bring here; on demand, the whole table and where its numbers come from. */
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
          <p class="soft">{originText(view.rules, card, words)}</p>
        </Dialog>
      ) : null}
    </>
  );
}

/** Where the numbers of the table come from. */
export function originText(rules: Rules, { id, mandates }: RegionCard, words: Wording): string {
  const origins = tableOrigins(rules, id);
  const reported = mandates.filter((_, step) => origins[step] === 'reported');
  const isOurs = origins.length === 0 || origins.includes('ours');
  if (reported.length === 0) return say(isOurs ? 'mandates.reconstructed' : 'mandates.printed');
  const numbers = words.list(reported.map(String));
  return say(isOurs ? 'mandates.partly' : 'mandates.reported', { numbers });
}
