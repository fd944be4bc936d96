/** A day and a time of day by your own clock, or none. */
export function TimeField({
  label,
  value,
  change,
}: {
  readonly label: string;
  readonly value: number | null;
  change(value: number | null): void;
}) {
  return (
    <label class="filter">
      <span class="soft">{label}</span>
      <input
        type="datetime-local"
        value={value === null ? '' : localText(value)}
        onChange={event => {
          const at = new Date(event.currentTarget.value).getTime();
          change(Number.isNaN(at) ? null : at);
        }}
      />
    </label>
  );
}

/** A time as the field has it: by the clock on the wall, without a zone. */
function localText(at: number): string {
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
