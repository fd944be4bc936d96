import { FORMER_PLAYER, type Person } from '@macher/protocol';
import { HAS_SERVER } from '../../site.ts';
import { pathToPerson } from '../../state/route.ts';
import { nameText } from '../../words/words.ts';
import { PageLink } from '../frame/PageLink.tsx';

/** PersonLink is a name that leads to its page. Who plays in this browser, or has gone, has none. */
export function PersonLink({
  person: { id, name },
  isKnown = true,
}: {
  readonly person: Person;
  /** Whether a server knows the person. */
  readonly isKnown?: boolean;
}) {
  const shown = <bdi>{nameText(name)}</bdi>;
  if (!isKnown || !HAS_SERVER || name === FORMER_PLAYER) return shown;
  return (
    <PageLink to={pathToPerson(id)} kind="link person-link">
      {shown}
    </PageLink>
  );
}
