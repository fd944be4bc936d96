import {
  type Card,
  commonPolicies,
  nationalBase,
  nationalPoints,
  type Seat,
  type View,
} from '@macher/engine';
import type { Wording } from '@macher/words';
import { PartyChip } from '../../../../kit/ui/game/PartyChip.tsx';
import { what } from '../../../../kit/ui/tips/what.ts';
import { say } from '../../words.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import './PlatformTies.css';

interface TieProps {
  readonly view: View;
  /** The view with the platform as planned. */
  readonly planned: View;
  readonly seat: Seat;
  readonly words: Wording;
}

/**
 * National has policies that match the national opinion: they bring base in every round and points at the end. [2006
 * §6.3.4, §7.4]
 */
export function National({ view, planned, seat }: TieProps) {
  const before = nationalOf(view, view.players[seat]?.platform ?? []);
  const after = nationalOf(view, planned.players[seat]?.platform ?? []);
  if (before.points + after.points === 0) return null;
  return (
    <p class={before.points === after.points ? '' : 'changed'} {...what('national')}>
      {say('effects.national')} <BeforeAfter before={`+${before.base}`} after={`+${after.base}`} />{' '}
      {say('effects.base')}, <BeforeAfter before={before.points} after={after.points} />{' '}
      {say('effects.at-the-end')}
    </p>
  );
}

/** What matches on the national board, as it lies in this view. */
function nationalOf(view: View, platform: readonly Card[]) {
  return { base: nationalBase(view, platform), points: nationalPoints(view, platform) };
}

/** InCommon has identical policies, which decide who can be whose partner. */
export function InCommon({ view, planned, seat, words }: TieProps) {
  const others = view.players.flatMap((player, other) =>
    other === seat || player.platform.length === 0 ? [] : [player],
  );
  if (others.length === 0) return null;
  const [before, after] = [view, planned].map(({ players }) => players[seat]?.platform ?? []);
  return (
    <p class="in-common" {...what('coalition')}>
      {say('effects.common')}
      {others.map(({ party, platform }) => (
        <span key={party}>
          <PartyChip party={party} label={words.party(party)} />{' '}
          <BeforeAfter
            before={commonPolicies(before ?? [], platform)}
            after={commonPolicies(after ?? [], platform)}
          />
        </span>
      ))}
    </p>
  );
}
