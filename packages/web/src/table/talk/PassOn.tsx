import { useContext } from 'preact/hooks';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { nameText } from '../../kit/words/words.ts';
import { PassingContext } from './passedDevice.ts';
import { say } from './words.ts';
import './PassOn.css';

/** HideCards is in the ribbon of a device that is passed around: it hides one's own cards. */
export function HideCards() {
  const passing = useContext(PassingContext);
  if (passing === null || passing.holder.value === null) return null;
  return (
    <button type="button" class="button hide-cards" onClick={() => passing.close()}>
      <Icon name="lock" /> {say('curtain.hide')}
    </button>
  );
}

/** NextHolder says who should have the device, while everyone looks at the table. */
export function NextHolder() {
  const passing = useContext(PassingContext);
  const next = passing?.next.value ?? null;
  if (passing === null || next === null) return null;
  return (
    <button type="button" class="button primary next-holder" onClick={() => passing.watch(false)}>
      <Icon name="tablet" /> {say('curtain.turn', { name: nameText(next.person.name) })}
    </button>
  );
}
