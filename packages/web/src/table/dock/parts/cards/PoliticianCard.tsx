import type { Politician, RegionView, SentPoliticianView, View } from '@macher/engine';
import { abilitiesText, type Wording } from '@macher/words';
import { PartyChip } from '../../../../kit/ui/game/PartyChip.tsx';
import { what } from '../../../../kit/ui/tips/what.ts';
import { say } from '../../words.ts';
import './PoliticianCard.css';

/** PoliticianFace is what stands on a politician's card. */
export function PoliticianFace({
  politician,
  words,
}: {
  readonly politician: Politician;
  readonly words: Wording;
}) {
  return (
    <span class="politician-face" {...what('politician')}>
      <b>{words.politician(politician.id)}</b>
      <span>
        <b>{words.money(politician.cost)}</b> {abilitiesText(words, politician)}
      </span>
    </span>
  );
}

interface RowProps {
  readonly region: RegionView;
  readonly view: View;
  readonly words: Wording;
}

/** The politicians of a region in the order in which they lie, which is the order in which they act. */
export function Row({ region, view, words }: RowProps) {
  if (region.row.length === 0) return <p class="politician-row soft">{say('row.empty')}</p>;
  return (
    <ol class="politician-row" aria-label={say('row.label', { region: words.named.region(region.id) })}>
      {region.row.map(card => (
        <Sent key={card.seat} card={card} view={view} words={words} />
      ))}
    </ol>
  );
}

function Sent({
  card: { seat, politician, state },
  view,
  words,
}: {
  readonly card: SentPoliticianView;
  readonly view: View;
  readonly words: Wording;
}) {
  const party = view.players[seat]?.party ?? '';
  return (
    <li class={`is-${state}`} {...what('row')}>
      <PartyChip party={party} label={words.party(party)} />
      {politician === null ? (
        <i class="face-down" role="img" aria-label={say('card.hidden')}>
          ?
        </i>
      ) : (
        <span>{words.politician(politician)}</span>
      )}
    </li>
  );
}
