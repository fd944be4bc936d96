// 2019 §2 phase 6, 2006 §6.2.3: what politicians can do in a region, whatever the edition
import { NAME, SEAT, YES_NO } from './actionSchema.ts';
import { at } from './lists.ts';
import { placeMediaMarker, takeBackMediaMarker } from './media.ts';
import { canPay, changeBase, pay, receive } from './money.ts';
import { openPlatformTurn } from './phases/platformTurn.ts';
import { openPollUse } from './phases/pollUse.ts';
import { takePoll } from './polls.ts';
import { refuse, refuseCards } from './refuse.ts';
import { gainVotes, regionAt } from './regions.ts';
import { exactly, type Schema } from './schema.ts';
import { playerAt } from './seats.ts';
import { canMove, moveTrend } from './trend.ts';
import type { Deed, DeedOffer } from './types/choices.ts';
import type { Tell } from './types/events.ts';
import type { Game, Region } from './types/game.ts';
import type { Kind } from './types/kinds.ts';
import type { Refusal } from './types/refusals.ts';
import type { Ability, DeedName, Politician, Rules } from './types/rules.ts';
import type { PoliticianId, RegionIndex, Seat } from './types/vocabulary.ts';

export const DEED: Schema = {
  anyOf: [
    exactly({
      deed: { enum: ['remove-key-issue', 'own-trend', 'other-trends', 'votes', 'poll', 'platform', 'base'] },
    }),
    exactly({ deed: { const: 'place-key-issue' }, opinion: NAME }),
    exactly({ deed: { const: 'other-trend' }, target: SEAT }),
    exactly({ deed: { const: 'media' }, from: SEAT, place: YES_NO }),
  ],
};

export function politicianOf(rules: Rules, id: PoliticianId): Politician {
  for (const politician of rules.politicians) if (politician.id === id) return politician;
  throw new Error(`no such politician: ${id}`);
}

/** All politicians of a region at once. */
export function turnUpRow(region: Region, tell: Tell): void {
  if (region.row.length === 0) return;
  for (const card of region.row) card.state = 'shown';
  tell?.({
    event: 'politicians-shown',
    region: region.id,
    row: region.row.map(({ seat, politician }) => ({ seat, politician })),
  });
}

/** What an ability offers here now, money aside; an action that would change nothing is not offered. [R59] */
export function offerOf(game: Game, region: Region, seat: Seat, { deed, amount }: Ability): DeedOffer | null {
  switch (deed) {
    case 'key-issue':
      if (region.keyIssue !== null) return { deed: 'remove-key-issue', opinion: region.keyIssue };
      return region.open.length > 0 ? { deed: 'place-key-issue', opinions: region.open } : null;
    case 'media':
      return mediaOffer(game, region, seat);
    case 'own-trend':
      return canMove(game, region, seat, amount) ? { deed, amount } : null;
    case 'other-trends':
      return otherSeats(game, seat).some(other => canMove(game, region, other, -amount))
        ? { deed, amount }
        : null;
    case 'other-trend': {
      const targets = otherSeats(game, seat).filter(other => canMove(game, region, other, -amount));
      return targets.length > 0 ? { deed, amount, targets } : null;
    }
    case 'votes':
      return game.rules.maxVotes === at(region.votes, seat) ? null : { deed, amount };
    default:
      return { deed, amount };
  }
}

/** A media action needs its money; whether it is there is for its owner alone to know. [R24] [R57] */
export function isAffordable(game: Game, seat: Seat, offer: DeedOffer): boolean {
  return offer.deed !== 'media' || canPay(game, seat, offer.cost);
}

/** Every deed within an offer. */
export function deedsOf(offer: DeedOffer): Deed[] {
  switch (offer.deed) {
    case 'place-key-issue':
      return offer.opinions.map(opinion => ({ deed: offer.deed, opinion }));
    case 'other-trend':
      return offer.targets.map(target => ({ deed: offer.deed, target }));
    case 'media': {
      const places = { may: [true, false], must: [true], cannot: [false] }[offer.place];
      return offer.from.flatMap(from => places.map(place => ({ deed: offer.deed, from, place })));
    }
    default:
      return [{ deed: offer.deed }];
  }
}

