import type { EventOf } from '@macher/engine';
import { blocksText, eventText, outcomeText } from '../events.ts';
import { partiesAt, partyAt, type Subject, type Wording } from '../wording.ts';

export function electionHead(
  { election }: EventOf<'election-held'>,
  words: Wording,
  subject: Subject,
): string {
  return words.labelled(words.region(election.region), outcomeText(words, subject, election));
}

/** The headline of a sending: who goes where is told under it, unless it's one politician. */
export function sentHead(
  { cards, ...sent }: EventOf<'politicians-sent'>,
  words: Wording,
  subject: Subject,
): string {
  return eventText(words, subject, {
    ...sent,
    cards: cards.length > 1 ? cards.map(({ region }) => ({ region, politician: null })) : cards,
  });
}

export function shownHead(event: EventOf<'politicians-shown'>, words: Wording, subject: Subject): string {
  return event.row.length > 1
    ? words.say('together.politicians-shown', { regions: words.named.region(event.region) })
    : eventText(words, subject, event);
}

export function blockHead(
  { seat, blocks }: EventOf<'block-revealed'>,
  words: Wording,
  subject: Subject,
): string {
  return words.say('head.block', { party: partyAt(words, subject, seat), blocks: blocksText(words, blocks) });
}

export function endHead({ scores }: EventOf<'game-ended'>, words: Wording, subject: Subject): string {
  const winners = scores.filter(({ rank }) => rank === 1);
  const parties = partiesAt(
    words,
    subject,
    winners.map(({ seat }) => seat),
  );
  return words.say('head.game-ended', { parties, points: winners[0]?.total ?? 0 });
}
