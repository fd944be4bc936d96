import type { Score, Seat, View } from '@macher/engine';
import type { Spelled, Wording } from '@macher/words';
import { say } from './words.ts';

/** The verdict: what the game came to for you, by name; for those who only watched, that it is over. */
export function verdictOf(view: View, seat: Seat | null, name: string | null, words: Wording): string {
  const result = view.result ?? [];
  const own = result.find(score => score.seat === seat);
  if (own === undefined || name === null) return say('end.title');
  const others = result.filter(score => score.rank === own.rank && score.seat !== seat);
  if (own.rank === 1 && others.length > 0)
    return say('end.you-share', { name, names: namesOf(view, others, words) });
  return say('end.you', { name, rank: own.rank });
}

export function winnerText(view: View, words: Wording): string {
  const first = (view.result ?? []).filter(({ rank }) => rank === 1);
  return say('end.winner', {
    parties: partiesOf(view, first, words),
    count: first.length,
    points: first[0]?.total ?? 0,
  });
}

function partiesOf({ players }: View, scores: readonly Score[], words: Wording): Spelled {
  return words.named.list(scores.map(({ seat }) => words.named.party(players[seat]?.party ?? '')));
}

function namesOf({ players }: View, scores: readonly Score[], words: Wording): string {
  return words.list(scores.map(({ seat }) => words.party(players[seat]?.party ?? '')));
}
