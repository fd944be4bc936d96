import { type Arguments, type Say, speaker } from '@macher/words';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadProgramsMessages, type ProgramsKey } from '../messages/programs/index.ts';
import { language, readable } from '../state/settings.ts';

const spoken = signal<Say<ProgramsKey> | null>(null);

/** These words come with the page. false: they are not there yet. */
export function useProgramWords(): boolean {
  useEffect(() => void speakOfPrograms(language.value).catch(() => {}), [language.value]);
  return spoken.value !== null;
}

async function speakOfPrograms(wanted: typeof language.value): Promise<void> {
  spoken.value = speaker(wanted, await loadProgramsMessages(wanted));
}

export function tell(key: ProgramsKey, values: Arguments = {}): string {
  return spoken.value?.(key, readable(values)) ?? '';
}
