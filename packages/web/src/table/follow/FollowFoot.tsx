import type { View } from '@macher/engine';
import { SpeedChoice } from '../../kit/head/SpeedChoice.tsx';
import type { TableStore } from '../../kit/state/table.ts';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { actorOf, type Beat, isStop } from '../../moments/playback/beats.ts';
import type { Following } from '../../moments/playback/following.ts';
import { say } from './words.ts';

interface FootProps {
  readonly store: TableStore;
  readonly following: Following;
  readonly view: View;
}

/** FollowFoot says how far you are, and has the ways to go on. */
export function FollowFoot({ store, following, view }: FootProps) {
  const isAsked = store.choice.value !== null;
  const { at, of } = following.place.value;
  return (
    <footer class="dock-foot follow-foot">
      <p class="follow-place">
        <b>{say('follow.move', { at, of })}</b>{' '}
        {isAsked ? <span class="soft">{say('follow.then-you')}</span> : null}
      </p>
      <Beats following={following} view={view} />
      <div class="follow-pace">
        <button
          type="button"
          class="square"
          aria-label={say('follow.back')}
          {...tip(say('follow.back'))}
          aria-keyshortcuts="Backspace"
          disabled={at <= 1}
          onClick={() => following.back()}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          class="square"
          aria-label={say('follow.pause')}
          {...tip(say('follow.pause'))}
          aria-pressed={following.isPaused.value}
          aria-keyshortcuts="K"
          onClick={() => following.pause()}
        >
          <Icon name={following.isPaused.value ? 'play' : 'pause'} />
        </button>
        <button
          type="button"
          class="square in-short"
          aria-label={say('keys.digest')}
          {...tip(say('keys.digest'))}
          aria-keyshortcuts="H"
          onClick={() => void following.recap.open()}
        >
          <Icon name="log" />
        </button>
        <SpeedChoice />
      </div>
      <div class="dock-buttons">
        <button type="button" class="button skip" aria-keyshortcuts="S" onClick={() => following.skip()}>
          {say(isAsked ? 'follow.skip-to-me' : 'follow.skip')} <kbd class="wide-only">S</kbd>
        </button>
        <button type="button" class="button next" aria-keyshortcuts="Space" onClick={() => following.next()}>
          {say('follow.next')} <kbd class="wide-only">{say('follow.space')}</kbd>
        </button>
      </div>
    </footer>
  );
}

/** MOST chips have room. */
const MOST = 8;

function Beats({ following, view }: Omit<FootProps, 'store'>) {
  const { beats, at } = following.queue.value;
  const stops = beats.map((beat, place) => ({ beat, place })).filter(({ beat }) => isStop(beat));
  const now = stops.findIndex(({ place }) => place >= at);
  const from = Math.max(0, Math.min(now - 2, stops.length - MOST));
  return (
    <ol class="follow-beats" aria-hidden>
      {stops.slice(from, from + MOST).map(({ beat, place }) => (
        <li key={place} class={place === at ? 'now' : place < at ? 'past' : ''}>
          <Actor beat={beat} view={view} />
        </li>
      ))}
    </ol>
  );
}

function Actor({ beat, view }: { readonly beat: Beat; readonly view: View }) {
  const seat = actorOf(beat.acts);
  const party = seat === null ? null : (view.players[seat]?.party ?? null);
  return party === null ? <Icon name="ballot" /> : <PartyChip party={party} />;
}
