import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { newCode } from '../../kit/head/shownCode.ts';
import { isCopied } from '../../kit/ui/form/copy.ts';
import { say } from './words.ts';
import './NewCode.css';

/** NewCode is shown until you leave the page, and never again. */
export function NewCode() {
  const isThere = useSignal(false);
  useEffect(
    () => () => {
      newCode.value = null;
    },
    [],
  );
  const code = newCode.value;
  if (code === null) return null;
  const copy = async (): Promise<void> => {
    isThere.value = await isCopied(code);
  };
  return (
    <div class="new-code stack" role="status">
      <h3>{say('recovery.title')}</h3>
      <p>{say('recovery.text')}</p>
      <p class="row">
        <code>{code}</code>
        <button type="button" class="button" onClick={() => void copy()}>
          {say(isThere.value ? 'recovery.copied' : 'recovery.copy')}
        </button>
      </p>
    </div>
  );
}
