import { useEffect } from 'preact/hooks';
import { Switch } from '../../kit/ui/form/Switch.tsx';
import { planningAt } from './planning.ts';
import type { PlansProps } from './props.ts';
import { tell, usePlansWords } from './words.ts';

/**
 * SkipsLine is the switch that lets the game go on by itself where there is one answer only. It stands in the menu,
 * where it's also found by those who never wait.
 */
export function SkipsLine({ store }: Pick<PlansProps, 'store'>) {
  const planning = planningAt(store);
  const isSpoken = usePlansWords();
  useEffect(() => void planning?.load(), [planning]);
  if (planning === null || !isSpoken) return null;
  const { plans, skips } = planning.plans.value;
  return (
    <Switch
      label={tell('plans.skips-line')}
      isOn={skips}
      turn={isOn => planning.change({ plans, skips: isOn })}
    />
  );
}
