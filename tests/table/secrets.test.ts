import {
  type Action,
  attentiveView,
  clone,
  deciders,
  determinize,
  type Game,
  randomOf,
  refuseAction,
  type Seat,
  view,
} from '@macher/engine';
import type { Entry, Happening, News, Sheet } from '@macher/protocol';
import {
  apply,
  countedSheetFor,
  type Host,
  letterFor,
  newsFor,
  seatOf,
  sheetFor,
  type Table,
  type Viewer,
} from '@macher/table';
import { describe, expect, it } from 'vitest';
import { sealed } from '../../packages/table/src/seals.ts';
import { louder } from '../../packages/table/src/talk.ts';
import { REDEALS } from '../laws/redeal.ts';
import { expectSame, isSame } from '../same.ts';
import { playWithEvents, SOME_TABLES, TABLES, type Visit, walk } from '../walk.ts';
import {
  ANNA,
  anyAct,
  BERND,
  hosted,
  isAsked,
  Onlooker,
  Paper,
  PEOPLE,
  type Plan,
  REQUEST_NAME,
  SALT,
  SEED,
  send,
  ZOE,
} from './world.ts';

const PROMISE = { commitment: 'everybody can see it', salt: 'nobody can' };

/** A table where everybody is seated, and has written and said something. */
function livelyTable(plan: Plan & { players: number }): Table {
  const people = PEOPLE.slice(0, plan.players);
  const paper = new Paper({ ...plan, dealing: PROMISE }).seat(...people);
  for (const person of people) paper.do(person, { kind: 'note', text: `note of ${person.id}` });
  paper.do(ANNA, { kind: 'say', room: 'players', text: 'hello' });
  return paper.do(ZOE, { kind: 'say', room: 'spectators', text: 'psst' }).table;
}

/** Everybody at the table, a spectator with a name, and one who isn't signed in. */
function viewersOf({ places }: Table): Viewer[] {
  return [
    ...places.map(({ person }) => ({ person: person?.id ?? null })),
    { person: ZOE.id },
    { person: null },
  ];
}

function seatFor(table: Table, { person }: Viewer): Seat | null {
  return person === null ? null : seatOf(table, { id: person });
}

/** A table that looks the same to this viewer, with everything they can't see replaced. */
function elsewhere(table: Table, viewer: Viewer, game: Game): Table {
  return {
    ...withGame(table, game),
    opening: { ...table.opening, seed: 'another seed', dealing: { ...PROMISE, salt: 'another salt' } },
    notes: new Map(
      [...table.notes].map(([id, noted]) => [id, id === viewer.person ? noted : louder(noted, 'more')]),
    ),
    talk: { ...table.talk, spectators: louder(table.talk.spectators, 'more') },
    chatter: new Map([[ZOE.id, louder(undefined, 'much more')]]),
  };
}

function withGame(table: Table, game: Game): Table {
  return { ...table, game: clone(game), steps: [], known: new Map() };
}

/** What a viewer gets when an action is played. */
function sentFor(table: Table, viewer: Viewer, action: Action): { news: News[]; sheet: Sheet } {
  const person = table.places[action.seat]?.person?.id ?? '';
  const what = { kind: 'acted', seat: action.seat, action, seal: null } as const;
  const line: Entry = { number: table.number + 1, at: 0, by: { person, id: 'x' }, what };
  const entry = sealed(table, line, () => SALT);
  const before = table.game === null ? null : clone(table.game);
  const moments = apply(table, entry);
  const { news, sheet } = letterFor(table, viewer, { fresh: [{ entry, moments }], before });
  return { news: news.map(withoutCommitment), sheet };
}

/** The commitment to another decision is another one, and nothing can be told from it: that it is there is the same. */
function withoutCommitment({ what, ...news }: News): News {
  if (what.kind !== 'acted' || what.commitment === null) return { what, ...news };
  expect(what.commitment).toMatch(/^[0-9a-f]{64}$/);
  return { what: { ...what, commitment: 'a commitment' }, ...news };
}

/** One after the other, from position to position. */
function inTurn(viewers: readonly Viewer[], { version }: Game): Viewer {
  return viewers[Math.floor(version / 3) % viewers.length] as Viewer;
}

