import type { TableStore } from '../../kit/state/table.ts';
import { servableSeats } from './servable.ts';
import { tell, usePlansWords } from './words.ts';

/** Serve is for when someone here has named you: you may play for them. */
export function Serve({ store }: { readonly store: TableStore }) {
  const isSpoken = usePlansWords();
  const words = store.words.value;
  const { places = [] } = store.sheet.value ?? {};
  if (!isSpoken) return null;
  return (
    <p class="planned-line">
      {servableSeats(store).map(seat => (
        <button
          key={seat}
          type="button"
          class="button primary"
          onClick={() => void store.ask({ kind: 'serve', seat })}
        >
          {tell('regent.serve', { party: words.party(places[seat]?.party ?? '') })}
        </button>
      ))}
    </p>
  );
}
