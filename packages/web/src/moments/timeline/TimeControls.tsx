import type { Seat, View } from '@macher/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useRequest } from '../../kit/state/useRequest.ts';
import { isCopied } from '../../kit/ui/form/copy.ts';
import { Segments } from '../../kit/ui/form/Segments.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import type { IconName } from '../../kit/ui/signs/icons.ts';
import { Key } from '../../kit/ui/signs/Key.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import type { Eyes } from '../line/line.ts';
import { linkTo } from './addressBar.ts';
import { askedAfter, questionLink } from './ask.ts';
import { allEyes } from './lines.ts';
import { isEnd, playOnFrom, seatToPlay } from './playOn.ts';
import { useMomentKeys } from './timeKeys.ts';
import type { TimeLine } from './timeline.ts';
import { say } from './words.ts';

interface ControlsProps {
  readonly timeLine: TimeLine;
  readonly view: View;
}

/** TimeControls: whose eyes, the steps, a link to the moment, and the way back or on. */
export function TimeControls({ timeLine, view }: ControlsProps) {
  const { problem, isBusy, run } = useRequest();
  const copied = useSignal<string>('');
  const { hasRecord, canShare } = timeLine;
  const copyLink = async (): Promise<void> => {
    const link = linkTo(timeLine.store);
    copied.value = (await isCopied(link)) ? say('invite.copied') : link;
  };
  const asked = !hasRecord ? null : askedAfter(timeLine, view);
  const askOthers = (seat: Seat): void =>
    void run(async () => {
      const link = await questionLink(timeLine, view.version, seat);
      if (link === null) copied.value = say('time.asked-file');
      else copied.value = (await isCopied(link)) ? say('invite.copied') : link;
    });
  const playOn = (): void =>
    void run(() =>
      playOnFrom(timeLine.store, seatToPlay(timeLine.eyes.value, timeLine.store.seat.value, view), view),
    );
  const ask = asked === null ? null : () => askOthers(asked);
  const canPlayOn = hasRecord && !isEnd(timeLine, view) && !isBusy;
  useMomentKeys(timeLine, {
    eyes: hasRecord ? () => void timeLine.see(eyesAfter(timeLine.eyes.value, view)) : null,
    link: canShare ? () => void copyLink() : null,
    'play-on': canPlayOn ? playOn : null,
    ask,
  });
  return (
    <footer class="dock-foot">
      {hasRecord ? (
        <EyesChoice timeLine={timeLine} view={view} />
      ) : (
        <p class="soft">{say('time.own-eyes')}</p>
      )}
      <Steps timeLine={timeLine} />
      <p class="soft" role="status">
        {copied.value}
      </p>
      <Buttons {...{ timeLine, canPlayOn, playOn }} copyLink={() => void copyLink()} ask={ask} />
      <Problem problem={problem} />
    </footer>
  );
}

interface ButtonsProps extends Pick<ControlsProps, 'timeLine'> {
  readonly canPlayOn: boolean;
  copyLink(): void;
  playOn(): void;
  /** Asks others what they would do; null: nobody decides next. */
  readonly ask: (() => void) | null;
}

function Buttons({ timeLine, canPlayOn, copyLink, playOn, ask }: ButtonsProps) {
  const { isRunning, hasRecord, canShare } = timeLine;
  return (
    <div class="dock-buttons">
      {canShare ? (
        <button type="button" class="button" aria-keyshortcuts="L" onClick={copyLink}>
          <Icon name="link" /> {say('time.link')} <Key name="L" />
        </button>
      ) : null}
      {ask === null ? null : (
        <button
          type="button"
          class="button"
          aria-keyshortcuts="W"
          onClick={ask}
          {...tip(say('time.ask-text'))}
        >
          <Icon name="talk" /> {say('time.ask')} <Key name="W" />
        </button>
      )}
      {isRunning ? (
        <button
          type="button"
          class="button primary"
          aria-keyshortcuts="Escape"
          onClick={() => timeLine.close()}
        >
          {say('time.back-to-now')} <Key name="Esc" />
        </button>
      ) : null}
      {hasRecord ? (
        <button
          type="button"
          class="button primary"
          aria-keyshortcuts="P"
          disabled={!canPlayOn}
          onClick={playOn}
          {...tip(say('time.play-on-text'))}
        >
          <Icon name="play" /> {say('time.play-on')} <Key name="P" />
        </button>
      ) : null}
    </div>
  );
}

function EyesChoice({ timeLine, view }: ControlsProps) {
  const words = timeLine.store.words.value;
  const nameOf = (eyes: Eyes): string => {
    if (eyes === 'all') return say('time.eyes-all');
    return eyes === null ? say('time.eyes-spectator') : words.party(view.players[eyes]?.party ?? '');
  };
  return (
    <div class="time-eyes">
      <span aria-hidden>{say('time.eyes')}</span>
      <Segments
        label={say('time.eyes')}
        value={String(timeLine.eyes.value)}
        choose={value =>
          void timeLine.see(allEyes(view.players.length).find(eyes => String(eyes) === value) ?? null)
        }
        options={allEyes(view.players.length).map(eyes => ({
          value: String(eyes),
          name: nameOf(eyes),
          label: <EyesSign eyes={eyes} view={view} name={nameOf(eyes)} />,
        }))}
      />
    </div>
  );
}

function EyesSign({ eyes, view, name }: { readonly eyes: Eyes; readonly view: View; readonly name: string }) {
  if (eyes === 'all') return <span>{name}</span>;
  return (
    <span {...tip(name)}>
      {eyes === null ? <Icon name="eye" /> : <PartyChip party={view.players[eyes]?.party ?? ''} />}
    </span>
  );
}

export function eyesAfter(eyes: Eyes, { players }: View): Eyes {
  const all = allEyes(players.length);
  return all[(all.indexOf(eyes) + 1) % all.length] ?? null;
}

/** BEAT is how many milliseconds a moment stays when the game is played by itself. */
const BEAT = 1600;

function Steps({ timeLine }: { readonly timeLine: TimeLine }) {
  const isPlaying = useSignal(false);
  const last = (timeLine.line.value?.count ?? 1) - 1;
  const place = timeLine.place.value;
  useEffect(() => {
    if (!isPlaying.value) return;
    if (place >= last) {
      isPlaying.value = false;
      return;
    }
    const timer = setTimeout(() => timeLine.go(place + 1), BEAT);
    return () => clearTimeout(timer);
  }, [isPlaying.value, place, last]);
  const step = (icon: IconName, key: StepName, act: () => void, isOff: boolean) => (
    <button
      type="button"
      class="button"
      aria-label={say(`time.${key}`)}
      disabled={isOff}
      onClick={act}
      {...tip(say(`time.${key}`))}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="time-steps">
      {step('first', 'first', () => timeLine.go(0), place === 0)}
      {step('back', 'previous', () => timeLine.go(place - 1), place === 0)}
      {step(
        isPlaying.value ? 'pause' : 'play',
        isPlaying.value ? 'pause' : 'play',
        () => {
          isPlaying.value = !isPlaying.value;
        },
        place >= last,
      )}
      {step('next', 'next', () => timeLine.go(place + 1), place >= last && !timeLine.isRunning)}
      {step('last', 'last', () => timeLine.go(last), place >= last)}
    </div>
  );
}

type StepName = 'first' | 'previous' | 'play' | 'pause' | 'next' | 'last';
