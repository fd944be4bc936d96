import type { ComponentChildren } from 'preact';
import { hrefOf } from '../../site.ts';
import { go } from '../../state/route.ts';

/** A link to another page of ours: a plain click does not reload the page. */
export function PageLink({
  to,
  kind,
  children,
}: {
  readonly to: string;
  /** The class of the link. */
  readonly kind: string;
  readonly children: ComponentChildren;
}) {
  return (
    <a
      href={hrefOf(to)}
      class={kind}
      onClick={event => {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
