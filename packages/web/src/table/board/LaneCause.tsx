/** About says what an element is about, if it can be asked. */
type About = Readonly<Record<string, string>>;

/**
 * Pips are split where enough have come together to turn in: seen, not counted. `more` would come, or go where it is
 * less than nothing.
 */
export function Pips({
  spaces,
  split,
  filled,
  more,
  what: about = {},
}: {
  readonly spaces: number;
  readonly split: number;
  readonly filled: number;
  readonly more: number;
  readonly what?: About;
}) {
  return (
    <span class="pips" {...about}>
      {Array.from({ length: spaces }, (_, index) => (
        <i key={index} class={`${pipLook(index, filled, more)} ${index === split ? 'split' : ''}`} />
      ))}
    </span>
  );
}

function pipLook(index: number, filled: number, more: number): string {
  if (index < Math.min(filled, filled + more)) return 'filled';
  if (index < filled) return 'going';
  return index < filled + more ? 'planned' : '';
}

export function Trend({
  scale,
  at,
  label,
  what: about = {},
}: {
  readonly scale: readonly number[];
  readonly at: number;
  readonly label: string;
  readonly what?: About;
}) {
  const value = scale[at] ?? 0;
  return (
    <span class="trend" {...about}>
      {scale.map((space, index) => (
        <i key={space} class={index === at ? '' : space === 0 ? 'zero' : ''} />
      ))}
      <b class={value > 0 ? 'up' : ''} style={{ left: `${((at + 0.5) / scale.length) * 100}%` }}>
        {label}
      </b>
    </span>
  );
}
