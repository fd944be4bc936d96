import type { Announcement } from '@macher/protocol';
import { Icon } from '../ui/signs/Icon.tsx';
import { say } from '../words/words.ts';
import { putAwayAnnouncement, useAnnouncement } from './announcement.ts';
import './Announced.css';

/** Announced shows what the owner of the server tells everyone, in a place where nothing is decided. */
export function Announced() {
  const announcement = useAnnouncement();
  return (
    <div role="status">
      {announcement === null ? null : (
        <div class="announced">
          <p>
            <b>{say('announced.label')}</b> <bdi>{announcement.text}</bdi>
          </p>
          <button
            type="button"
            class="square"
            aria-label={say('announced.put-away')}
            onClick={() => close(announcement)}
          >
            <Icon name="cross" />
          </button>
        </div>
      )}
    </div>
  );
}

/**
 * Puts the announcement away. The button goes with it, so the focus goes elsewhere: who pressed it would be left
 * nowhere.
 */
function close(announcement: Announcement): void {
  putAwayAnnouncement(announcement);
  document.querySelector<HTMLElement>('#dock')?.focus({ preventScroll: true });
}
