import { createHash } from 'node:crypto';
import { rulesOf } from '@macher/editions';
import { type Action, deciders, type GameRecord, parseRecord, replay, sealedActions } from '@macher/engine';
import {
  type Entry,
  type KeptSeals,
  type News,
  NO_SEALS,
  type OpenSeal,
  type Seal,
  type ToldActed,
} from '@macher/protocol';
import { type Host, newsFor, readLog, recordOf, type Table, tableOf } from '@macher/table';
import { checkSeals, commitmentTo } from '@macher/table/pure';
import { describe, expect, it } from 'vitest';
import {
  ANNA,
  anyAct,
  BERND,
  CARLA,
  gameOf,
  hosted,
  isAsked,
  Onlooker,
  Paper,
  SALT,
  send,
  UNDO,
  ZOE,
} from './world.ts';

/** Before the sealed bids of the first round. */
function atTheBids(): Paper {
  const paper = new Paper({ ruleset: '2006-7' }).seat(ANNA, BERND, CARLA);
  return paper.playUntil(({ frames }) => frames.at(-1)?.phase === 'start-player');
}

function bid(seat: number, amount: number): Action {
  return { kind: 'bid', seat, amount };
}

/** Everything that a spectator was told, from the log as it would be read from a disk. */
function told({ entries }: Paper): News[] {
  const { table, past } = readLog(JSON.parse(JSON.stringify(entries)) as Entry[]);
  return past.flatMap(line => newsFor(table, { person: ZOE.id }, line) ?? []);
}

function actsIn(news: readonly News[]): (ToldActed & { readonly number: number })[] {
  return news.flatMap(({ number, what }) => (what.kind === 'acted' ? [{ number, ...what }] : []));
}

function lastAct(paper: Paper): ToldActed & { readonly number: number } {
  const act = actsIn(told(paper)).at(-1);
  if (act === undefined) throw new Error('nobody has decided anything');
  return act;
}

function sealIn({ entries }: Paper): Seal {
  const what = entries.at(-1)?.what;
  if (what?.kind !== 'acted' || what.seal === null) throw new Error('the last line has no seal');
  return what.seal;
}

const rules = rulesOf('2006-7');

function checked(record: GameRecord, kept?: KeptSeals) {
  return checkSeals(record, sealedActions(rules, record), kept);
}

describe('a sealed decision', () => {
  it('is told by a commitment: the SHA-256 of salt, line of the log and decision, as any other program works it out', () => {
    const paper = atTheBids().act(1, bid(1, 3000));
    const { salt } = sealIn(paper);
    const text = `${salt}\n${paper.table.number}\n{"amount":3000,"kind":"bid","seat":1}`;
    const commitment = createHash('sha256').update(text).digest('hex');
    expect(lastAct(paper)).toMatchObject({ seat: 1, decision: 'bid', commitment, opens: [] });
  });

  it('has the same text whatever the order of its fields, at every depth', () => {
    const one = { kind: 'lay', seat: 0, card: { politician: 'speaker', region: 'HB' } } as const;
    const other = { card: { region: 'HB', politician: 'speaker' }, seat: 0, kind: 'lay' } as const;
    const open = { entry: 7, salt: 's' };
    expect(commitmentTo({ ...open, action: one })).toBe(commitmentTo({ ...open, action: other }));
  });

  it('can’t be told from the same one elsewhere: by another seat, on another line, with another salt', () => {
    const open = { entry: 7, action: bid(0, 0), salt: 's' };
    const others = [{ entry: 8 }, { action: bid(1, 0) }, { action: bid(0, 1000) }, { salt: 't' }];
    const commitments = [open, ...others.map(other => ({ ...open, ...other }))].map(commitmentTo);
    expect(new Set(commitments).size).toBe(5);
  });

  it('is an open one’s opposite: those have no seal', () => {
    const paper = atTheBids();
    for (const seat of [0, 1, 2]) paper.act(seat, bid(seat, seat * 1000));
    paper.act(deciders(paper.game)[0] ?? 0);
    expect(lastAct(paper)).toMatchObject({ commitment: null, opens: [] });
  });

  it('is opened at the reveal, with its salt: it is what it was when it was sealed', () => {
    const paper = atTheBids();
    for (const seat of [2, 0, 1]) paper.act(seat, bid(seat, seat * 1000));
    const acts = actsIn(told(paper)).slice(-3);
    const opens = acts.at(-1)?.opens ?? [];
    expect(opens.map(({ action }) => action)).toEqual([bid(2, 2000), bid(0, 0), bid(1, 1000)]);
    expect(opens.map(({ entry }) => entry)).toEqual(acts.map(({ number }) => number));
    expect(opens.map(commitmentTo)).toEqual(acts.map(({ commitment }) => commitment));
  });

  it('stays closed where it stays in a hand: nobody is shown what was drafted', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA);
    paper.playUntil(({ frames }) => frames.at(-1)?.phase !== 'draft');
    const drafted = actsIn(told(paper));
    expect(drafted.every(({ commitment, opens }) => commitment !== null && opens.length === 0)).toBe(true);
    expect(JSON.stringify(drafted)).not.toContain(SALT);
    paper.playUntil(({ frames }) => frames.at(-1)?.phase === 'starting-blocks');
    const opened = actsIn(told(paper)).flatMap(({ opens }) => opens.map(({ action }) => action.kind));
    expect(opened).toEqual(['first-platform', 'first-platform', 'first-platform']);
  });

  it('has another commitment when it was taken back and made again, and the others’ stay', () => {
    const paper = atTheBids().act(0, bid(0, 0)).act(1, bid(1, 1000));
    const [first] = actsIn(told(paper)).slice(-2);
    paper.do(ANNA, UNDO).act(0, bid(0, 0)).act(2, bid(2, 2000));
    const acts = actsIn(told(paper)).slice(-4);
    expect(new Set(acts.map(({ commitment }) => commitment)).size).toBe(4);
    const opens = acts.at(-1)?.opens ?? [];
    expect(opens.map(({ entry }) => entry)).not.toContain(first?.number);
    expect(opens.map(commitmentTo)).toEqual(acts.slice(1).map(({ commitment }) => commitment));
    expect(checked(recordOf(paper.table)).broken).toEqual([]);
  });

  it('that was made before there were seals has none, and opens nothing', () => {
    const { entries } = atTheBids().act(0, bid(0, 0)).act(1, bid(1, 0)).act(2, bid(2, 0));
    const before = entries.map(({ what, ...line }) => ({
      ...line,
      what: what.kind === 'acted' ? { ...what, seal: null } : what,
    }));
    const table = tableOf(before);
    expect([...table.opens.values()].flat()).toEqual([]);
    expect(recordOf(table).seals).toEqual([]);
    expect(checked(recordOf(table))).toMatchObject({ sealed: 6, whole: 0, broken: [] });
  });
});

