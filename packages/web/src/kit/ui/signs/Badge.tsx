import { tip } from '../tips/tip.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import './Badge.css';

interface BadgeProps {
  readonly icon: IconName;
  readonly text: string;
  /** What it means, where it's pointed at. */
  readonly meaning: string;
}

/** In the ribbon: what is special about this game. */
export function Badge({ icon, text, meaning }: BadgeProps) {
  return (
    <p class="badge" {...tip(meaning)}>
      <Icon name={icon} /> {text}
    </p>
  );
}
