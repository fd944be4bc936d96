/**
 * Split where enough have come together to turn in: seen, not counted. `more` would come, or go where it is less than
 * nothing.
 */
export function Pips({
  spaces,
  split,
  filled,
  more,
}: {
  readonly spaces: number;
  readonly split: number;
  readonly filled: number;
  readonly more: number;
}) {
  return (
    <span class="pips">
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
}: {
  readonly scale: readonly number[];
  readonly at: number;
  readonly label: string;
}) {
  const value = scale[at] ?? 0;
  return (
    <span class="trend">
      {scale.map((space, index) => (
        <i key={space} class={index === at ? '' : space === 0 ? 'zero' : ''} />
      ))}
      <b class={value > 0 ? 'up' : ''} style={{ left: `${((at + 0.5) / scale.length) * 100}%` }}>
        {label}
      </b>
    </span>
  );
}
