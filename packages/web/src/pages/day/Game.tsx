import type { DayDeal, DayPage, OwnTry } from '@macher/protocol';
import { beginOf, dayAfter } from '@macher/table/pure';
import { useId } from 'preact/hooks';
import { ensureSignedIn } from '../../kit/state/guest.ts';
import { person } from '../../kit/state/person.ts';
import { go, pathTo } from '../../kit/state/route.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { NameField } from '../../kit/ui/form/NameField.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { rulesetName, wordsFor } from '../../kit/ui/game/rulesetName.ts';
import { botName } from '../../kit/ui/people/botName.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { timeText } from '../../kit/ui/text/timeText.ts';
import { KeepName } from '../account/KeepName.tsx';
import { dayApi } from './dayApi.ts';
import { marginText } from './margin.ts';
import { tell } from './words.ts';

/** What is played, and your own try. */
export function Game({ page }: { readonly page: DayPage }) {
  const id = useId();
  const { deal } = page;
  return (
    <section class="panel day-game" aria-labelledby={id}>
      <h2 id={id}>{deal === null ? tell('day.nobody') : rulesetName(deal.ruleset)}</h2>
      {deal === null ? null : <Seats deal={deal} />}
      <Try page={page} />
      <p class="soft">
        {page.isClosed ? tell('day.unsealed') : tell('day.sealed', { closes: timeText(page.closesAt) })}
      </p>
    </section>
  );
}

function Seats({ deal: { ruleset, seats } }: { readonly deal: DayDeal }) {
  const words = wordsFor(ruleset);
  return (
    <ol class="day-seats">
      {seats.map(({ party, bot }) => (
        <li key={party} class={bot === null ? 'own' : ''}>
          <PartyChip party={party} />
          <span>
            <b>{words.party(party)}</b>{' '}
            <span class="soft">{bot === null ? tell('day.you') : botName(bot)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Try({ page }: { readonly page: DayPage }) {
  const { day, today, mine } = page;
  if (mine !== null) return <Begun mine={mine} page={page} />;
  if (day === today) return <Begin page={page} />;
  return (
    <>
      <p>{tell('day.missed')}</p>
      <p>
        <PageLink to="/day" kind="button">
          <Icon name="calendar" /> {tell('day.to-today')}
        </PageLink>
      </p>
    </>
  );
}

function Begin({ page: { day, closesAt } }: { readonly page: DayPage }) {
  const { problem, isBusy, run } = useRequest();
  const play = async (): Promise<void> => {
    await ensureSignedIn();
    const { id } = await dayApi.play();
    go(pathTo(id, null));
  };
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault();
        void run(play);
      }}
    >
      <p>{tell('day.one-try')}</p>
      <p>
        {tell('day.until', {
          begins: timeText(beginOf(dayAfter(day))),
          closes: timeText(closesAt),
        })}
      </p>
      <NameField />
      {person.value === null ? <p class="soft">{tell('day.guest')}</p> : null}
      <button type="submit" class="button primary big" disabled={isBusy}>
        <Icon name="play" /> {tell('day.play')}
      </button>
      <Problem problem={problem} />
    </form>
  );
}

function Begun({ mine, page }: { readonly mine: OwnTry; readonly page: DayPage }) {
  const isOver = mine.stage === 'over' || mine.stage === 'abandoned';
  return (
    <>
      <p>{isOver ? <Outcome mine={mine} /> : <Going page={page} />}</p>
      <p>
        <PageLink to={pathTo(mine.table, null)} kind={`button ${isOver ? '' : 'primary big'}`}>
          <Icon name={isOver ? 'eye' : 'play'} /> {tell(isOver ? 'day.look-back' : 'day.go-on')}
        </PageLink>
      </p>
      {isOver ? <KeepName text={tell('day.guest')} /> : null}
    </>
  );
}

function Outcome({ mine: { place } }: { readonly mine: OwnTry }) {
  if (place === null) return <>{tell('day.not-counted')}</>;
  return <b>{tell('day.mine', { points: place.points, margin: marginText('day.margin', place.margin) })}</b>;
}

function Going({ page: { isClosed, closesAt } }: { readonly page: DayPage }) {
  return <>{isClosed ? tell('day.too-late') : tell('day.going', { closes: timeText(closesAt) })}</>;
}
