import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../../kit/state/settings.ts';
import type { DigestProps } from './DigestDock.tsx';

/** Loaded when someone has been away. */
const digest = signal<FunctionComponent<DigestProps> | null>(null);

export function DigestHost(props: DigestProps) {
  useEffect(() => {
    if (digest.value === null) void import('./DigestDock.tsx').then(load);
  }, []);
  const Digest = digest.value;
  return Digest === null ? <p class="dock digest">{say('digest.loading')}</p> : <Digest {...props} />;
}

function load({ DigestDock }: typeof import('./DigestDock.tsx')): void {
  digest.value = DigestDock;
}
