import { pointsNow, type Seat, type View } from '@macher/engine';
import type { WhatWords } from './words.ts';
import './PointsSum.css';

/** Where the points of a party come from so far, and what would be added if the game ended now. */
export function PointsSum({
  view,
  seat,
  said: { tell },
}: {
  readonly view: View;
  readonly seat: Seat;
  readonly said: WhatWords;
}) {
  const score = pointsNow(view, seat);
  const { mandates, wins, media } = score;
  const later = [
    ['points.base', score.base] as const,
    ['points.bonus', score.bonus] as const,
    ['points.national', score.national] as const,
    ['points.money', score.money] as const,
  ].filter(([, points]) => points !== 0);
  return (
    <table class="points-sum">
      <tbody>
        <Row name={tell('points.seats')} points={mandates} />
        <Row name={tell('points.wins')} points={wins} />
        <Row name={tell('points.media')} points={media} />
        <Row name={tell('points.so-far')} points={mandates + wins + media} isTotal />
        {later.map(([name, points]) => (
          <Row key={name} name={tell(name)} points={points} />
        ))}
        <Row name={tell('points.now')} points={score.total} isTotal />
      </tbody>
    </table>
  );
}

function Row({
  name,
  points,
  isTotal = false,
}: {
  readonly name: string;
  readonly points: number;
  readonly isTotal?: boolean;
}) {
  return (
    <tr class={isTotal ? 'total' : ''}>
      <th scope="row">{name}</th>
      <td>{points}</td>
    </tr>
  );
}
