import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { say } from '../../words/words.ts';
import { Icon } from '../signs/Icon.tsx';
import { isCopied } from './copy.ts';

/** A link to hand on, with what it can't do. */
export function CopyLink({ label, href }: { readonly label: string; readonly href: string }) {
  const field = useRef<HTMLInputElement>(null);
  const told = useSignal<'copied' | 'not-copied' | null>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    told.value = (await isCopied(href)) ? 'copied' : 'not-copied';
  };
  return (
    <>
      <input
        ref={field}
        readOnly
        aria-label={label}
        value={href}
        onFocus={event => event.currentTarget.select()}
      />
      <div class="row">
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name="copy" /> {say('invite.copy')}
        </button>
        <span role="status">{told.value === null ? '' : say(`invite.${told.value}`)}</span>
      </div>
      {isThisMachine(location.hostname) ? <p class="soft">{say('invite.local')}</p> : null}
    </>
  );
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
