import { seatInTurn, type View } from '@macher/engine';
import type { Person, Sheet } from '@macher/protocol';
import { useEffect, useRef } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { botShortName } from '../../kit/ui/people/botName.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { Rich } from '../../kit/ui/text/Rich.tsx';
import { Tooltip } from '../../kit/ui/tips/Tooltip.tsx';
import { nameText } from '../../kit/words/words.ts';
import { worded } from '../../table/log/wording.ts';
import { Menu } from '../../table/ribbon/Menu.tsx';
import { phaseGroups } from '../../table/ribbon/phaseGroups.ts';
import { pointsSoFar } from '../../table/side/points.ts';
import { HoldButton } from './HoldButton.tsx';
import type { Passing } from './passing.ts';
import type { Turn } from './turns.ts';
import { whileAway } from './whileAway.ts';
import { say } from './words.ts';
import './Curtain.css';

interface CurtainProps {
  /** The table as everybody may see it. */
  readonly store: TableStore;
  readonly passing: Passing;
}

interface PartProps extends CurtainProps {
  readonly view: View;
  readonly sheet: Sheet;
  readonly turn: Turn;
}

/** Curtain falls between two people at one device: it shows only what everybody knows, until the next one opens it. */
export function Curtain({ store, passing }: CurtainProps) {
  const [sheet, view, turn] = [store.sheet.value, store.view.value, passing.next.value];
  if (sheet === null || view === null || turn === null) return null;
  const parts = { store, passing, sheet, view, turn };
  return (
    <main class={`curtain e-${view.rules.edition}`}>
      <CurtainHead {...parts} />
      <Handover key={`${turn.seat} ${view.version}`} {...parts} />
      <section class="panel curtain-since">
        <Missed {...parts} />
        <Standing {...parts} />
      </section>
      <Tooltip />
    </main>
  );
}

function CurtainHead({ store, passing, view }: PartProps) {
  const phase = phaseGroups(view)
    .flatMap(({ phases }) => phases)
    .find(({ state }) => state === 'now')?.phase;
  const last = passing.last.value;
  const round =
    view.round === 0
      ? say('ribbon.set-up')
      : say('curtain.round', { round: view.round, rounds: view.rules.rounds.length });
  return (
    <header class="curtain-head">
      <Menu store={store} />
      <p>
        {round}
        {phase === undefined ? null : <> · {store.words.value.phase(phase)}</>}
      </p>
      {last === null ? null : (
        <p class="curtain-hidden" role="status">
          <Icon name="lock" /> {say('curtain.hidden', { name: nameText(last.name) })}
        </p>
      )}
    </header>
  );
}

/**
 * Handover says to whom the device goes. Its title has the focus, so that a screen reader says it and the next stop is
 * the button.
 */
function Handover({ store, passing, view, turn: { seat, person, kind } }: PartProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = say('title.table');
    title.current?.focus();
  }, []);
  const name = nameText(person.name);
  const isSame = passing.last.value?.id === person.id;
  const party = view.players[seat]?.party ?? '';
  return (
    <section class="panel handover" aria-labelledby="handover-title">
      <PartyChip party={party} />
      <h1 id="handover-title" tabIndex={-1} ref={title}>
        <small>{say(isSame ? 'curtain.again' : 'curtain.pass')}</small> {name}
      </h1>
      <p class="soft">
        {say('curtain.asked', {
          party: store.words.value.party(party),
          what: kind === null ? say('curtain.proposal') : say(`kind.${kind}`),
        })}{' '}
        {say('curtain.look-away')}
      </p>
      <HoldButton kind="curtain-open" act={() => passing.open(person)}>
        <b>{say('curtain.me', { name })}</b> <span>{say('curtain.hold')}</span>
      </HoldButton>
      <button type="button" class="link" onClick={() => passing.watch(true)}>
        {say('curtain.not-me', { name })}
      </button>
    </section>
  );
}

function Missed({ store, turn }: PartProps) {
  const [words, subject] = [store.words.value, store.subject.value];
  const lines = whileAway(store.past.value, turn.seat);
  if (lines.length === 0 || subject === null) return <p class="soft">{say('curtain.nothing')}</p>;
  return (
    <div class="curtain-missed">
      <h2>{say('curtain.since')}</h2>
      <ol>
        {lines.map(line => (
          <li key={line.key}>
            <Rich text={worded(line, words, subject, null).text} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * Standing lists everyone in turn. Who plays at this device can look at their own cards, also when they aren't asked.
 */
function Standing({ passing, view, sheet, turn }: PartProps) {
  return (
    <ol class="curtain-standing" aria-label={say('curtain.standing')}>
      {view.players.map((_, place) => {
        const seat = seatInTurn(view, place);
        const { person = null, bot = null, standIn = null, party = '' } = sheet.places[seat] ?? {};
        const name = person === null ? botShortName(bot ?? '') : nameText(person.name);
        return (
          <li key={seat} class={seat === turn.seat ? 'next' : ''}>
            <PartyChip party={party} />
            <b>{name}</b>
            <span>{say('curtain.points', { points: pointsSoFar(view, seat) })}</span>
            {person === null || seat === turn.seat ? (
              <em>{say(person === null ? 'curtain.bot' : 'curtain.next')}</em>
            ) : (
              <Peek passing={passing} person={person} isAway={standIn !== null} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Peek({
  passing,
  person,
  isAway,
}: {
  readonly passing: Passing;
  readonly person: Person;
  readonly isAway: boolean;
}) {
  const isLast = passing.last.value?.id === person.id;
  const name = nameText(person.name);
  const mark = isAway ? say('curtain.bot') : isLast ? say('curtain.decided') : '';
  return (
    <span class="peek">
      <em>{mark}</em>
      <HoldButton kind="peek-open" act={() => passing.open(person)}>
        <Icon name="eye" label={say('curtain.peek', { name })} />
      </HoldButton>
    </span>
  );
}
