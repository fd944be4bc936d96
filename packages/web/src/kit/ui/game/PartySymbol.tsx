import type { PartyId } from '@macher/engine';
import { SYMBOLS } from './symbols.ts';
import './PartySymbol.css';

/** The party's silhouette in the colour of the text; the caller says the name. */
export function PartySymbol({ party }: { readonly party: PartyId }) {
  return (
    <svg class="symbol" viewBox="0 0 24 24" aria-hidden>
      <path d={SYMBOLS[party]} />
    </svg>
  );
}
