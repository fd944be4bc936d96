import type { Seat, View } from '@macher/engine';
import { hrefOf } from '../../kit/site.ts';
import { inviteTo } from '../../kit/state/invites.ts';
import { pathToQuestion } from '../../kit/state/route.ts';
import { download } from '../../kit/ui/form/download.ts';
import { packed, questionFile } from '../line/posed.ts';
import { recordOf } from '../line/records.ts';
import type { TimeLine } from './timeline.ts';

/** The seat that is asked next after the move you look at: through whose eyes you look, or the first; null: nobody. */
export function askedAfter({ line, eyes }: TimeLine, { version }: View): Seat | null {
  const last = line.value?.at(line.value.placeOf({ version, part: LAST_PART }));
  const asked = last?.view.awaited.map(({ seat }) => seat) ?? [];
  return asked.find(seat => seat === eyes.value) ?? asked[0] ?? null;
}

const LAST_PART = Number.MAX_SAFE_INTEGER;

/** LONGEST_LINK is what programs that pass links on still take. */
const LONGEST_LINK = 8000;

/** A link "what would you do?"; null: it would be too long, and you have got a file instead. */
export async function questionLink({ store }: TimeLine, version: number, seat: Seat): Promise<string | null> {
  if (store.source.kind === 'server') {
    const invite = store.invite ?? inviteTo(store.table);
    return linkOf(pathToQuestion(store.table, version, seat, invite));
  }
  const file = questionFile({ version, seat, record: await recordOf(store) });
  const link = linkOf(`/asked#${await packed(file)}`);
  if (link.length <= LONGEST_LINK) return link;
  download('macher-question.json', file);
  return null;
}

function linkOf(path: string): string {
  return new URL(hrefOf(path), location.href).href;
}
