import { type Say, speaker } from '@macher/words';
import { type Advice, adviceWith, loadAdvice } from '@macher/words/advice';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language, readable } from '../../kit/state/settings.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { loadReviewMessages, type ReviewKey } from './messages/index.ts';

interface Spoken {
  readonly say: Say<ReviewKey>;
  readonly advice: (store: TableStore) => Advice;
}

const spoken = signal<Spoken | null>(null);

/** The words of a review come with it. false: they aren't there yet. */
export function useReviewWords(): boolean {
  useEffect(() => void speakOfReview(language.value).catch(() => {}), [language.value]);
  return spoken.value !== null;
}

async function speakOfReview(wanted: typeof language.value): Promise<void> {
  const [messages, phrases] = await Promise.all([loadReviewMessages(wanted), loadAdvice(wanted)]);
  spoken.value = {
    say: speaker(wanted, messages),
    advice: store => adviceWith(store.words.value, phrases),
  };
}

export function tell(key: ReviewKey, values: Readonly<Record<string, string | number>> = {}): string {
  return spoken.value?.say(key, readable(values)) ?? '';
}

/** The words for what someone could do; only where the words of the review are there. */
export function adviceFor(store: TableStore): Advice {
  if (spoken.value === null) throw new Error('the words of the review are not there yet');
  return spoken.value.advice(store);
}
