import { Segments } from './Segments.tsx';

/** Two ways, of which one counts. */
export function EitherOr({
  label,
  value,
  yes,
  no,
  choose,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly yes: string;
  readonly no: string;
  choose(value: boolean): void;
}) {
  return (
    <Segments
      label={label}
      value={value ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      choose={chosen => choose(chosen === 'yes')}
    />
  );
}