describe.each(TABLES)('no leaks from a table: $ruleset, $players players', table => {
  const base = livelyTable(table);
  const viewers = viewersOf(base);

  it('a viewer’s sheet stays the same when all that they can’t know is dealt again', () => {
    walk(table, 'sheet', ({ game }) => {
      const viewer = inTurn(viewers, game);
      const seen = view(game, seatFor(base, viewer));
      const other = elsewhere(base, viewer, determinize(seen, `redeal:${game.version}`));
      expectSame(sheetFor(other, viewer), sheetFor(withGame(base, game), viewer));
    });
  });

  it('a counted sheet stays the same when all is dealt again that even a count of money doesn’t tell', () => {
    walk(table, 'counted', ({ game }) => {
      const viewer = inTurn(viewers, game);
      const seen = attentiveView(game, seatFor(base, viewer));
      const other = elsewhere(base, viewer, determinize(seen, `redeal:${game.version}`));
      expectSame(countedSheetFor(other, viewer), countedSheetFor(withGame(base, game), viewer));
    });
  });

  it('what stays secret in a step leaves no trace in anyone else’s news and sheet', () => {
    const reached = new Set<string>();
    walk(table, 'step', visit => {
      if (visit.game.version % 3 > 0 && deciders(visit.game).length === 1) return;
      compareWorlds(base, inTurn(viewers, visit.game), visit, reached);
    });
    expect(reached.size).toBeGreaterThan(8);
    expect(reached).toContain('sealedAction');
  });
});

describe.each(SOME_TABLES)('from table to table: $ruleset, $players players', table => {
  it('nothing that is ever sent to anybody holds the seed, another’s note, the other room, or what requests are called', async () => {
    const { ruleset, players } = table;
    const { host } = await hosted({ ruleset }, [ANNA, BERND, '0', '0', '0'].slice(0, players));
    const onlookers = [ANNA, BERND, ZOE, null].map(person => new Onlooker(person));
    for (const onlooker of onlookers) host.join(onlooker, 0);
    for (const person of [ANNA, BERND]) await send(host, person, { kind: 'note', text: noteOf(person.id) });
    await send(host, ZOE, { kind: 'say', room: 'spectators', text: 'only-among-us' });
    await playOut(host);
    for (const onlooker of onlookers) expectClean(onlooker);
    const late = new Onlooker(BERND);
    host.join(late, 0);
    expect(late.texts.join()).not.toContain(SEED);
    await host.close();
  });
});

describe('the log', () => {
  it('a line of a kind that isn’t listed is told to nobody', () => {
    const table = livelyTable({ players: 3 });
    const what = { kind: 'whispered', seat: 0, text: 'psst' } as unknown as Happening;
    const entry: Entry = { number: table.number + 1, at: 0, by: null, what };
    for (const viewer of viewersOf(table)) expect(newsFor(table, viewer, { entry, moments: [] })).toBeNull();
  });
});

/** Plays the same step in this world and in each re-dealt one; keeps which of them there were. At the end all is open. */
function compareWorlds(
  base: Table,
  viewer: Viewer,
  { game, action, random }: Visit,
  reached: Set<string>,
): void {
  const after = clone(game);
  const outlook = { events: playWithEvents(after, action), after };
  if (after.result !== null) return;
  const sent = sentFor(withGame(base, game), viewer, action);
  for (const [name, redeal] of Object.entries(REDEALS)) {
    const turn = redeal({ game, action }, outlook, seatFor(base, viewer), random);
    if (turn === null) continue;
    expectSame(refuseAction(turn.game, turn.action), null, name);
    expectSame(sentFor(elsewhere(base, viewer, turn.game), viewer, turn.action), sent, name);
    if (!reached.has(name) && !isSame(turn, { game, action })) reached.add(name);
  }
}

function noteOf(person: string | null): string {
  return `secret-note-of-${person}`;
}

/** To the last decision but one: what is open at the end is another matter. */
async function playOut(host: Host): Promise<void> {
  const random = randomOf('play out');
  for (let turn = 0; turn < 5000 && host.table.stage === 'playing'; turn += 1) {
    for (const [seat, person] of [ANNA, BERND].entries())
      if (isAsked(host, seat)) await send(host, person, anyAct(host, person, random));
    await new Promise(resolve => setImmediate(resolve));
  }
  expect(host.table.stage).toBe('over');
}

function expectClean({ person, texts }: Onlooker): void {
  const isPlayer = person === ANNA.id || person === BERND.id;
  const others = [ANNA, BERND].map(({ id }) => id).filter(id => id !== person);
  const during = texts.filter(text => text.includes('"stage":"playing"'));
  expect(during.length).toBeGreaterThan(50);
  const secrets = [SEED, REQUEST_NAME, ...others.map(noteOf)];
  expect(texts.filter(text => secrets.some(secret => text.includes(secret)))).toEqual([]);
  expect(during.some(text => text.includes('only-among-us'))).toBe(person === ZOE.id);
  if (isPlayer) expect(texts.some(text => text.includes(noteOf(person)))).toBe(true);
}
