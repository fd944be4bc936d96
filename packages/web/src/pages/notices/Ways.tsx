import type { OwnChannel } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { noticesApi } from '../../kit/net/notices.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Switch } from '../../kit/ui/form/Switch.tsx';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { language } from '../../kit/words/words.ts';
import type { NoticeBook } from './book.ts';
import { Confirm } from './Confirm.tsx';
import { tell } from './words.ts';

/** How else you are reached: each can be switched off, tried and removed. */
export function Ways({ book }: { readonly book: NoticeBook }) {
  const channels = book.own.value?.channels ?? [];
  return (
    <Section title={tell('notices.ways')}>
      {channels.length === 0 ? <p class="soft">{tell('notices.none')}</p> : null}
      <ul class="notice-ways">
        {channels.map(channel => (
          <Way key={channel.id} book={book} channel={channel} />
        ))}
      </ul>
    </Section>
  );
}

function Way({ book, channel }: { readonly book: NoticeBook; readonly channel: OwnChannel }) {
  const request = useRequest();
  const answer = useSignal<boolean | null>(null);
  const name = nameOf(channel);
  const remove = async (): Promise<void> => {
    book.own.value = await noticesApi.remove(channel.id);
  };
  const test = async (): Promise<void> => {
    answer.value = null;
    answer.value = await noticesApi.test(channel.id);
  };
  return (
    <li>
      <div class="way-head">
        <span>
          <b>{name}</b> <span class="soft">{sentText(channel)}</span>
        </span>
        {channel.isConfirmed ? (
          <Switch
            label={tell('notices.is-on')}
            isOn={channel.isOn}
            turn={isOn => void request.run(() => book.turn(channel.id, isOn))}
          />
        ) : null}
      </div>
      {channel.trouble === null ? null : <p>{tell(`notices.trouble-${channel.trouble}`)}</p>}
      {channel.isConfirmed ? null : <Confirm book={book} channel={channel} />}
      <div class="way-acts">
        {channel.isConfirmed ? (
          <button
            type="button"
            class="button"
            disabled={request.isBusy}
            aria-label={tell('notices.test-name', { name })}
            onClick={() => void request.run(test)}
          >
            {tell('notices.test')}
          </button>
        ) : null}
        <button
          type="button"
          class="button"
          disabled={request.isBusy}
          aria-label={tell('notices.remove-name', { name })}
          onClick={() => void request.run(remove)}
        >
          {tell('notices.remove')}
        </button>
        <span role="status">{answerText(answer.value)}</span>
      </div>
      <Problem problem={request.problem} />
    </li>
  );
}

function nameOf({ kind, form, name }: OwnChannel): string {
  const label = tell(`notices.${form ?? (kind === 'push' ? 'push' : 'mail')}`);
  return name === '' ? label : `${label} · ${name}`;
}

function sentText({ sentAt }: OwnChannel): string {
  if (sentAt === null) return tell('notices.never-sent');
  const format = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return tell('notices.sent-at', { at: format.format(sentAt) });
}

function answerText(arrived: boolean | null): string {
  if (arrived === null) return '';
  return tell(arrived ? 'notices.test-arrived' : 'notices.test-failed');
}
