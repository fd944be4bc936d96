import type { ComponentChildren } from 'preact';
import { Icon } from '../signs/Icon.tsx';
import type { IconName } from '../signs/icons.ts';
import { what } from '../tips/what.ts';
import './NoteLine.css';

interface LineProps {
  readonly icon: IconName;
  /** Whether it comes by and by, and is read out then. */
  readonly isStatus?: boolean;
  readonly children: ComponentChildren;
}

/** NoteLine stands in the dock, between a question and its answers. */
export function NoteLine({ icon, isStatus = false, children }: LineProps) {
  return (
    <p class="note-line" {...(isStatus ? { role: 'status' } : what('question'))}>
      <Icon name={icon} /> {children}
    </p>
  );
}
