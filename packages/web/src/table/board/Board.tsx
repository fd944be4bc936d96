import { mediaControl, opinionRounds, type RegionView, type Seat, type View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { CardBack, CardTile } from '../../kit/ui/game/CardTile.tsx';
import { Outline } from '../../kit/ui/game/Outline.tsx';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { SLOT, Slotted } from '../../kit/ui/text/Slotted.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { what } from '../../kit/ui/tips/what.ts';
import { BoardNews, CardNews } from '../../moments/playback/News.tsx';
import { type BoardFigures, fitOf, type Leader, leaderOf } from './figures.ts';
import { Lane } from './Lane.tsx';
import { MandatesTable } from './MandatesTable.tsx';
import { SCALE } from './scale.ts';
import { say } from './words.ts';
import './Board.css';

export interface BoardProps {
  readonly figures: BoardFigures;
  readonly view: View;
  readonly planned: View;
  readonly words: Wording;
  readonly isSelected: boolean;
  /**
   * Whether it is a picture: in the rulebook the same region is drawn again and again, and there it's no place of the
   * page.
   */
  readonly isPicture?: boolean;
}

/** One region: when its election is, who leads, its opinions, its media, and a lane for each party. */
export function Board({ figures, view, planned, words, isSelected, isPicture = false }: BoardProps) {
  const { region, isCurrent } = figures;
  const name = words.region(region.id);
  return (
    <section
      class={`board ${isCurrent ? 'current' : ''}`}
      data-selected={isSelected}
      {...(isPicture ? {} : placeOf(region, name))}
    >
      <BoardNews region={region.id} view={view} />
      <Band figures={figures} view={view} words={words} />
      <header class="board-head">
        <Outline region={region.id} party={partyOf(view, leaderOf(region.votes)?.seat)} />
        <h2 class={sizeOf(name)}>{name}</h2>
        <MandatesTable view={view} region={region.id} words={words} />
        <Lead figures={figures} view={view} words={words} />
      </header>
      <Opinions region={figures.planned} before={region} view={planned} words={words} />
      <Media region={figures.planned} view={view} words={words} />
      <LaneHead />
      <ol class={`lanes n${view.players.length}`}>
        {view.players.map((player, seat) => (
          <Lane key={player.party} seat={seat} figures={figures} view={view} words={words} />
        ))}
      </ol>
      <Axis view={view} region={region.id} />
    </section>
  );
}

function placeOf({ id, election, round }: RegionView, name: string) {
  return { id: `region-${id}`, 'aria-label': say('board.label', { region: name, election, round }) };
}

/** The size of a name: long ones are set smaller, so that they stay in one line. */
function sizeOf(name: string): string {
  return name.length > 20 ? 'longest' : name.length > 14 ? 'long' : '';
}

function partyOf(view: View, seat: Seat | null | undefined): string | null {
  return seat == null ? null : (view.players[seat]?.party ?? null);
}

function Band({ figures, view, words }: Pick<BoardProps, 'figures' | 'view' | 'words'>) {
  const { isCurrent, isHeld, then, region } = figures;
  const { winners, win } = view.elections.find(held => held.region === region.id) ?? then.election;
  const points = Math.max(0, ...win);
  return (
    <p class="band" {...what(isCurrent ? 'current' : 'elections', region.id)}>
      {isCurrent ? <Icon name="ballot" /> : null}
      <span>{whenText(figures)}</span>
      {region.tiles.length > 0 ? (
        <span class="band-tiles" {...what('tile', region.id)}>
          <span {...tip(say('board.tiles-tip'))}>
            <Icon name="phone" />
          </span>
          {region.tiles.map(seat => (
            <PartyChip
              key={seat}
              party={view.players[seat]?.party ?? ''}
              label={say('board.tile', { party: words.party(view.players[seat]?.party ?? '') })}
            />
          ))}
        </span>
      ) : null}
      {isCurrent && winners.length > 0 ? (
        <span class="would-win" {...what('win', region.id)}>
          <Slotted
            text={say(isHeld ? 'board.won' : 'board.would-win', { parties: SLOT, count: winners.length })}
          >
            {winners.map(seat => (
              <PartyChip
                key={seat}
                party={view.players[seat]?.party ?? ''}
                label={words.party(view.players[seat]?.party ?? '')}
              />
            ))}
          </Slotted>
          {points > 0 ? <b>+{points}</b> : null}
        </span>
      ) : null}
    </p>
  );
}

function whenText({ isCurrent, isHeld, region: { election, round } }: BoardFigures): string {
  if (isHeld) return say('board.held');
  return isCurrent ? say('board.this-round') : say('board.later', { election, round });
}

function Lead({ figures, view, words }: Pick<BoardProps, 'figures' | 'view' | 'words'>) {
  const now = leaderOf(figures.region.votes);
  const then = leaderOf(figures.then.parties.map(({ votes }) => votes));
  const chip = ({ seat, lead }: Leader) =>
    seat === null ? (
      <b>=</b>
    ) : (
      <>
        <PartyChip
          party={view.players[seat]?.party ?? ''}
          label={words.party(view.players[seat]?.party ?? '')}
        />
        <b>+{lead}</b>
      </>
    );
  return (
    <p class="lead" {...what('lead', figures.region.id)}>
      <span class={now === null ? 'soft no-votes' : 'soft leads'}>
        {now === null ? say('board.no-votes') : say('board.leads')}{' '}
      </span>
      {now === null ? null : chip(now)}
      {then === null ? null : (
        <>
          <span class="soft" {...tip(say('board.if-counted'))}>
            {' → '}
            <span class="hidden-text">{say('board.if-counted')}</span>
          </span>
          {chip(then)}
        </>
      )}
    </p>
  );
}

interface PartProps {
  readonly region: RegionView;
  readonly view: View;
  readonly words: Wording;
}

function Opinions({ region, before, view, words }: PartProps & { readonly before: RegionView }) {
  const rounds = opinionRounds(view, region);
  const platform = view.viewer === null ? [] : (view.players[view.viewer]?.platform ?? []);
  return (
    <ul class="opinions" aria-label={say('board.opinions')}>
      {region.open.map(card => (
        <li key={card}>
          <CardTile
            card={card}
            words={words}
            fit={fitOf(view.rules, platform, card)}
            isKey={card === region.keyIssue}
            topic="opinion"
          />
          <CardNews card={card} before={before} />
        </li>
      ))}
      {Array.from({ length: region.hidden.hidden }, (_, index) => (
        <li key={index}>
          <CardBack round={rounds[index] ?? null} />
        </li>
      ))}
    </ul>
  );
}

function Media({ region, view, words }: PartProps) {
  const markers = region.media.flatMap((count, seat) => new Array<Seat>(count).fill(seat));
  const control = mediaControl(region);
  const empty = Math.max(0, view.rules.mediaSpaces - markers.length);
  const party = control === null ? null : (view.players[control]?.party ?? null);
  return (
    <p class="media" {...what('media', region.id)}>
      <span class="soft" {...tip(say('board.media-tip', { spaces: view.rules.mediaSpaces }))}>
        <Icon name="media" /> {say('word.media')}
      </span>
      <span class="slots">
        {markers.map((seat, index) => (
          <PartyChip
            key={index}
            party={view.players[seat]?.party ?? ''}
            label={say('board.marker', { party: words.party(view.players[seat]?.party ?? '') })}
          />
        ))}
        {Array.from({ length: empty }, (_, index) => (
          <i key={index} class="slot" {...tip(say('board.marker-free'))} />
        ))}
      </span>
      <span class="control" {...what('control', region.id)}>
        {party === null ? (
          <span class="soft">{say('board.no-control')}</span>
        ) : (
          <>
            <PartyChip party={party} label={words.party(party)} /> {say('board.controls')}
          </>
        )}
      </span>
    </p>
  );
}

/** LaneHead says what stands in the upper line of a lane. A screen reader says it in the lane's sentence. */
function LaneHead() {
  return (
    <div class="lane-head" aria-hidden>
      <span {...tip(say('board.meetings-tip'))} {...what('meeting')}>
        {say('board.axis-meetings')}
      </span>
      <span {...tip(say('board.trend-tip'))} {...what('trend')}>
        {say('board.axis-trend')}
      </span>
      <span {...tip(say('board.agreement-tip'))} {...what('match')}>
        {say('board.axis-agreement')}
      </span>
      <span {...tip(say('board.gain-tip'))} {...what('gain')}>
        {say('board.axis-gain')}
      </span>
    </div>
  );
}

/** Axis has votes, and below them the points they bring. */
function Axis({ view, region }: { readonly view: View; readonly region: string }) {
  const card = view.rules.regions.find(({ id }) => id === region);
  const { mandateSteps, majority } = view.rules;
  const marks = mandateSteps.flatMap((votes, index) =>
    votes % 10 === 0 || votes === majority ? [{ votes, points: card?.mandates[index] ?? 0 }] : [],
  );
  return (
    <div class="axis" aria-hidden {...what('seats', region)}>
      <span />
      <span class="axis-scale">
        {marks.map(({ votes, points }) => (
          <span key={votes} style={{ left: `${(votes / SCALE) * 100}%` }}>
            {votes}
            <br />
            <b>{points}</b>
          </span>
        ))}
      </span>
      <span class="soft">{say('board.axis-votes')}</span>
      <span class="soft">{say('board.axis-points')}</span>
    </div>
  );
}
