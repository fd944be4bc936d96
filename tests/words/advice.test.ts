import { botOf, type Reason } from '@macher/bots';
import { CAUSES, compareWithBest } from '@macher/bots/analysis';
import { attentiveView, choiceAt, type Kind, type RegionId, randomOf } from '@macher/engine';
import { LANGUAGES, wordingIn } from '@macher/words';
import {
  ADVICE,
  actionText,
  adviceWith,
  causeLabel,
  causesText,
  pointsText,
  whyText,
} from '@macher/words/advice';
import { describe, expect, it } from 'vitest';
import { sampled } from '../long.ts';
import { TABLES, walk } from '../walk.ts';

/** No hole, no code word, no leftover of a message. */
const PHRASE = /^[^{}[\]]*\S$/u;
const CODE = /undefined|\bnull\b|\bnone\b/;

describe.each(LANGUAGES)('advice in %s', language => {
  const advice = adviceWith(wordingIn(language), ADVICE[language]);

  it('says of every kind of action what it does', () => {
    const kinds = new Set<Kind>();
    for (const table of sampled(TABLES, TABLES.length))
      walk(table, `advice-${language}`, ({ game, action, random }) => {
        if (kinds.has(action.kind) && random(9) > 0) return;
        kinds.add(action.kind);
        const subject = { rules: game.rules, parties: game.players.map(({ party }) => party) };
        const text = actionText(advice, subject, choiceAt(game, action.seat), action);
        expect(text).toMatch(PHRASE);
        expect(text).not.toMatch(CODE);
      });
    expect(kinds.size).toBeGreaterThanOrEqual(31);
  });

  it('says which bonus of a starting block goes where', () => {
    const texts = new Set<string>();
    for (const table of sampled(TABLES, TABLES.length))
      walk(table, 'blocks', ({ game, action }) => {
        if (action.kind !== 'starting-block' || action.meetings.join() === action.trend.join()) return;
        const subject = { rules: game.rules, parties: game.players.map(({ party }) => party) };
        const turned = { ...action, meetings: action.trend, trend: action.meetings };
        const choice = choiceAt(game, action.seat);
        const [one, other] = [action, turned].map(each => actionText(advice, subject, choice, each));
        expect(one).not.toBe(other);
        texts.add(`${one}`);
      });
    expect(texts.size).toBeGreaterThan(5);
  });

  it('has a name for every cause, with and without a state', () => {
    const label = (what: (typeof CAUSES)[number], region: RegionId | null) =>
      causeLabel(advice, { what, region, politician: null, points: 1 });
    const names = CAUSES.map(what => label(what, null));
    expect(new Set(names).size).toBe(CAUSES.length);
    for (const name of names) expect(name).toMatch(PHRASE);
    expect(label('seats', 'HE')).toContain(advice.words.region('HE'));
    const kept = { what: 'politicians', region: null, politician: 'backbencher', points: 1 } as const;
    expect(causeLabel(advice, kept)).toContain(advice.words.politician('backbencher'));
  });

  it('tells why, whatever the reason', () => {
    const subject = { rules: RULES, parties: ['spd', 'cdu', 'fdp'] };
    for (const reason of REASONS) {
      const text = whyText(advice, subject, reason);
      expect(text).toMatch(/^[^{}[\]]+\.$/u);
      expect(text).not.toMatch(CODE);
    }
  });
});

const REASONS: readonly Reason[] = [
  { kind: 'chance' },
  { kind: 'rule' },
  { kind: 'forced' },
  { kind: 'spare', points: 0 },
  { kind: 'best', points: 3.2 },
  { kind: 'overtake', region: 'HE', votes: 4.4, rival: 1 },
  { kind: 'votes', region: 'HE', votes: 1 },
  { kind: 'agree', cards: [], points: 0 },
  { kind: 'agree', cards: ['education+'], points: 2 },
  { kind: 'bid', worth: 1.2 },
  { kind: 'ahead', margin: 4, script: 3, plans: 8, worlds: 4 },
];

const { game: played } = walk({ ruleset: '2019-4', players: 3 }, 'advice', () => {});
const RULES = played.rules;

describe('points', () => {
  const english = adviceWith(wordingIn('en'), ADVICE.en);

  it('have a sign, and digits where they are few', () => {
    expect([2.44, -0.55, 12.4, 0].map(points => pointsText(english, points))).toEqual([
      '+2.4',
      '−0.6',
      '+12',
      '0.0',
    ]);
    expect(pointsText(adviceWith(wordingIn('de'), ADVICE.de), -1.5)).toBe('−1,5');
  });

  it('of three causes, the largest first', () => {
    const cause = (what: 'seats' | 'money' | 'trend' | 'members', points: number) =>
      ({ what, region: null, politician: null, points }) as const;
    const all = [cause('seats', 2), cause('money', -1), cause('trend', 0.5), cause('members', 0.1)];
    expect(causesText(english, all)).toBe('Seats +2.0, Money −1.0, Trend +0.5');
  });
});

describe('bots and words speak of the same', () => {
  it('every reason of a bot in a game, and every cause of a comparison, can be told', () => {
    const english = adviceWith(wordingIn('en'), ADVICE.en);
    walk({ ruleset: '2006-7', players: 3 }, 'told', ({ game, action: { seat } }) => {
      if (game.version % 60 !== 0) return;
      const subject = { rules: game.rules, parties: game.players.map(({ party }) => party) };
      const [seen, choice] = [attentiveView(game, seat), choiceAt(game, seat)];
      const { action, reason } = botOf('2').decide(seen, choice, randomOf('told'));
      expect(whyText(english, subject, reason)).toMatch(/\.$/);
      const better = compareWithBest(seen, choice, action, {
        worlds: { seek: 1, judge: 1, care: 1 },
        seed: 'told',
      });
      expect(causesText(english, better?.causes ?? [])).not.toMatch(CODE);
    });
  });
});
