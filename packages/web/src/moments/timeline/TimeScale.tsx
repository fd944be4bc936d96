import type { View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { useMemo } from 'preact/hooks';
import { useMedia } from '../../kit/ui/frame/useMedia.ts';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { aheadOf } from '../line/ahead.ts';
import type { Marks } from './marks.ts';
import { rowsOf, type Scale, scaleOf, stepsOf } from './scale.ts';
import { say } from './words.ts';
import './TimeScale.css';

const NARROW = '(max-width: 56.24em)';

interface ScaleProps {
  readonly marks: Marks;
  readonly scale: Scale;
  readonly view: View;
  readonly words: Wording;
}

/** Rounds, phases, elections and points of the whole game, and where you look. */
export function TimeScale({
  marks,
  place,
  view,
  words,
  text,
  go,
}: {
  readonly marks: Marks;
  readonly place: number;
  readonly view: View;
  readonly words: Wording;
  /** What the slider says of the moment. */
  readonly text: string;
  go(place: number): void;
}) {
  const scale = scaleOf(marks, view.rules.rounds.length);
  const parts = { marks, scale, view, words };
  return (
    <div class="time-scale">
      <div class="time-field">
        <Curves {...parts} />
        <Rounds {...parts} />
        <Phases {...parts} place={place} />
        <input
          type="range"
          class="time-slider"
          min={0}
          max={marks.count - 1}
          value={place}
          style={{ width: `${scale.at(marks.count - 1)}%` }}
          aria-label={say('time.slider')}
          aria-valuetext={text}
          onInput={event => go(event.currentTarget.valueAsNumber)}
        />
        <i class="time-cursor" style={{ left: `${scale.at(place)}%` }}>
          <b>{view.version}</b>
        </i>
      </div>
      <Flags {...parts} go={go} />
      <Standing {...parts} place={place} />
    </div>
  );
}

/** DASHES are a second cue beside the colour. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '4 4'];

/** Curves show points ahead of the average, which is the line in the middle. */
function Curves({ marks, scale, view }: ScaleProps) {
  const curves = useMemo(() => curvesOf(marks, scale), [marks]);
  return (
    <svg class="time-curves" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <line class="average" x1="0" x2="100" y1="50" y2="50" />
      {view.players.map(({ party }, seat) => (
        <path key={party} class={`p-${party}`} d={curves[seat] ?? ''} stroke-dasharray={DASHES[seat] ?? ''} />
      ))}
    </svg>
  );
}

function curvesOf({ points }: Marks, scale: Scale): string[] {
  const ahead = aheadOf(points);
  const most = ahead.flat().reduce((one, other) => Math.max(one, Math.abs(other)), 1);
  const y = (value: number): number => 50 - (46 * value) / most;
  return (ahead[0] ?? []).map((_, seat) =>
    stepsOf(
      ahead.map(each => each[seat] ?? 0),
      scale.at,
      y,
    ),
  );
}

function Rounds({ marks, scale }: ScaleProps) {
  const next = scale.later[0]?.from ?? scale.total;
  const begun = marks.rounds.map(each => (each.to === marks.count ? { ...each, to: next } : each));
  const all = [...begun, ...scale.later];
  return (
    <ol class="time-rounds" aria-hidden="true">
      {all.map(({ round, from, to }) => (
        <li key={round} style={spanOf(scale, from, to)}>
          <span>{round === 0 ? say('ribbon.set-up') : say('board.round', { round })}</span>
        </li>
      ))}
    </ol>
  );
}

function Phases({ marks, scale, view, words, place }: ScaleProps & { readonly place: number }) {
  return (
    <ol class="time-phases" aria-hidden="true">
      {marks.phases.map(({ round, step, phase, from, to }) => (
        <li
          key={`${round}.${step}`}
          class={from <= place && place < to ? 'now' : ''}
          style={spanOf(scale, from, to)}
          {...tip(words.phase(phase))}
        >
          {round === view.round ? step : null}
        </li>
      ))}
      {scale.later.map(({ round, from, to }) => (
        <li key={`later ${round}`} class="later" style={spanOf(scale, from, to)} />
      ))}
    </ol>
  );
}

/** FLAG is wide enough for a region and two parties, in per cent, on a laptop and on a phone. */
const FLAG = { wide: 7, narrow: 21 };

/** Flags mark elections; each leads to its count. */
function Flags({ marks, scale, view, words, go }: ScaleProps & { go(place: number): void }) {
  const isNarrow = useMedia(NARROW);
  const rows = rowsOf(
    marks.flags.map(({ place }) => scale.at(place)),
    isNarrow ? FLAG.narrow : FLAG.wide,
  );
  return (
    <ul
      class="time-flags"
      aria-label={say('ribbon.elections')}
      style={{ '--rows': Math.max(0, ...rows) + 1 }}
    >
      {marks.flags.map(({ place, region, winners }, index) => (
        <li
          key={region}
          style={{ left: `${scale.at(place)}%`, '--at': `${scale.at(place)}%`, '--row': rows[index] }}
        >
          <button type="button" onClick={() => go(place)} {...tip(words.region(region))}>
            <span class="hidden-text">{words.region(region)}</span>
            <span aria-hidden="true">{region}</span>
            {winners.map(seat => {
              const party = view.players[seat]?.party ?? '';
              return <PartyChip key={seat} party={party} label={words.party(party)} />;
            })}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Standing has what each would score if the game ended there, the first on top. */
function Standing({ marks, view, words, place }: ScaleProps & { readonly place: number }) {
  const points = marks.points[place] ?? [];
  const seats = points
    .map((_, seat) => seat)
    .toSorted((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
  return (
    <ol class="time-standing" aria-label={say('time.standing')}>
      {seats.map(seat => {
        const party = view.players[seat]?.party ?? '';
        return (
          <li key={seat}>
            <PartyChip party={party} label={words.party(party)} /> <b>{points[seat]}</b>
          </li>
        );
      })}
    </ol>
  );
}

function spanOf(scale: Scale, from: number, to: number) {
  const right = Math.min(100, scale.at(to));
  return { left: `${scale.at(from)}%`, width: `${right - scale.at(from)}%` };
}
