import type { Reliability } from '@macher/protocol';
import { useId } from 'preact/hooks';
import { spanText } from './dates.ts';
import { Share } from './Share.tsx';
import { tell } from './words.ts';

/** Plain facts: whether they play to the end, and how soon they answer. */
export function ReliabilityFacts({ reliability }: { readonly reliability: Reliability }) {
  const id = useId();
  const { games, finished, answersWithin } = reliability;
  return (
    <section class="panel reliability" aria-labelledby={id}>
      <h2 id={id}>{tell('reliability.title')}</h2>
      <ul>
        <li>
          <b>{games === 0 ? '–' : tell('reliability.count', { finished, games })}</b>
          <span>{tell('reliability.finished')}</span>
          <Share part={finished} whole={games} />
        </li>
        <li class={answersWithin === null ? 'soft' : ''}>
          <b>{answersWithin === null ? '–' : spanText(answersWithin)}</b>
          <span>{tell(answersWithin === null ? 'reliability.no-answers' : 'reliability.answers')}</span>
        </li>
      </ul>
    </section>
  );
}
