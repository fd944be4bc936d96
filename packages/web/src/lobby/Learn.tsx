import { hasFinished } from '../coach/coach.ts';
import { say } from '../state/settings.ts';
import { useRequest } from '../state/useRequest.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageLink } from '../ui/PageLink.tsx';
import { Problem } from '../ui/Problem.tsx';
import { Door } from './Door.tsx';

/** The lesson, and a first game for those who have never finished one. */
export function Learn() {
  const { problem, isBusy, run } = useRequest();
  return (
    <Door kind="learn" icon="book" title={say('learn.title')} text={say('learn.text')}>
      <PageLink to="/learn/2019" kind="button">
        <Icon name="book" /> {say('learn.button')}
      </PageLink>
      {hasFinished.value ? null : (
        <>
          <button type="button" class="button first-game" disabled={isBusy} onClick={() => void run(open)}>
            <Icon name="play" /> {say('first.button')}
          </button>
          <p class="soft">{say('first.text')}</p>
        </>
      )}
      <p>
        <PageLink to="/learn/2006" kind="link">
          {say('learn.older')}
        </PageLink>
      </p>
      <p>
        <PageLink to="/try" kind="link">
          {say('learn.try')}
        </PageLink>
      </p>
      <Problem problem={problem} />
    </Door>
  );
}

async function open(): Promise<void> {
  const { openFirstGame } = await import('../coach/firstGame.ts');
  await openFirstGame('spd');
}
