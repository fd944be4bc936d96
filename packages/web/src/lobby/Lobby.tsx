import { PageHead } from '../account/PageHead.tsx';
import { openFileHere } from '../local/openHere.ts';
import { isAway } from '../net/api.ts';
import { HAS_SERVER } from '../net/site.ts';
import { UpdateOffer } from '../offline/UpdateOffer.tsx';
import { say } from '../state/settings.ts';
import { useRequest } from '../state/useRequest.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { Problem, ProblemLine } from '../ui/Problem.tsx';
import { About } from './About.tsx';
import { AwayStrip } from './AwayStrip.tsx';
import { GamesHere } from './GamesHere.tsx';
import { Learn } from './Learn.tsx';
import { MyGames } from './MyGames.tsx';
import { PublicTables } from './PublicTables.tsx';
import { QuickStart } from './QuickStart.tsx';
import './Lobby.css';

/** The first page: into a game with one click, back to your own games, or to other people's. */
export function Lobby() {
  return (
    <div class="page">
      <PageHead />
      <UpdateOffer />
      <AwayStrip />
      <main class="lobby">
        <QuickStart />
        <Learn />
        <MyGames />
        {isAway.value ? null : <PublicTables />}
        {HAS_SERVER ? <Friends /> : null}
        <Device />
        <Record />
      </main>
      <About />
    </div>
  );
}

function Friends() {
  return (
    <section class="panel friends" aria-labelledby="friends-title">
      <h2 id="friends-title">{say('friends.title')}</h2>
      <p>{say('friends.text')}</p>
      <p>
        <PageLink to="/new" kind="button">
          <Icon name="plus" /> {say('friends.button')}
        </PageLink>
      </p>
    </section>
  );
}

function Device() {
  return (
    <section class="panel device" aria-labelledby="device-title">
      <h2 id="device-title">{say('here.title')}</h2>
      <p>{say('here.text')}</p>
      <p>
        <PageLink to="/new#here" kind="button">
          <Icon name="tablet" /> {say('here.new')}
        </PageLink>
      </p>
      <FromFile />
      <GamesHere />
    </section>
  );
}

/** A game that was saved elsewhere goes on here. */
function FromFile() {
  const { problem, run } = useRequest();
  const refusal = problem?.code === 'malformed' ? say('move.refused', { detail: problem.message }) : null;
  return (
    <>
      <p>
        <FileButton label={say('move.open')} read={text => void run(() => openFileHere(text))} />
      </p>
      {refusal === null ? <Problem problem={problem} /> : <ProblemLine text={refusal} />}
    </>
  );
}

function Record() {
  return (
    <section class="panel continue" aria-labelledby="record-title">
      <h2 id="record-title">{say('record.title')}</h2>
      <p>{say('record.text')}</p>
      <p>
        <PageLink to="/record" kind="button">
          <Icon name="clock" /> {say('record.open')}
        </PageLink>
      </p>
    </section>
  );
}
