interface NumberChoiceProps {
  readonly label: string;
  readonly options: readonly number[];
  readonly value: number;
  text(value: number): string;
  choose(value: number): void;
}

/** NumberChoice offers some numbers; one that isn't among them is shown all the same if it counts. */
export function NumberChoice({ label, options, value, text, choose }: NumberChoiceProps) {
  const shown = options.includes(value) ? options : [...options, value];
  return (
    <label class="filter">
      <span class="soft">{label}</span>
      <select value={String(value)} onChange={event => choose(Number(event.currentTarget.value))}>
        {shown.map(each => (
          <option key={each} value={String(each)}>
            {text(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
