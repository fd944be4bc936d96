import type { Ability, Action, Deed, DeedKind, View } from '@macher/engine';
import type { Asked } from '../../dock.ts';
import type { Turn } from '../../plans/acting.ts';
import { politicianOf } from '../../plans/politicians.ts';
import { regionIn } from '../../plans/regions.ts';
import { say } from '../../words.ts';
import { Consequences } from '../outcome/Consequences.tsx';
import { DeedChoice } from './DeedChoice.tsx';
import './Acting.css';

type Question = Asked<'act' | 'resolve'>;

/** Acting is what a politician can do, and beside it what the chosen deed would change. */
export function Acting({
  asked,
  planned,
  turn,
  actionOf,
  abilities,
  deed,
  choose,
}: {
  readonly asked: Question;
  readonly planned: View;
  readonly turn: Turn;
  actionOf(deed: Deed): Action;
  readonly abilities: readonly Ability[];
  readonly deed: Deed | null;
  choose(deed: Deed): void;
}) {
  const { view, words, subject, seat } = asked;
  const region = regionIn(view, turn.region);
  if (region === null) return null;
  return (
    <>
      <DeedChoice
        view={view}
        words={words}
        subject={subject}
        seat={seat}
        region={region}
        politician={politicianOf(view.rules, turn.politician)}
        abilities={abilities}
        offers={turn.deeds}
        actionOf={actionOf}
        value={deed}
        choose={choose}
      />
      <div class="deed-effect">
        <Consequences
          view={view}
          planned={planned}
          region={turn.region}
          seat={seat}
          words={words}
          subject={subject}
          nothing={deed === null ? '' : NOTHING_CHANGED[deed.deed](asked)}
        />
      </div>
    </>
  );
}

const nobodysVotes = (): string => say('consequences.none');

/**
 * NOTHING_CHANGED is said of a deed that changes nothing on the boards. Polls and platforms bring a question of their
 * own.
 */
const NOTHING_CHANGED: { readonly [D in DeedKind]: (asked: Question) => string } = {
  'place-key-issue': nobodysVotes,
  'remove-key-issue': nobodysVotes,
  'own-trend': nobodysVotes,
  'other-trends': nobodysVotes,
  'other-trend': nobodysVotes,
  votes: nobodysVotes,
  media: () => say('media-control.same'),
  poll: ({ view: { polls }, words }) =>
    say('acts.poll-next', { back: polls.top === null ? 'none' : words.party(polls.top) }),
  platform: () => say('acts.platform-next'),
  base: () => '',
};
