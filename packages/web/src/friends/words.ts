import { type Arguments, type Say, speaker } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type FriendsKey, loadFriendsMessages } from '../messages/friends/index.ts';
import { language, readable } from '../state/settings.ts';

const spoken = signal<Say<FriendsKey> | null>(null);

/** They come with what needs them. false: they are not there yet. */
export function useFriendWords(): boolean {
  useEffect(() => void speakOfFriends(language.value).catch(() => {}), [language.value]);
  return spoken.value !== null;
}

async function speakOfFriends(wanted: typeof language.value): Promise<void> {
  spoken.value = speaker(wanted, await loadFriendsMessages(wanted));
}

export function tell(key: FriendsKey, values: Arguments = {}): string {
  return spoken.value?.(key, readable(values)) ?? '';
}
