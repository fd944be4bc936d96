import { seatInTurn, type View } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { ComponentChildren } from 'preact';
import type { TableStore } from '../../kit/state/table.ts';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { PresenceMark } from '../../kit/ui/people/PresenceMark.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { isCurrent, isHeld } from '../board/figures.ts';
import { spineText } from '../board/Spines.tsx';
import { callBackElection } from '../shown/calledBack.ts';
import { seatsThatActed } from './acted.ts';
import { ClockFace } from './ClockFace.tsx';
import { Menu } from './Menu.tsx';
import { Phases } from './Phases.tsx';
import { say } from './words.ts';
import './Ribbon.css';

/** Ribbon says where the game is: round, elections, phases of the round, whose decision it is, the clock. */
export function Ribbon({
  store,
  view,
  children,
}: {
  readonly store: TableStore;
  readonly view: View;
  /** What stands beside the menu. */
  readonly children: ComponentChildren;
}) {
  const words = store.words.value;
  return (
    <header class="ribbon">
      <Menu store={store} />
      {children}
      <p class="ribbon-round" {...what('round')}>
        <span class="label">{say('ribbon.round')}</span>
        {view.round === 0 ? (
          <b class="set-up">{say('ribbon.set-up')}</b>
        ) : (
          <span>
            <b>{view.round}</b>{' '}
            <span class="of-rounds">{say('ribbon.of', { rounds: view.rules.rounds.length })}</span>
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
        {view.elections.map(election => (
          <li key={election.region} class="held">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => callBackElection(election.round, election.region)}
              {...tip(spineText(election, view, words))}
              {...what('held', election.region)}
            >
              <span class="hidden-text">{spineText(election, view, words)}</span>
              {election.winners.map(seat => (
                <PartyChip key={seat} party={view.players[seat]?.party ?? ''} />
              ))}
              {election.winners.length === 0 ? <span aria-hidden>–</span> : null}
            </button>
          </li>
        ))}
        {known.map(({ id }) => (
          <li
            key={id}
            class={isCurrent(view, id) ? 'now' : ''}
            {...tip(words.region(id))}
            {...what('elections', id)}
          >
            {isCurrent(view, id) ? <Icon name="ballot" /> : null}
            <span aria-hidden>{id}</span>
            <span class="hidden-text">{words.region(id)}</span>
          </li>
        ))}
        {Array.from({ length: unknown }, (_, index) => (
          <li key={`later-${index}`} {...tip(say('ribbon.later-region'))} {...what('elections')}>
            <span aria-hidden>?</span>
            <span class="hidden-text">{say('ribbon.later-region')}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Turn({ store, view, words }: PartProps & { readonly store: TableStore }) {
  const seats = view.players.map((_, turn) => seatInTurn(view, turn));
  const awaited = view.awaited.map(({ seat }) => seat);
  const acted = seatsThatActed(view);
  const mine = store.seat.value;
  return (
    <div class="ribbon-turn">
      <span class="label" {...what('turn')}>
        {say('ribbon.turn-order')}
      </span>
      <ol>
        {seats.map(seat => {
          const party = view.players[seat]?.party ?? '';
          const isNow = awaited.includes(seat);
          return (
            <li key={seat} class={`${isNow ? 'now' : ''} ${seat === mine ? 'own' : ''}`}>
              <PartyChip party={party} label={words.party(party)} />
              {seat === mine ? null : <PresenceMark store={store} seat={seat} />}
              {isNow ? <Decides isMine={seat === mine} /> : null}
              {acted.includes(seat) ? (
                <span
                  class="acted"
                  {...what('done')}
                  {...tip(say('ribbon.acted', { party: words.party(party) }))}
                >
                  <Icon name="check" label={say('ribbon.acted', { party: words.party(party) })} />
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Decides({ isMine }: { readonly isMine: boolean }) {
  return isMine ? (
    <>
      <span class="wide-only">{say('ribbon.your-decision')}</span>
      <span class="phone-only">{say('gather.you')}</span>
    </>
  ) : (
    <span class="decides">{say('ribbon.decides')}</span>
  );
}
