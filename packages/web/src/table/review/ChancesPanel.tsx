import type { Dot } from '@macher/bots/analysis';
import type { Seat, View } from '@macher/engine';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import type { ReviewProps } from './props.ts';
import {
  type Across,
  acrossOf,
  bandsOf,
  dotAt,
  percentOf,
  phaseAt,
  polygonOf,
  stackOf,
  widestIn,
} from './stations.ts';
import { tell } from './words.ts';
import './ChancesPanel.css';

/** Everyone's chance of winning as bands, yours at the bottom; grey before the first election. */
export function ChancesPanel({ timeLine, reviewing, standpoint }: ReviewProps) {
  const { store } = timeLine;
  const words = store.words.value;
  const { seat, moves } = standpoint;
  const { view } = standpoint.moment.value;
  const dots = reviewing.dots.value;
  const party = view.players[seat]?.party ?? '';
  const across = acrossOf(standpoint.stations);
  const dot = dotAt(dots, view.version, reviewing.turns.value !== null);
  const text = placeText(
    { view, dot, party: words.party(party), seat, moves },
    words.phase(phaseAt(view.rules, view)),
  );
  return (
    <section class="panel chances" aria-labelledby="chances-title">
      <header>
        <h2 id="chances-title">
          {store.seat.value === seat
            ? tell('review.chance')
            : tell('review.chance-other', { party: words.party(party) })}
        </h2>
        <p class="soft">{tell('review.if-bots')}</p>
        <Now
          view={view}
          dot={dot}
          stack={stackOf(view.players.length, seat)}
          isOver={view.version >= moves}
          nameOf={words.party}
        />
      </header>
      <div class="chances-field">
        <Chart dots={dots} seat={seat} view={view} across={across} />
        <Pins reviewing={reviewing} across={across} />
        <i class="chances-cursor" style={{ left: `${across(view.version)}%` }} />
        <input
          type="range"
          class="chances-slider"
          min={0}
          max={standpoint.line.value.count - 1}
          value={standpoint.place.value}
          aria-label={tell('review.slider')}
          aria-valuetext={text}
          onInput={event => standpoint.go(event.currentTarget.valueAsNumber)}
        />
        <Diamonds reviewing={reviewing} across={across} />
      </div>
      <Elections timeLine={timeLine} dots={dots} across={across} />
      <ChancesTable
        dots={dots}
        view={view}
        seat={seat}
        nameOf={words.party}
        phaseName={words.phase}
        moves={moves}
      />
    </section>
  );
}

interface Placed {
  readonly view: View;
  readonly dot: Dot | undefined;
  readonly party: string;
  readonly seat: Seat;
  readonly moves: number;
}

function placeText({ view, dot, party, seat, moves }: Placed, phase: string): string {
  const place = whereText(view.round, phase);
  const chance = dot?.chances?.[seat];
  return chance === undefined
    ? tell('review.place-unknown', { place })
    : tell('review.place-known', { place, party, percent: percentOf(chance, view.version >= moves) });
}

export function whereText(round: number, phase: string): string {
  return round === 0 ? tell('review.set-up', { phase }) : tell('review.place', { round, phase });
}

function Now({
  view,
  dot,
  stack,
  isOver,
  nameOf,
}: {
  readonly view: View;
  readonly dot: Dot | undefined;
  readonly stack: readonly Seat[];
  readonly isOver: boolean;
  nameOf(party: string): string;
}) {
  const chances = dot?.chances ?? null;
  return (
    <p class="chances-now">
      <span class="soft">{tell('review.at-moment')}</span>
      {chances === null ? (
        <b>{tell(dot === undefined ? 'review.working' : 'review.unknown')}</b>
      ) : (
        stack.map(seat => {
          const party = view.players[seat]?.party ?? '';
          return (
            <span key={seat}>
              <PartyChip party={party} label={nameOf(party)} />{' '}
              <b>{tell('review.percent', { percent: percentOf(chances[seat] ?? 0, isOver) })}</b>
            </span>
          );
        })
      )}
    </p>
  );
}

/** LEAST_SIGN: a band this narrow has no room for its sign. */
const LEAST_SIGN = 0.16;

