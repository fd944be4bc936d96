// 2006 §6.3.3: what a win brings
import { actionSchema, CARD, YES_NO } from '../actionSchema.ts';
import { faceOf } from '../cards.ts';
import { at } from '../lists.ts';
import type { Decision, Phase } from '../phase.ts';
import { refuse, refuseCards } from '../refuse.ts';
import { regionAt } from '../regions.ts';
import { orNull } from '../schema.ts';
import type { ActionOf, NationalOffer } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { Claim, SpoilsFrame } from '../types/frames.ts';
import type { Election, Game, NationalOpinion } from '../types/game.ts';
import type { NationalBoard } from '../types/rules.ts';
import type { Card, Seat } from '../types/vocabulary.ts';
import { openToAll } from './copies.ts';

export function enterSpoils(game: Game): SpoilsFrame {
  return { phase: 'spoils', claims: claimsOf(lastElection(game)) };
}

/** Everything is optional. [R22] */
export const spoils: Phase<SpoilsFrame, 'promote' | 'nationalise'> = {
  advance(game, frame) {
    while (frame.claims.length > 0 && !isOpen(game, at(frame.claims, 0))) frame.claims.shift();
    return frame.claims.length > 0;
  },

  deciders: (_game, frame) => [at(frame.claims, 0).seat],

  kindFor: (_game, frame) => (at(frame.claims, 0).promote ? 'promote' : 'nationalise'),

  choice(game, frame, seat) {
    const claim = at(frame.claims, 0);
    const region = regionAt(game, 0).id;
    if (claim.promote) return { kind: 'promote', seat, region, points: pointsOfRound(game) };
    return { kind: 'nationalise', seat, region, left: claim.nationalise, opinions: offersOf(game) };
  },

  play(game, frame, action, tell) {
    const claim = at(frame.claims, 0);
    if (action.kind === 'promote') {
      claim.promote = false;
      promote(game, action.seat, action.promote, tell);
    } else if (action.opinion === null) {
      claim.nationalise = 0;
      tell?.({ event: 'nationalising-ended', seat: action.seat });
    } else {
      claim.nationalise -= 1;
      nationalise(game, action, action.opinion, tell);
    }
  },

  ...openToAll<SpoilsFrame>(frame => ({ ...frame, claims: frame.claims.map(claim => ({ ...claim })) })),
};

export const promoteDecision: Decision<'promote'> = {
  schema: actionSchema('promote', { promote: YES_NO }),
  check: () => null,
  list: (_rules, { seat }) => [true, false].map(yes => ({ kind: 'promote', seat, promote: yes })),
  sample: (_rules, { seat }, random) => ({ kind: 'promote', seat, promote: random(4) > 0 }),
};

export const nationaliseDecision: Decision<'nationalise'> = {
  schema: actionSchema('nationalise', { opinion: orNull(CARD), replace: orNull(CARD) }),

  check(rules, { opinions }, { opinion, replace }) {
    if (opinion === null)
      return replace === null ? null : refuse(rules, 'nationalise', 'card-not-there', { card: replace });
    const offer = opinions.find(each => each.card === opinion);
    if (offer === undefined) return refuse(rules, 'nationalise', 'card-not-there', { card: opinion });
    const isChoice = offer.does === 'enter' && offer.replaces.length > 0;
    if (isChoice && replace === null)
      return refuse(rules, 'nationalise', 'replace-needed', { card: opinion });
    return replace === null
      ? null
      : refuseCards(rules, 'nationalise', isChoice ? offer.replaces : [], [replace]);
  },

  *list(_rules, { seat, opinions }) {
    yield { kind: 'nationalise', seat, opinion: null, replace: null };
    for (const offer of opinions) {
      for (const replace of replacements(offer))
        yield { kind: 'nationalise', seat, opinion: offer.card, replace };
    }
  },

  sample(_rules, { seat, opinions }, random) {
    const pick = random(opinions.length + 1);
    if (pick === 0) return { kind: 'nationalise', seat, opinion: null, replace: null };
    const offer = at(opinions, pick - 1);
    const options = replacements(offer);
    return { kind: 'nationalise', seat, opinion: offer.card, replace: at(options, random(options.length)) };
  },
};

/** What a new opinion may take the place of, where that is a choice; else one null. */
function replacements(offer: NationalOffer): (Card | null)[] {
  return offer.does === 'enter' && offer.replaces.length > 0 ? [...offer.replaces] : [null];
}

