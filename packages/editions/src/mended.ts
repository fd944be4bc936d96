import { EPOCH, type Rules } from '@macher/engine';

/** Rules that were mended, by the epoch that mended them: how they were read before. */
const BEFORE: Readonly<Record<number, (rules: Rules) => Rules>> = {
  2: otherStanceInPlace,
};

/** The rules as the program of that epoch read them, so that what was played by them ends as it ended. */
export function asRead(rules: Rules, epoch: number): Rules {
  let read = rules;
  for (let mended = EPOCH; mended > epoch; mended -= 1) read = BEFORE[mended]?.(read) ?? read;
  return read;
}

/** 1997 §6.3.3: on a full national board the other stance of an unsecured opinion stayed in its place. */
function otherStanceInPlace(rules: Rules): Rules {
  const { national } = rules;
  if (national?.onFull !== 'unsecured-moves-up') return rules;
  return { ...rules, national: { ...national, onFull: 'move-up' } };
}
