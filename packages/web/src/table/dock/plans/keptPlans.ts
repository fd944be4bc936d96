import type { Choice, Kind, View } from '@macher/engine';

/**
 * Half-made decisions outlive a reload and a lost connection. Nothing of them passes to the next decision, be it put
 * in the same words: each has the version at which it was put.
 */
export function planKey(table: string, view: View, choice: Choice): string {
  return `macher.plan.${table}.${askedAt(view, choice)}.${JSON.stringify(choice)}`;
}

/** What others seal meanwhile is a decision too, but leaves the same question open. */
function askedAt({ version, frames }: View, { kind }: Choice): number {
  if (!IS_SEALED[kind]) return version;
  return frames.reduce((asked, frame) => ('opened' in frame ? frame.opened : asked), version);
}

/** Decided by all at the same time. */
const IS_SEALED: Readonly<Record<Kind, boolean>> = {
  draft: true,
  'first-platform': true,
  'complete-platform': false,
  'keep-policy': true,
  'starting-block': true,
  bid: true,
  raise: false,
  'platform-source': false,
  'take-policy': false,
  exchange: false,
  'buy-media': false,
  meetings: false,
  send: false,
  pay: false,
  act: false,
  influence: false,
  'poll-bid': false,
  'poll-use': false,
  'turn-in': false,
  donation: false,
  'name-start': false,
  redraw: false,
  swap: false,
  lay: false,
  'pay-next': false,
  resolve: false,
  coalition: false,
  answer: false,
  'poll-lines': false,
  promote: false,
  nationalise: false,
  'lay-donation': false,
};

export function keptPlan(key: string): unknown {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === null ? undefined : JSON.parse(kept);
  } catch {
    return undefined;
  }
}

/** Only the last plan of a table is of use. */
export function keepPlan(key: string, plan: unknown): void {
  try {
    for (const other of Object.keys(sessionStorage)) {
      const [, , table] = other.split('.');
      if (other.startsWith('macher.plan.') && table === key.split('.')[2]) sessionStorage.removeItem(other);
    }
    sessionStorage.setItem(key, JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing forgets it with the page.
  }
}
