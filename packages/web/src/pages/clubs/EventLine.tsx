import type { EventInShort } from '@macher/protocol';
import type { ComponentChildren } from 'preact';
import { pathTo, pathToEvent } from '../../kit/state/route.ts';
import { PageLink } from '../../kit/ui/frame/PageLink.tsx';
import { rulesetName } from '../../kit/ui/game/rulesetName.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { timeText } from '../../kit/ui/text/timeText.ts';
import { tell } from './words.ts';

/** One event in a list, and your table of it. */
export function EventLine({
  club,
  event,
  children = null,
}: {
  readonly club: string;
  readonly event: EventInShort;
  /** What else is known of the event. */
  readonly children?: ComponentChildren;
}) {
  const { id, name, kind, ruleset, stage, takesPart, mine } = event;
  return (
    <li>
      <div>
        <PageLink to={pathToEvent(club, id)} kind="link event-name">
          <b>
            <bdi>{name}</bdi>
          </b>
        </PageLink>
        <p class="soft">
          {tell(`kind.${kind}`)} · {rulesetName(ruleset)}
        </p>
        {stage === 'over' ? null : (
          <p>
            {stageText(event)}
            {takesPart ? <> · {tell('event.you-play')}</> : null}
          </p>
        )}
        {children}
      </div>
      {mine === null ? null : (
        <PageLink to={pathTo(mine, null)} kind="button primary">
          <Icon name="play" /> {tell('event.your-table')}
        </PageLink>
      )}
    </li>
  );
}

export function stageText({ stage, startsAt }: Pick<EventInShort, 'stage' | 'startsAt'>): string {
  if (stage === 'gathering' && startsAt !== null) return tell('stage.starts', { at: timeText(startsAt) });
  return tell(`stage.${stage}`);
}
