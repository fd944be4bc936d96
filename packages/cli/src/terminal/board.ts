import {
  electionPoints,
  type GameEvent,
  mediaControl,
  type PlayerView,
  type Projection,
  phasesOf,
  project,
  type RegionView,
  type Seat,
  STANCES,
  type View,
} from '@macher/engine';
import { type Act, actsIn, consequences, eventText, headline, type Subject, why } from '@macher/words';
import type { CliKey } from '../messages/en.ts';
import type { Voice } from '../words.ts';
import { beside, table, width, wrap } from './layout.ts';
import { markOf } from './marks.ts';
import type { Terminal } from './terminal.ts';

/** PARTY_STYLES are the colour of a party, and a sign for those who do not see it. */
const PARTY_STYLES = {
  cdu: ['●', 'white'],
  spd: ['■', 'red'],
  fdp: ['▲', 'yellow'],
  gruene: ['◆', 'green'],
  linke: ['★', 'magenta'],
} as const;

/** CONTROL stands before the media markers of the player who has control. */
export const CONTROL = '⚑';

/** Draws what one seat sees. It is handed a view, so it cannot show more. */
export class Board {
  readonly #terminal: Terminal;
  readonly #voice: Voice;

  constructor(terminal: Terminal, voice: Voice) {
    this.#terminal = terminal;
    this.#voice = voice;
  }

