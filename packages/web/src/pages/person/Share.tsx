import './Share.css';

/** A part of a whole, as a bar beside its figures. */
export function Share({ part, whole }: { readonly part: number; readonly whole: number }) {
  const width = whole === 0 ? 0 : (part / whole) * 100;
  return (
    <span class="share" aria-hidden>
      <span style={{ inlineSize: `${width}%` }} />
    </span>
  );
}
