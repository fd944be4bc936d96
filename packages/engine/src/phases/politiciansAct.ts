// 2019 §2 phase 6
import { actionSchema, NAME, SEAT, YES_NO } from '../actionSchema.ts';
import { at } from '../lists.ts';
import { placeMediaMarker, takeBackMediaMarker } from '../media.ts';
import { canPay, changeBase, pay, receive } from '../money.ts';
import type { Decision, Phase } from '../phase.ts';
import { takePoll } from '../polls.ts';
import { refuse } from '../refuse.ts';
import { gainVotes, regionAt } from '../regions.ts';
import { exactly, orNull } from '../schema.ts';
import { playerAt } from '../seats.ts';
import { moveTrend } from '../trend.ts';
import type { Deed, DeedOffer } from '../types/choices.ts';
import type { Tell } from '../types/events.ts';
import type { PoliticiansActFrame } from '../types/frames.ts';
import type { Game, Region, SentPolitician } from '../types/game.ts';
import type { Refusal } from '../types/refusals.ts';
import type { Ability, DeedName, Politician, Rules } from '../types/rules.ts';
import type { PoliticianId, Seat } from '../types/vocabulary.ts';
import { openPlatformTurn } from './platformTurn.ts';
import { openPollUse } from './pollUse.ts';

export function enterPoliticiansAct(): PoliticiansActFrame {
  return { phase: 'politicians-act', region: 0, step: 'arrive', place: 0, used: [] };
}

/** Region by region: turn up, pay in row order, then act in row order, main action before secondary. [R42] [R43] */
export const politiciansAct: Phase<PoliticiansActFrame, 'pay' | 'act'> = {
  advance(game, frame, tell) {
    while (frame.region < game.regions.length) {
      if (isQuestion(game, frame)) return true;
      moveOn(game, frame, tell);
    }
    return false;
  },

  deciders: (game, frame) => [whoseTurn(game, frame).seat],

  kindFor: frame => (frame.step === 'pay' ? 'pay' : 'act'),

  choice(game, frame, seat) {
    const { id } = regionAt(game, frame.region);
    const politician = politicianOf(game.rules, whoseTurn(game, frame).politician);
    if (frame.step === 'pay') {
      const affordable = canPay(game, seat, politician.cost);
      return { kind: 'pay', seat, region: id, politician: politician.id, cost: politician.cost, affordable };
    }
    const part = frame.step === 'main' ? 'main' : 'secondary';
    const deeds = offers(game, frame, seat).filter(
      offer => offer.deed !== 'media' || canPay(game, seat, offer.cost),
    );
    return { kind: 'act', seat, region: id, politician: politician.id, part, deeds };
  },

  play(game, frame, action, tell) {
    const region = regionAt(game, frame.region);
    const card = whoseTurn(game, frame);
    if (action.kind === 'pay') decidePayment(game, frame, region, card, action.pay, tell);
    else decideDeed(game, frame, region, card, action.deed, tell);
  },

  view: (_game, frame) => ({ ...frame, used: frame.used.slice() }),

  imagine: (_game, view) => ({ ...view, used: view.used.slice() }),
};

export const payDecision: Decision<'pay'> = {
  schema: actionSchema('pay', { pay: YES_NO }),
  check: (rules, { affordable, cost, politician }, action) =>
    action.pay && !affordable ? refuse(rules, 'pay', 'above-money', { amount: cost, politician }) : null,
  list: (_rules, { seat, affordable }) =>
    (affordable ? [true, false] : [false]).map(yes => ({ kind: 'pay', seat, pay: yes })),
  sample: (_rules, { seat, affordable }, random) => ({ kind: 'pay', seat, pay: affordable && random(4) > 0 }),
};

export const actDecision: Decision<'act'> = {
  schema: actionSchema('act', {
    deed: orNull({
      anyOf: [
        exactly({
          deed: {
            enum: ['remove-key-issue', 'own-trend', 'other-trends', 'votes', 'poll', 'platform', 'base'],
          },
        }),
        exactly({ deed: { const: 'place-key-issue' }, opinion: NAME }),
        exactly({ deed: { const: 'media' }, from: SEAT, place: YES_NO }),
      ],
    }),
  }),

  check(rules, choice, { deed }) {
    if (deed === null) return null;
    const offer = choice.deeds.find(each => each.deed === deed.deed);
    if (offer === undefined) return refuse(rules, 'act', 'deed-not-there', { deed: deed.deed });
    return refuseTarget(rules, offer, deed);
  },

  *list(_rules, { seat, deeds }) {
    yield { kind: 'act', seat, deed: null };
    for (const offer of deeds) for (const deed of deedsOf(offer)) yield { kind: 'act', seat, deed };
  },

  sample(_rules, { seat, deeds }, random) {
    const all = deeds.flatMap(deedsOf);
    const pick = random(all.length + 1);
    return { kind: 'act', seat, deed: pick === all.length ? null : at(all, pick) };
  },
};

