import { FirstGameButton } from '../../kit/local/FirstGameButton.tsx';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { Door } from './Door.tsx';
import { say } from './words.ts';

/** The lesson, and a first game for those who have never finished one. */
export function Learn() {
  return (
    <Door kind="learn" icon="book" title={say('learn.title')} text={say('learn.text')}>
      <PageLink to="/learn/2019" kind="button">
        <Icon name="book" /> {say('learn.button')}
      </PageLink>
      <FirstGameButton />
      <MoreToLearn />
    </Door>
  );
}

/** MoreToLearn is for those who know some of it. */
export function MoreToLearn() {
  return (
    <>
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
    </>
  );
}
