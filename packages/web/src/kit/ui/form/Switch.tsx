import './Switch.css';

/** Something that is on or off, with its name. */
export function Switch({
  label,
  isOn,
  turn,
}: {
  readonly label: string;
  readonly isOn: boolean;
  turn(isOn: boolean): void;
}) {
  return (
    <label class="switch">
      <input type="checkbox" checked={isOn} onChange={event => turn(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
