import { type Say, speaker } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type DeskKey, loadDeskMessages } from '../messages/desk/index.ts';
import { language, readable } from '../state/settings.ts';

const spoken = signal<Say<DeskKey> | null>(null);

/** Words of the owner's page come with it: nobody else needs them. false: they are not there yet. */
export function useDeskWords(): boolean {
  useEffect(() => void speakOfDesk(language.value).catch(() => {}), [language.value]);
  return spoken.value !== null;
}

export async function speakOfDesk(wanted: typeof language.value): Promise<void> {
  const messages = await loadDeskMessages(wanted);
  spoken.value = speaker(wanted, messages);
}

export function tell(key: DeskKey, values: Readonly<Record<string, string | number>> = {}): string {
  return spoken.value?.(key, readable(values)) ?? '';
}