function lastElection(game: Game): Election {
  return at(game.elections, game.elections.length - 1);
}

/** The winners in order, then the party beaten by a nose. */
function claimsOf({ outcome, winners, beaten }: Election): Claim[] {
  const nationalise = outcome === 'most' ? 2 : 1;
  const claims = winners.map(seat => ({ seat, promote: true, nationalise }));
  return beaten === null ? claims : [...claims, { seat: beaten, promote: true, nationalise: 0 }];
}

/** A winner with nothing to promote, and nothing to bring to the national board, isn't asked. */
function isOpen(game: Game, claim: Claim): boolean {
  if (at(regionAt(game, 0).media, claim.seat) === 0) claim.promote = false;
  if (offersOf(game).length === 0) claim.nationalise = 0;
  return claim.promote || claim.nationalise > 0;
}

function pointsOfRound(game: Game): number {
  return at(game.rules.mediaBoard, game.elections.length - 1);
}

function promote(game: Game, seat: Seat, isWanted: boolean, tell: Tell): void {
  const region = regionAt(game, 0);
  if (!isWanted) {
    tell?.({ event: 'promotion-declined', seat, region: region.id });
    return;
  }
  const election = lastElection(game);
  region.media[seat] = at(region.media, seat) - 1;
  game.elections[game.elections.length - 1] = { ...election, presence: [...election.presence, seat] };
  tell?.({ event: 'promoted', seat, region: region.id, points: pointsOfRound(game) });
}

/** A new issue enters or replaces one that is not secured; the same stance secures; the other one replaces. */
function offersOf(game: Game): NationalOffer[] {
  const board = boardOf(game);
  return regionAt(game, 0).open.flatMap((card): NationalOffer[] => {
    const same = game.national.find(each => each.card === card);
    if (same !== undefined) return same.secured ? [] : [{ card, does: 'secure', replaces: [] }];
    const { opposite } = faceOf(game.rules, card);
    if (game.national.some(each => each.card === opposite))
      return [{ card, does: 'replace', replaces: [opposite] }];
    if (game.national.length < board.points.length) return [{ card, does: 'enter', replaces: [] }];
    const replaces = game.national.filter(each => !each.secured).map(each => each.card);
    return replaces.length === 0 ? [] : [{ card, does: 'enter', replaces }];
  });
}

/** The card leaves the region; what it replaces goes to the opinion discards. */
function nationalise(game: Game, action: ActionOf<'nationalise'>, card: Card, tell: Tell): void {
  const region = regionAt(game, 0);
  const offer = offersOf(game).find(each => each.card === card);
  if (offer === undefined) throw new Error(`${card} cannot be nationalised`);
  const replaced = offer.does === 'replace' ? at(offer.replaces, 0) : action.replace;
  region.open.splice(region.open.indexOf(card), 1);
  if (region.keyIssue === card) region.keyIssue = null;
  const before = game.national.slice();
  place(game, card, offer.does, replaced);
  const after = game.national.slice();
  tell?.({ event: 'nationalised', seat: action.seat, card, does: offer.does, replaced, before, after });
}

function place(game: Game, card: Card, does: NationalOffer['does'], replaced: Card | null): void {
  const { national, opinions } = game;
  const fresh: NationalOpinion = { card, secured: false };
  if (does === 'secure') {
    const index = national.findIndex(each => each.card === card);
    national[index] = { card, secured: true };
    return;
  }
  if (replaced === null) {
    national.push(fresh);
    return;
  }
  const index = national.findIndex(each => each.card === replaced);
  opinions.discards.push(...(national[index]?.secured ? [replaced, replaced] : [replaced]));
  if (movesUp(game, does, index)) {
    national.splice(index, 1);
    national.push(fresh);
  } else {
    national[index] = fresh;
  }
}

/** Whether the others close the gap, so that the new opinion lies last. [1997 §6.3.3] */
function movesUp(game: Game, does: NationalOffer['does'], index: number): boolean {
  const { onFull, points } = boardOf(game);
  switch (onFull) {
    case 'in-place':
      return false;
    case 'move-up':
      return does === 'enter';
    case 'unsecured-moves-up':
      return game.national.length === points.length && !at(game.national, index).secured;
  }
}

function boardOf(game: Game): NationalBoard {
  const { national } = game.rules;
  if (national === null) throw new Error('this edition has no national board');
  return national;
}
