import { at, type Kind, type View } from '@macher/engine';
import type { Asked, Total } from '../dock.ts';
import { say } from '../words.ts';

/** What the plan costs, and the money it leaves. */
export function moneyTotals(asked: Asked<Kind>, planned: View): readonly Total[] {
  const { words } = asked;
  const [before, after] = [moneyIn(asked, asked.view), moneyIn(asked, planned)];
  return [
    { label: say('dock.cost'), value: words.money(before - after) },
    { label: say('dock.money-left'), before: words.money(before), value: words.money(after) },
  ];
}

export function baseTotal(asked: Asked<Kind>, planned: View): Total {
  return { label: say('word.base'), before: baseIn(asked, asked.view), value: baseIn(asked, planned) };
}

export function moneyIn({ seat }: Asked<Kind>, { players }: View): number {
  return at(players, seat).money ?? 0;
}

export function baseIn({ seat }: Asked<Kind>, { players }: View): number {
  return at(players, seat).base;
}