describe('at a table that is played', () => {
  it('bots, stand-ins and those whose time is up seal their decisions too', async () => {
    const pace = { kind: 'live', bank: 60_000, increment: 60_000 } as const;
    const { host, world } = await hosted({ ruleset: '2006-7', pace }, [ANNA, BERND, CARLA, '0']);
    await send(host, ANNA, { kind: 'leave' });
    while (gameOf(host.table).frames.at(-1)?.phase !== 'start-player') {
      if (isAsked(host, 2)) await send(host, CARLA, anyAct(host, CARLA));
      else await world.pass(60_000);
    }
    expect(kindsIn(world.entries)).toContain('stood-in by time');
    const record = recordOf(host.table);
    const sealed = sealedActions(rules, record);
    expect(sealed.length).toBeGreaterThan(3);
    expect(record.seals.map(({ action }) => action)).toEqual(sealed);
    expect(checked(record)).toMatchObject({ whole: sealed.length, broken: [] });
    await host.close();
  });

  it('nothing that is sent to anybody before the reveal holds a salt', async () => {
    const { host } = await hosted({ ruleset: '2019-7' }, [ANNA, BERND, CARLA]);
    const onlookers = [ANNA, BERND, CARLA, ZOE, null].map(person => new Onlooker(person));
    for (const onlooker of onlookers) host.join(onlooker, 0);
    const closed = new Set<string>();
    while (gameOf(host.table).round < 2) {
      await eachAskedActs(host, () => {
        const salts = closedSeals(host.table).map(({ salt }) => salt);
        const sent = onlookers.map(({ texts }) => texts.splice(0).join()).join();
        expect(salts.filter(salt => sent.includes(salt))).toEqual([]);
        for (const salt of salts) closed.add(salt);
      });
    }
    expect(closed.size).toBeGreaterThan(15);
    await host.close();
  });

  it('nobody can try all bids: nothing that anyone was sent is the salt', async () => {
    const { host } = await hosted({ ruleset: '2006-7' }, [ANNA, BERND, CARLA]);
    const onlooker = new Onlooker(BERND);
    host.join(onlooker, 0);
    while (gameOf(host.table).frames.at(-1)?.phase !== 'start-player') await eachAskedActs(host);
    await send(host, ANNA, ({ number }) => ({ kind: 'act', number, action: bid(0, 3000) }));
    const [seal] = closedSeals(host.table);
    if (seal === undefined) throw new Error('it has no seal');
    expect(seal.action).toEqual(bid(0, 3000));
    const words = new Set(onlooker.texts.join().match(/"[^"]{0,100}"|\d+/g));
    const guessed = ['', ...words].map(word => ({ ...seal, salt: word.replaceAll('"', '') }));
    expect(guessed.filter(guess => commitmentTo(guess) === seal.commitment)).toEqual([]);
    expect(words.size).toBeGreaterThan(100);
    await host.close();
  });
});

function kindsIn(entries: readonly Entry[]): string[] {
  return entries.map(({ what }) => (what.kind === 'stood-in' ? `stood-in by ${what.why}` : what.kind));
}

async function eachAskedActs(host: Host, then: () => void = () => {}): Promise<void> {
  for (const [seat, person] of [ANNA, BERND, CARLA].entries())
    if (isAsked(host, seat)) {
      await send(host, person, anyAct(host, person));
      then();
    }
}

/** What lies sealed now, or was never shown. */
function closedSeals({ steps, opens }: Table): (OpenSeal & Seal)[] {
  const opened = new Set([...opens.values()].flat().map(({ entry }) => entry));
  return steps.flatMap(({ action, entry, seal }) =>
    seal === null || opened.has(entry) ? [] : [{ action, entry, ...seal }],
  );
}

describe('the seals of a record', () => {
  const paper = atTheBids();
  for (const seat of [0, 1, 2]) paper.act(seat, bid(seat, seat * 1000));
  const record = recordOf(paper.table);
  const acts = actsIn(told(paper));
  const witness: KeptSeals = {
    told: Object.fromEntries(acts.map(({ number, commitment }) => [number, commitment ?? ''])),
    broken: [],
  };
  const last = record.seals.at(-1);
  if (last === undefined) throw new Error('it has no seals');
  const withLast = (changed: Partial<typeof last>) => [...record.seals.slice(0, -1), { ...last, ...changed }];

  it('prove all sealed decisions', () => {
    expect(record.seals).toHaveLength(6);
    expect(checked(record)).toEqual({ sealed: 6, whole: 6, witnessed: 0, broken: [] });
    expect(checked(record, witness)).toEqual({ sealed: 6, whole: 6, witnessed: 6, broken: [] });
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(() => replay(rules, record)).not.toThrow();
  });

  it('don’t fit a decision that was changed after it was made, in the record or in the log', () => {
    const actions = [...record.actions.slice(0, 4), bid(1, 9000), bid(2, 2000)];
    const broken = [{ flaw: 'commitment', action: 4 }];
    expect(checked({ ...record, actions })).toMatchObject({ whole: 5, broken });
    const log = paper.entries.map(({ what, ...line }) => ({
      ...line,
      what: what.kind === 'acted' && what.seat === 1 ? { ...what, action: bid(1, 9000) } : what,
    }));
    const bids = log.filter(({ what }) => what.kind !== 'acted' || what.action.kind === 'bid');
    expect(bids.length).toBeLessThan(log.length);
    const changed = paper.entries.map((line, index) =>
      index === log.length - 2 ? (log[index] ?? line) : line,
    );
    expect(checked(recordOf(tableOf(changed)))).toMatchObject({ broken });
  });

  it.each<[string, GameRecord['seals']]>([
    ['another salt', withLast({ salt: 'another' })],
    ['another line', withLast({ entry: last.entry + 1 })],
    ['another commitment', withLast({ commitment: 'f'.repeat(64) })],
    ['another decision', withLast({ action: 3 })],
    ['a decision that there isn’t', withLast({ action: 7 })],
    ['a seal twice', [...record.seals, last]],
  ])('with %s prove nothing', (_what, seals) => {
    const { broken, whole } = checked({ ...record, seals });
    expect([broken.length, whole]).toEqual([1, seals.length - 1]);
    expect(broken[0]?.flaw).toBe('commitment');
  });

  it('are compared with what you were told yourself: a host can forge all of them, but not your memory', () => {
    const actions = [...record.actions.slice(0, -1), bid(2, 9000)];
    const forged = { ...last, commitment: commitmentTo({ ...last, action: bid(2, 9000) }) };
    const other = { ...record, actions, seals: [...record.seals.slice(0, -1), forged] };
    expect(checked(other).broken).toEqual([]);
    expect(checked(other, witness).broken).toEqual([{ flaw: 'other-commitment', action: 5 }]);
    const fewer = { ...other, seals: record.seals.slice(0, -1) };
    expect(checked(fewer, witness).broken).toEqual([{ flaw: 'missing', action: null }]);
    const shown = { ...witness, broken: [last.entry] };
    expect(checked(record, shown).broken).toEqual([{ flaw: 'other-reveal', action: 5 }]);
    expect(checked(record, NO_SEALS).broken).toEqual([]);
  });

  it('of a game that goes on from a record are those of the decisions made here', () => {
    const played = record.actions.slice(0, 4);
    const here = new Paper({ ruleset: '2006-7', played }).seat(ANNA, BERND, CARLA);
    here.act(2, bid(2, 0)).act(1, bid(1, 1000));
    const { seals, ...more } = recordOf(here.table);
    expect(seals.map(({ action }) => action)).toEqual([4, 5]);
    expect(checked({ ...more, seals })).toEqual({ sealed: 6, whole: 2, witnessed: 0, broken: [] });
    expect(lastAct(here).opens.map(({ action }) => action)).toEqual([bid(2, 0), bid(1, 1000)]);
  });
});
