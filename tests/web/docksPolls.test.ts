import {
  awaited,
  clone,
  determinize,
  foresee,
  foreseePoll,
  isPublishable,
  type LineFate,
  lineFate,
  play,
  refuseAction,
  view,
} from '@macher/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { plannedView } from '../../packages/web/src/table/dock/dock.ts';
import {
  auctionIn,
  bidders,
  isLast,
  possibleWinners,
} from '../../packages/web/src/table/dock/plans/bidding.ts';
import { pollIn, possiblePolls } from '../../packages/web/src/table/dock/plans/polls.ts';
import { regionIn } from '../../packages/web/src/table/dock/plans/regions.ts';
import { planFor, questionTo, visitDecisions, visitQuestions } from './asking.ts';

beforeAll(() => speak('en'));

describe('[2019 §2 phase 8] [2006 §6.2.7] the auction of a poll', () => {
  it('the top card is one of the possible ones, and so is whatever else it could be', () => {
    visitQuestions(['poll-bid'], 'tops', ({ asked }, { game }) => {
      const possible = possiblePolls(asked.view, asked.choice.back).map(({ id }) => id);
      expect(possible).toContain(game.polls.pile.at(-1));
      for (const seed of ['one', 'two', 'three'])
        expect(possible).toContain(determinize(asked.view, seed).polls.pile.at(-1));
      for (const { poll } of asked.view.polls.discards) expect(possible).not.toContain(poll);
    });
  });

  it('who leads, who has passed and who is asked is what the auction says', () => {
    visitQuestions(['poll-bid'], 'standings', ({ asked: { view: seen, seat: own } }) => {
      const frame = auctionIn(seen);
      const standings = bidders(seen, own);
      const seatsAs = (wanted: string) =>
        standings.flatMap(({ seat, standing }) => (standing === wanted ? [seat] : [])).sort();
      expect(standings.map(({ seat }) => seat).sort()).toEqual([...seen.players.keys()]);
      expect(seatsAs('asked')).toEqual([own]);
      expect(seatsAs('leads')).toEqual(frame?.leader == null ? [] : [frame.leader]);
      expect(seatsAs('passed')).toEqual([...(frame?.passed ?? [])].sort());
      expect(possibleWinners(seen, own)).toEqual([own, ...seatsAs('leads')]);
    });
  });

  it('those who follow are those who are asked next, and when nobody follows nobody is', () => {
    const asked = new Set<boolean>();
    visitQuestions(['poll-bid'], 'followers', ({ asked: { view: seen, seat } }, { game }) => {
      const followers = bidders(seen, seat).filter(({ standing }) => standing === 'follows');
      const after = clone(game);
      play(after, { kind: 'poll-bid', seat, amount: null });
      const [next] = awaited(after);
      const isSame = auctionIn(view(after, seat))?.region === auctionIn(seen)?.region;
      const isAsked = isSame && next?.kind === 'poll-bid';
      if (isAsked) expect(followers.map(follower => follower.seat)).toContain(next.seat);
      else if (game.rules.pollAuction === 'once-around') expect(followers).toEqual([]);
      asked.add(isAsked);
    });
    expect(asked.size).toBe(2);
  });

  it('the least bid is enough for the seat that is told so, and for no other', () => {
    const told = new Set<boolean>();
    visitQuestions(['poll-bid'], 'last', ({ asked }, { game, action }) => {
      const { range } = asked.choice;
      if (range === null) return;
      const after = clone(game);
      play(after, { kind: 'poll-bid', seat: action.seat, amount: range.min });
      const { frames } = view(after, action.seat);
      const isWon = frames.some(frame => frame.phase === 'poll-use' && frame.seat === action.seat);
      told.add(isWon);
      expect(isLast(asked.view, action.seat)).toBe(isWon);
    });
    expect(told.size).toBe(2);
  });
});

describe('[2019 §2 phase 8.3] [2006 §6.2.7] a poll in the hand', () => {
  it('can be published, and its lines, as the choice says', () => {
    visitQuestions(['poll-use', 'poll-lines'], 'lines', ({ asked }, { game }) => {
      const { choice, seat, view: seen } = asked;
      const poll = pollIn(seen.rules, choice.poll);
      const region = regionIn(seen, choice.region);
      if (poll === null || region === null) throw new Error('no such poll or region');
      expect(poll.id).toBe(choice.poll);
      if (choice.kind === 'poll-use')
        expect(isPublishable(seen, seat, poll)).toBe(
          refuseAction(game, { kind: 'poll-use', seat, publish: true }) === null,
        );
      else
        expect(
          Object.keys(poll.changes).filter(party => lineFate(seen, region, seat, poll, party) === 'moves'),
        ).toEqual(choice.lines);
    });
  });

  it('moves the trends of those lines whose fate it is, before and after it is won', () => {
    const fates = new Set<LineFate>();
    visitQuestions(
      ['poll-use'],
      'fates',
      ({ asked: { choice, seat, view: seen } }) => {
        const poll = pollIn(seen.rules, choice.poll);
        const region = regionIn(seen, choice.region);
        if (poll === null || region === null || !choice.publishable) return;
        const publish = { kind: 'poll-use', seat, publish: true } as const;
        const after = regionIn(foresee(seen, publish), region.id);
        for (const party of Object.keys(poll.changes)) {
          const fate = lineFate(seen, region, seat, poll, party);
          const owner = seen.players.findIndex(player => player.party === party);
          fates.add(fate);
          expect(after?.trend[owner] !== region.trend[owner]).toBe(fate === 'moves');
        }
        const beforehand = foreseePoll(seen, region.id, poll.id, publish);
        expect(regionIn(beforehand, region.id)?.trend).toEqual(after?.trend);
      },
      100,
    );
    expect([...fates].sort()).toEqual(['at-end', 'moves', 'not-playing', 'others-rise', 'protected']);
  });

  it('[2006 §6.2.7] kept quiet brings a base within what is said', () => {
    const bases = new Set<string>();
    visitDecisions('quiet', ({ game, action: { kind, seat } }) => {
      if (kind !== 'poll-use' && kind !== 'poll-lines') return;
      const action =
        kind === 'poll-use'
          ? ({ kind, seat, publish: false } as const)
          : ({ kind, seat, parties: null } as const);
      const { dock, asked } = questionTo(game, action);
      const plan = planFor(asked, action);
      const value = dock.totals?.(asked, plan, plannedView(dock, asked, plan))[0]?.value;
      const [least = 0, most = least] = String(value).split(' – ').map(Number);
      const after = clone(game);
      play(after, action);
      const base = after.players[seat]?.base ?? 0;
      expect(base).toBeGreaterThanOrEqual(least);
      expect(base).toBeLessThanOrEqual(most);
      const { quietPoll, die } = game.rules;
      const spread = quietPoll.dice === 0 ? 0 : Math.max(...die) - Math.min(...die);
      expect(most - least).toBe(quietPoll.dice * spread);
      bases.add(kind);
    });
    expect(bases.size).toBe(2);
  });
});