function politicianOf(rules: Rules, id: PoliticianId): Politician {
  const politician = rules.politicians.find(each => each.id === id);
  if (politician === undefined) throw new Error(`no such politician: ${id}`);
  return politician;
}

function whoseTurn(game: Game, frame: PoliticiansActFrame): SentPolitician {
  return at(regionAt(game, frame.region).row, frame.place);
}

/** Everyone is asked to pay; for an action only if, as far as all can see, there is one to choose. [R57] */
function isQuestion(game: Game, frame: PoliticiansActFrame): boolean {
  const { row } = regionAt(game, frame.region);
  if (frame.step === 'arrive' || frame.place >= row.length) return false;
  return frame.step === 'pay' || offers(game, frame, at(row, frame.place).seat).length > 0;
}

/** From one place in the region to the next one; used or not, the cards leave the game with the region. */
function moveOn(game: Game, frame: PoliticiansActFrame, tell: Tell): void {
  const region = regionAt(game, frame.region);
  if (frame.step === 'arrive') {
    turnUp(region, tell);
    frame.step = 'pay';
  } else if (frame.step === 'pay') {
    frame.step = 'main';
    frame.place = 0;
  } else if (frame.place < region.row.length) {
    toNextPart(frame);
  } else {
    region.row = [];
    frame.region += 1;
    frame.step = 'arrive';
    frame.place = 0;
    frame.used = [];
  }
}

function toNextPart(frame: PoliticiansActFrame): void {
  if (frame.step === 'secondary') frame.place += 1;
  frame.step = frame.step === 'main' ? 'secondary' : 'main';
}

function turnUp(region: Region, tell: Tell): void {
  if (region.row.length === 0) return;
  for (const card of region.row) card.state = 'shown';
  tell?.({
    event: 'politicians-shown',
    region: region.id,
    row: region.row.map(({ seat, politician }) => ({ seat, politician })),
  });
}

function decidePayment(
  game: Game,
  frame: PoliticiansActFrame,
  region: Region,
  card: SentPolitician,
  pays: boolean,
  tell: Tell,
): void {
  const { seat, politician } = card;
  if (pays) {
    const { cost } = politicianOf(game.rules, politician);
    pay(game, seat, cost);
    card.state = 'paid';
    frame.place += 1;
    tell?.({ event: 'politician-paid', seat, region: region.id, politician, paid: cost });
  } else {
    region.row.splice(frame.place, 1);
    tell?.({ event: 'politician-declined', seat, region: region.id, politician });
  }
}

/** What the politician in turn may do here now, money aside: each ability not used up by its `!`. */
function offers(game: Game, frame: PoliticiansActFrame, seat: Seat): DeedOffer[] {
  const region = regionAt(game, frame.region);
  const { main, secondary } = politicianOf(game.rules, whoseTurn(game, frame).politician);
  const found: DeedOffer[] = [];
  for (const ability of frame.step === 'main' ? [main] : secondary) {
    if (ability.once && frame.used.includes(ability.deed)) continue;
    const offer = offerOf(game, region, seat, ability);
    if (offer !== null) found.push(offer);
  }
  return found;
}

/** An action that would change nothing is not offered. [R59] */
function offerOf(game: Game, region: Region, seat: Seat, { deed, amount }: Ability): DeedOffer | null {
  switch (deed) {
    case 'key-issue':
      if (region.keyIssue !== null) return { deed: 'remove-key-issue', opinion: region.keyIssue };
      return region.open.length > 0 ? { deed: 'place-key-issue', opinions: region.open } : null;
    case 'media':
      return mediaOffer(game, region, seat);
    case 'own-trend':
      return at(region.trend, seat) < game.rules.trend.length - 1 ? { deed, amount } : null;
    case 'other-trends':
      return region.trend.some((space, other) => other !== seat && space > 0) ? { deed, amount } : null;
    default:
      return { deed, amount };
  }
}

