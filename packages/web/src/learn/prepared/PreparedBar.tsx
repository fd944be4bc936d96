import type { PartyId } from '@macher/engine';
import type { ComponentChildren } from 'preact';
import { PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import './PreparedBar.css';

/** PreparedBar stands above a prepared position: what it is, whose eyes you look through, and what is wanted. */
export function PreparedBar({
  title,
  party,
  name,
  round,
  goal,
  children,
}: {
  readonly title: string;
  readonly party: PartyId;
  /** The party's name. */
  readonly name: string;
  readonly round: string;
  readonly goal: string;
  /** Ways out of the position. */
  readonly children: ComponentChildren;
}) {
  return (
    <header class="prepared-bar">
      <div class="prepared-facts">
        <h1>{title}</h1>
        <PartyTag party={party} name={name} />
        <span class="soft">{round}</span>
      </div>
      <p class="prepared-goal">{goal}</p>
      {children}
    </header>
  );
}
