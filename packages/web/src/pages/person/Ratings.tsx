import { GAMES_TO_RATE, type Profile, type ProfileLadder } from '@macher/protocol';
import { useId } from 'preact/hooks';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { MIDDLE, placeOn, type Scale, scaleOf } from './scale.ts';
import { tell } from './words.ts';
import './Ratings.css';

/** Ratings say how strong somebody is, one edition after the other: first where it lies, then the figure. */
export function Ratings({ profile: { ladders, isGuest } }: { readonly profile: Profile }) {
  const id = useId();
  const scale = scaleOf(ladders);
  return (
    <section class="panel ratings" aria-labelledby={id}>
      <header>
        <h2 id={id}>{tell('rating.title')}</h2>
        <p class="soft">{tell('rating.text')}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{tell('rating.edition')}</th>
            <th scope="col">{tell('rating.games')}</th>
            <th scope="col">{tell('rating.won')}</th>
            <th scope="col">{tell('rating.best')}</th>
            <th scope="col" class="range">
              <span class="hidden-text">{tell('rating.where')}</span>
              <Axis scale={scale} />
            </th>
            <th scope="col">{tell('rating.rating')}</th>
          </tr>
        </thead>
        <tbody>
          {ladders.map(each => (
            <Line key={each.ladder} of={each} scale={scale} isGuest={isGuest} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Axis({ scale }: { readonly scale: Scale }) {
  return (
    <span class="ratings-axis" aria-hidden>
      {scale.labels.map(label => (
        <span key={label} style={{ insetInlineStart: `${placeOn(scale, label)}%` }}>
          {label}
        </span>
      ))}
    </span>
  );
}

interface LineProps {
  readonly of: ProfileLadder;
  readonly scale: Scale;
  readonly isGuest: boolean;
}

function Line({ of, scale, isGuest }: LineProps) {
  const { ladder, games, won, best, rating } = of;
  return (
    <tr class={games === 0 ? 'soft' : ''}>
      <th scope="row">{rulesetName(ladder)}</th>
      <td data-name={tell('rating.games')}>{games || '–'}</td>
      <td data-name={tell('rating.won')}>{games === 0 ? '–' : won}</td>
      <td data-name={tell('rating.best')}>{best ?? '–'}</td>
      <td class="range">
        <span class="middle" style={{ insetInlineStart: `${placeOn(scale, MIDDLE)}%` }} aria-hidden />
        {rating === null ? (
          <span class="not-yet" style={{ marginInlineStart: `calc(${placeOn(scale, MIDDLE)}% + 0.6rem)` }}>
            {whyNot(of, isGuest)}
          </span>
        ) : (
          <Bar rating={rating} scale={scale} />
        )}
      </td>
      <td class="points">
        {rating === null ? (
          '–'
        ) : (
          <>
            <b>{rating.points}</b> <span class="soft">± {rating.range}</span>
          </>
        )}
      </td>
    </tr>
  );
}

function Bar({
  rating: { points, range },
  scale,
}: {
  readonly rating: NonNullable<ProfileLadder['rating']>;
  readonly scale: Scale;
}) {
  const [low, high] = [points - range, points + range];
  const [left, right] = [placeOn(scale, low), placeOn(scale, high)];
  return (
    <>
      <span class="hidden-text">{tell('rating.between', { low, high })}</span>
      <span
        class="likely"
        style={{ insetInlineStart: `${left}%`, inlineSize: `${right - left}%` }}
        aria-hidden
      />
      <span class="mark" style={{ insetInlineStart: `${placeOn(scale, points)}%` }} aria-hidden />
    </>
  );
}

function whyNot({ games, rated }: ProfileLadder, isGuest: boolean): string {
  if (rated >= GAMES_TO_RATE && isGuest) return tell('rating.guest');
  if (games === 0) return tell('rating.unplayed');
  return tell('rating.starts', { games: Math.max(1, GAMES_TO_RATE - rated) });
}
