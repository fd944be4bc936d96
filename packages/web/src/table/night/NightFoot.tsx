import type { PhaseName } from '@macher/engine';
import type { NightProps } from './props.ts';
import type { Telling } from './steps.ts';
import { say } from './words.ts';
import './NightFoot.css';

/** NightFoot says what follows, and is the way there. */
export function NightFoot({
  store,
  report,
  words,
  isAgain,
  left,
  telling,
  goOn,
}: NightProps & { readonly telling: Telling; goOn(): void }) {
  const { follows, nextRegions, election } = report;
  const regions = words.list(nextRegions.map(words.region));
  return (
    <footer class="night-foot">
      {isAgain ? null : (
        <p>
          <b>{say('night.next')}</b>{' '}
          {[
            ...follows.map(words.phase),
            ...(regions === '' ? [] : [say('night.next-votes', { round: election.round + 1, regions })]),
          ].join(' → ')}
        </p>
      )}
      <p class="soft">
        {left > 0 ? say('night.waiting', { count: left }) : ''}
        {store.choice.value === null ? '' : ` ${say('night.your-decision')}`}{' '}
        {isAgain ? '' : say('night.back')}
      </p>
      <div class="night-buttons">
        <button type="button" class="button" onClick={telling.again} aria-keyshortcuts="R">
          {say('night.again')} <kbd>R</kbd>
        </button>
        <button type="button" class="button primary on" onClick={goOn} aria-keyshortcuts="Enter">
          {say('night.on', { next: nextOf(isAgain, left, follows) })} <kbd>{'Enter'}</kbd>
        </button>
      </div>
    </footer>
  );
}

function nextOf(isAgain: boolean, left: number, [next]: readonly PhaseName[]): string {
  if (isAgain) return 'close';
  return left > 0 ? 'more' : (next ?? 'close').replace('-', '');
}
