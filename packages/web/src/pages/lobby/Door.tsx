import type { ComponentChildren } from 'preact';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import type { IconName } from '../../kit/ui/signs/icons.ts';
import './Door.css';

/** Door is one of the ways into a game. One that is shut says why, and leads nowhere. */
export function Door({
  kind,
  icon,
  title,
  text,
  isShut = false,
  children,
}: {
  readonly kind: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly isShut?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <section class={`panel door ${kind} ${isShut ? 'shut' : ''}`} aria-labelledby={`${kind}-title`}>
      <span class="door-sign">
        <Icon name={icon} />
      </span>
      <div class="door-text">
        <h2 id={`${kind}-title`}>{title}</h2>
        <p>{text}</p>
        {isShut ? null : <div class="row">{children}</div>}
      </div>
    </section>
  );
}
