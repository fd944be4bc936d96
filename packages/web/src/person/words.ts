import { type Arguments, type Say, speaker } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadPersonMessages, type PersonKey } from '../messages/person/index.ts';
import { language, readable } from '../state/settings.ts';

const spoken = signal<Say<PersonKey> | null>(null);

/** Words of this page come with it. false: they are not there yet. */
export function usePersonWords(): boolean {
  useEffect(() => void speakOfPeople(language.value).catch(() => {}), [language.value]);
  return spoken.value !== null;
}

async function speakOfPeople(wanted: typeof language.value): Promise<void> {
  spoken.value = speaker(wanted, await loadPersonMessages(wanted));
}

export function tell(key: PersonKey, values: Arguments = {}): string {
  return spoken.value?.(key, readable(values)) ?? '';
}
