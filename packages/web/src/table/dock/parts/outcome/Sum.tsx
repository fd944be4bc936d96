import type { Projection, View } from '@macher/engine';
import { isHalf } from '../../../board/figures.ts';
import { say } from '../../words.ts';
import '../../../board/Lane.css';

/**
 * Sum is written in full, by the rule of the edition. Where a floor is at work it is marked, and the sum stays true.
 */
export function Sum({
  view,
  meetings,
  party,
}: {
  readonly view: View;
  readonly meetings: number;
  readonly party: Projection['parties'][number];
}) {
  const { trend, agreement, gain } = party;
  if (isHalf(view.rules, meetings, party))
    return (
      <>
        <span class="floor">{say('formula.half', { meetings })}</span>: <b>+{gain}</b>
      </>
    );
  return (
    <>
      {view.rules.voteRule === 'product' ? (
        <>
          <Factor value={meetings + trend} text={say('formula.sum', { meetings, trend: signed(trend) })} /> ×{' '}
          <Factor value={agreement} text={String(agreement)} />
        </>
      ) : (
        say('formula.factor', { meetings, trend: plain(trend), agreement: signed(agreement) })
      )}{' '}
      = <b>+{gain}</b>
    </>
  );
}

/** Factor counts at least 1. [2019 §2 phase 9a] */
function Factor({ value, text }: { readonly value: number; readonly text: string }) {
  if (value >= 1) return <>{text}</>;
  return (
    <span class="floor" title={say('formula.at-least', { value })}>
      1
    </span>
  );
}

function plain(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

function signed(value: number): string {
  return value < 0 ? `− ${-value}` : `+ ${value}`;
}
