// 2019 §2 phases 6–9; 2006 §6.2.3–§6.4.2: what happens in the regions
import { at, type Deed, type DeedKind, type DeedOffer, type Poll } from '@macher/engine';
import { leaning } from '../leaning.ts';
import { rulesIndex } from '../rulesIndex.ts';
import { indexOfRegion, type SeenRegion, type Sight } from '../sight.ts';
import { type Rule, standing } from './rule.ts';

export const pay: Rule<'pay'> = (_sight, { seat, cost, money }) => ({
  kind: 'pay',
  seat,
  pay: cost <= money,
});

export const payNext: Rule<'pay-next'> = (_sight, { seat, cards }) => ({
  kind: 'pay-next',
  seat,
  politician: at(cards, 0).politician,
});

export const act: Rule<'act'> = (sight, { seat, region, deeds }) => ({
  kind: 'act',
  seat,
  deed: favouriteDeed(sight, seat, at(sight.regions, indexOfRegion(sight, region)), deeds),
});

export const resolve: Rule<'resolve'> = (sight, { seat, cards }) => {
  const { politician, region, deeds, optional } = at(cards, 0);
  const deed = favouriteDeed(sight, seat, at(sight.regions, indexOfRegion(sight, region)), deeds);
  return { kind: 'resolve', seat, politician, deed: optional ? deed : (deed ?? anyDeed(at(deeds, 0))) };
};

/** PREFERENCE, the highest first; 0: never. A media action costs extra. */
const PREFERENCE: Readonly<Record<DeedKind, number>> = {
  'own-trend': 8,
  'place-key-issue': 7,
  votes: 6,
  base: 5,
  platform: 4,
  poll: 3,
  'other-trends': 2,
  'other-trend': 1,
  'remove-key-issue': 0,
  media: 0,
};

function favouriteDeed(
  sight: Sight,
  seat: number,
  region: SeenRegion,
  offers: readonly DeedOffer[],
): Deed | null {
  const wanted = offers.filter(({ deed }) => PREFERENCE[deed] > 0);
  wanted.sort((one, other) => PREFERENCE[other.deed] - PREFERENCE[one.deed]);
  for (const offer of wanted) {
    if (offer.deed !== 'place-key-issue') return anyDeed(offer);
    const { platform } = at(sight.players, seat);
    const opinion = region.open.find(card => leaning(sight.rules.faces, platform, card) > 0);
    if (opinion !== undefined) return { deed: 'place-key-issue', opinion };
  }
  return null;
}

function anyDeed(offer: DeedOffer): Deed {
  switch (offer.deed) {
    case 'place-key-issue':
      return { deed: offer.deed, opinion: at(offer.opinions, 0) };
    case 'other-trend':
      return { deed: offer.deed, target: at(offer.targets, 0) };
    case 'media':
      return { deed: offer.deed, from: at(offer.from, 0), place: offer.place !== 'cannot' };
    case 'remove-key-issue':
    case 'own-trend':
    case 'other-trends':
    case 'votes':
    case 'poll':
    case 'platform':
    case 'base':
      return { deed: offer.deed };
  }
}

/** influence takes a clash out, and a match in. */
export const influence: Rule<'influence'> = (sight, { seat, exchanges }) => {
  const { platform } = at(sight.players, seat);
  const { faces } = sight.rules;
  for (const { out, in: cards } of exchanges) {
    if (leaning(faces, platform, out) > 0) continue;
    const card = cards.find(each => leaning(faces, platform, each) > 0);
    if (card !== undefined) return { kind: 'influence', seat, exchange: { out, in: card } };
  }
  return { kind: 'influence', seat, exchange: null };
};

export const pollUse: Rule<'poll-use'> = (_sight, { seat, publishable }) => ({
  kind: 'poll-use',
  seat,
  publish: publishable,
});

/** pollLines publish a rise of its own, if there is one. */
export const pollLines: Rule<'poll-lines'> = (sight, { seat, poll, lines }) => {
  const { party } = at(sight.players, seat);
  const { changes } = rulesIndex(sight.rules).polls.get(poll) as Poll;
  const rises = lines.includes(party) && (changes[party] ?? 0) > 0;
  return { kind: 'poll-lines', seat, parties: rises ? [party] : null };
};

/** turnIn comes as soon as the region likes the party well. */
export const turnIn: Rule<'turn-in'> = (sight, { seat, region, min, max }) => {
  const index = indexOfRegion(sight, region);
  const isNow = max >= min && (index === 0 || standing(sight, index, seat) >= 3);
  return { kind: 'turn-in', seat, meetings: isNow ? max : 0 };
};

/** donation takes money while there are campaigns to pay for, then base. */
export const donation: Rule<'donation'> = (sight, { seat, cards }) => ({
  kind: 'donation',
  seat,
  amount: at(cards, cards.length - 1).amount,
  take: hasCampaigns(sight),
});

export const layDonation: Rule<'lay-donation'> = (sight, { seat, cards }) => ({
  kind: 'lay-donation',
  seat,
  amount: at(cards, cards.length - 1).amount,
  accept: hasCampaigns(sight),
});

function hasCampaigns({ rules, round }: Sight): boolean {
  return (rulesIndex(rules).rounds[round]?.campaignsAfter ?? 0) > 1;
}

export const coalition: Rule<'coalition'> = (_sight, { seat, partners }) => ({
  kind: 'coalition',
  seat,
  partner: at(partners, 0).seat,
});

export const answer: Rule<'answer'> = (_sight, { seat }) => ({ kind: 'answer', seat, accept: true });

export const promote: Rule<'promote'> = (_sight, { seat }) => ({ kind: 'promote', seat, promote: true });

/** nationalise brings what the seat's own platform says. */
export const nationalise: Rule<'nationalise'> = (sight, { seat, opinions }) => {
  const { platform } = at(sight.players, seat);
  const offer = opinions.find(
    ({ card, replaces }) => platform.includes(card) && replaces.every(each => !platform.includes(each)),
  );
  const replace = offer?.does === 'enter' ? (offer.replaces[0] ?? null) : null;
  return { kind: 'nationalise', seat, opinion: offer?.card ?? null, replace };
};
