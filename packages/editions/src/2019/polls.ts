// docs/rules/components.md, "Polls"
import { type Marked, ours, oursOf, printOfSomeCard } from '../provenance.ts';

/** CIRCLE around which the reconstructed poll tables run. */
const CIRCLE = ['cdu', 'spd', 'fdp', 'gruene', 'linke'];

/** Changes from the party on the back onwards, around the circle. */
const TABLES = { a: [2, 1, -2, 1, -1], b: [2, -1, 1, -2, 1] };

/** PRINTED_RISE is how much the party on the back rises on every card: that is printed. */
export const PRINTED_RISE = 2;

/**
 * A card that a printed example shows. One more example has Linke +1 and SPD −1, but no source says whose card that is.
 */
export const PRINTED_CARD = { back: 'cdu', party: 'fdp', change: -2 } as const;

/** SHOWN is which of our cards is the one that the example shows. */
const SHOWN = 'cdu-a';

/** Which party is on the back: two cards for each, but no source counts them. */
export const POLL_BACKS: Readonly<Record<string, Marked<string>>> = Object.fromEntries(
  CIRCLE.flatMap(back => Object.keys(TABLES).map(letter => [`${back}-${letter}`, oursOf(back, CIRCLE)])),
);

/** What each card changes, by party. */
export const POLLS: Readonly<Record<string, Readonly<Record<string, Marked<number>>>>> = Object.fromEntries(
  CIRCLE.flatMap((back, index) =>
    Object.entries(TABLES).map(([letter, changes]) => {
      const id = `${back}-${letter}`;
      const lines = changes.map((change, step) => {
        const party = CIRCLE[(index + step) % CIRCLE.length] as string;
        const isPrinted = party === back || (id === SHOWN && party === PRINTED_CARD.party);
        return [party, (isPrinted ? printOfSomeCard : ours)(change, -3, 3)] as const;
      });
      return [id, Object.fromEntries(lines)];
    }),
  ),
);
