import type { Lesson, LessonKey } from '@macher/lessons';
import type { Say } from '@macher/words';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { say } from './words.ts';
import './LessonBar.css';

/** Where you are in the lesson, how long it still takes, and the way out. */
export function LessonBar({
  lesson,
  place,
  tell,
  goTo,
}: {
  readonly lesson: Lesson;
  readonly place: number;
  readonly tell: Say<LessonKey>;
  goTo(chapter: number): void;
}) {
  const count = lesson.chapters.length;
  const minutes = lesson.chapters.slice(place).reduce((sum, chapter) => sum + chapter.minutes, 0);
  return (
    <header class="lesson-bar">
      <h1>{tell(`lesson.${lesson.id}`)}</h1>
      <p class="phone-only lesson-place">
        {say('learn.place', {
          place: place + 1,
          count,
          title: tell(lesson.chapters[place]?.title ?? 'party.title'),
        })}
      </p>
      <ol>
        {lesson.chapters.map(({ title }, index) => (
          <li key={title} class={index < place ? 'done' : index === place ? 'now' : ''}>
            <button
              type="button"
              {...(index === place ? { 'aria-current': 'step' } : {})}
              onClick={() => goTo(index)}
            >
              {index < place ? <Icon name="check" /> : <b aria-hidden>{index + 1}</b>}{' '}
              <span>{tell(title)}</span>
            </button>
          </li>
        ))}
      </ol>
      <span class="soft minutes">{say('learn.minutes', { minutes })}</span>
      <PageLink to="/" kind="link">
        {say('learn.leave')}
      </PageLink>
    </header>
  );
}
