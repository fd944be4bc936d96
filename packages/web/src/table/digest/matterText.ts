import type { RegionId, Seat } from '@macher/engine';
import { partiesAt, type Subject, type Wording } from '@macher/words';
import type { Change } from './digest.ts';
import type { Matter } from './matters.ts';
import { say } from './words.ts';

/** One of the things that matter most, in a sentence. */
export function matterText(matter: Matter, words: Wording, subject: Subject, you: Seat | null): string {
  switch (matter.kind) {
    case 'held':
      return winnersText('held', words, subject, matter.election.region, matter.election.winners);
    case 'winners':
      return winnersText('would', words, subject, matter.region, matter.after);
    case 'votes':
      return votesText(matter, words, subject, you);
    case 'base':
    case 'money':
      return say(`follow.heard-${matter.kind}`, figures(matter.change, matter.kind, words));
  }
}

function figures([from, to]: Change, kind: 'base' | 'money', words: Wording) {
  return kind === 'money' ? { from: words.money(from), to: words.money(to) } : { from, to };
}

function votesText(
  { seat, region, votes: [from, to] }: Extract<Matter, { kind: 'votes' }>,
  words: Wording,
  subject: Subject,
  you: Seat | null,
): string {
  const values = { region: words.named.region(region), from, to };
  return seat === you
    ? say('digest.own-votes', values)
    : say('digest.votes', { ...values, party: partiesAt(words, subject, [seat]) });
}

function winnersText(
  kind: 'held' | 'would',
  words: Wording,
  subject: Subject,
  region: RegionId,
  winners: readonly Seat[],
): string {
  const values = { region: words.named.region(region), count: winners.length };
  return winners.length === 0
    ? say(`digest.${kind}-nobody`, values)
    : say(`digest.${kind}-won`, { ...values, parties: partiesAt(words, subject, winners) });
}
