import { attempt, type Game, REFUSAL_CODES, type RefusalCode } from '@macher/engine';
import { setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, refused } from '../table.ts';
import { walk } from '../walk.ts';

const players = { A: { party: 'cdu' }, B: {}, C: {} };
const at = (phase: NonNullable<Parameters<typeof setUp>[0]['phase']>, more: object = {}): Game =>
  setUp({ phase, players, ...more }).game;

const bidding = at('start-player');
const meeting = at('meetings', {
  regions: [{ id: 'BB', meetings: { A: 6 } }, { id: 'NDS' }, { id: 'HE' }, { id: 'SN' }],
});
const platform = at('platforms', {
  players: {
    ...players,
    A: {
      party: 'cdu',
      platform: ['education+', 'digitalisation+', 'genetics+', 'security+', 'welfare+'],
      hand: ['education-'],
    },
  },
});
const exchanging = act(platform, [{ kind: 'platform-source', seat: 0, source: 'nothing' }]);
const acting = act(
  at('politicians-act', {
    regions: [{ id: 'BB', media: { B: 1 }, row: [{ seat: 'A', politician: 'press-secretary' }] }],
  }),
  [{ kind: 'pay', seat: 0, pay: true }],
);
const polling = at('poll-auctions', { polls: { pile: ['spd-a'] }, regions: [{ votes: { A: 9 } }] });
const looking = act(polling, [
  { kind: 'poll-bid', seat: 1, amount: null },
  { kind: 'poll-bid', seat: 2, amount: null },
  { kind: 'poll-bid', seat: 0, amount: 0 },
]);
const raising = act(
  at('start-player', { players: { A: { money: 0 }, B: { money: 0 }, C: { money: 0 } } }),
  [0, 1, 2].map(seat => ({ kind: 'bid', seat, amount: 0 }) as const),
);

const shared = ['genetics+', 'economy+', 'taxes+', 'nuclear+', 'wages+'] as const;
const allied = {
  A: { party: 'cdu', platform: shared },
  B: { party: 'spd', platform: shared },
  C: { party: 'fdp' },
};
const winning = act(
  at('election', {
    ruleset: '2006-7',
    round: 3,
    regions: [{ id: 'BB', votes: { A: 20 }, media: { A: 1 }, open: ['taxes+', 'welfare+'] }],
    national: ['terrorism+', 'genetics+', 'economy+', 'nuclear+', 'wages+'].map(card => ({ card })),
  }),
  [{ kind: 'promote', seat: 0, promote: false }],
);
const published = act(at('poll-auctions', { ruleset: '2006-7', start: 'A' }), [
  { kind: 'poll-bid', seat: 0, amount: 1000 },
  { kind: 'poll-bid', seat: 1, amount: null },
  { kind: 'poll-bid', seat: 2, amount: null },
]);

