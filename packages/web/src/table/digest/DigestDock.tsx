import type { View } from '@macher/engine';
import { eventText, type Subject, type Wording } from '@macher/words';
import type { TableStore } from '../../kit/state/table.ts';
import { PartyTag } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { markedWords, Rich } from '../../kit/ui/text/Rich.tsx';
import type { Following } from '../../moments/playback/following.ts';
import { BeforeAfter } from '../dock/parts/outcome/BeforeAfter.tsx';
import {
  type Change,
  type Digest,
  digestOf,
  isNews,
  isOther,
  type PartyNews,
  type RegionNews,
} from './digest.ts';
import { mattersOf } from './matters.ts';
import { matterText } from './matterText.ts';
import { say } from './words.ts';
import './DigestDock.css';

export interface DigestProps {
  readonly store: TableStore;
  readonly following: Following;
}

/**
 * DigestDock stands in the decision's place when you come back: what has happened meanwhile, what matters most to you
 * first.
 */
export function DigestDock({ store, following }: DigestProps) {
  const { moments } = following.recap;
  const digest = moments.value === null ? null : digestOf(moments.value);
  const isAsked = store.choice.value !== null;
  return (
    <section class="dock digest" id="dock" aria-labelledby="dock-title" tabIndex={-1}>
      <header class="dock-head">
        <h2 id="dock-title" tabIndex={-1}>
          {say(store.seat.value === null ? 'digest.round' : 'digest.title')}
        </h2>
        {digest === null ? null : <p class="soft">{say('digest.moves', { moves: digest.moves })}</p>}
      </header>
      <div class="dock-body">
        <Told store={store} digest={digest} isLoading={moments.value === null} />
      </div>
      <footer class="dock-foot">
        <p class="soft">{say('digest.dots')}</p>
        <span />
        <div class="dock-buttons">
          {digest === null ? null : (
            <button type="button" class="button play" onClick={() => following.playRecap()}>
              <Icon name="play" /> {say('digest.play')}
            </button>
          )}
          <button
            type="button"
            class="button primary close"
            aria-keyshortcuts="Escape"
            onClick={() => following.closeRecap()}
          >
            {say(isAsked ? 'digest.to-decision' : 'digest.close')}
          </button>
        </div>
      </footer>
    </section>
  );
}

interface ToldProps {
  readonly store: TableStore;
  readonly digest: Digest | null;
  readonly isLoading: boolean;
}

function Told({ store, digest, isLoading }: ToldProps) {
  const [view, subject, words] = [store.view.value, store.subject.value, store.words.value];
  if (digest === null || view === null || subject === null)
    return <p>{say(isLoading ? 'digest.loading' : 'digest.nothing')}</p>;
  const matters = mattersOf(digest, view.viewer);
  return (
    <>
      {matters.length === 0 ? null : (
        <ol class="digest-matters" aria-label={say('digest.matters')}>
          {matters.map((matter, index) => (
            <li key={index}>{matterText(matter, words, subject, view.viewer)}</li>
          ))}
        </ol>
      )}
      <div class="per-region digest-regions">
        {digest.regions.map(news => (
          <RegionPart key={news.region} news={news} view={view} words={words} subject={subject} />
        ))}
      </div>
      <Parties digest={digest} view={view} words={words} />
    </>
  );
}

interface PartProps {
  readonly view: View;
  readonly words: Wording;
}

function RegionPart({
  news,
  view,
  words,
  subject,
}: PartProps & { readonly news: RegionNews; readonly subject: Subject }) {
  const { region, lanes } = news;
  const isSame = lanes.length + news.in.length + news.out.length + news.exchanges.length === 0;
  return (
    <section>
      <h3>{words.region(region)}</h3>
      {isSame ? <p class="soft">{say('digest.nothing')}</p> : null}
      {news.exchanges.map((event, index) => (
        <p key={index}>
          <Rich text={eventText(markedWords(words), subject, event)} />
        </p>
      ))}
      {news.exchanges.length > 0 || news.in.length + news.out.length === 0 ? null : (
        <p>{cardsText(news, words)}</p>
      )}
      <ul>
        {lanes.map(({ seat, votes }) => (
          <li key={seat}>
            <Party seat={seat} view={view} words={words} /> <BeforeAfter before={votes[0]} after={votes[1]} />{' '}
            {say('follow.votes', { votes: votes[1] })}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Parties({ digest, view, words }: PartProps & { readonly digest: Digest }) {
  const changed = digest.parties.filter(isNews);
  return (
    <section class="digest-parties">
      <h3>{say('digest.parties')}</h3>
      {changed.length === 0 ? <p class="soft">{say('digest.nothing')}</p> : null}
      <ul>
        {changed.map(news => (
          <li key={news.seat}>
            <Party seat={news.seat} view={view} words={words} /> {partyText(news, words).join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Party({ seat, view, words }: PartProps & { readonly seat: number }) {
  const party = view.players[seat]?.party ?? '';
  return <PartyTag party={party} name={seat === view.viewer ? say('follow.you') : words.party(party)} />;
}

function partyText(news: PartyNews, words: Wording): string[] {
  const figure = (name: 'money' | 'base' | 'politicians', change: Change | null): string[] => {
    if (change === null || !isOther(change)) return [];
    const [from, to] = change.map(each => (name === 'money' ? words.money(each) : each));
    return [say(`digest.${name}`, { from: from ?? '', to: to ?? '' })];
  };
  return [
    ...figure('money', news.money),
    ...figure('base', news.base),
    ...figure('politicians', news.politicians),
    ...(news.in.length + news.out.length === 0 ? [] : [cardsText(news, words)]),
  ];
}

function cardsText(news: Pick<RegionNews, 'in' | 'out'>, words: Wording): string {
  if (news.out.length === 0) return say('digest.cards-in', { in: words.cards(news.in) });
  if (news.in.length === 0) return say('digest.cards-out', { out: words.cards(news.out) });
  return say('digest.cards', { out: words.cards(news.out), in: words.cards(news.in) });
}
