import { type Announcement, LONGEST_OF_HOST } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { ownerApi } from '../../kit/net/ownerApi.ts';
import { Problem } from '../../kit/ui/frame/Problem.tsx';
import { Section } from '../../kit/ui/frame/Section.tsx';
import { durationText, momentText } from './figures.ts';
import { useDeed } from './useDeed.ts';
import type { Watch } from './watch.ts';
import { tell } from './words.ts';
import './Announce.css';

interface AnnounceProps {
  readonly watch: Watch;
  readonly standing: Announcement | null;
}

/** Announce: one stands at a time; a new one takes its place. */
export function Announce({ watch, standing }: AnnounceProps) {
  return (
    <Section title={tell('announce.title')}>
      {standing === null ? null : <Standing watch={watch} standing={standing} />}
      <AnnounceForm watch={watch} />
    </Section>
  );
}

function Standing({ watch, standing }: { readonly watch: Watch; readonly standing: Announcement }) {
  const { problem, isBusy, on } = useDeed(watch);
  return (
    <div class="stack">
      <p class="soft">{tell('announce.stands', { until: momentText(standing.until) })}</p>
      <blockquote class="said-so">
        <bdi>{standing.text}</bdi>
      </blockquote>
      <button type="button" class="button" disabled={isBusy} onClick={on(ownerApi.withdraw)}>
        {tell('announce.withdraw')}
      </button>
      <Problem problem={problem} />
    </div>
  );
}

/** TERMS in minutes. */
const TERMS = [15, 60, 240, 1440, 10_080];

function AnnounceForm({ watch }: { readonly watch: Watch }) {
  const text = useSignal('');
  const minutes = useSignal(60);
  const { problem, isBusy, on } = useDeed(watch);
  const announce = async (): Promise<void> => {
    await ownerApi.announce({ text: text.value, minutes: minutes.value });
    text.value = '';
  };
  return (
    <form
      class="stack announce"
      onSubmit={event => {
        event.preventDefault();
        on(announce)();
      }}
    >
      <label class="field">
        <span>{tell('announce.text')}</span>
        <textarea
          required
          rows={3}
          maxLength={LONGEST_OF_HOST}
          value={text.value}
          onInput={event => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      <label class="field">
        <span>{tell('announce.for')}</span>
        <select
          value={minutes.value}
          onChange={event => {
            minutes.value = Number(event.currentTarget.value);
          }}
        >
          {TERMS.map(term => (
            <option key={term} value={term}>
              {durationText(term * 60)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="button" disabled={isBusy}>
        {tell('announce.send')}
      </button>
      <Problem problem={problem} />
    </form>
  );
}
