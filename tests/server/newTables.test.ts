import { rulesOf } from '@macher/editions';
import { FormatError } from '@macher/engine';
import type { NewTable, Opening, Person, Request } from '@macher/protocol';
import type { Access, Lobby, Seating } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { lobbyOf } from '../../packages/server/src/lobby.ts';
import type { Tables } from '../../packages/server/src/tables.ts';
import { tableFor } from './client.ts';

const ANNA: Person = { id: 'anna', name: 'Anna' };
const BERND: Person = { id: 'bernd', name: 'Bernd' };

interface Creation {
  readonly opening: Opening;
  readonly access: Access;
  readonly requests: readonly Request[];
  readonly kept: Seating['kept'];
}

/** What a lobby asks its tables to make. */
async function madeBy(work: (lobby: Lobby) => Promise<unknown>): Promise<Creation> {
  const made: Creation[] = [];
  const tables: Pick<Tables, 'create'> = {
    create: async (_owner, opening, access, { requests, kept }) => {
      made.push({ opening, access, requests, kept });
      return { id: 'id', invite: 'invite' };
    },
  };
  await work(lobbyOf(tables));
  const [first] = made;
  if (first === undefined || made.length > 1) throw new Error(`${made.length} tables were made`);
  return first;
}

async function opened(seats: readonly string[], change: Partial<NewTable> = {}): Promise<Creation> {
  return madeBy(lobby => lobby.open(ANNA, { ...tableFor('2019-4', seats), ...change }));
}

/** Where and why it is refused. */
async function refusal(change: Partial<NewTable>): Promise<string> {
  const error = await opened(['me', '1', 'open'], change).catch((reason: unknown) => reason);
  return error instanceof FormatError ? error.message : 'not refused';
}

const parties = (...names: string[]): Partial<NewTable> => ({
  seats: names.map(party => ({ party, who: 'open' })),
});
const who = (...names: string[]): Partial<NewTable> => ({ seats: tableFor('2019-4', names).seats });

describe('several people at one device', () => {
  it('all sit down and are ready before the owner starts; each has one seat', async () => {
    const company = new Map([['p1', BERND]]);
    const seats = tableFor('2019-4', ['me', 'p1', '2']);
    const made: Seating[] = [];
    const lobby = lobbyOf({
      create: async (_owner, _opening, _access, seating) => {
        made.push(seating);
        return { id: 'id', invite: 'invite' };
      },
    });
    await lobby.open(ANNA, seats, company);
    expect(made[0]?.company).toMatchObject([
      { person: BERND, requests: [{ kind: 'sit', seat: 1 }, { kind: 'ready' }] },
    ]);
    expect(made[0]?.requests.at(-1)).toEqual({ kind: 'start' });
    await expect(lobby.open(ANNA, tableFor('2019-4', ['p1', 'p1', '2']), company)).rejects.toThrow(
      'one seat',
    );
    await expect(lobby.open(ANNA, seats)).rejects.toThrow('me, open, or a bot');
  });
});

describe('a table for a contest', () => {
  const contest = { kind: 'club', club: 'c', event: 'e', round: 1, table: 2 } as const;
  const wanted = tableFor('2019-4', ['me', '1', 'open']);

  it('has the deal that is given, which people may know, and says what it is played for', async () => {
    const table = { wanted, contest, seed: 'shared by several' };
    const { opening, requests } = await madeBy(lobby => lobby.openFor(ANNA, table));
    expect(opening).toMatchObject({ contest, seed: 'shared by several', origin: 'shared', dealing: null });
    expect(opening).toMatchObject({ isRated: false, parties: ['linke', 'spd', 'gruene'] });
    expect(requests).toContainEqual({ kind: 'ready', isReady: true, origin: 'shared' });
  });

  it('has a deal of its own without one, which can be checked, and is rated if that is wanted', async () => {
    const table = { wanted: { ...wanted, isRated: true }, contest, seed: null };
    const { opening } = await madeBy(lobby => lobby.openFor(ANNA, table));
    expect(opening).toMatchObject({ contest, origin: 'fresh', isRated: true });
    expect(opening.dealing).not.toBeNull();
  });

  it('keeps open seats for people, and no others', async () => {
    const table = { wanted, contest, seed: null, kept: new Map([[2, BERND]]) };
    const { kept } = await madeBy(lobby => lobby.openFor(ANNA, table));
    expect(kept).toEqual([{ kind: 'seat-kept', seat: 2, person: BERND }]);
    const wrong = { ...table, kept: new Map([[1, BERND]]) };
    await expect(madeBy(lobby => lobby.openFor(ANNA, wrong))).rejects.toThrow('only open seats are kept');
  });

  it('begins at once if nobody is missing, and is called what it is to be called', async () => {
    const names: (string | undefined)[] = [];
    const lobby = lobbyOf({
      create: async (_owner, _opening, _access, { requests }, id) => {
        names.push(id, requests.at(-1)?.kind);
        return { id: id ?? 'other', invite: 'invite' };
      },
    });
    const table = { wanted: tableFor('2019-4', ['me', '1', '2']), contest, seed: 's', id: 'settled' };
    expect(await lobby.openFor(ANNA, table)).toMatchObject({ id: 'settled' });
    expect(names).toEqual(['settled', 'start']);
  });
});