  /** The whole table: ribbon, regions, the others, and you. */
  draw(view: View): string[] {
    const lines = [
      ...this.#ribbon(view),
      '',
      ...this.#regions(view),
      ...this.#players(view),
      ...this.#own(view),
    ];
    return [...lines, ...this.#middle(view)];
  }

  party(view: { readonly players: readonly { readonly party: string }[] }, seat: Seat): string {
    const id = view.players[seat]?.party ?? '';
    const [sign, colour] = PARTY_STYLES[id as keyof typeof PARTY_STYLES];
    return `${this.#terminal.style([colour, 'bold'], sign)} ${this.#voice.words.party(id)}`;
  }

  /** What happened, act by act, with why and what followed below; phase titles stand out. */
  log(subject: Subject, events: readonly GameEvent[]): string[] {
    return actsIn(events).flatMap(act => this.#act(subject, act));
  }

  #act(subject: Subject, act: Act): string[] {
    const { words } = this.#voice;
    const { columns } = this.#terminal;
    if (act.shape === 'heading') {
      const title = eventText(words, subject, act.events[0]);
      return wrap(this.#terminal.style('bold', title), columns, '    ');
    }
    const reason = why(words, subject, act);
    const below = consequences(words, subject, act, null).map(({ text }) => text);
    return [
      ...wrap(`  ${headline(words, subject, act)}`, columns, '    '),
      ...(reason === null ? [] : wrap(this.#terminal.style('dim', `    ${reason}`), columns, '      ')),
      ...below.flatMap(text => wrap(`    ${text}`, columns, '      ')),
    ];
  }

  #ribbon(view: View): string[] {
    const { say, words } = this.#voice;
    const { rules, round, step } = view;
    const phases = phasesOf(rules, round).filter(phase => !['next-round', 'final-scoring'].includes(phase));
    const names = phases.map((phase, index) => {
      const name = words.phase(phase);
      if (index === step - 1) return this.#terminal.style(['bold', 'inverse'], ` ${name} `);
      return index < step ? this.#terminal.style('dim', name) : name;
    });
    const title =
      round === 0 ? say('board.set-up') : say('board.round', { round, rounds: rules.rounds.length });
    const start = hasStartPlayer(view)
      ? ` · ${words.labelled(say('board.start-player'), this.party(view, view.start))}`
      : '';
    return [
      `${this.#terminal.style('bold', title)}${start}`,
      ...wrap(names.join(' › '), this.#terminal.columns),
    ];
  }

  #regions(view: View): string[] {
    const blocks = view.regions.map((region, index) => this.#region(view, region, index));
    const widest = Math.max(...blocks.flat().map(width));
    if (widest * 2 + 3 > this.#terminal.columns) return blocks.flatMap(block => [...block, '']);
    const rows: string[] = [];
    for (let i = 0; i < blocks.length; i += 2) rows.push(...beside(blocks[i] ?? [], blocks[i + 1] ?? []), '');
    return rows;
  }

  #region(view: View, region: RegionView, index: number): string[] {
    const { say, words } = this.#voice;
    const isCurrent = view.round > 0 && index < (view.rules.rounds[view.round - 1]?.elections ?? 0);
    const name = this.#terminal.style(
      'bold',
      `${regionLetter(view, index)} ${words.region(region.id)} (${region.id})`,
    );
    const lines = [
      `${isCurrent ? this.#terminal.style('cyan', '▶') : ' '} ${name}  ${isCurrent ? `${say('board.current')}, ` : ''}${this.#maximum(view, region)}`,
      ...this.#opinions(region).map(line => `    ${line}`),
    ];
    const lanes = table(this.#lanes(view, region), [0], 1);
    const row = region.row.length === 0 ? [] : wrap(this.#row(view, region), Math.max(...lanes.map(width)));
    return [...lines, ...[...row, ...lanes].map(line => `    ${line}`)];
  }

  #maximum(view: View, region: RegionView): string {
    const card = view.rules.regions.find(each => each.id === region.id);
    const mark = markOf(view, `/regions/${region.id}/maximum`);
    return this.#voice.say('board.maximum', { points: `${card?.maximum ?? ''}${mark}` });
  }

  /** Opinions, two to a line, so that two regions find room beside each other. */
  #opinions(region: RegionView): string[] {
    const { words } = this.#voice;
    const open = region.open.map(card => {
      const text = words.card(card);
      return card === region.keyIssue ? this.#terminal.style(['bold', 'underline'], `2× ${text}`) : text;
    });
    const hidden = new Array<string>(region.hidden.hidden).fill(this.#terminal.style('dim', '▒▒'));
    const all = [...open, ...hidden];
    return [all.slice(0, 2), all.slice(2)].map(pair => pair.join(' · ')).filter(line => line !== '');
  }

  #row(view: View, region: RegionView): string {
    const { say, words } = this.#voice;
    const sent = region.row.map(({ seat, politician }) => {
      const name = politician === null ? say('board.face-down') : words.politician(politician);
      return `${this.party(view, seat)} ${name}`;
    });
    return words.labelled(say('board.politicians'), sent.join(', '));
  }

  #lanes(view: View, region: RegionView): string[][] {
    const { say, words } = this.#voice;
    const projection = project(view, region);
    const heading = ['party', 'trend', 'agreement', 'meetings', 'media', 'votes'] as const;
    const mark = markOf(view, `/regions/${region.id}/mandates`);
    const head = [
      ...heading.map(name => say(`board.${name}`)),
      `→ ${say('board.votes')}`,
      `${say('board.mandates')}${mark}`,
      say('board.win'),
    ];
    const controls = mediaControl(region);
    const lanes = view.players.map((_, seat) => {
      const lane = projection.parties[seat];
      return [
        `${this.party(view, seat)}${region.tiles.includes(seat) ? ' ☎' : ''}`,
        words.signed(lane?.trend ?? 0),
        words.signed(lane?.agreement ?? 0),
        countOf(region.meetings[seat]),
        `${controls === seat ? CONTROL : ''}${countOf(region.media[seat])}`,
        String(region.votes[seat]),
        String(lane?.votes ?? 0),
        String(projection.election.mandates[seat]),
        winMark(projection, seat),
      ];
    });
    return [head.map(text => this.#terminal.style('dim', text)), ...lanes];
  }

  #players(view: View): string[] {
    const { say, words } = this.#voice;
    const head = (['party', 'money', 'base', 'points'] as const).map(name => say(`board.${name}`));
    const rows = view.players.map((player, seat) => [
      this.party(view, seat),
      player.money === null ? '?' : words.money(player.money),
      String(player.base),
      String(pointsSoFar(view, seat)),
    ]);
    const platforms = view.players.map(({ platform, hand }) => {
      const open =
        view.viewer === null && !('hidden' in hand) ? ` | ${hand.map(words.card).join(' · ')}` : '';
      return platform.map(words.card).join(' · ') + open;
    });
    const dim = (text: string): string => this.#terminal.style('dim', text);
    const wide = table(
      [
        [...head, say('board.platform')].map(dim),
        ...rows.map((row, seat) => [...row, platforms[seat] ?? '']),
      ],
      [0, 4],
    );
    if (Math.max(...wide.map(width)) <= this.#terminal.columns) return [...wide, ''];
    const narrow = table([head.map(dim), ...rows]);
    const below = platforms.flatMap((text, seat) =>
      wrap(`  ${words.labelled(this.party(view, seat), text)}`, this.#terminal.columns, '    '),
    );
    return [...narrow, ...below, ''];
  }

  #line(label: CliKey, text: string): string {
    return `  ${this.#voice.words.labelled(this.#voice.say(label), text)}`;
  }

  #own(view: View): string[] {
    if (view.viewer === null) return [];
    const { say, words } = this.#voice;
    const player = view.players[view.viewer] as PlayerView;
    const frame = view.frames[0];
    const kept = frame?.phase === 'draft' ? frame.kept : [];
    const hand = 'hidden' in player.hand ? [] : player.hand.map(words.card);
    const politicians = 'hidden' in player.politicians ? [] : player.politicians.map(words.politician);
    const donations = words.labelled(
      say('board.donations'),
      player.donations.map(words.money).join(' · ') || '–',
    );
    const lines = [
      words.labelled(this.#terminal.style('bold', say('board.you')), this.party(view, view.viewer)),
      frame?.phase === 'draft'
        ? this.#line('board.kept', kept.map(words.card).join(' · ') || '–')
        : this.#line('board.hand', hand.join(' · ') || '–'),
      this.#line('board.politicians', politicians.join(' · ') || '–'),
      `  ${say('board.supply', { meetings: player.meetings, media: player.media })}; ${donations}`,
      ...(view.rules.start.coalitionTiles > 0 ? [this.#line('board.tiles', String(player.tiles))] : []),
    ];
    return lines.flatMap(line => wrap(line, this.#terminal.columns, '    '));
  }

  #middle(view: View): string[] {
    const { words } = this.#voice;
    const { display } = view.policies;
    const lines: string[] = [];
    if (display.length > 0) lines.push(this.#line('board.display', display.map(words.card).join(' · ')));
    if (view.rules.national === null) lines.push(this.#line('board.opinion-board', this.#opinionBoard(view)));
    else lines.push(...this.#nationalBoard(view));
    if (view.polls.top !== null) lines.push(this.#line('board.poll-top', words.party(view.polls.top)));
    lines.push(this.#line('board.media-board', this.#mediaBoard(view)), this.#trendScale(view));
    return lines.flatMap(line => wrap(line, this.#terminal.columns, '    '));
  }

  /** The trend scale: a space up or down is not always 1. */
  #trendScale({ rules }: View): string {
    const spaces = rules.trend.map(this.#voice.words.signed).join('  ');
    return this.#line('board.trend', `${spaces}${markOf({ rules }, '/trend')}`);
  }

  /** The media board: what a marker there counts, from this election to the last. */
  #mediaBoard(view: View): string {
    const { rules, elections } = view;
    const spaces = rules.mediaBoard
      .slice(elections.length)
      .map((points, index) => `${letter(elections.length + index)} ${points}`);
    return `${spaces.join(' · ')}${markOf(view, '/mediaBoard')}`;
  }

  /**
   * The national board of the older editions: the pool to exchange with, the opinions of the nation, who stands
   * together.
   */
  #nationalBoard(view: View): string[] {
    const { say, words } = this.#voice;
    const national = view.national.map(
      ({ card, secured }) => `${words.card(card)}${secured ? ` (${say('board.secured')})` : ''}`,
    );
    const pairs = view.coalitions.map(pair => pair.map(seat => this.party(view, seat)).join(' + '));
    return [
      this.#line('board.pool', view.opinions.board.map(words.card).join(' · ')),
      this.#line('board.national', national.join(' · ') || '–'),
      ...(pairs.length === 0 ? [] : [this.#line('board.coalition', pairs.join(', '))]),
    ];
  }

  /** The opinion board, issue by issue, with the stances that still lie there. */
  #opinionBoard({ rules, opinions }: View): string {
    const issues = rules.issues.map(issue => {
      const stances = STANCES.filter(stance => opinions.board.includes(`${issue}${stance}` as const));
      return [issue, stances.map(stance => (stance === '+' ? '+' : '−')).join('')] as const;
    });
    const lying = issues.filter(([, stances]) => stances !== '');
    return lying
      .map(([issue, stances]) => `${this.#voice.words.say(`issue.${issue}` as 'issue.education')} ${stances}`)
      .join(' · ');
  }
}

/** The letter of the first region, the second and so on. */
function letter(index: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + index);
}

/** A region in play keeps its letter from the first round to its election: so you never look it up again. */
export function regionLetter(
  { elections, regions }: Pick<View, 'elections' | 'regions'>,
  index: number,
): string {
  // After its election a region lies there until the round ends.
  const counted = regions.filter(({ id }) => elections.some(({ region }) => region === id)).length;
  return letter(elections.length - counted + index);
}

function countOf(count = 0): string {
  return count === 0 ? '·' : String(count);
}

/** The points for winning, or a tick where a win brings something else. */
function winMark({ election }: Projection, seat: Seat): string {
  const points = election.win[seat] ?? 0;
  if (points > 0) return `+${points}`;
  return election.winners.includes(seat) ? '✓' : '';
}

function pointsSoFar(view: View, seat: Seat): number {
  const { mandates, wins, media } = electionPoints(view.rules, view.elections, seat);
  return mandates + wins + media;
}

/** In the older editions nobody starts before the first auction is over. [R75] */
function hasStartPlayer({ rules, round, frames }: View): boolean {
  const isFirstAuction = round === 1 && frames[0]?.phase === 'start-player';
  return round > 0 && !(rules.namesStart && isFirstAuction);
}