function Chart({
  dots,
  seat,
  view,
  across,
}: {
  readonly dots: readonly Dot[];
  readonly seat: Seat;
  readonly view: View;
  readonly across: Across;
}) {
  const first = dots.find(({ chances }) => chances !== null);
  const known = first === undefined ? 100 : across(first.version);
  const bands = bandsOf(dots, stackOf(view.players.length, seat));
  return (
    <div class="chances-chart" aria-hidden="true">
      <div class="chances-unknown" style={{ width: `${known}%` }}>
        <span>
          {tell(dots.length === 0 ? 'review.working' : 'review.unknown')}
          {dots.length === 0 ? null : <small>{tell('review.until')}</small>}
        </span>
      </div>
      {first === undefined
        ? null
        : bands.map(band => {
            const party = view.players[band.seat]?.party ?? '';
            const sign = widestIn(band, LEAST_SIGN);
            return (
              <div key={band.seat}>
                <i class={`chances-band p-${party}`} style={{ clipPath: polygonOf(band, across) }} />
                {sign === null ? null : (
                  <span
                    class="chances-sign"
                    style={{ left: `${across(sign.version)}%`, bottom: `${100 * sign.share}%` }}
                  >
                    <PartyChip party={party} />
                  </span>
                )}
              </div>
            );
          })}
      {first === undefined
        ? null
        : [25, 50, 75].map(percent => (
            <i key={percent} class="chances-line" style={{ bottom: `${percent}%`, left: `${known}%` }}>
              <small>{tell('review.percent', { percent })}</small>
            </i>
          ))}
    </div>
  );
}

function Pins({ reviewing, across }: Pick<ReviewProps, 'reviewing'> & { readonly across: Across }) {
  return (
    <ol class="chances-pins" aria-hidden="true">
      {(reviewing.turns.value ?? []).map(({ version }, index) => (
        <li key={version} style={{ left: `${across(version)}%` }}>
          <b>{index + 1}</b>
        </li>
      ))}
    </ol>
  );
}

function Diamonds({ reviewing, across }: Pick<ReviewProps, 'reviewing'> & { readonly across: Across }) {
  return (
    <ol class="chances-diamonds" aria-hidden="true">
      {reviewing.costly.value.map(({ version }) => (
        <li key={version} style={{ left: `${across(version)}%` }} />
      ))}
    </ol>
  );
}

/** Elections show where rounds begin, and who won their elections. */
function Elections({
  timeLine: { store },
  dots,
  across,
}: Pick<ReviewProps, 'timeLine'> & { readonly dots: readonly Dot[]; readonly across: Across }) {
  const words = store.words.value;
  const last = store.view.value;
  const rounds = [...new Set(dots.map(({ round }) => Math.max(1, round)))];
  if (last === null) return null;
  return (
    <ol class="chances-rounds">
      {rounds.map((round, index) => {
        const from = index === 0 ? 0 : across(dots.find(dot => dot.round === round)?.version ?? 0);
        const next = dots.find(dot => dot.round === round + 1)?.version;
        const width = (next === undefined ? 100 : across(next)) - from;
        return (
          <li key={round} style={{ left: `${from}%`, width: `${width}%` }}>
            <b>
              <span class="wide-only">{tell('review.round', { round })}</span>
              <span class="phone-only" aria-hidden="true">
                {round}
              </span>
            </b>
            <span>
              {last.elections
                .filter(election => election.round === round)
                .map(({ region, winners }) => (
                  <span key={region} {...tip(words.region(region))}>
                    {winners.map(seat => (
                      <PartyChip
                        key={seat}
                        party={last.players[seat]?.party ?? ''}
                        label={words.party(last.players[seat]?.party ?? '')}
                      />
                    ))}{' '}
                    <span class="chances-region">{words.region(region)}</span>
                  </span>
                ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** ChancesTable has the same facts as the bands, for those who don't see them. */
function ChancesTable({
  dots,
  view,
  seat,
  nameOf,
  phaseName,
  moves,
}: {
  readonly dots: readonly Dot[];
  readonly view: View;
  readonly seat: Seat;
  readonly moves: number;
  nameOf(party: string): string;
  phaseName(phase: ReturnType<typeof phaseAt>): string;
}) {
  const stack = stackOf(view.players.length, seat);
  return (
    <div class="hidden-text">
      <table>
        <caption>{tell('review.chances-table')}</caption>
        <thead>
          <tr>
            <th scope="col">{tell('review.when')}</th>
            {stack.map(each => (
              <th key={each} scope="col">
                {nameOf(view.players[each]?.party ?? '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dots.map(dot => (
            <tr key={dot.version}>
              <th scope="row">{whereText(dot.round, phaseName(phaseAt(view.rules, dot)))}</th>
              {stack.map(each => (
                <td key={each}>
                  {dot.chances === null
                    ? tell('review.unknown')
                    : tell('review.percent', {
                        percent: percentOf(dot.chances[each] ?? 0, dot.version >= moves),
                      })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
