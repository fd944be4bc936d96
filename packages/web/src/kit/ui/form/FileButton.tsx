import type { ComponentChildren } from 'preact';
import { Icon } from '../signs/Icon.tsx';
import './FileButton.css';

/** LARGEST in bytes: no file of ours is as large, and who reads it refuses one that was cut off. */
const LARGEST = 20_000_000;

/** Chooses a JSON file and reads it. */
export function FileButton({
  label,
  read,
}: {
  readonly label: ComponentChildren;
  read(text: string, name: string): void;
}) {
  return (
    <label class="button file">
      <Icon name="copy" /> {label}
      <input
        type="file"
        accept="application/json,.json"
        onChange={event => {
          const input = event.currentTarget;
          const file = input.files?.[0];
          if (file !== undefined)
            void file
              .slice(0, LARGEST)
              .text()
              .then(text => read(text, file.name));
          // Otherwise choosing the same file again, mended, would be no change.
          input.value = '';
        }}
      />
    </label>
  );
}
