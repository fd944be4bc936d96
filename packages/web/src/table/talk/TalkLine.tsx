import { FARTHEST_REPORTED, MOST_REPORTED, mentions, type Person } from '@macher/protocol';
import { partyAt } from '@macher/words';
import { useSignal } from '@preact/signals';
import { BlockButton } from '../../kit/friends/BlockButton.tsx';
import { api } from '../../kit/net/api.ts';
import { HAS_SERVER } from '../../kit/site.ts';
import { person as me } from '../../kit/state/person.ts';
import { pathToPerson } from '../../kit/state/route.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { markedWords, Rich } from '../../kit/ui/text/Rich.tsx';
import { mute } from './mutes.ts';
import { type Phrased, type Said, type Spoken, saidAt } from './talkRead.ts';
import { say } from './words.ts';
import './TalkLine.css';

interface TalkLineProps {
  readonly store: TableStore;
  readonly said: Spoken;
}

export function TalkLine({ store, said: { what } }: TalkLineProps) {
  return what.kind === 'said' ? (
    <SaidLine store={store} what={what} />
  ) : (
    <PhraseLine store={store} what={what} />
  );
}

/** PhraseLine: a party said it, whoever plays for it by now. */
export function PhraseLine({ store, what }: { readonly store: TableStore; readonly what: Phrased['what'] }) {
  const subject = store.subject.value;
  if (subject === null) return null;
  const party = partyAt(markedWords(store.words.value), subject, what.seat);
  return <Rich text={say('told.phrased', { party, phrase: say(`phrase.${what.phrase}`) })} />;
}

/** What someone said. Their name opens what you can do if you'd rather not read it. */
function SaidLine({ store, what }: { readonly store: TableStore; readonly what: Said['what'] }) {
  const isOpen = useSignal(false);
  const name = say('text.label', { label: what.person.name });
  const isOwn = me.value === null || what.person.id === me.value.id;
  const toggle = (): void => {
    isOpen.value = !isOpen.value;
  };
  return (
    <>
      {isOwn ? (
        <b>{name}</b>
      ) : (
        <button type="button" class="talker" aria-expanded={isOpen.value} onClick={toggle}>
          {name}
        </button>
      )}{' '}
      {what.room === 'spectators' ? <span class="soft">{say('talk.spectator')} </span> : null}
      <bdi class={isMentioned(what.text) ? 'mentioned' : ''}>{what.text}</bdi>
      {isOpen.value ? <Measures store={store} about={what.person} /> : null}
    </>
  );
}

/** Whether a text is meant for you. */
function isMentioned(text: string): boolean {
  return me.value !== null && mentions(text, me.value);
}

/** Measures: mute them for yourself, or tell the person who runs the server. */
function Measures({ store, about }: { readonly store: TableStore; readonly about: Person }) {
  const isSent = useSignal(false);
  const request = useRequest();
  const report = async (): Promise<void> => {
    await api.report(store.table, store.invite, latestOf(store, about));
    isSent.value = true;
  };
  return (
    <div class="row talk-measures">
      {HAS_SERVER ? (
        <PageLink to={pathToPerson(about.id)} kind="button">
          {say('person.page', { name: about.name })}
        </PageLink>
      ) : null}
      <button type="button" class="button" onClick={() => mute(about)}>
        {say('mute.mute', { name: about.name })}
      </button>
      {store.source.kind === 'server' ? <BlockButton person={about} /> : null}
      <button
        type="button"
        class="button"
        disabled={request.isBusy || isSent.value}
        onClick={() => void request.run(report)}
      >
        {say('report.send')}
      </button>
      <span role="status">{isSent.value ? say('report.sent') : ''}</span>
      <Problem problem={request.problem} />
    </div>
  );
}

/** The latest things they said, as many as the server takes, and not too far back. */
function latestOf(store: TableStore, { id }: Person): number[] {
  const numbers = saidAt(store).flatMap(({ number, what }) => (what.person.id === id ? [number] : []));
  const last = numbers.at(-1) ?? 0;
  return numbers.slice(-MOST_REPORTED).filter(number => last - number <= FARTHEST_REPORTED);
}