describe('a new table', () => {
  it('has the rules, options, parties and pace that were asked for, and no actions yet', async () => {
    const pace = { kind: 'slow', perDecision: 60_000 } as const;
    const { opening, access } = await opened(['me', '1', 'open'], {
      openMoney: true,
      pace,
      isPrivate: true,
    });
    expect(access).toEqual({ isPrivate: true, admitsPrograms: true, isForFriends: false, limits: null });
    expect(opening).toMatchObject({
      options: { openMoney: true },
      parties: ['linke', 'spd', 'gruene'],
      pace,
      played: [],
    });
    expect(opening.rules).toEqual(rulesOf('2019-4'));
  });

  it('has a deal of its own', async () => {
    const [one, other] = [await opened(['me', '1', '1']), await opened(['me', '1', '1'])];
    expect(one.opening.seed).not.toBe(other.opening.seed);
  });

  it('seats its owner and the bots, and waits for the others', async () => {
    expect((await opened(['1', 'me', 'open'])).requests).toEqual([
      { kind: 'seat-bot', seat: 0, bot: '1' },
      { kind: 'sit', seat: 1 },
      { kind: 'ready', isReady: true, origin: 'fresh' },
    ]);
  });

  it('begins at once if every seat is taken', async () => {
    expect((await opened(['me', '0', '2'])).requests.at(-1)).toEqual({ kind: 'start' });
    expect((await opened(['1', '0', '2'])).requests.at(-1)).toEqual({ kind: 'start' });
    expect((await opened(['open', 'open', 'open'])).requests).toEqual([]);
  });

  it.each([3, 4, 5])('has %i seats', async players => {
    const seats = new Array<string>(players).fill('open');
    expect((await opened(seats)).opening.parties).toHaveLength(players);
  });

  it.each<[Partial<NewTable>, string]>([
    [{ ruleset: '2020-1' }, '/ruleset: must be one of 2019-4'],
    [parties('spd', 'cdu'), '/seats: must be 3 to 5'],
    [parties('spd', 'cdu', 'fdp', 'linke', 'gruene', 'spd'), '/seats: must be 3 to 5'],
    [parties('spd', 'cdu', 'xyz'), '/seats/2/party: no such party'],
    [parties('spd', 'cdu', 'spd'), '/seats/2/party: taken already'],
    [who('1', 'genius', '1'), '/seats/1/who: me, open, or a bot'],
    [who('me', 'open', 'me'), '/seats: one seat for a person'],
    [{ isForFriends: true, isPrivate: false }, '/isForFriends: a public table is for everyone'],
    [
      { limits: { finished: 90, games: 5, newcomers: true, answersWithin: 86_400_000 } },
      '/limits/answersWithin: only in a game over days',
    ],
  ])('is refused: %j', async (change, text) => {
    expect(await refusal(change)).toContain(text);
  });
});

/** After a game of Anna, a bot and Bernd. */
async function again(isSameDeal: boolean, isPrivate: boolean): Promise<Creation> {
  const { opening } = await opened(['me', '2', 'open']);
  const place = { standIn: null, isReady: true, keptFor: null };
  const places = [
    { ...place, party: 'cdu', person: ANNA, bot: null },
    { ...place, party: 'fdp', person: null, bot: '2' },
    { ...place, party: 'spd', person: BERND, bot: null },
  ];
  const played: Opening['played'] = [{ kind: 'bid', seat: 0, amount: 1 }];
  const table = { opening: { ...opening, seed: 'old', dealing: null, played }, places, contributions: [] };
  return madeBy(lobby =>
    lobby.again(ANNA, table, isSameDeal, {
      isPrivate,
      admitsPrograms: isPrivate,
      isForFriends: false,
      limits: null,
    }),
  );
}

describe('the next table after a game', () => {
  it('has the same rules, pace and parties from the first action on, the owner’s seat and the bots', async () => {
    const { opening, requests, kept, access } = await again(true, false);
    expect(opening).toMatchObject({ parties: ['cdu', 'fdp', 'spd'], played: [], pace: { kind: 'none' } });
    expect(requests).toEqual([
      { kind: 'sit', seat: 0 },
      { kind: 'ready', isReady: true, origin: 'same-deal' },
      { kind: 'seat-bot', seat: 1, bot: '2' },
    ]);
    expect(kept).toEqual([{ kind: 'seat-kept', seat: 2, person: BERND }]);
    expect(access).toEqual({ isPrivate: false, admitsPrograms: false, isForFriends: false, limits: null });
  });

  it('has the same deal or a new one, as asked, and is as private as the first', async () => {
    expect((await again(true, true)).opening.seed).toBe('old');
    const { opening, access } = await again(false, true);
    expect(opening.seed).not.toBe('old');
    expect(access).toEqual({ isPrivate: true, admitsPrograms: true, isForFriends: false, limits: null });
  });
});
