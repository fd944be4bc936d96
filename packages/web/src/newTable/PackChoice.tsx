import { type Signal, useSignal } from '@preact/signals';
import { say } from '../state/settings.ts';
import { FileButton } from '../ui/FileButton.tsx';
import { ProblemLine } from '../ui/Problem.tsx';

export interface PackFile {
  readonly name: string;
  readonly content: unknown;
}

/** The numbers of one's own copy of the game. The server checks them. */
export function PackChoice({ pack }: { readonly pack: Signal<PackFile | null> }) {
  const isNoJson = useSignal(false);
  const read = (text: string, name: string): void => {
    const content = jsonIn(text);
    isNoJson.value = content === undefined;
    pack.value = content === undefined ? null : { name, content };
  };
  return (
    <>
      <p class="soft">{say('new.pack-text')}</p>
      <div class="row">
        <FileButton label={say('new.pack-choose')} read={read} />
        {pack.value === null ? null : (
          <>
            <span role="status">{say('new.pack-chosen', { file: pack.value.name })}</span>
            <button
              type="button"
              class="button"
              onClick={() => {
                pack.value = null;
              }}
            >
              {say('new.pack-remove')}
            </button>
          </>
        )}
      </div>
      <ProblemLine text={isNoJson.value ? say('new.pack-not-json') : ''} />
    </>
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
