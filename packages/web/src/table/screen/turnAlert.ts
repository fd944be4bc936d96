import { useEffect, useRef } from 'preact/hooks';
import { hasSound } from '../../kit/state/settings.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { say } from './words.ts';

/** useTurnAlert: the title says whose turn it is, and a soft bell tells you of yours while you look elsewhere. */
export function useTurnAlert(store: TableStore): void {
  const isMine = store.choice.value !== null;
  const wasMine = useRef(isMine);
  useEffect(() => {
    document.title = isMine ? say('title.your-turn') : say('title.table');
    if (isMine && !wasMine.current && document.visibilityState === 'hidden' && hasSound.value) ring();
    wasMine.current = isMine;
    return () => {
      document.title = say('title.table');
    };
  }, [isMine]);
}

/** Rings two notes, made here: no file to load. A browser that allows no sound yet stays silent. */
function ring(): void {
  try {
    const audio = new AudioContext();
    for (const [index, pitch] of [660, 880].entries()) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      const begin = audio.currentTime + index * 0.16;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.12, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.4);
      tone.connect(volume).connect(audio.destination);
      tone.start(begin);
      tone.stop(begin + 0.4);
    }
  } catch {
    // Silence is no error.
  }
}
