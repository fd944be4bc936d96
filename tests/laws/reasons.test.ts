// What happens says why: the reasons that events carry fit the rules and the boards.
import {
  type Action,
  clone,
  type EventOf,
  electionReason,
  type GameEvent,
  type Kind,
  type MajorityReason,
  type MostVotesReason,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { deal, playWithEvents, TABLES, walk } from '../walk.ts';

/** What can be the cause of a change while a decision of this kind is played. */
const CAUSES: Partial<Record<Kind, readonly string[]>> = {
  'starting-block': ['block'],
  pay: ['politician'],
  'pay-next': ['politician'],
  act: ['politician'],
  resolve: ['politician'],
  'poll-use': ['poll', 'quiet-poll'],
  'poll-lines': ['poll', 'quiet-poll'],
  donation: ['donation', 'refusal'],
  'lay-donation': ['donation', 'refusal', 'extra-dice'],
};

describe.each(TABLES)('reasons: $ruleset, $players players', table => {
  it('a change has a cause that fits the decision, and votes and members come with their election', () => {
    const seen = new Set<string>();
    eachDecision(table, (events, action) => {
      for (const { cause } of events.filter(isChange)) {
        seen.add(cause.by);
        const isCounted = cause.by === 'meetings' || cause.by === 'national';
        if (!isCounted && CAUSES[action.kind] !== undefined)
          expect(CAUSES[action.kind], action.kind).toContain(cause.by);
      }
    });
    for (const by of ['block', 'meetings']) expect([...seen]).toContain(by);
  });

  it('an election says what decided it', () => {
    let held = 0;
    eachDecision(table, events => {
      for (const event of events.filter(isElection)) {
        held += 1;
        if (event.why.rule === 'most-votes') expectMostVotes(event, event.why);
        else expectMajority(event, event.why);
      }
    });
    expect(held).toBe(Number(table.ruleset.slice(-1)));
  });

  it('a politician that acts is named before what it does', () => {
    eachDecision(table, events => {
      for (const [index, event] of events.entries()) {
        if (!isChange(event) || event.cause.by !== 'politician') continue;
        const { politician, seat } = event.cause;
        const acted = events.slice(0, index).findLast(({ event: name }) => name === 'politician-acted');
        expect(acted).toMatchObject({ politician, seat });
      }
    });
  });
});

describe('why this partner', () => {
  const PLATFORM = ['education+', 'digitalisation+', 'genetics+'] as const;

  function search(votes: number[], start: number, ...common: number[]) {
    const { rules } = deal({ ruleset: '2019-4', players: 4 }, 'partner');
    const platforms = [PLATFORM, ...common.map(count => PLATFORM.slice(0, count))];
    const players = platforms.map(platform => ({ platform }));
    const reason = electionReason({ rules, start, players, coalitions: [] }, { id: 'BB', votes, stack: [] });
    return reason.rule === 'majority' ? reason.search : null;
  }

  it('[2019 §2 phase 9b.2] every candidate with what they reach together, and the policies in common', () => {
    expect(search([33, 27, 24, 7], 0, 1, 2, 0)).toEqual({
      seeker: 0,
      strongest: [0],
      platform: PLATFORM,
      candidates: [
        { seat: 1, together: 60, reaches: true, common: ['education+'] },
        { seat: 2, together: 57, reaches: true, common: ['education+', 'digitalisation+'] },
        { seat: 3, together: 40, reaches: false, common: [] },
      ],
      partner: 2,
      decidedBy: 'common',
    });
  });

  it.each([
    ['nobody reaches the majority with them', [20, 10, 9, 8], 'nobody-reaches', null],
    ['only one does', [33, 27, 9, 8], 'only-one', 1],
    ['as much in common: the first in turn order', [33, 27, 27, 8], 'turn-order', 2],
  ] as const)('[R41] %s', (_title, votes, decidedBy, partner) => {
    expect(search([...votes], 2, 1, 1, 0)).toMatchObject({ decidedBy, partner });
  });

  it('[R41] of equally strong parties the first in turn order looks for a partner', () => {
    expect(search([30, 30, 30, 0], 1, 1, 1, 0)).toMatchObject({ seeker: 1, strongest: [1, 2, 0] });
  });

  it('nobody looks for one with a majority, or without votes', () => {
    expect(search([50, 49, 0, 0], 0, 1, 1, 1)).toBeNull();
    expect(search([0, 0, 0, 0], 0, 1, 1, 1)).toBeNull();
  });
});

function expectMostVotes({ election }: EventOf<'election-held'>, why: MostVotesReason): void {
  const winners = election.outcome === 'no-votes' ? [] : why.sides[0]?.seats;
  expect([...election.winners].sort()).toEqual([...(winners ?? [])].sort());
  expect(why.decidedBy === 'votes').toBe(!/nose|no-votes/.test(election.outcome));
}

function expectMajority({ election }: EventOf<'election-held'>, { search }: MajorityReason): void {
  expect(search !== null).toBe(['coalition', 'alone'].includes(election.outcome));
  if (election.outcome === 'coalition') expect(election.winners).toEqual([search?.seeker, search?.partner]);
  if (election.outcome === 'alone') expect(search?.decidedBy).toBe('nobody-reaches');
}

function eachDecision(
  table: (typeof TABLES)[number],
  look: (events: readonly GameEvent[], action: Action) => void,
): void {
  walk(table, 'reasons', ({ game, action }) => look(playWithEvents(clone(game), action), action));
}

type Change = EventOf<'trend-moved' | 'votes-gained' | 'base-changed'>;

function isChange(event: GameEvent): event is Change {
  return 'cause' in event;
}

function isElection(event: GameEvent): event is EventOf<'election-held'> {
  return event.event === 'election-held';
}