/** One action for every code a refusal can have. */
const REFUSED: Readonly<Record<RefusalCode, [Game, object]>> = {
  malformed: [bidding, { kind: 'bid', seat: 0, amount: 'much' }],
  'game-over': [
    walk({ ruleset: '2019-4', players: 3 }, 'over', () => {}).game,
    { kind: 'bid', seat: 0, amount: 0 },
  ],
  stale: [bidding, { kind: 'bid', seat: 0, amount: 0 }],
  'not-asked': [meeting, { kind: 'meetings', seat: 1, buy: [] }],
  'already-sealed': [
    act(bidding, [{ kind: 'bid', seat: 0, amount: 0 }]),
    { kind: 'bid', seat: 0, amount: 1000 },
  ],
  'wrong-kind': [bidding, { kind: 'meetings', seat: 0, buy: [] }],
  'no-whole-step': [bidding, { kind: 'bid', seat: 0, amount: 1500 }],
  'below-minimum': [
    at('votes', { regions: [{}, { id: 'NDS', meetings: { A: 5 } }] }),
    { kind: 'turn-in', seat: 0, meetings: 3 },
  ],
  'above-maximum': [
    at('votes', { regions: [{}, { id: 'NDS', meetings: { A: 5 } }] }),
    { kind: 'turn-in', seat: 0, meetings: 6 },
  ],
  'above-money': [bidding, { kind: 'bid', seat: 0, amount: 31_000 }],
  'must-pass': [raising, { kind: 'raise', seat: 0, amount: 1000 }],
  'card-not-there': [
    exchanging,
    { kind: 'exchange', seat: 0, out: ['transport-'], in: ['transport+'], keep: ['education-'] },
  ],
  'wrong-count': [
    exchanging,
    { kind: 'exchange', seat: 0, out: ['education+'], in: [], keep: ['education-'] },
  ],
  'same-issue': [
    exchanging,
    { kind: 'exchange', seat: 0, out: ['welfare+'], in: ['education-'], keep: ['welfare+'] },
  ],
  'region-not-there': [meeting, { kind: 'meetings', seat: 0, buy: [{ region: 'BY', count: 1 }] }],
  'region-twice': [
    meeting,
    {
      kind: 'meetings',
      seat: 0,
      buy: [
        { region: 'HE', count: 1 },
        { region: 'HE', count: 1 },
      ],
    },
  ],
  'too-many-meetings': [meeting, { kind: 'meetings', seat: 0, buy: [{ region: 'BB', count: 3 }] }],
  'supply-short': [
    meeting,
    {
      kind: 'meetings',
      seat: 0,
      buy: [
        { region: 'NDS', count: 8 },
        { region: 'HE', count: 7 },
      ],
    },
  ],
  'politician-not-there': [
    at('send-politicians'),
    { kind: 'send', seat: 0, cards: [{ politician: 'lead-candidate', region: 'BB' }] },
  ],
  'politician-twice': [
    at('send-politicians', { regions: [{ id: 'BB' }, { id: 'HE' }] }),
    { kind: 'send', seat: 0, cards: ['BB', 'HE'].map(region => ({ politician: 'backbencher', region })) },
  ],
  'block-not-there': [
    at('starting-blocks', { round: 0 }),
    { kind: 'starting-block', seat: 0, blocks: ['F'], meetings: [], trend: [], media: [], votes: [] },
  ],
  'deed-not-there': [acting, { kind: 'act', seat: 0, deed: { deed: 'votes' } }],
  'target-not-there': [acting, { kind: 'act', seat: 0, deed: { deed: 'media', from: 2, place: true } }],
  'trend-not-there': [
    at('politicians-resolve', {
      ruleset: '2006-7',
      regions: [{ id: 'HE', trend: { B: -3 }, row: [{ seat: 'A', politician: 'foreign-minister' }] }],
    }),
    { kind: 'resolve', seat: 0, politician: 'foreign-minister', deed: { deed: 'other-trend', target: 1 } },
  ],
  'exchange-not-there': [
    at('media-influence', { regions: [{ id: 'BB', media: { A: 1 }, open: ['education+', 'transport+'] }] }),
    { kind: 'influence', seat: 0, exchange: { out: 'education+', in: 'transport-' } },
  ],
  'not-publishable': [looking, { kind: 'poll-use', seat: 0, publish: true }],
  'seat-not-there': [
    at('coalitions', { ruleset: '2006-7', players: allied, regions: [{ tiles: ['A', 'B'] }] }),
    { kind: 'coalition', seat: 0, partner: 2 },
  ],
  'replace-needed': [winning, { kind: 'nationalise', seat: 0, opinion: 'taxes+', replace: null }],
  'line-not-there': [published, { kind: 'poll-lines', seat: 0, parties: ['cdu', 'cdu'] }],
  'donation-not-there': [at('pay-out'), { kind: 'donation', seat: 0, amount: 50_000, take: true }],
};

describe('refusals', () => {
  const codes = REFUSAL_CODES.filter(code => code !== 'stale');

  it.each(codes)('%s is reached, and the game stays as it was', code => {
    const [game, action] = REFUSED[code];
    const before = JSON.stringify(game);
    expect(refused(game, action).code).toBe(code);
    expect(JSON.stringify(game)).toBe(before);
  });

  it('stale is reached by a version that is not the game’s', () => {
    const tried = attempt(meeting, { kind: 'meetings', seat: 0, buy: [] }, meeting.version + 1);
    expect(tried).toMatchObject({ ok: false, refusal: { code: 'stale', figures: { given: 1, version: 0 } } });
  });
});
