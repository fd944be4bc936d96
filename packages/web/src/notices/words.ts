import { type Arguments, type Say, speaker } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadNoticesMessages, type NoticesKey } from '../messages/notices/index.ts';
import { language, readable } from '../state/settings.ts';

const spoken = signal<Say<NoticesKey> | null>(null);

/** Words of this page come with it. false: they are not there yet. */
export function useNoticeWords(): boolean {
  useEffect(() => void speakOfNotices(language.value).catch(() => {}), [language.value]);
  return spoken.value !== null;
}

async function speakOfNotices(wanted: typeof language.value): Promise<void> {
  spoken.value = speaker(wanted, await loadNoticesMessages(wanted));
}

export function tell(key: NoticesKey, values: Arguments = {}): string {
  return spoken.value?.(key, readable(values)) ?? '';
}
