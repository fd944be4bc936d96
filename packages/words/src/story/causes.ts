import {
  at,
  type CauseName,
  type CauseOf,
  type ElectionReason,
  type EventOf,
  type ExchangeRight,
  type PartnerSearch,
  type RegionId,
  type Seat,
  sum,
} from '@macher/engine';
import type { Spelled } from '../names/spelled.ts';
import type { Arguments } from '../say.ts';
import { labelAt, partiesAt, partyAt, type Subject, type Wording } from '../wording.ts';

/** What a change came from. */
export function causeText<C extends CauseName>(words: Wording, subject: Subject, cause: CauseOf<C>): string {
  return words.say(`cause.${cause.by}`, CAUSES[cause.by](cause, words, subject));
}

type Filler<C extends CauseName> = (cause: CauseOf<C>, words: Wording, subject: Subject) => Arguments;

const CAUSES: { readonly [C in CauseName]: Filler<C> } = {
  block: () => ({}),
  politician: ({ seat, politician }, words, subject) => ({
    party: partyAt(words, subject, seat),
    politician: words.named.politician(politician),
  }),
  poll: ({ seat, poll }, words, subject) => ({
    party: partyAt(words, subject, seat),
    poll: words.poll(subject.rules, poll),
  }),
  meetings: () => ({}),
  donation: ({ amount }, words) => ({ amount: words.money(amount) }),
  refusal: ({ amount }, words) => ({ amount: words.money(amount) }),
  'extra-dice': ({ amount }, words) => ({ amount: words.money(amount) }),
  'quiet-poll': ({ region }, words) => ({ region: words.named.region(region) }),
  national: ({ opinions }, words) => ({
    opinions: words.list(opinions.map(({ card, base }) => `${words.card(card)} (${words.signed(base)})`)),
  }),
};

interface Exchanging {
  readonly seat: Seat;
  readonly region: RegionId;
  readonly right: ExchangeRight;
}

export function rightText({ seat, region, right }: Exchanging, words: Wording, subject: Subject): string {
  const all = right.by === 'media' ? right.markers : right.votes;
  return words.say(`right.${right.by}`, {
    party: partyAt(words, subject, seat),
    region: words.named.region(region),
    own: at(all, seat),
    all: sum(all),
  });
}

export function idleText({ idle }: EventOf<'deed-skipped'>, words: Wording): string | null {
  const reasons = idle.map(({ ability, why }) =>
    why === 'used' ? words.say('idle.used') : words.say(`idle.${ability}`),
  );
  return reasons.length === 0 ? null : [...new Set(reasons)].join(' ');
}

export function tileText(event: EventOf<'tile-returned'>, words: Wording, subject: Subject): string {
  const others = event.others.map(({ seat, common }) => `${labelAt(words, subject, seat)} ${common}`);
  return words.say(`tile-why.${event.why}`, { needed: event.needed, others: others.join(', ') });
}

export function electionText(
  { election, why }: EventOf<'election-held'>,
  words: Wording,
  subject: Subject,
): string | null {
  if (election.outcome === 'no-votes') return null;
  if (why.rule === 'most-votes') return sidesText(words, subject, why);
  if (why.search !== null) return partnerText(words, subject, why.search, why.majority);
  const over = election.votes.flatMap((votes, seat) => (votes >= why.majority ? [seat] : []));
  return words.say('why.majority', { parties: partiesAt(words, subject, over), majority: why.majority });
}

function sidesText(
  words: Wording,
  subject: Subject,
  { sides, decidedBy }: Extract<ElectionReason, { rule: 'most-votes' }>,
): string {
  const [first] = sides;
  const list = sides.map(side => `${partiesAt(words, subject, side.seats).label} ${side.votes}`).join(', ');
  return words.say(`side.${decidedBy}`, {
    sides: list,
    winner: partiesAt(words, subject, first?.seats ?? []),
    votes: first?.votes ?? 0,
    highest: first?.highest ?? 0,
  });
}

function partnerText(words: Wording, subject: Subject, search: PartnerSearch, majority: number): string {
  const { candidates, partner, seeker } = search;
  const chosen = candidates.find(({ seat }) => seat === partner);
  const tied = candidates.filter(each => each.reaches && each.common.length === chosen?.common.length);
  const named = (seats: readonly Seat[]): Spelled => partiesAt(words, subject, seats);
  return words.say(`partner.${search.decidedBy}`, {
    majority,
    seeker: named([seeker]),
    partner: partner === null ? '' : named([partner]),
    common: chosen?.common.length ?? 0,
    cards: words.cards(chosen?.common ?? []),
    tied: named(tied.map(({ seat }) => seat)),
  });
}
