/** A figure before and after, or alone where it stays. */
export function BeforeAfter({
  before,
  after,
}: {
  readonly before: string | number;
  readonly after: string | number;
}) {
  return before === after ? (
    <span class="figure">{after}</span>
  ) : (
    <span class="figure change">
      {before} → {after}
    </span>
  );
}
