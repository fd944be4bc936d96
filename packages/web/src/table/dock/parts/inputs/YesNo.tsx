import type { ComponentChildren } from 'preact';
import { Segments } from '../../../../kit/ui/form/Segments.tsx';
import './YesNo.css';

/** YesNo is two ways, each with its consequences. */
export function YesNo({
  label,
  yes,
  no,
  value,
  choose,
  isYesOff = false,
}: {
  readonly label: string;
  readonly yes: ComponentChildren;
  readonly no: ComponentChildren;
  readonly value: boolean | null;
  choose(value: boolean): void;
  readonly isYesOff?: boolean;
}) {
  return (
    <div class="yes-no">
      <Segments
        label={label}
        value={value === null ? null : value ? 1 : 0}
        choose={next => choose(next === 1)}
        options={[
          { value: 1, label: yes, isOff: isYesOff },
          { value: 0, label: no },
        ]}
      />
    </div>
  );
}
