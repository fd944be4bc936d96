import type { View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { CardTile } from '../../kit/ui/game/CardTile.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { signTip, tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { MediaSpaces } from './MediaBoard.tsx';
import { say } from './words.ts';
import './NationalBoard.css';

interface BoardProps {
  readonly view: View;
  readonly words: Wording;
}

/** NationalBoard is for 2006 and 1997: opinions of the whole country, the media, and the members of each party. */
export function NationalBoard({ view, words }: BoardProps) {
  return (
    <div class="scroll national">
      <h3>
        <b>{say('national.opinions')}</b> <span>{say('national.opinions-worth')}</span>
      </h3>
      <NationalOpinions view={view} words={words} />
      <h3>
        <b>{say('national.media')}</b>
      </h3>
      <MediaSpaces view={view} words={words} />
      <h3>
        <b>{say('word.base')}</b>
      </h3>
      <Members view={view} words={words} />
    </div>
  );
}

function NationalOpinions({ view, words }: BoardProps) {
  const { national } = view.rules;
  if (national === null) return null;
  return (
    <ol class="national-opinions">
      {national.points.map((points, space) => {
        const opinion = view.national[space];
        const matching = view.players.filter(
          ({ platform }) => opinion !== undefined && platform.includes(opinion.card),
        );
        const gain = national.baseGain[space] ?? 0;
        return (
          <li key={space}>
            <span class="soft" {...signTip(say('national.gain', { gain }))} {...what('base')}>
              <Icon name="base" /> +{gain}
            </span>
            {opinion === undefined ? (
              <span class="card empty" {...signTip(say('national.empty'))} {...what('national')} />
            ) : (
              <CardTile card={opinion.card} words={words} topic="opinion" />
            )}
            <b {...tip(say('national.points', { points }))} {...what('national')}>
              {points}
              {opinion?.secured === true ? (
                <span {...signTip(say('national.secured'))} {...what('secured')}>
                  {` + ${national.securedPoints} `}
                  <Icon name="lock" />
                </span>
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

function Members({ view, words }: BoardProps) {
  const most = Math.max(1, ...view.players.map(({ base }) => base));
  const sorted = view.players.toSorted((one, other) => other.base - one.base);
  return (
    <ul class="members">
      {sorted.map(({ party, base }) => (
        <li key={party} class={`p-${party}`} {...what('base')}>
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
