import type { Card, NationalOffer, NationalOpinion, Seat, View } from '@macher/engine';

type Board = readonly Readonly<NationalOpinion>[];

/** The national board with one more opinion, as 2006 §6.3.3 places it. */
export function withOpinion(view: View, { card, does, replaces }: NationalOffer, replace: Card | null): View {
  const fresh: NationalOpinion = { card, secured: false };
  const replaced = does === 'replace' ? (replaces[0] ?? null) : replace;
  return { ...view, national: placed(view, fresh, does, replaced) };
}

function placed(
  { national, rules }: View,
  fresh: NationalOpinion,
  does: NationalOffer['does'],
  replaced: Card | null,
): Board {
  if (does === 'secure')
    return national.map(each => (each.card === fresh.card ? { ...each, secured: true } : each));
  if (replaced === null) return [...national, fresh];
  if (does === 'enter' && rules.national?.onFull === 'move-up')
    return [...national.filter(each => each.card !== replaced), fresh];
  return national.map(each => (each.card === replaced ? fresh : each));
}

/** Points at the end for policies that match, as the board lies now. [2006 §7.4] */
export function endPoints(view: View, seat: Seat): number {
  const board = view.rules.national;
  return sumOfMatches(
    view,
    seat,
    (space, secured) => (board?.points[space] ?? 0) + (secured ? (board?.securedPoints ?? 0) : 0),
  );
}

/** Members that join this round for policies that match. [2006 §6.3.4] */
export function newMembers(view: View, seat: Seat): number {
  return sumOfMatches(view, seat, space => view.rules.national?.baseGain[space] ?? 0);
}

function sumOfMatches(
  { national, players }: View,
  seat: Seat,
  worth: (space: number, secured: boolean) => number,
): number {
  const platform = players[seat]?.platform ?? [];
  return national.reduce(
    (sum, { card, secured }, space) => (platform.includes(card) ? sum + worth(space, secured) : sum),
    0,
  );
}
