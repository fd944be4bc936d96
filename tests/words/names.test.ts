// Sentences with names in them, in every language: `vitest run tests/words/names.test.ts -u` writes the files after a
// change that is meant. Read how a sentence sounds of one party and of several.
import { rulesOf } from '@macher/editions';
import {
  clone,
  type EventName,
  eventsFor,
  type GameEvent,
  OUTCOMES,
  type RegionId,
  type Rules,
} from '@macher/engine';
import {
  actsIn,
  eventText,
  headline,
  LANGUAGES,
  type Language,
  outcomeText,
  reasonText,
  type Subject,
  type Wording,
  wordingIn,
} from '@macher/words';
import { describe, expect, it } from 'vitest';
import { playWithEvents, walk } from '../walk.ts';

const REGIONS = rulesOf('2006-7').regions.map(({ id }) => id);
const PARTIES = ['spd', 'gruene', 'cdu', 'linke', 'fdp'];
const EVENTS = eventsOfEachKind();
const TOGETHER = actsTogether();

describe.each(LANGUAGES)('%s: names in sentences', language => {
  const words = wordingIn(language);

  it('read as they did, of one party and of several', async () => {
    const lines = [...EVENTS]
      .sort(([one], [other]) => one.localeCompare(other))
      .flatMap(([, events]) => {
        const told = events.flatMap(event =>
          PLACES.flatMap(place => sentences(words, language, place, event)),
        );
        return [...new Set(told)];
      });
    const text = [...lines, ...outcomes(words), ...TOGETHER.map(act => headline(words, actedBy(0), act)), ''];
    await expect(text.join('\n')).toMatchFileSnapshot(`./told/${language}.golden.txt`);
  });

  it('every kind of sentence can be said of every party in every state', () => {
    for (const event of [...EVENTS.values()].flat())
      for (const first of PARTIES.keys())
        for (const region of REGIONS)
          for (const text of sentences(words, language, { first, region }, event))
            expect(text).toMatch(WHOLE);
  });
});

describe('a name', () => {
  const named = (language: Language, region: RegionId): string =>
    wordingIn(language).named.region(region).forms['in']?.replaceAll('\u00A0', ' ') ?? '';

  it.each([
    ['de', 'SL', 'im Saarland'],
    ['de', 'NRW', 'in Nordrhein-Westfalen'],
    ['pl', 'HE', 'w Hesji'],
    ['pl', 'MV', 'w Meklemburgii-Pomorzu Przednim'],
    ['it', 'HH', 'ad Amburgo'],
    ['it', 'SH', 'nello Schleswig-Holstein'],
    ['fr', 'BE', 'à Berlin'],
    ['fr', 'SH', 'dans le Schleswig-Holstein'],
    ['fr', 'HE', 'en Hesse'],
  ] as const)('%s: %s has its preposition', (language, region, told) => {
    expect(named(language, region)).toBe(told);
  });

  it('several are in the plural, and only the first begins a sentence', () => {
    const { named: names } = wordingIn('de');
    const both = names.list([names.party('spd'), names.party('fdp')]);
    expect([both.number, both.forms['the'], both.forms['The']]).toEqual([
      'many',
      'die SPD und die FDP',
      'Die SPD und die FDP',
    ]);
    expect(names.list([names.party('spd')]).number).toBe('one');
    expect(names.list([names.party('gruene')]).number).toBe('many');
  });

  it('is marked, but what stands before it is not', () => {
    const marked = wordingIn('fr').marked((kind, id, name) => `<${kind} ${id}>${name}</>`);
    expect(marked.named.party('gruene').forms['The']).toBe('Les <party gruene>Verts</>');
    expect(marked.named.region('HH').forms['in']).toBe('à <region HH>Hambourg</>');
  });

  it('that is none is an error', () => {
    expect(() => wordingIn('it').named.party('nobody')).toThrow(/nobody/);
  });
});

/** A whole sentence: it begins like one, ends like one, and has no hole and no space too many. */
const WHOLE = /^(?!.*(?:undefined|null|NaN|[{}[\]@]| {2}| [.,]))[\p{Lu}—–\d].*[.—–)!?]$/su;

/** An event, and by which rules it happened. */
interface Sample {
  readonly event: GameEvent;
  readonly rules: Rules;
}

interface Place {
  readonly first: number;
  readonly region: RegionId;
}

/** One party in a state that is no feminine anywhere, then several people's party in a town. */
const PLACES: readonly Place[] = [
  { first: 0, region: 'SL' },
  { first: 1, region: 'HH' },
];

/** This party at the seat that acts, and the others around it. */
function actedBy(first: number, seat = 0, rules: Rules = rulesOf('2006-7')): Subject {
  const parties = PARTIES.map(
    (_, index) => PARTIES[(index + first - seat + PARTIES.length) % PARTIES.length],
  );
  return { rules, parties: parties.map(party => party ?? '') };
}

function sentences(
  words: Wording,
  language: Language,
  { first, region }: Place,
  { event, rules }: Sample,
): string[] {
  const subject = actedBy(first, 'seat' in event ? event.seat : 0, rules);
  const there = movedTo(event, region);
  const reason = reasonText(words, subject, there);
  const told = eventText(words, subject, there);
  expect(language === 'fr' && / :/.test(told)).toBe(false);
  return reason === null ? [told] : [told, reason];
}

/** The same event in other states. */
function movedTo(event: GameEvent, region: RegionId): GameEvent {
  const places = [region, 'BE', 'BY', 'NRW', 'TH'];
  return JSON.parse(JSON.stringify(event), (key, value) => {
    if (key === 'region') return places.shift() ?? region;
    return key === 'regions' ? [region, 'BE'] : value;
  });
}

function outcomes(words: Wording): string[] {
  return OUTCOMES.flatMap(outcome =>
    (SEVERAL.includes(outcome) ? [[0, 1]] : [[0], [1]]).map(winners => {
      const win = [0, 1, 2].map(seat => (winners.includes(seat) ? 5 : 0));
      const held = { region: 'SL', outcome, winners, beaten: null, win, votes: win, mandates: win };
      return outcomeText(words, actedBy(0), held);
    }),
  );
}

/** Nobody wins these alone. */
const SEVERAL: readonly (typeof OUTCOMES)[number][] = [
  'several',
  'coalition',
  'alliance',
  'alliance-by-a-nose',
];

/** Two of each kind, from two games of each kind of rules. */
function eventsOfEachKind(): Map<EventName, Sample[]> {
  const found = new Map<EventName, Sample[]>();
  eachEvents((events, rules) => {
    for (const event of events) {
      const known = found.get(event.event) ?? [];
      if (known.length < 2) found.set(event.event, [...known, { event, rules }]);
    }
  });
  return found;
}

function actsTogether() {
  const found = new Map<EventName, ReturnType<typeof actsIn>[number]>();
  eachEvents(events => {
    for (const act of actsIn(events)) {
      const kind = act.events[0].event;
      if ((act.shape === 'many' || act.shape === 'passes') && act.events.length > 1) found.set(kind, act);
    }
  });
  return [...found.values()];
}

function eachEvents(look: (events: readonly GameEvent[], rules: Rules) => void): void {
  for (const ruleset of ['2019-4', '2006-7', '1997-7'] as const)
    for (const seed of ['told', 'told again'])
      walk({ ruleset, players: 4 }, seed, ({ game, action }) => {
        look(eventsFor(playWithEvents(clone(game), action), 0), game.rules);
      });
}
