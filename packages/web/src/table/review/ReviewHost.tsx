import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../../kit/state/settings.ts';
import type { TimeLine } from '../../moments/timeline/timeline.ts';

const screen = signal<FunctionComponent<{ readonly timeLine: TimeLine }> | null>(null);

/** The review and its words are fetched when someone asks for one. */
export function ReviewHost({ timeLine }: { readonly timeLine: TimeLine }) {
  useEffect(() => {
    void import('./ReviewPage.tsx')
      .then(({ ReviewPage }) => {
        screen.value = ReviewPage;
      })
      .catch(() => timeLine.review(false));
  }, [timeLine]);
  const Screen = screen.value;
  return Screen === null ? <p class="loading">{say('table.loading')}</p> : <Screen timeLine={timeLine} />;
}
