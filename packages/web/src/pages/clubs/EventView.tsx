import { type EventPage, isRatedBy } from '@macher/protocol';
import { clubApi } from '../../kit/net/clubApi.ts';
import { person } from '../../kit/state/person.ts';
import { pathTo, pathToClub } from '../../kit/state/route.ts';
import { useRefreshed } from '../../kit/state/useRefreshed.ts';
import { paceText } from '../../kit/terms/pace.ts';
import { Awaited } from '../../kit/ui/frame/Awaited.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { say } from '../../kit/words/words.ts';
import { Entrants } from './Entrants.tsx';
import { stageText } from './EventLine.tsx';
import type { EventProps } from './eventProps.ts';
import { Organise } from './Organise.tsx';
import { Rounds } from './Rounds.tsx';
import { Standing } from './Standing.tsx';
import { tell } from './words.ts';

/** An event of a club: who plays where, and how it stands. */
export function EventView({ club, event }: { readonly club: string; readonly event: string }) {
  const found = useRefreshed(() => clubApi.event(club, event), `event ${event} ${person.value?.id}`);
  return (
    <main class="clubs-page">
      <Awaited found={found} panels={['', '', '']}>
        {page => <Panels page={page} show={found.show} />}
      </Awaited>
    </main>
  );
}

function Panels(props: EventProps) {
  const { page } = props;
  return (
    <>
      <Head page={page} />
      <div class="club-main">
        {page.isOrganiser ? <Organise {...props} /> : null}
        <Rounds {...props} />
      </div>
      <div class="club-side">
        <Standing page={page} />
        <Entrants {...props} />
      </div>
    </>
  );
}

function Head({ page }: { readonly page: EventPage }) {
  const { name, kind, ruleset, club, settings, mine } = page;
  return (
    <header class="panel club-head">
      <div>
        <p>
          <PageLink to={pathToClub(club.id)} kind="link">
            <bdi>{club.name}</bdi>
          </PageLink>
        </p>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>
          <b>{tell(`kind.${kind}`)}</b> · {rulesetName(ruleset)} ·{' '}
          {tell('event.players', { players: settings.players })} ·{' '}
          {say(isRatedBy(settings.plan) ? 'new.rated-yes' : 'new.rated-no')}
        </p>
        <p class="soft">
          {tell(`kind.${kind}-text`)} {paceText(settings.pace)}
        </p>
        <p>{stageText(page)}</p>
      </div>
      {mine === null ? null : (
        <PageLink to={pathTo(mine, null)} kind="button primary big">
          <Icon name="play" /> {tell('event.your-table')}
        </PageLink>
      )}
    </header>
  );
}
