import type { Course, LessonId } from '@macher/lessons';
import { PageHead } from '../../kit/head/PageHead.tsx';
import { FirstGameButton } from '../../kit/local/FirstGameButton.tsx';
import { hasFinished } from '../../kit/state/coach.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { say } from './words.ts';

/** The lesson is over: how the last round went, and where to go from here. */
export function Finish({
  lesson,
  course,
  again,
  anew,
}: {
  readonly lesson: LessonId;
  readonly course: Course | null;
  again(): void;
  anew(): void;
}) {
  const score = course?.table.game.result?.find(({ seat }) => seat === course.table.seat);
  return (
    <div class="page">
      <PageHead />
      <main class="panel stack" aria-labelledby="finish-title">
        <h1 id="finish-title">{score?.rank === 1 ? say('learn.won') : say('learn.done')}</h1>
        {score === undefined ? null : <p>{say('learn.result', { points: score.total, rank: score.rank })}</p>}
        <p>{say(`learn.what-next-${lesson}`)}</p>
        <div class="row">
          <FirstGameButton kind="primary" />
        </div>
        <div class="row">
          <PageLink to="/" kind={hasFinished.value ? 'button primary' : 'button'}>
            <Icon name="play" /> {say('learn.play')}
          </PageLink>
          {score === undefined ? null : (
            <button type="button" class="button" onClick={again}>
              {say('learn.last-again')}
            </button>
          )}
          <button type="button" class="link" onClick={anew}>
            {say('learn.anew')}
          </button>
        </div>
      </main>
    </div>
  );
}
