import { signal } from '@preact/signals';
import { type House, unanswered } from '../../kit/net/house.ts';
import { Link } from '../../kit/net/link.ts';
import { dialServer } from '../../kit/state/link.ts';

/** The server's tables as a whole room may see them, over a line of its own: whoever is signed in here, nobody is asked. */
export function roomHouse(): House {
  return {
    kind: 'room',
    isShared: false,
    link: new Link(dialServer),
    person: signal(null),
    moments: unanswered,
    record: unanswered,
    take: unanswered,
    again: unanswered,
    takeOver: unanswered,
    hasHints: false,
    plans: null,
  };
}
