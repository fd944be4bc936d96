import { openFileHere } from '../../kit/local/openHere.ts';
import { isAway } from '../../kit/net/api.ts';
import { HAS_SERVER } from '../../kit/site.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { FileButton } from '../../kit/ui/form/FileButton.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Problem, ProblemLine } from '../../kit/ui/frame/Problem.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { DayDoor } from './DayDoor.tsx';
import { Door } from './Door.tsx';
import { Learn } from './Learn.tsx';
import { say } from './words.ts';

/** Other ways into a game: with a teacher, with friends, with the people around you, or against everybody by the same cards. */
export function Doors() {
  return (
    <div class="doors">
      <Learn />
      <Friends />
      <Device />
      <DayDoor />
    </div>
  );
}

/** Friends come by a link, which leads to a server: without one there is none. */
function Friends() {
  const why = HAS_SERVER ? 'friends.away' : 'friends.site';
  return (
    <Door
      kind="friends"
      icon="base"
      title={say('friends.title')}
      text={say(isAway.value ? why : 'friends.text')}
      isShut={isAway.value}
    >
      <PageLink to="/new" kind="button">
        <Icon name="plus" /> {say('friends.button')}
      </PageLink>
      <PageLink to="/seat" kind="button">
        <Icon name="phone" /> {say('room.have-code')}
      </PageLink>
      <p>
        <PageLink to="/clubs" kind="link">
          {say('friends.clubs')}
        </PageLink>
      </p>
    </Door>
  );
}

function Device() {
  const { problem, run } = useRequest();
  const refusal = problem?.code === 'malformed' ? say('move.refused', { detail: problem.message }) : null;
  return (
    <Door kind="device" icon="tablet" title={say('here.title')} text={say('here.text')}>
      <PageLink to="/new#here" kind="button">
        <Icon name="tablet" /> {say('here.new')}
      </PageLink>
      <FileButton label={say('move.open')} read={text => void run(() => openFileHere(text))} />
      {refusal === null ? <Problem problem={problem} /> : <ProblemLine text={refusal} />}
    </Door>
  );
}
