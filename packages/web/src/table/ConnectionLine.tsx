import { link } from '../state/link.ts';
import { say } from '../state/settings.ts';
import './ConnectionLine.css';

/** Nothing is lost while the line is down: plans stay, and what was sent is sent again. */
export function ConnectionLine() {
  return (
    <p class={`connection ${link.isOpen.value ? 'is-up' : ''}`} role="status">
      {link.isOpen.value ? '' : say('connection.lost')}
    </p>
  );
}