function mediaOffer(game: Game, region: Region, seat: Seat): DeedOffer | null {
  const from: Seat[] = [];
  for (const [other, markers] of region.media.entries()) if (other !== seat && markers > 0) from.push(other);
  if (from.length === 0) return null;
  return { deed: 'media', from, cost: game.rules.mediaCost, placeable: playerAt(game, seat).media > 0 };
}

function deedsOf(offer: DeedOffer): Deed[] {
  switch (offer.deed) {
    case 'place-key-issue':
      return offer.opinions.map(opinion => ({ deed: offer.deed, opinion }));
    case 'media':
      return offer.from.flatMap(from =>
        (offer.placeable ? [true, false] : [false]).map(place => ({ deed: offer.deed, from, place })),
      );
    default:
      return [{ deed: offer.deed }];
  }
}

function refuseTarget(rules: Rules, offer: DeedOffer, deed: Deed): Refusal | null {
  if (offer.deed === 'place-key-issue' && deed.deed === 'place-key-issue') {
    const { opinion } = deed;
    return offer.opinions.includes(opinion)
      ? null
      : refuse(rules, 'act', 'card-not-there', { card: opinion });
  }
  if (offer.deed === 'media' && deed.deed === 'media') {
    if (!offer.from.includes(deed.from))
      return refuse(rules, 'act', 'target-not-there', { target: deed.from });
    return deed.place && !offer.placeable ? refuse(rules, 'act', 'supply-short', { count: 1, max: 0 }) : null;
  }
  return null;
}

function decideDeed(
  game: Game,
  frame: PoliticiansActFrame,
  region: Region,
  card: SentPolitician,
  deed: Deed | null,
  tell: Tell,
): void {
  const { seat, politician } = card;
  const part = frame.step === 'main' ? 'main' : 'secondary';
  const { main, secondary } = politicianOf(game.rules, politician);
  toNextPart(frame);
  if (deed === null) {
    tell?.({ event: 'deed-skipped', seat, region: region.id, politician, part });
    return;
  }
  const ability = abilityFor(part === 'main' ? [main] : secondary, deed);
  if (ability.once) frame.used.push(ability.deed);
  carryOut(game, frame, region, seat, deed, ability.amount, tell);
}

function abilityFor(abilities: readonly Ability[], deed: Deed): Ability {
  const name: DeedName =
    deed.deed === 'place-key-issue' || deed.deed === 'remove-key-issue' ? 'key-issue' : deed.deed;
  const ability = abilities.find(each => each.deed === name);
  if (ability === undefined) throw new Error(`no ability for ${deed.deed}`);
  return ability;
}

function carryOut(
  game: Game,
  frame: PoliticiansActFrame,
  region: Region,
  seat: Seat,
  deed: Deed,
  amount: number,
  tell: Tell,
): void {
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
      for (let other = 0; other < game.players.length; other += 1) {
        if (other !== seat) moveTrend(game, region, other, -amount, tell); // R6: media control does not protect
      }
      return;
    case 'votes':
      gainVotes(region, seat, amount, tell);
      return;
    case 'media':
      swapMedia(game, region, seat, deed.from, deed.place, tell);
      return;
    case 'poll':
      openPollUse(game, seat, frame.region, takePoll(game, tell), tell);
      return;
    case 'platform':
      openPlatformTurn(game, seat);
      return;
    case 'base':
      changeBase(game, seat, amount, tell);
  }
}

function removeKeyIssue(region: Region, seat: Seat, tell: Tell): void {
  const card = region.keyIssue;
  if (card === null) throw new Error('no key issue to remove');
  region.keyIssue = null;
  tell?.({ event: 'key-issue-removed', seat, region: region.id, card });
}

/** The owner is paid and gets the marker back [R45]; one's own may take its place for free. */
function swapMedia(game: Game, region: Region, seat: Seat, from: Seat, place: boolean, tell: Tell): void {
  const paid = game.rules.mediaCost;
  pay(game, seat, paid);
  receive(game, from, paid);
  takeBackMediaMarker(game, region, from);
  tell?.({ event: 'media-removed', seat, region: region.id, from, paid });
  if (!place) return;
  placeMediaMarker(game, region, seat);
  tell?.({ event: 'media-placed', seat, region: region.id });
}
