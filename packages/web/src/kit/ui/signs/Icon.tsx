import { ICONS, type IconName } from './icons.ts';
import './Icon.css';

/** A sign beside words, silent to a screen reader; with a label it stands for the words itself. */
export function Icon({ name, label }: { readonly name: IconName; readonly label?: string }) {
  const lines = <path d={[ICONS[name]].flat().join('')} />;
  if (label === undefined) {
    return (
      <svg class="icon" viewBox="0 0 24 24" aria-hidden>
        {lines}
      </svg>
    );
  }
  return (
    <svg class="icon" viewBox="0 0 24 24" role="img" aria-label={label}>
      {lines}
    </svg>
  );
}
