import { type NewChannel, WEBHOOK_FORMS, type WebhookForm } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { noticesApi } from '../../kit/net/notices.ts';
import { useRequest } from '../../kit/state/useRequest.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import type { NoticeBook } from './book.ts';
import { tell } from './words.ts';

type Way = WebhookForm | 'mail';

/** NewWay is mail, if this server sends any, or a webhook. */
export function NewWay({ book }: { readonly book: NoticeBook }) {
  const ways: readonly Way[] = book.own.value?.canMail ? ['mail', ...WEBHOOK_FORMS] : WEBHOOK_FORMS;
  const way = useSignal<Way>(ways[0] ?? 'ntfy');
  const address = useSignal('');
  const request = useRequest();
  const add = async (): Promise<void> => {
    await book.settle();
    await noticesApi.add(channelOf(way.value, address.value.trim()));
    address.value = '';
    await book.look();
  };
  const isMail = way.value === 'mail';
  return (
    <Section title={tell('notices.add')}>
      <form
        class="stack new-way"
        onSubmit={event => {
          event.preventDefault();
          void request.run(add);
        }}
      >
        <label class="field">
          <span>{tell('notices.add-kind')}</span>
          <select
            value={way.value}
            onChange={event => {
              way.value = event.currentTarget.value as Way;
            }}
          >
            {ways.map(each => (
              <option key={each} value={each}>
                {tell(`notices.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{tell(isMail ? 'notices.add-mail' : 'notices.add-url')}</span>
          <input
            required
            inputMode={isMail ? 'email' : 'url'}
            spellcheck={false}
            autocomplete={isMail ? 'email' : 'off'}
            maxLength={isMail ? 254 : 1000}
            value={address.value}
            onInput={event => {
              address.value = event.currentTarget.value;
            }}
          />
        </label>
        {way.value === 'mail' ? null : <p class="soft">{tell(`notices.help-${way.value}`)}</p>}
        <button type="submit" class="button primary" disabled={request.isBusy}>
          {tell('notices.add-it')}
        </button>
        <Problem problem={request.problem} />
      </form>
    </Section>
  );
}

function channelOf(way: Way, address: string): NewChannel {
  return way === 'mail' ? { kind: 'mail', address } : { kind: 'webhook', form: way, url: address };
}