/** Why a deed is not within these offers, or null. */
export function refuseDeed(
  rules: Rules,
  kind: Kind,
  offers: readonly DeedOffer[],
  deed: Deed,
): Refusal | null {
  const offer = offers.find(each => each.deed === deed.deed);
  if (offer === undefined) return refuse(rules, kind, 'deed-not-there', { deed: deed.deed });
  if (offer.deed === 'media' && deed.deed === 'media') return refuseSwap(rules, kind, offer, deed);
  if (offer.deed === 'place-key-issue' && deed.deed === 'place-key-issue') {
    return refuseCards(rules, kind, offer.opinions, [deed.opinion]);
  }
  if (offer.deed !== 'other-trend' || deed.deed !== 'other-trend') return null;
  const { target } = deed;
  return offer.targets.includes(target) ? null : refuse(rules, kind, 'target-not-there', { target });
}

function refuseSwap(
  rules: Rules,
  kind: Kind,
  offer: Extract<DeedOffer, { deed: 'media' }>,
  deed: Extract<Deed, { deed: 'media' }>,
): Refusal | null {
  if (!offer.from.includes(deed.from)) return refuse(rules, kind, 'target-not-there', { target: deed.from });
  if (deed.place && offer.place === 'cannot')
    return refuse(rules, kind, 'supply-short', { count: 1, max: 0 });
  return !deed.place && offer.place === 'must'
    ? refuse(rules, kind, 'deed-not-there', { deed: 'media' })
    : null;
}

export function abilityFor(abilities: readonly Ability[], deed: Deed): Ability {
  const name: DeedName =
    deed.deed === 'place-key-issue' || deed.deed === 'remove-key-issue' ? 'key-issue' : deed.deed;
  const ability = abilities.find(each => each.deed === name);
  if (ability === undefined) throw new Error(`no ability for ${deed.deed}`);
  return ability;
}

export function carryOut(
  game: Game,
  index: RegionIndex,
  seat: Seat,
  deed: Deed,
  amount: number,
  tell: Tell,
): void {
  const region = regionAt(game, index);
  switch (deed.deed) {
    case 'place-key-issue':
      region.keyIssue = deed.opinion;
      tell?.({ event: 'key-issue-placed', seat, region: region.id, card: deed.opinion });
      return;
    case 'remove-key-issue':
      removeKeyIssue(region, seat, tell);
      return;
    case 'own-trend':
      moveTrend(game, region, seat, amount, tell);
      return;
    case 'other-trends':
      // R6: media control does not protect
      for (const other of otherSeats(game, seat)) moveTrend(game, region, other, -amount, tell);
      return;
    case 'other-trend':
      moveTrend(game, region, deed.target, -amount, tell);
      return;
    case 'votes':
      gainVotes(game, region, seat, amount, tell);
      return;
    case 'media':
      swapMedia(game, region, seat, deed.from, deed.place, tell);
      return;
    case 'poll':
      openPollUse(game, seat, index, takePoll(game, tell), tell);
      return;
    case 'platform':
      openPlatformTurn(game, seat, tell);
      return;
    case 'base':
      changeBase(game, seat, amount, tell);
  }
}

function otherSeats(game: Game, seat: Seat): Seat[] {
  return [...game.players.keys()].filter(other => other !== seat);
}

function mediaOffer(game: Game, region: Region, seat: Seat): DeedOffer | null {
  const { toOwner, toBank, mustPlace } = game.rules.mediaSwap;
  const from = otherSeats(game, seat).filter(other => at(region.media, other) > 0);
  const hasMarker = playerAt(game, seat).media > 0;
  if (from.length === 0 || (mustPlace && !hasMarker)) return null;
  const may = hasMarker ? 'may' : 'cannot';
  return { deed: 'media', from, cost: toOwner + toBank, toBank, place: mustPlace ? 'must' : may };
}

function removeKeyIssue(region: Region, seat: Seat, tell: Tell): void {
  const card = region.keyIssue;
  if (card === null) throw new Error('no key issue to remove');
  region.keyIssue = null;
  tell?.({ event: 'key-issue-removed', seat, region: region.id, card });
}

/** The owner is paid and gets the marker back [R45]; one's own may, or must, take its place. */
function swapMedia(game: Game, region: Region, seat: Seat, from: Seat, place: boolean, tell: Tell): void {
  const { toOwner, toBank } = game.rules.mediaSwap;
  pay(game, seat, toOwner + toBank);
  receive(game, from, toOwner);
  takeBackMediaMarker(game, region, from);
  tell?.({ event: 'media-removed', seat, region: region.id, from, paid: toOwner });
  if (!place) return;
  placeMediaMarker(game, region, seat);
  tell?.({ event: 'media-placed', seat, region: region.id, paid: toBank });
}
