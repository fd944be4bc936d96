// Every reason that an event can carry has a sentence of its own in every language.
import {
  ABILITY_DEEDS,
  type BaseCause,
  type DeedName,
  type Election,
  type ElectionReason,
  type GameEvent,
  PARTNER_REASONS,
  SIDE_REASONS,
  TILE_REASONS,
  type TrendCause,
  type VotesCause,
} from '@macher/engine';
import { LANGUAGES, reasonText, type Subject, wordingIn } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { deal } from '../walk.ts';

const { rules, players } = deal({ ruleset: '2006-7', players: 4 }, 'reasons');
const SUBJECT: Subject = { rules, parties: players.map(({ party }) => party) };
const REGION = rules.regions[0]?.id ?? '';
const POLL = rules.polls[0]?.id ?? '';

const TREND: readonly TrendCause[] = [
  { by: 'block' },
  { by: 'politician', seat: 0, politician: 'chancellor' },
  { by: 'poll', seat: 0, poll: POLL },
];
const VOTES: readonly VotesCause[] = [{ by: 'meetings' }];
const BASE: readonly BaseCause[] = [
  { by: 'donation', amount: 1000 },
  { by: 'refusal', amount: 1000 },
  { by: 'extra-dice', amount: 1000 },
  { by: 'quiet-poll', region: REGION },
  { by: 'national', opinions: [{ card: 'taxes+', base: 2 }] },
];

const ELECTION: Election = {
  region: REGION,
  round: 1,
  outcome: 'coalition',
  votes: [30, 25, 20, 0],
  mandates: [1, 1, 1, 0],
  win: [0, 0, 0, 0],
  winners: [0, 1],
  beaten: null,
  presence: [],
};

const REASONS: readonly ElectionReason[] = [
  ...PARTNER_REASONS.map(
    (decidedBy): ElectionReason => ({
      rule: 'majority',
      majority: 50,
      search: {
        seeker: 0,
        strongest: [0],
        platform: ['taxes+'],
        candidates: [1, 2].map(seat => ({ seat, together: 50, reaches: true, common: ['taxes+'] })),
        partner: decidedBy === 'nobody-reaches' ? null : 1,
        decidedBy,
      },
    }),
  ),
  { rule: 'majority', majority: 20, search: null },
  ...SIDE_REASONS.map(
    (decidedBy): ElectionReason => ({
      rule: 'most-votes',
      sides: [
        { seats: [0, 1], votes: 40, highest: 25 },
        { seats: [2], votes: 40, highest: 40 },
      ],
      decidedBy,
    }),
  ),
];

/** Both abilities on other parties fail for the same reason. */
const ABILITIES = (Object.keys(ABILITY_DEEDS) as DeedName[]).filter(name => name !== 'other-trend');

const EVENTS: readonly GameEvent[] = [
  ...TREND.map(
    (cause): GameEvent => ({ event: 'trend-moved', seat: 1, region: REGION, from: 0, to: 1, cause }),
  ),
  ...VOTES.map(
    (cause): GameEvent => ({ event: 'votes-gained', seat: 1, region: REGION, votes: 1, total: 2, cause }),
  ),
  ...BASE.map((cause): GameEvent => ({ event: 'base-changed', seat: 1, change: 1, base: 2, cause })),
  ...TILE_REASONS.map(
    (why): GameEvent => ({
      event: 'tile-returned',
      seat: 1,
      region: REGION,
      why,
      needed: 2,
      others: [{ seat: 2, common: 1 }],
    }),
  ),
  ...REASONS.map((why): GameEvent => ({ event: 'election-held', election: ELECTION, why, control: null })),
  ...ABILITIES.map(ability => skipped(ability, 'nothing-there')),
  skipped('votes', 'used'),
  { event: 'politician-declined', seat: 1, region: REGION, politician: 'chancellor', why: 'short' },
  { event: 'influence-passed', seat: 1, region: REGION, right: { by: 'media', markers: [1, 2, 0, 0] } },
  { event: 'influence-passed', seat: 1, region: REGION, right: { by: 'majority', votes: [1, 2, 0, 0] } },
  ...[true, false].map(
    (forced): GameEvent => ({
      event: 'coalition-formed',
      seats: [0, 1],
      region: REGION,
      forced,
      shared: ['taxes+', 'wages-'],
    }),
  ),
];

describe.each(LANGUAGES)('reasons in %s', language => {
  it('each has its own sentence', () => {
    const words = wordingIn(language);
    const texts = EVENTS.map(event => reasonText(words, SUBJECT, event));
    for (const text of texts) expect(text).toMatch(/^[^{}]{5,}\.$/);
    expect(new Set(texts).size).toBe(EVENTS.length);
  });
});

function skipped(ability: DeedName, why: 'used' | 'nothing-there'): GameEvent {
  return {
    event: 'deed-skipped',
    seat: 1,
    region: REGION,
    politician: 'chancellor',
    part: 'only',
    idle: [{ ability, why }],
  };
}
