// 2019 §2 phase 6, 2006 §6.2.3: what politicians can do in a region, whatever the edition

import { canPay } from '../money.ts';
import { refuse } from '../refuse.ts';
import { anyOf } from '../schema.ts';
import type { Deed, DeedOffer } from '../types/choices.ts';
import type { Game, Region } from '../types/game.ts';
import type { Kind } from '../types/kinds.ts';
import type { IdleAbility } from '../types/reasons.ts';
import type { Refusal } from '../types/refusals.ts';
import { ABILITY_DEEDS, type Ability, type DeedKind, type Rules } from '../types/rules.ts';
import type { SchemaOf } from '../types/schema.ts';
import type { Seat } from '../types/vocabulary.ts';
import type { DeedRule, Doing } from './deed.ts';
import { placeKeyIssue, removeKeyIssue } from './keyIssue.ts';
import { media } from './media.ts';
import { base, platform, poll, votes } from './own.ts';
import { otherTrend, otherTrends, ownTrend } from './trend.ts';

const DEEDS: { readonly [D in DeedKind]: DeedRule<D> } = {
  'remove-key-issue': removeKeyIssue,
  'own-trend': ownTrend,
  'other-trends': otherTrends,
  votes,
  poll,
  platform,
  base,
  'place-key-issue': placeKeyIssue,
  'other-trend': otherTrend,
  media,
};

export const DEED: SchemaOf<Deed> = anyOf(...Object.values(DEEDS).map(({ schema }) => schema));

/** What an ability offers here now, money aside. */
export function offerOf(game: Game, region: Region, seat: Seat, { deed, amount }: Ability): DeedOffer | null {
  for (const name of ABILITY_DEEDS[deed]) {
    const offer = ruleOf(name).offer(game, region, seat, amount);
    if (offer !== null) return offer;
  }
  return null;
}

/** The abilities that could do nothing here, each with why; empty if one of them has an offer. */
export function idleIn(abilities: readonly Ability[], used: readonly string[]): IdleAbility[] {
  return abilities.map(({ deed, once }) => ({
    ability: deed,
    why: once && used.includes(deed) ? 'used' : 'nothing-there',
  }));
}

/** A deed may need money; whether it is there is for its owner alone to know. [R24] [R57] */
export function isAffordable(game: Game, seat: Seat, offer: DeedOffer): boolean {
  return canPay(game, seat, ruleOf(offer.deed).cost(offer));
}

/** Every deed within an offer. */
export function deedsOf(offer: DeedOffer): Deed[] {
  return ruleOf(offer.deed).deeds(offer);
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
  return ruleOf(deed.deed).refuse(rules, kind, offer, deed);
}

export function abilityFor(abilities: readonly Ability[], { deed }: Deed): Ability {
  for (const ability of abilities) if (isBy(ability, deed)) return ability;
  throw new Error(`no ability for ${deed}`);
}

/** Which of these offers an ability made; null: none. */
export function offerBy(ability: Ability, offers: readonly DeedOffer[]): DeedOffer | null {
  return offers.find(({ deed }) => isBy(ability, deed)) ?? null;
}

function isBy(ability: Ability, deed: DeedKind): boolean {
  for (const name of ABILITY_DEEDS[ability.deed]) if (name === deed) return true;
  return false;
}

export function carryOut(doing: Doing, deed: Deed): void {
  const { seat, region, cause, tell } = doing;
  tell?.({
    event: 'politician-acted',
    seat,
    region: region.id,
    politician: cause.politician,
    deed: deed.deed,
  });
  ruleOf(deed.deed).carryOut(doing, deed);
}

function ruleOf(deed: DeedKind): Omit<DeedRule<DeedKind>, 'schema'> {
  return DEEDS[deed];
}
