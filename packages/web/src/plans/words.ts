import { type Say, speaker } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadPlansMessages, type PlansKey } from '../messages/plans/index.ts';
import { language, readable } from '../state/settings.ts';

const spoken = signal<Say<PlansKey> | null>(null);

/** Words of plans come with them. false: they are not there yet. */
export function usePlansWords(): boolean {
  useEffect(() => void speakOfPlans(language.value).catch(() => {}), [language.value]);
  return spoken.value !== null;
}

async function speakOfPlans(wanted: typeof language.value): Promise<void> {
  const messages = await loadPlansMessages(wanted);
  spoken.value = speaker(wanted, messages);
}

export function tell(key: PlansKey, values: Readonly<Record<string, string | number>> = {}): string {
  return spoken.value?.(key, readable(values)) ?? '';
}
