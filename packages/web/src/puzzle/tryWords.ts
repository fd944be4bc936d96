import { type Arguments, type Say, speaker } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadTryMessages, type TryKey } from '../messages/try/index.ts';
import { language, readable } from '../state/settings.ts';

const spoken = signal<Say<TryKey> | null>(null);

/** Words of positions come with their page. false: they are not there yet. */
export function useTryWords(): boolean {
  useEffect(() => void speakOfPositions(language.value).catch(() => {}), [language.value]);
  return spoken.value !== null;
}

async function speakOfPositions(wanted: typeof language.value): Promise<void> {
  spoken.value = speaker(wanted, await loadTryMessages(wanted));
}

export function tell(key: TryKey, values: Arguments = {}): string {
  return spoken.value?.(key, readable(values)) ?? '';
}
