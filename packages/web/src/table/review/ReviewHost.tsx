import { useEffect } from 'preact/hooks';
import { later } from '../../kit/later.tsx';
import type { TimeLine } from '../../moments/timeline/timeline.ts';
import { say } from '../words.ts';

interface ReviewHostProps {
  readonly timeLine: TimeLine;
}

const Screen = later<ReviewHostProps>(
  async () => (await import('./ReviewPage.tsx')).ReviewPage,
  () => <p class="loading">{say('table.loading')}</p>,
);

/** The review and its words are fetched when someone asks for one. */
export function ReviewHost({ timeLine }: ReviewHostProps) {
  useEffect(() => {
    void Screen.load().catch(() => timeLine.review(false));
  }, [timeLine]);
  return <Screen timeLine={timeLine} />;
}
