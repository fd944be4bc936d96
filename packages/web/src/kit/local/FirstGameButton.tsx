import { hasFinished } from '../state/coach.ts';
import { useRequest } from '../state/useRequest.ts';
import { Problem } from '../ui/frame/Problem.tsx';
import { Icon } from '../ui/signs/Icon.tsx';
import { say } from '../words/words.ts';

/** FirstGameButton opens a game with a coach, for those who have never finished one. */
export function FirstGameButton({ kind = '' }: { readonly kind?: 'primary' | '' }) {
  const { problem, isBusy, run } = useRequest();
  if (hasFinished.value) return null;
  return (
    <>
      <button
        type="button"
        class={`button first-game ${kind}`}
        disabled={isBusy}
        onClick={() => void run(open)}
      >
        <Icon name="play" /> {say('first.button')}
      </button>
      <p class="soft">{say('first.text')}</p>
      <Problem problem={problem} />
    </>
  );
}

async function open(): Promise<void> {
  const { openFirstGame } = await import('./firstGame.ts');
  await openFirstGame('spd');
}
