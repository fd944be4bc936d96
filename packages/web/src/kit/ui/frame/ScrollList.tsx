import type { ComponentChildren, Ref } from 'preact';

/** TAB_STOP: without one nobody could scroll the list with the keyboard in Safari. */
const TAB_STOP = 0;

/** A list that scrolls by itself. */
export function ScrollList({
  kind = '',
  label,
  list = null,
  onScroll,
  onKeyDown,
  children,
}: {
  /** The class of the list. */
  readonly kind?: string;
  readonly label: string;
  readonly list?: Ref<HTMLOListElement>;
  onScroll?(): void;
  onKeyDown?(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void;
  readonly children: ComponentChildren;
}) {
  return (
    <ol
      class={kind}
      ref={list}
      tabIndex={TAB_STOP}
      aria-label={label}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      {children}
    </ol>
  );
}
