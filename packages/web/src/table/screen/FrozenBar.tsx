import type { Frozen } from '@macher/protocol';
import { say } from './words.ts';
import './FrozenBar.css';

/** FrozenBar says why nobody can play on here. */
export function FrozenBar({ frozen: { entry, why } }: { readonly frozen: Frozen }) {
  return (
    <p class="frozen" role="status">
      {say('table.frozen', { entry, why })}
    </p>
  );
}
