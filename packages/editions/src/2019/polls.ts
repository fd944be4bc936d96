// docs/rules/components.md, "Polls"
import { type Marked, ours, print } from '../provenance.ts';

/** Around this circle the reconstructed poll tables run. */
const CIRCLE = ['cdu', 'spd', 'fdp', 'gruene', 'linke'];

/** Changes from the party on the back onwards, around the circle. */
const TABLES = { a: [2, 1, -2, 1, -1], b: [2, -1, 1, -2, 1] };

/**
 * What the printed examples show besides the +2 of the party on the back. One more example has Linke +1 and SPD −1, but no
 * source says whose card that is.
 */
const PRINTED: Readonly<Record<string, readonly string[]>> = { 'cdu-a': ['fdp'] };

/** Two cards for each party: what each changes, by party. */
export const POLLS: Readonly<Record<string, Readonly<Record<string, Marked<number>>>>> = Object.fromEntries(
  CIRCLE.flatMap((back, index) =>
    Object.entries(TABLES).map(([letter, changes]) => {
      const id = `${back}-${letter}`;
      const lines = changes.map((change, step) => {
        const party = CIRCLE[(index + step) % CIRCLE.length] as string;
        const isPrinted = step === 0 || PRINTED[id]?.includes(party);
        return [party, isPrinted ? print(change) : ours(change, -3, 3)] as const;
      });
      return [id, Object.fromEntries(lines)];
    }),
  ),
);

export function backOf(poll: string): string {
  return poll.slice(0, poll.lastIndexOf('-'));
}
