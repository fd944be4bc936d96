// What happened as acts with headline, reason and consequences: `vitest run tests/words/story.test.ts -u` writes the files
// after a change that is meant.
import { RULESETS, type RulesetId } from '@macher/editions';
import { at, clone, eventsFor, type GameEvent, view } from '@macher/engine';
import {
  type Act,
  actsIn,
  caption,
  changesOthers,
  consequences,
  effectsOn,
  headline,
  joined,
  LANGUAGES,
  reasonText,
  type Subject,
  touched,
  type Wording,
  why,
  wordingIn,
} from '@macher/words';
import { describe, expect, it } from 'vitest';
import { deal, playWithEvents, walk } from '../walk.ts';

const words = wordingIn('en');

/** As many acts of each kind as show how it varies. */
const OF_EACH_KIND = 3;

describe('the story', () => {
  it.each(RULESETS)('of %s reads as it did', async ruleset => {
    const found = new Map<string, string[]>();
    eachAct(ruleset, (act, subject) => {
      const kind = act.events[0].event;
      const texts = found.get(kind) ?? [];
      const text = told(act, subject);
      if (texts.length < OF_EACH_KIND && !texts.includes(text)) found.set(kind, [...texts, text]);
    });
    const text = [...found.keys()].sort().flatMap(kind => [`${kind}:`, ...(found.get(kind) ?? [])]);
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`./stories/${ruleset}.golden.txt`);
  });

  it.each(RULESETS)('of %s has short headlines', ruleset => {
    const headlines: string[] = [];
    eachAct(ruleset, (act, subject) => headlines.push(headline(words, subject, act)));
    const long = headlines.filter(({ length }) => length > 90);
    expect(long.length / headlines.length).toBeLessThan(0.03);
    expect(long.filter(({ length }) => length > 120)).toEqual([]);
  });

  it.each(LANGUAGES)('has every act, reason and consequence in %s', language => {
    const spoken = wordingIn(language);
    for (const ruleset of RULESETS) eachAct(ruleset, (act, subject) => expectWords(spoken, act, subject));
  });
});

