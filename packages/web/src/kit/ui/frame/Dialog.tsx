import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { say } from '../../words/words.ts';
import { Icon } from '../signs/Icon.tsx';
import './Dialog.css';

/** A window over the page. Escape, the cross and a click beside it close it. */
export function Dialog({
  title,
  close,
  children,
}: {
  readonly title: string;
  close(): void;
  readonly children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={close}
      onPointerDown={event => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          class="square"
          aria-label={say('dialog.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="cross" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
