import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './ToldPanel.css';

/** ToldPanel stands where the dock was: what came of your decision, figures beside it, and how to go on. */
export function ToldPanel({
  figures,
  foot,
  children,
}: {
  readonly figures: ComponentChildren;
  readonly foot: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  return (
    <section class="told" aria-labelledby="told-title">
      <div class="told-text">{children}</div>
      {figures}
      <footer class="told-foot">{foot}</footer>
    </section>
  );
}

/** ToldTitle is read out as soon as it is there. */
export function ToldTitle({ children }: { readonly children: ComponentChildren }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <h2 id="told-title" tabIndex={-1} ref={title}>
      {children}
    </h2>
  );
}
