import type { View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { say } from '../state/settings.ts';
import { CardTile } from '../ui/CardTile.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PartyChip } from '../ui/PartyChip.tsx';
import { MediaSpaces } from './MediaBoard.tsx';
import './NationalBoard.css';

/** 2006 and 1997: opinions of the whole country, the media, and the members of each party. */
export function NationalBoard({ view, words }: { readonly view: View; readonly words: Wording }) {
  return (
    <div class="scroll national">
      <h3>{say('national.opinions')}</h3>
      <NationalOpinions view={view} words={words} />
      <h3>{say('national.media')}</h3>
      <MediaSpaces view={view} words={words} />
      <h3>{say('word.base')}</h3>
      <Members view={view} words={words} />
    </div>
  );
}

function NationalOpinions({ view, words }: { readonly view: View; readonly words: Wording }) {
  const { national } = view.rules;
  if (national === null) return null;
  return (
    <ol class="national-opinions">
      {national.points.map((points, space) => {
        const opinion = view.national[space];
        const matching = view.players.filter(
          ({ platform }) => opinion !== undefined && platform.includes(opinion.card),
        );
        return (
          <li key={space}>
            <span class="soft">
              <Icon name="base" /> +{national.baseGain[space] ?? 0}
            </span>
            {opinion === undefined ? (
              <span class="card empty" role="img" aria-label={say('national.empty')} />
            ) : (
              <CardTile card={opinion.card} words={words} />
            )}
            <b>
              {points}
              {opinion?.secured === true ? (
                <>
                  {` + ${national.securedPoints} `}
                  <Icon name="lock" label={say('national.secured')} />
                </>
              ) : null}
            </b>
            <span class="matching">
              {matching.map(({ party }) => (
                <PartyChip key={party} party={party} label={words.party(party)} />
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Members({ view, words }: { readonly view: View; readonly words: Wording }) {
  const most = Math.max(1, ...view.players.map(({ base }) => base));
  const sorted = view.players.toSorted((one, other) => other.base - one.base);
  return (
    <ul class="members">
      {sorted.map(({ party, base }) => (
        <li key={party} class={`p-${party}`}>
          <PartyChip party={party} label={words.party(party)} />
          <span class="bar">
            <i style={{ width: `${(base / most) * 100}%` }} />
          </span>
          <b>{base}</b>
        </li>
      ))}
    </ul>
  );
}
