import type { PartyId } from '@macher/engine';
import { PartySymbol } from './PartySymbol.tsx';
import { signTip } from './tip.ts';
import { what } from './what.ts';
import './PartyChip.css';

/** A party's colour, pattern and symbol. Without a name beside it, it says its name itself. */
export function PartyChip({ party, label }: { readonly party: PartyId; readonly label?: string }) {
  return (
    <span
      class={`chip p-${party}`}
      {...(label === undefined ? { 'aria-hidden': true } : { ...signTip(label), ...what('party', party) })}
    >
      <PartySymbol party={party} />
    </span>
  );
}

export function PartyTag({ party, name }: { readonly party: PartyId; readonly name: string }) {
  return (
    <span class="tag" {...what('party', party)}>
      <PartyChip party={party} />
      {name}
    </span>
  );
}
