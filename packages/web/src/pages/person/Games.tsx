import { type BookedSeat, FORMER_PLAYER, type Profile, type ProfileGame } from '@macher/protocol';
import { useId } from 'preact/hooks';
import { pathTo } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { botShortName } from '../../kit/ui/people/botName.ts';
import { PersonLink } from '../../kit/ui/people/PersonLink.tsx';
import { say } from '../../kit/words/words.ts';
import type { PersonBook } from './book.ts';
import { dayText } from './dates.ts';
import { tell } from './words.ts';
import './Games.css';

/** Finished games, the latest first, each with a link to its time line. */
export function Games({ book, profile }: { readonly book: PersonBook; readonly profile: Profile }) {
  const id = useId();
  const { problem, isBusy, run } = useRequest();
  const games = book.games.value ?? [];
  return (
    <section class="panel person-games" aria-labelledby={id}>
      <h2 id={id}>{tell('games.title')}</h2>
      {book.games.value?.length === 0 ? (
        <p class="soft">{tell(profile.finished === 0 ? 'games.none' : 'games.hidden')}</p>
      ) : null}
      <ul>
        {games.map(game => (
          <Line key={game.table} game={game} />
        ))}
      </ul>
      {book.next.value === null ? null : (
        <button type="button" class="button" disabled={isBusy} onClick={() => void run(() => book.more())}>
          {tell('games.more')}
        </button>
      )}
      <Problem problem={problem} />
      {profile.isComplete ? null : (
        <p class="soft">{tell('person.latest-only', { count: profile.finished })}</p>
      )}
    </section>
  );
}

function Line({ game }: { readonly game: ProfileGame }) {
  const { table, at, ruleset, seats, seat, isRated, isPrivate, contest } = game;
  const own = seats[seat];
  const date = dayText(at);
  const others = seats.filter((_, each) => each !== seat);
  const marks = [
    ...(contest === null ? [] : [say(`contest.${contest.kind}`)]),
    ...(isRated ? [tell('games.rated')] : []),
    ...(isPrivate ? [tell('games.private')] : []),
  ];
  return (
    <li class={`e-${ruleset.split('-')[0]}`}>
      <span class="soft when">{date}</span>
      {own === undefined ? null : <PartyChip party={own.party} />}
      <Outcome seat={own} />
      <span class="game-kind">
        {rulesetName(ruleset)} {marks.length === 0 ? null : <small class="soft">{marks.join(' · ')}</small>}
      </span>
      <span class="soft against">
        {others.map((other, index) => (
          <span key={other.party}>
            {index === 0 ? null : ', '}
            <Other seat={other} />
          </span>
        ))}
      </span>
      <PageLink to={pathTo(table, null, { version: 0, part: 0 })} kind="link look">
        <span aria-hidden>{tell('games.look')}</span>
        <span class="hidden-text">{tell('games.look-at', { ruleset: rulesetName(ruleset), date })}</span>
      </PageLink>
    </li>
  );
}

/** Outcome of a game for a seat; who left has no place. */
function Outcome({ seat }: { readonly seat: BookedSeat | undefined }) {
  if (seat === undefined) return null;
  if (!seat.isFinished) return <span class="came-in soft">{tell('games.left')}</span>;
  return (
    <>
      <b class="came-in">{say('night.rank', { rank: seat.rank })}</b>
      <span class="score">{tell('games.points', { points: seat.points })}</span>
    </>
  );
}

function Other({ seat: { person, bot } }: { readonly seat: BookedSeat }) {
  if (person !== null) return <PersonLink person={person} />;
  if (bot !== null) return <>{tell('games.bot', { name: botShortName(bot) })}</>;
  return <PersonLink person={{ id: '', name: FORMER_PLAYER }} />;
}
