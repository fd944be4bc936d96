import { useSignal } from '@preact/signals';
import { FileButton } from '../../kit/ui/form/FileButton.tsx';
import { ProblemLine } from '../../kit/ui/frame/Problem.tsx';
import type { PackFile } from './tableDraft.ts';
import { say } from './words.ts';

/** The numbers of your own copy of the game. The server checks them. */
export function PackChoice({
  pack,
  change,
}: {
  readonly pack: PackFile | null;
  change(pack: PackFile | null): void;
}) {
  const isNoJson = useSignal(false);
  const read = (text: string, name: string): void => {
    const content = jsonIn(text);
    isNoJson.value = content === undefined;
    change(content === undefined ? null : { name, content });
  };
  return (
    <>
      <p class="soft">{say('new.pack-text')}</p>
      <div class="row">
        <FileButton label={say('file.choose')} read={read} />
        {pack === null ? null : (
          <>
            <span role="status">{say('new.pack-chosen', { file: pack.name })}</span>
            <button type="button" class="button" onClick={() => change(null)}>
              {say('new.pack-remove')}
            </button>
          </>
        )}
      </div>
      <ProblemLine text={isNoJson.value ? say('file.not-json') : ''} />
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
