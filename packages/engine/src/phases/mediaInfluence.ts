// 2019 §2 phase 7; 2006 §6.2.5, the exchange
import { actionSchema, CARD } from '../actionSchema.ts';
import { faceOf } from '../cards.ts';
import { at, distinct, remove } from '../lists.ts';
import { mediaControl } from '../media.ts';
import type { Decision, Phase } from '../phase.ts';
import { paragraphOf, refusal } from '../refuse.ts';
import { regionAt } from '../regions.ts';
import { exactly, orNull } from '../schema.ts';
import type { ActionOf, ChoiceOf } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { MediaInfluenceFrame } from '../types/frames.ts';
import type { Game, Region } from '../types/game.ts';
import type { ExchangeRight } from '../types/reasons.ts';
import type { Card, Issue, Seat } from '../types/vocabulary.ts';
import { flat, openToAll } from './copies.ts';

export function enterMediaInfluence(): MediaInfluenceFrame {
  return { phase: 'media-influence', region: 0 };
}

/** Region by region, the party with media control may exchange one opinion that isn't the key issue. */
export const mediaInfluence: Phase<MediaInfluenceFrame, 'influence'> = {
  advance(game, frame) {
    while (frame.region < game.regions.length && !canInfluence(game, here(game, frame))) frame.region += 1;
    return frame.region < game.regions.length;
  },

  deciders(game, frame) {
    const seat = mediaControl(here(game, frame));
    return seat === null ? [] : [seat];
  },

  kindFor: () => 'influence',

  choice: (game, frame, seat) => influenceChoice(game, here(game, frame), seat, 'media'),

  play(game, frame, { seat, exchange }, tell) {
    exchangeOpinion(game, here(game, frame), seat, exchange, 'media', tell);
    frame.region += 1;
  },

  ...openToAll(flat),
};

export const influenceDecision: Decision<'influence'> = {
  schema: actionSchema('influence', { exchange: orNull(exactly({ out: CARD, in: CARD })) }),

  check(rules, { exchanges: offered, by }, { exchange }) {
    if (exchange === null) return null;
    const offer = offered.find(each => each.out === exchange.out);
    if (offer?.in.includes(exchange.in)) return null;
    const figures = { out: exchange.out, in: exchange.in };
    return refusal(
      'exchange-not-there',
      paragraphOf(rules, by === 'majority' ? 'majority' : 'influence'),
      figures,
    );
  },

  *list(_rules, { seat, exchanges: offered }) {
    yield { kind: 'influence', seat, exchange: null };
    for (const offer of offered) {
      for (const card of offer.in) yield { kind: 'influence', seat, exchange: { out: offer.out, in: card } };
    }
  },

  sample(_rules, { seat, exchanges: offered }, random) {
    const pick = random(offered.length + 1);
    if (pick === 0) return { kind: 'influence', seat, exchange: null };
    const offer = at(offered, pick - 1);
    return {
      kind: 'influence',
      seat,
      exchange: { out: offer.out, in: at(offer.in, random(offer.in.length)) },
    };
  },
};

/** The region in turn: `frame` counts how many are done, in the order of the edition. */
function here(game: Game, frame: MediaInfluenceFrame): Region {
  const isReverse = game.rules.influenceOrder === 'reverse';
  return regionAt(game, isReverse ? game.regions.length - 1 - frame.region : frame.region);
}

function canInfluence(game: Game, region: Region): boolean {
  return mediaControl(region) !== null && canExchange(game, region);
}

/** Is there any card to take in, and any to let go? */
export function canExchange(game: Game, region: Region): boolean {
  const issues = issuesIn(game, region);
  return region.open.some(
    (out, place) =>
      out !== region.keyIssue && game.opinions.board.some(card => fits(game, issues, place, card)),
  );
}

export function influenceChoice(
  game: Game,
  region: Region,
  seat: Seat,
  by: ExchangeRight['by'],
): ChoiceOf<'influence'> {
  return { kind: 'influence', seat, region: region.id, by, exchanges: exchanges(game, region) };
}

export function exchangeOpinion(
  game: Game,
  region: Region,
  seat: Seat,
  exchange: ActionOf<'influence'>['exchange'],
  by: ExchangeRight['by'],
  tell: Tell,
): void {
  if (exchange === null) {
    tell?.({ event: 'influence-passed', seat, region: region.id, right: rightOf(region, by) });
    return;
  }
  const { board, discards } = game.opinions;
  region.open[region.open.indexOf(exchange.out)] = exchange.in;
  remove(board, exchange.in);
  (game.rules.exchangedTo === 'board' ? board : discards).push(exchange.out);
  tell?.({
    event: 'opinion-exchanged',
    seat,
    region: region.id,
    out: exchange.out,
    in: exchange.in,
    right: rightOf(region, by),
  });
}

function rightOf({ media, votes }: Region, by: ExchangeRight['by']): ExchangeRight {
  return by === 'media' ? { by, markers: media.slice() } : { by, votes: votes.slice() };
}

function exchanges(game: Game, region: Region): ChoiceOf<'influence'>['exchanges'] {
  const issues = issuesIn(game, region);
  const found: { out: Card; in: Card[] }[] = [];
  for (const [place, out] of region.open.entries()) {
    if (out === region.keyIssue) continue;
    const cards = distinct(game.opinions.board.filter(card => fits(game, issues, place, card)));
    if (cards.length > 0) found.push({ out, in: cards });
  }
  return found;
}

function issuesIn(game: Game, region: Region): Issue[] {
  return region.open.map(card => faceOf(game.rules, card).issue);
}

/** The check is against the opinions that remain: the other stance of the same issue may come in. [R7] */
function fits(game: Game, issues: readonly Issue[], place: number, card: Card): boolean {
  const found = issues.indexOf(faceOf(game.rules, card).issue);
  return found < 0 || found === place;
}
