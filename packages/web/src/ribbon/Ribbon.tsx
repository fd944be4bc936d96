import { type PhaseName, phasesOf, type View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { paragraphOfPhase } from '@macher/words/rulebook';
import { useSignal } from '@preact/signals';
import { isCurrent, isHeld } from '../board/reckon.ts';
import { RuleDialog } from '../rules/RuleDialog.tsx';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { Icon } from '../ui/Icon.tsx';
import { PartyChip } from '../ui/PartyChip.tsx';
import { ClockFace } from './ClockFace.tsx';
import { Menu } from './Menu.tsx';
import './Ribbon.css';

/** Where the game is: round, elections, phases of the round, whose decision it is, the clock. */
export function Ribbon({ store, view }: { readonly store: TableStore; readonly view: View }) {
  const words = store.words.value;
  return (
    <header class="ribbon">
      <Menu store={store} />
      <p class="ribbon-round">
        <span class="label">{say('ribbon.round')}</span>
        {view.round === 0 ? (
          <b>{say('ribbon.set-up')}</b>
        ) : (
          <span>
            <b>{view.round}</b> {say('ribbon.of', { rounds: view.rules.rounds.length })}
          </span>
        )}
      </p>
      <Elections view={view} words={words} />
      <Phases view={view} words={words} />
      <Turn store={store} view={view} words={words} />
      <ClockFace store={store} />
    </header>
  );
}

interface PartProps {
  readonly view: View;
  readonly words: Wording;
}

function Elections({ view, words }: PartProps) {
  const total = view.rules.rounds.reduce((sum, { elections }) => sum + elections, 0);
  const known = view.regions.filter(({ id }) => !isHeld(view, id)).slice(0, total - view.elections.length);
  const unknown = total - view.elections.length - known.length;
  return (
    <div class="ribbon-elections">
      <span class="label">{say('ribbon.elections')}</span>
      <ol>
        {view.elections.map(({ region, winners }) => (
          <li key={region} class="held" title={words.region(region)}>
            <span class="hidden-text">{words.region(region)}: </span>
            {winners.map(seat => (
              <PartyChip
                key={seat}
                party={view.players[seat]?.party ?? ''}
                label={words.party(view.players[seat]?.party ?? '')}
              />
            ))}
            {winners.length === 0 ? '–' : null}
          </li>
        ))}
        {known.map(({ id }) => (
          <li key={id} class={isCurrent(view, id) ? 'now' : ''} title={words.region(id)}>
            {isCurrent(view, id) ? <Icon name="ballot" /> : null}
            <abbr title={words.region(id)}>{id}</abbr>
          </li>
        ))}
        {Array.from({ length: unknown }, (_, index) => (
          <li key={`later-${index}`}>?</li>
        ))}
      </ol>
    </div>
  );
}

function Phases({ view, words }: PartProps) {
  const phases = phasesOf(view.rules, view.round);
  const shown = phases.filter(phase => !QUIET.includes(phase));
  const present = phases[view.step - 1];
  const opened = useSignal<string | null>(null);
  return (
    <nav class="ribbon-phases" aria-label={say('ribbon.phases')}>
      <ol class={shown.length > MOST_NAMED ? 'many' : ''}>
        {shown.map((phase, index) => {
          const place = phases.indexOf(phase) + 1;
          const state = phase === present ? 'now' : place < view.step ? 'past' : '';
          return (
            <li
              key={phase}
              class={state}
              title={words.phase(phase)}
              data-of={`/ ${shown.length}`}
              {...(state === 'now' ? { 'aria-current': 'step' } : {})}
            >
              <button
                type="button"
                onClick={() => {
                  opened.value = paragraphOfPhase(view.rules, phase);
                }}
              >
                <b>{index + 1}</b>{' '}
                <span>{shown.length > MOST_NAMED ? words.phase(phase) : shortPhase(phase, words)}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {opened.value === null ? null : (
        <RuleDialog
          paragraph={opened.value}
          close={() => {
            opened.value = null;
          }}
        />
      )}
    </nav>
  );
}

/** With more of them, only the present one is named; the others by their number, and when touched. */
const MOST_NAMED = 11;

/** Phases whose names are too long for a row of eleven. */
const SHORTENED = [
  'start-player',
  'platforms',
  'media-shares',
  'meetings',
  'send-politicians',
  'politicians-act',
  'media-influence',
  'poll-auctions',
  'votes',
  'election',
  'final-scoring',
] as const;

function shortPhase(phase: PhaseName, words: Wording): string {
  const short = SHORTENED.find(each => each === phase);
  return short === undefined ? words.phase(phase) : say(`phase-short.${short}`);
}

/** Phases without a decision: the ribbon would show them for an instant only. */
const QUIET: readonly string[] = ['next-round', 'last-count', 'base-gain', 'pay-out'];

function Turn({ store, view, words }: PartProps & { readonly store: TableStore }) {
  const seats = view.players.map((_, turn) => (view.start + turn) % view.players.length);
  const awaited = view.awaited.map(({ seat }) => seat);
  const mine = store.seat.value;
  return (
    <div class="ribbon-turn">
      <span class="label">{say('ribbon.turn-order')}</span>
      <ol>
        {seats.map(seat => {
          const party = view.players[seat]?.party ?? '';
          const isNow = awaited.includes(seat);
          return (
            <li key={seat} class={`${isNow ? 'now' : ''} ${seat === mine ? 'own' : ''}`}>
              <PartyChip party={party} label={words.party(party)} />
              {isNow ? (
                <span>{seat === mine ? say('ribbon.your-decision') : say('ribbon.decides')}</span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
