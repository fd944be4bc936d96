import { type Arguments, type Say, speaker } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type ClubsKey, loadClubsMessages } from '../messages/clubs/index.ts';
import { language, readable } from '../state/settings.ts';

const spoken = signal<Say<ClubsKey> | null>(null);

/** Words of these pages come with them. false: they are not there yet. */
export function useClubWords(): boolean {
  useEffect(() => void speakOfClubs(language.value).catch(() => {}), [language.value]);
  return spoken.value !== null;
}

async function speakOfClubs(wanted: typeof language.value): Promise<void> {
  spoken.value = speaker(wanted, await loadClubsMessages(wanted));
}

export function tell(key: ClubsKey, values: Arguments = {}): string {
  return spoken.value?.(key, readable(values)) ?? '';
}
