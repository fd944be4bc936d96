import { type Arguments, type Say, speaker } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type DayKey, loadDayMessages } from '../messages/day/index.ts';
import { language, readable } from '../state/settings.ts';

const spoken = signal<Say<DayKey> | null>(null);

/** Words of this page come with it. false: they are not there yet. */
export function useDayWords(): boolean {
  useEffect(() => void speakOfDays(language.value).catch(() => {}), [language.value]);
  return spoken.value !== null;
}

async function speakOfDays(wanted: typeof language.value): Promise<void> {
  spoken.value = speaker(wanted, await loadDayMessages(wanted));
}

export function tell(key: DayKey, values: Arguments = {}): string {
  return spoken.value?.(key, readable(values)) ?? '';
}
