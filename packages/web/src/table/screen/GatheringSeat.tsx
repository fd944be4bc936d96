import { DEFAULT_BOT } from '@macher/bots/ids';
import type { Seat } from '@macher/engine';
import type { Place, Sheet } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { ensureSignedIn } from '../../kit/state/guest.ts';
import { person } from '../../kit/state/person.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { BotOptions } from '../../kit/ui/form/BotOptions.tsx';
import { ConfirmButton } from '../../kit/ui/form/ConfirmButton.tsx';
import { NameField } from '../../kit/ui/form/NameField.tsx';
import { Segments } from '../../kit/ui/form/Segments.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { botName } from '../../kit/ui/people/botName.ts';
import { PersonLink } from '../../kit/ui/people/PersonLink.tsx';
import { PresenceMark } from '../../kit/ui/people/PresenceMark.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { readyFor, unreadyFor } from '../fairness/witness.ts';
import { say } from './words.ts';
import './GatheringSeat.css';

interface SeatProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly place: Place;
  readonly seat: Seat;
  readonly isOwner: boolean;
}

/** One seat: its party, who sits there, and what you can do about it. */
export function GatheringSeat(props: SeatProps) {
  const { store, sheet, place, seat } = props;
  const isMine = sheet.seat === seat;
  return (
    <li class={isMine ? 'own' : ''}>
      <PartyChip party={place.party} />
      <div class="seat-who">
        <b>{store.words.value.party(place.party)}</b>
        <Sitting {...props} isMine={isMine} />
      </div>
      {isMine ? <OwnSeat {...props} /> : <OtherSeat {...props} />}
    </li>
  );
}

function Sitting({ store, sheet, place, seat, isMine }: SeatProps & { readonly isMine: boolean }) {
  const { person: sitting, bot, isReady } = place;
  if (sitting === null)
    return bot === null ? (
      <span class="soft">
        {place.keptFor === null ? say('gather.free') : say('gather.kept', { name: place.keptFor.name })}
      </span>
    ) : (
      <span>
        <Icon name="bot" /> {botName(bot)}
      </span>
    );
  const notes = [
    ...(sitting.isProgram === true ? [say('program.word')] : []),
    ...(isMine ? [say('gather.you')] : []),
    ...(sheet.owner === sitting.id ? [say('gather.owner')] : []),
  ];
  return (
    <span>
      {isMine ? <Icon name="person" /> : <PresenceMark store={store} seat={seat} />}{' '}
      <PersonLink person={sitting} isKnown={store.source.kind === 'server'} />
      {notes.length === 0 ? null : <span class="soft"> ({notes.join(', ')})</span>}{' '}
      <span class={`readiness ${isReady ? 'is-ready' : ''}`}>
        {isReady ? <Icon name="check" /> : <Icon name="clock" />}
        {say(isReady ? 'gather.ready' : 'gather.not-ready')}
      </span>
    </span>
  );
}

/**
 * OwnSeat lets you choose a party, be ready, or stand up again. To be ready agrees to where the deal comes from: the
 * button names it.
 */
function OwnSeat({ store, sheet, place }: SeatProps) {
  const { isReady } = place;
  const { origin } = sheet;
  return (
    <div class="seat-deeds">
      {sheet.contest === null ? <PartyChoice store={store} sheet={sheet} place={place} /> : null}
      <button
        type="button"
        class={`button ${isReady ? '' : 'primary'}`}
        onClick={() => void store.ask((isReady ? unreadyFor : readyFor)(store.table, sheet))}
      >
        {say(isReady ? 'gather.be-unready' : `gather.be-ready-${origin}`)}
      </button>
      <button type="button" class="button" onClick={() => void store.ask({ kind: 'stand-up' })}>
        {say('gather.stand-up')}
      </button>
    </div>
  );
}

/** PartyChoice; in a contest parties are settled. */
function PartyChoice({ store, sheet, place }: Pick<SeatProps, 'store' | 'sheet' | 'place'>) {
  const words = store.words.value;
  const taken = sheet.places.flatMap(each => (each.person === null ? [] : each.party));
  return (
    <Segments
      label={say('word.your-party')}
      value={place.party}
      options={(store.ruleBook.value?.parties ?? []).map(party => ({
        value: party,
        label: <PartyChip party={party} />,
        name: words.party(party),
        isOff: party !== place.party && taken.includes(party),
      }))}
      choose={party => void store.ask({ kind: 'choose-party', party })}
    />
  );
}

function OtherSeat(props: SeatProps) {
  const { place, sheet, isOwner } = props;
  if (place.person !== null) return isOwner ? <SendAway {...props} name={place.person.name} /> : null;
  return (
    <div class="seat-deeds">
      {sheet.seat === null && isForMe(place) && (isOwner || place.bot === null) ? (
        <SitDown {...props} />
      ) : null}
      {isOwner ? <OwnersBot {...props} /> : null}
    </div>
  );
}

/** SendAway, so that the owner is stuck with nobody. */
function SendAway({ store, seat, name }: SeatProps & { readonly name: string }) {
  const send = (isBlocked: boolean): void => void store.ask({ kind: 'send-away', seat, isBlocked });
  return (
    <div class="seat-deeds">
      <button type="button" class="button" onClick={() => send(false)}>
        {say('gather.send-away')}
      </button>
      <ConfirmButton
        label={say('gather.block')}
        question={say('gather.block-sure', { name })}
        yes={say('gather.block-yes')}
        no={say('gather.block-no')}
        act={() => send(true)}
      />
    </div>
  );
}

/** Whether the seat is for you: one that is kept is for that person alone. */
function isForMe({ keptFor }: Place): boolean {
  return keptFor === null || keptFor.id === person.value?.id;
}

/** SitDown: a guest who has followed a link says their name here, and sits. */
function SitDown({ store, place, seat }: SeatProps) {
  const { problem, isBusy, run } = useRequest();
  const sit = async (): Promise<void> => {
    await ensureSignedIn();
    await store.ask({ kind: 'sit', seat });
  };
  return (
    <>
      <button
        type="button"
        class={`button ${place.bot === null ? 'primary' : ''}`}
        disabled={isBusy}
        onClick={() => void run(sit)}
      >
        {say(place.bot === null ? 'gather.sit' : 'gather.sit-for-bot')}
      </button>
      <Problem problem={problem} />
    </>
  );
}

function OwnersBot({ store, place, seat }: SeatProps) {
  const bot = useSignal<string>(DEFAULT_BOT);
  if (place.bot !== null)
    return (
      <button type="button" class="button" onClick={() => void store.ask({ kind: 'remove-bot', seat })}>
        {say('gather.remove-bot')}
      </button>
    );
  return (
    <span class="row">
      <select
        aria-label={say('gather.bot-for', { seat: seat + 1 })}
        value={bot.value}
        onChange={event => {
          bot.value = event.currentTarget.value;
        }}
      >
        <BotOptions />
      </select>
      <button
        type="button"
        class="button"
        onClick={() => void store.ask({ kind: 'seat-bot', seat, bot: bot.value })}
      >
        <Icon name="bot" /> {say('gather.seat-bot')}
      </button>
    </span>
  );
}

/** NameToSit is for those who have not said their name: what they will be called when they sit down. */
export function NameToSit({ sheet }: { readonly sheet: Sheet }) {
  if (sheet.seat !== null) return null;
  return (
    <div class="name-to-sit">
      <p>{say('gather.sit-first')}</p>
      {person.value === null ? <NameField /> : null}
    </div>
  );
}
