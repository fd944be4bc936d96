import type { View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { calledBack } from '../state/calledBack.ts';
import type { NightProps } from './ElectionNight.tsx';

/** Loaded when the first election is called back. */
const night = signal<FunctionComponent<NightProps> | null>(null);

/** Where an election that was held is shown again. */
export function NightHost({ view, words }: { readonly view: View; readonly words: Wording }) {
  const wanted = calledBack.value;
  useEffect(() => {
    if (wanted !== null) void import('./ElectionNight.tsx').then(load);
  }, [wanted]);
  const election = view.elections.find(
    ({ round, region }) => round === wanted?.round && region === wanted.region,
  );
  const Night = night.value;
  if (Night === null || election === undefined) return null;
  return (
    <Night
      view={view}
      words={words}
      election={election}
      close={() => {
        calledBack.value = null;
      }}
    />
  );
}

function load({ ElectionNight }: typeof import('./ElectionNight.tsx')): void {
  night.value = ElectionNight;
}
