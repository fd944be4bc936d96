import './Key.css';

/** Key names the key that does the same, for those who have a keyboard. */
export function Key({ name }: { readonly name: string }) {
  return (
    <span class="shortcut wide-only" aria-hidden="true">
      {name}
    </span>
  );
}