describe('an act', () => {
  const SUBJECT = subjectOf(deal({ ruleset: '2019-4', players: 4 }, 'story'));
  const [one, two, three]: GameEvent[] = [1, 2, 3].map(seat => ({ event: 'media-passed', seat }));

  it('passes in a row are one line, no matter who decided', () => {
    const acts = [one, two, three].flatMap(event => (event === undefined ? [] : actsIn([event])));
    const all = acts.reduce((before, act) => joined(before, act) ?? act);
    expect(headline(words, SUBJECT, all)).toBe('The SPD, the Greens, and the CDU/CSU buy no media marker.');
    expect(consequences(words, SUBJECT, all, 1)).toEqual([]);
    expect(why(words, SUBJECT, all)).toBeNull();
  });

  it('passes of different kinds, or with something between them, are not', () => {
    const [passed] = actsIn([{ event: 'media-passed', seat: 1 }]);
    const [raised] = actsIn([{ event: 'raise-passed', seat: 1 }]);
    const [bought] = actsIn([{ event: 'media-bought', seat: 1, region: 'BE', paid: 1 }]);
    expect(passed && raised && joined(passed, raised)).toBeNull();
    expect(passed && bought && joined(passed, bought)).toBeNull();
  });

  it('what several discard is one line, and so are new opinions with those that make way for them', () => {
    const discards = [1, 2].map(
      (seat): GameEvent => ({ event: 'policies-discarded', seat, cards: ['taxes+'] }),
    );
    const [discarded, ...others] = actsIn(discards);
    expect(others).toEqual([]);
    expect(discarded && headline(words, SUBJECT, discarded)).toBe(
      'The SPD and the Greens discard what they don’t keep.',
    );
    const opinions: GameEvent[] = [
      { event: 'opinion-discarded', region: 'BE', card: 'taxes+' },
      { event: 'opinion-opened', region: 'BE', card: 'taxes-' },
      { event: 'opinion-opened', region: 'HE', card: 'taxes-' },
    ];
    const [opened, ...more] = actsIn(opinions);
    expect(more).toEqual([]);
    expect(opened && headline(words, SUBJECT, opened)).toBe('New opinions in Berlin and Hesse.');
  });

  it('a sealed decision is none', () => {
    expect(actsIn([{ event: 'sealed', seat: 0, kind: 'bid' }])).toEqual([]);
  });

  it('that sends one politician needs no list of them, one that sends two has it', () => {
    const politician = at(SUBJECT.rules.politicians, 0).id;
    const sent = (...regions: string[]): number => {
      const cards = regions.map(region => ({ region, politician }));
      return consequences(
        words,
        SUBJECT,
        { shape: 'head', events: [{ event: 'politicians-sent', seat: 1, cards }] },
        null,
      ).length;
    };
    expect([sent('BE'), sent('BE', 'BY'), sent('BE', 'BY', 'HH')]).toEqual([0, 2, 3]);
  });

  it('what happened to you comes first among the consequences', () => {
    const act: Act = {
      shape: 'head',
      events: [
        { event: 'poll-published', seat: 1, region: 'BE', poll: SUBJECT.rules.polls[0]?.id ?? '' },
        ...[1, 0].map(
          (seat): GameEvent => ({
            event: 'trend-moved',
            seat,
            region: 'BE',
            from: 0,
            to: SUBJECT.rules.trend.at(-1) ?? 0,
            cause: { by: 'block' },
          }),
        ),
      ],
    };
    expect(consequences(words, SUBJECT, act, 0).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(consequences(words, SUBJECT, act, null).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(touched(act.events)).toEqual({ regions: ['BE'], seats: [1, 0] });
  });

  it('makes you ask what it does to you if it changes what others would get in a region', () => {
    const found = new Set<boolean>();
    walk({ ruleset: '2019-4', players: 4 }, 'asked', ({ game, action }) => {
      const before = view(game, 0);
      const after = clone(game);
      const [act] = actsIn(eventsFor(playWithEvents(after, action), 0));
      if (act === undefined || touched(act.events).seats.includes(0)) return;
      const seen = view(after, 0);
      const gained = after.players.flatMap((_, seat) => effectsOn(seat, before, seen));
      const isAsked = gained.filter(({ region }) => region !== null).length > 0;
      expect(changesOthers(act, 0, before, seen)).toBe(isAsked);
      found.add(isAsked);
    });
    expect(found.size).toBe(2);
  });

  it('a caption says what an act does to you, or that it does nothing', () => {
    const captions = new Set<string | null>();
    for (const seed of ['captions', 'media', 'control'])
      walk({ ruleset: '2019-4', players: 4 }, seed, ({ game, action }) => {
        const before = view(game, 0);
        const after = clone(game);
        const events = eventsFor(playWithEvents(after, action), 0);
        for (const act of actsIn(events).slice(0, 1))
          captions.add(
            caption(words, subjectOf(game), act, { you: 0, before, after: view(after, 0) }).effect,
          );
      });
    const effects = [...captions].join(' ');
    expect(effects).toContain('Your figures stay as they are.');
    expect(effects).toMatch(/You: \d+ → \d+ votes in [A-Z]/);
    expect(effects).toMatch(/You: \d+ → \d+ points( for votes and win)? if [A-Z]\w+/);
    expect(effects).toMatch(/You no longer control the media in [A-Z]/);
    expect(effects).toMatch(/You: members \d+ → \d+\./);
  });
});

function told(act: Act, subject: Subject): string {
  const reason = why(words, subject, act);
  const lines = [
    ...(reason === null ? [] : [`why: ${reason}`]),
    ...consequences(words, subject, act, 0).map(({ text }) => text),
  ];
  return [`  ${headline(words, subject, act)}`, ...lines.map(line => `    ${line}`)].join('\n');
}

function subjectOf(game: ReturnType<typeof deal>): Subject {
  return { rules: game.rules, parties: game.players.map(({ party }) => party) };
}

/** Three games of each, walked once. */
const WALKED = new Map<RulesetId, readonly { readonly act: Act; readonly subject: Subject }[]>();

function eachAct(ruleset: RulesetId, look: (act: Act, subject: Subject) => void): void {
  const acts = WALKED.get(ruleset) ?? [0, 1, 2].flatMap(seed => actsOf(ruleset, seed));
  WALKED.set(ruleset, acts);
  for (const { act, subject } of acts) look(act, subject);
}

function actsOf(ruleset: RulesetId, seed: number) {
  const acts: { act: Act; subject: Subject }[] = [];
  walk({ ruleset, players: 4 }, `story-${seed}`, ({ game, action }) => {
    const subject = subjectOf(game);
    const events = eventsFor(playWithEvents(clone(game), action), 0);
    for (const act of actsIn(events)) acts.push({ act, subject });
  });
  return acts;
}

function expectWords(spoken: Wording, act: Act, subject: Subject): void {
  const texts = [
    headline(spoken, subject, act),
    why(spoken, subject, act) ?? '.',
    ...act.events.map(event => reasonText(spoken, subject, event) ?? '.'),
    ...consequences(spoken, subject, act, 0).map(({ text }) => text),
  ];
  if (texts.some(text => !/^[^{}]+$/.test(text))) expect(texts).toBe('whole sentences');
}
