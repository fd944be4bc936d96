import type { PartyId } from '@macher/engine';
import { signTip } from '../tips/tip.ts';
import { what } from '../tips/what.ts';
import { PartySymbol } from './PartySymbol.tsx';
import './PartyChip.css';

/** PartyChip has a party's colour, pattern and symbol. Without a name beside it, it says the name itself. */
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
