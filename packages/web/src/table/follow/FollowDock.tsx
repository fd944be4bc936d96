import type { View } from '@macher/engine';
import type { Wording } from '@macher/words';
import type { TableStore } from '../../kit/state/table.ts';
import { PartyChip, PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { markedWords, Rich } from '../../kit/ui/text/Rich.tsx';
import type { Beat } from '../../moments/playback/beats.ts';
import type { Following } from '../../moments/playback/following.ts';
import { tell } from '../../moments/playback/telling.ts';
import { Track } from '../board/Track.tsx';
import { BotThought } from '../coach/BotThought.tsx';
import { BeforeAfter } from '../dock/parts/outcome/BeforeAfter.tsx';
import { type Counted, type CountedParty, countedIn } from './counted.ts';
import { FollowFoot } from './FollowFoot.tsx';
import { say } from './words.ts';
import './FollowDock.css';

interface FollowProps {
  readonly store: TableStore;
  readonly following: Following;
  readonly beat: Beat;
}

/** FollowDock stands in the decision's place while something is played: who did what, what it does to you, and why. */
export function FollowDock({ store, following, beat }: FollowProps) {
  const words = store.words.value;
  const subject = store.subject.value;
  const view = beat.moments.at(-1)?.view;
  if (subject === null || view === undefined) return null;
  const said = tell(words, subject, beat, store.seat.value);
  const told = tell(markedWords(words), subject, beat, store.seat.value);
  if (said === null || told === null) return null;
  const party = told.actor === null ? null : (view.players[told.actor]?.party ?? null);
  const counted = countedIn(beat);
  return (
    <section
      class={`dock following ${party === null ? '' : `p-${party}`}`}
      id="dock"
      aria-labelledby="dock-title"
      tabIndex={-1}
      data-moments={beat.moments.map(({ version, part }) => `${version}.${part}`).join(' ')}
    >
      <header class="dock-head">
        {party === null ? null : <PartyChip party={party} />}
        <h2 id="dock-title" tabIndex={-1}>
          {said.text} {said.effect === null ? null : <u>{said.effect}</u>}
        </h2>
      </header>
      <div class="dock-body">
        <div class="follow-body">
          <div class="follow-why">
            {told.why === null ? null : (
              <p>
                <b>{say('follow.why')}</b> <Rich text={told.why} />
              </p>
            )}
            <BotThought store={store} seat={told.actor} version={beat.moments[0].version} />
            <ul>
              {told.lines.map((line, index) => (
                <li key={index}>
                  <Rich text={line} />
                </li>
              ))}
            </ul>
          </div>
          {counted === null ? null : <CountedTable counted={counted} view={view} words={words} />}
        </div>
      </div>
      <FollowFoot store={store} following={following} view={view} />
    </section>
  );
}

interface CountedProps {
  readonly view: View;
  readonly words: Wording;
}

function CountedTable({ counted, view, words }: CountedProps & { readonly counted: Counted }) {
  return (
    <div class="follow-counted">
      <p class="soft">{say('follow.counted', { region: words.named.region(counted.region) })}</p>
      <ul>
        {counted.parties.map(each => (
          <CountedCard key={each.seat} party={each} view={view} words={words} />
        ))}
      </ul>
    </div>
  );
}

function CountedCard({ party, view, words }: CountedProps & { readonly party: CountedParty }) {
  const { seat, has, votes, points, win } = party;
  const id = view.players[seat]?.party ?? '';
  const isSame = votes[0] === votes[1];
  return (
    <li class={`p-${id} ${seat === view.viewer ? 'own' : ''} ${isSame ? 'same' : ''}`}>
      <PartyTag party={id} name={seat === view.viewer ? say('follow.you') : words.party(id)} />
      <span class="follow-votes">
        {isSame ? null : <s>{votes[0]}</s>} <b>{votes[1]}</b> {say('follow.votes', { votes: votes[1] })}
      </span>
      <Track votes={has} counted={votes[0]} planned={votes[1]} majority={view.rules.majority} />
      <span class="follow-points">
        <BeforeAfter before={points[0]} after={points[1]} /> {say('follow.points', { points: points[1] })}
        {win[0] + win[1] === 0 ? null : (
          <>
            {' '}
            + <BeforeAfter before={win[0]} after={win[1]} /> {say('follow.win')}
          </>
        )}
      </span>
    </li>
  );
}
